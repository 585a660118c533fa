import { avatar, nameOf } from "./avatars.js";
import { dots, pressable } from "./buttons.js";
import { componentList } from "./components.js";
import { h } from "../dom.js";
import { embeds } from "./embeds.js";
import { attachments } from "./files.js";
import { openForm } from "../form/forms.js";
import { head, lead, leadOf } from "./heads.js";
import { markdown } from "./markdown.js";
import { sentAt } from "./moments.js";
import { onChange } from "./views.js";

const SUPPRESS_EMBEDS = 1 << 2;
const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const V2 = 1 << 15;
const FAILED = "This interaction failed";
const shown = new WeakMap();

/**
 * The element of a message, as its JSON says. `context` is whose window it is in: `me`, `sight`
 * for looking names up, `act(request)`, `channel`, `goTo(channel, message?)`, and `continued` where
 * the message before is by the same author and not long before.
 */
export function renderMessage(message, context) {
  const view = messageView();
  shown.set(view.element, view);
  view.update(message, context);
  return view.element;
}

/** Brings an element of `renderMessage` up to date; what has not changed is not touched. */
export function updateMessage(element, message, context) {
  const within = element.contains(document.activeElement);
  shown.get(element).update(message, context);
  // Keyboard users go on from the message when what they had in hand is gone.
  if (within && !element.contains(document.activeElement)) element.focus({ preventScroll: true });
}

function messageView() {
  const element = h("article", { className: "message", tabIndex: -1 });
  const failure = h("p", { className: "failure", role: "alert" });
  const room = { context: null, message: null, ask };
  const parts = partsOf(room, failure);
  element.append(...parts.map((each) => each.element));

  /** Asks the bot, and shows what comes of it. Answers whether it went well. */
  async function ask(request) {
    const { context, message } = room;
    failure.textContent = "";
    try {
      const where = { channel: message.channel_id, message: message.id };
      const { failed, form } = await context.act({ ...request, ...where });
      if (failed) failure.textContent = FAILED;
      if (form) openForm(form, context);
      return !failed;
    } catch (error) {
      failure.textContent = error.message;
      return false;
    }
  }

  function update(message, context) {
    Object.assign(room, { message, context });
    const raised = leadOf(message) !== null;
    element.dataset.message = message.id;
    element.classList.toggle("continued", Boolean(context.continued) && !raised);
    element.classList.toggle("called", calls(message, context.me));
    element.classList.toggle("ephemeral", Boolean(message.flags & EPHEMERAL));
    element.ariaLabel = `${nameOf(message.author, context.sight)}: message`;
    for (const each of parts) each.update(message);
  }
  return { element, update };
}

function calls({ mentions, mention_everyone, author }, me) {
  return author.id !== me && (mention_everyone || mentions.some(({ id }) => id === me));
}

/** The parts of a message from the top; each is filled anew when its own data change. */
function partsOf(room, failure) {
  const part = (className, data, fill) => {
    const element = h("div", { className });
    const update = onChange((found) => element.replaceChildren(...fill(found, room.context)));
    return { element, update: (message) => update(data(message)) };
  };
  const within = ({ element, update }, data) => ({
    element,
    update: (message) => update(data(message)),
  });
  const components = componentList(h("div", { className: "components" }), room);
  return [
    part("lead", leadOf, lead),
    part("aside", origin, aside),
    part("head", origin, head),
    part("words md", wordsOf, words),
    within(attachments(), loose),
    within(embeds(room), ({ embeds: all, flags }) => (flags & SUPPRESS_EMBEDS ? [] : all)),
    within(components, ({ components: all }) => all),
    { element: failure, update: () => {} },
    part("edited-line", (message) => !message.content && message.edited_timestamp, edited),
    part("thread", ({ thread }) => thread ?? null, threadLink),
    part("foot", ({ flags, id }) => (flags & EPHEMERAL ? id : null), (id) => foot(id, room)),
  ];
}

function origin({ author, timestamp }) {
  return { author, timestamp };
}

/** The author's picture, and the time in its place where the message continues another. */
function aside({ author, timestamp }, { sight }) {
  return [avatar(author.id, nameOf(author, sight)), sentAt(timestamp, true)];
}

function wordsOf({ content, flags, author, edited_timestamp }) {
  const thinking = Boolean(flags & LOADING);
  return { content, thinking, author, edited: content ? edited_timestamp : null };
}

function words({ content, thinking, author, edited: at }, context) {
  if (thinking) {
    const said = `${nameOf(author, context.sight)} is thinking…`;
    return [h("span", { className: "thinking", role: "status" }, dots(), said)];
  }
  return [...markdown(content, context), ...edited(at)];
}

function edited(at) {
  if (!at) return [];
  return [h("span", { className: "edited", title: sentAt(at).title }, "(edited)")];
}

/** Attachments that no embed shows. V2 messages show theirs by components alone. */
function loose({ attachments: all, embeds: made, flags }) {
  if (flags & V2) return [];
  const inEmbeds = made.flatMap(({ image, thumbnail }) => [image?.url, thumbnail?.url]);
  return all.filter(({ url }) => !inEmbeds.includes(url));
}

function threadLink(thread, { goTo }) {
  if (!thread) return [];
  const count = thread.message_count ?? 0;
  return [
    pressable(
      "thread-link",
      () => goTo(thread.id),
      h("strong", {}, thread.name),
      h("span", {}, `${count} ${count === 1 ? "message" : "messages"} ›`),
    ),
  ];
}

function foot(id, room) {
  if (!id) return [];
  const dismiss = () => room.ask({ do: "dismiss" });
  return [
    "Only you can see this · ",
    pressable("as-link", dismiss, "Dismiss message"),
  ];
}
