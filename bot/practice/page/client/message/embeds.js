import { AWAY, isWeb, local } from "./addresses.js";
import { h } from "../dom.js";
import { inlineMarkdown, markdown } from "./markdown.js";
import { sentAt } from "./moments.js";
import { kindOf, picture } from "./pictures.js";
import { listView, onChange } from "./views.js";

const ACROSS = 3;

/** The embeds of a message, one below the other. */
export function embeds(room) {
  return listView(h("div", { className: "embeds" }), () => embed(room));
}

/** The words are written anew when they change; the pictures are views, and stay. */
function embed(room) {
  const words = h("div", { className: "embed-words" });
  const thumbnail = listView(h("div", { className: "embed-thumbnail" }), picture, kindOf);
  const image = listView(h("div", { className: "embed-image" }), picture, kindOf);
  const foot = h("div", { className: "embed-foot" });
  const parts = [words, thumbnail.element, image.element, foot];
  const element = h("article", { className: "embed" }, parts);
  const update = onChange((data) => {
    const { color } = data;
    element.style.setProperty("--accent-bar", colour(color));
    words.replaceChildren(...wording(data, room.context));
    thumbnail.update(media(data.thumbnail));
    image.update(media(data.image));
    foot.replaceChildren(...footing(data));
  });
  return { element, update };
}

/** A colour number of a payload in CSS, or the page's own. */
export function colour(number) {
  return number ? `#${number.toString(16).padStart(6, "0")}` : "var(--line)";
}

function media(data) {
  return data ? [{ ...data, alt: data.description ?? "", spoiler: false }] : [];
}

function wording({ author, title, url, description, fields = [] }, context) {
  const words = [];
  if (author) words.push(h("div", { className: "embed-author" }, linked(author.name, author.url)));
  if (title) {
    words.push(h("div", { className: "embed-title" }, linked(inlineMarkdown(title, context), url)));
  }
  if (description) words.push(h("div", { className: "md" }, markdown(description, context)));
  if (fields.length) words.push(h("div", { className: "embed-fields" }, inThrees(fields, context)));
  return words;
}

/** Fields that follow one another inline stand three in a row, and share its width. */
function inThrees(fields, context) {
  const rows = [];
  for (const each of fields) {
    const row = rows.at(-1);
    if (each.inline && row?.[0].inline && row.length < ACROSS) row.push(each);
    else rows.push([each]);
  }
  return rows.flatMap((row) => row.map((each) => field(each, row.length, context)));
}

function field({ name, value }, inRow, context) {
  const element = h(
    "div",
    { className: "embed-field" },
    h("div", { className: "embed-name" }, inlineMarkdown(name, context)),
    h("div", { className: "md" }, markdown(value, context)),
  );
  element.style.setProperty("--across", String(12 / inRow));
  return element;
}

function linked(words, url) {
  return isWeb(url) ? h("a", { href: local(url) ?? url, ...AWAY }, words) : words;
}

function footing({ footer, timestamp }) {
  const between = footer && timestamp ? " • " : null;
  return [footer?.text, between, timestamp && sentAt(timestamp)].filter(Boolean);
}
