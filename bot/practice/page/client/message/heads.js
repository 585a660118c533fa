import { avatar, nameOf } from "./avatars.js";
import { pressable } from "./buttons.js";
import { h } from "../dom.js";
import { plainText } from "./markdown.js";
import { sentAt } from "./moments.js";

const COMMAND = 2;
const DELETED = "The original message was deleted";

/** What stands above a message: what it replies to, or the command that it answers. Data only. */
export function leadOf(message) {
  const { interaction_metadata: asked, message_reference: reference } = message;
  const replied = message.referenced_message;
  if (reference) {
    return { reply: reference, to: replied && { author: replied.author, text: gist(replied) } };
  }
  return asked?.type === COMMAND && asked.name ? { command: asked.name, user: asked.user } : null;
}

function gist({ content, components, attachments }) {
  const otherwise = attachments.length ? "Press to see the attachment" : "";
  return content || firstText(components) || otherwise;
}

function firstText(components) {
  for (const each of components ?? []) {
    const found = each.content ?? firstText(each.components);
    if (found) return found;
  }
  return "";
}

/** The nodes of a lead. */
export function lead(data, context) {
  if (!data) return [];
  if (data.command) {
    const { user, command } = data;
    const name = nameOf(user, context.sight);
    return [
      avatar(user.id, name),
      h("span", { className: "lead-name" }, name),
      " used ",
      h("span", { className: "mention" }, `/${command}`),
    ];
  }
  if (!data.to) return [h("em", {}, DELETED)];
  return [replyTo(data, context)];
}

function replyTo({ reply, to }, context) {
  const name = nameOf(to.author, context.sight);
  return pressable(
    "reply",
    () => context.goTo(reply.channel_id, reply.message_id),
    avatar(to.author.id, name),
    h("span", { className: "lead-name" }, name),
    h("span", { className: "gist" }, plainText(to.text, context)),
  );
}

/** Who wrote a message and when. */
export function head({ author, timestamp }, context) {
  return [
    h("span", { className: "author" }, nameOf(author, context.sight)),
    author.bot && h("span", { className: "app-tag" }, "App"),
    sentAt(timestamp),
  ].filter(Boolean);
}
