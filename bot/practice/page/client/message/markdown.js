import { AWAY } from "./addresses.js";
import { blocks } from "./blocks.js";
import { pressable } from "./buttons.js";
import { h } from "../dom.js";
import { moment } from "./moments.js";
import { spans } from "./spans.js";

/*
 * Discord's markdown is a dialect of its own: line breaks count, underscores underline, bars hide,
 * and half of CommonMark is missing. A general parser would have to be bent at every joint, so
 * this is a small one: blocks.js reads lines, spans.js reads marks, and here both become elements.
 */
const JUMP = /^https:\/\/(?:\w+\.)?discord\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** The nodes of a text. Mentions are looked up in `context.sight` and lead by `context.goTo`. */
export function markdown(text, context) {
  return blocks(text).flatMap((each) => block(each, context));
}

/** The nodes of a text that has no blocks, such as a title. */
export function inlineMarkdown(text, context) {
  return inline(spans(text), context);
}

/** The bare words of a text, for a preview. */
export function plainText(text, context) {
  const words = h("div", {}, inlineMarkdown(text.replace(/\s+/g, " ").trim(), context));
  for (const hidden of words.querySelectorAll(".spoiler")) hidden.textContent = "█".repeat(5);
  return words.textContent;
}

function inline(nodes, context) {
  return nodes.map((each) => SPANS[each.kind](each, context));
}

function block(made, context) {
  switch (made.kind) {
    case "words":
      return inline(made.nodes, context);
    case "heading":
      return [heading(made, context)];
    case "small":
      return [h("small", { className: "subtext" }, inline(made.nodes, context))];
    case "quote":
      return [h("blockquote", {}, made.blocks.flatMap((each) => block(each, context)))];
    case "fence":
      return [h("pre", { tabIndex: 0 }, h("code", {}, made.text))];
    default:
      return [list(made, context)];
  }
}

/** Two levels below what the page itself is headed by. */
function heading({ level, nodes }, context) {
  return h(`h${level + 2}`, { className: `h${level}` }, inline(nodes, context));
}

function list({ ordered, from, items }, context) {
  const lines = items.map((item) =>
    h("li", {}, inline(item.nodes, context), item.lists.map((each) => list(each, context))),
  );
  return ordered ? h("ol", { start: from }, lines) : h("ul", {}, lines);
}

const SPANS = {
  text: ({ text }) => text,
  code: ({ text }) => h("code", {}, text),
  spoiler: ({ nodes }, context) => spoiler(inline(nodes, context)),
  link: (made, context) => anchor(made, context),
  user: ({ id }, { sight }) => mention(`@${sight.user(id)?.name ?? "unknown-user"}`),
  role: ({ id }, { sight }) => mention(`@${sight.role(id)?.name ?? "unknown-role"}`),
  crowd: ({ name }) => mention(`@${name}`),
  command: ({ name }) => mention(`/${name}`),
  channel: ({ id }, context) => channel(id, context),
  emoji: ({ name }) => h("span", { className: "emoji", title: `:${name}:` }, `:${name}:`),
  time: ({ at, style }) => moment(at, style),
  ...Object.fromEntries(
    ["strong", "em", "u", "s"].map((tag) => [
      tag,
      ({ nodes }, context) => h(tag, {}, inline(nodes, context)),
    ]),
  ),
};

function mention(words) {
  return h("span", { className: "mention" }, words);
}

function channel(id, { sight, goTo }) {
  const known = sight.channel(id);
  if (!known) return mention("#unknown");
  return pressable("mention", () => goTo(id), `#${known.name}`);
}

/** A link; one to a message that this window can see leads there, as in Discord. */
function anchor({ href, nodes, bare }, context) {
  const [, place, message] = JUMP.exec(href) ?? [];
  const known = place && context.sight.channel(place);
  if (!known) return h("a", { href, ...AWAY }, inline(nodes, context));
  const go = (event) => {
    event.preventDefault();
    context.goTo(place, message);
  };
  if (!bare) return h("a", { href, ...AWAY, onclick: go }, inline(nodes, context));
  const words = `#${known.name ?? "direct messages"}${message ? " › message" : ""}`;
  return h("a", { href, ...AWAY, className: "mention", onclick: go }, words);
}

/** Covered until it is asked for: what is inside can be neither read nor pressed before. */
function spoiler(nodes) {
  const inside = h("span", { inert: true }, nodes);
  const cover = h("span", {
    className: "spoiler",
    role: "button",
    tabIndex: 0,
    ariaLabel: "Spoiler: press to reveal",
    onclick: reveal,
    onkeydown: (event) => {
      if (event.target !== cover || (event.key !== "Enter" && event.key !== " ")) return;
      event.preventDefault();
      reveal();
    },
  });
  function reveal() {
    inside.inert = false;
    cover.classList.add("revealed");
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
  }
  cover.append(inside);
  return cover;
}
