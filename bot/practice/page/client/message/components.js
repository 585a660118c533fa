import { button, linkButton } from "./buttons.js";
import { coverable } from "./covers.js";
import { h } from "../dom.js";
import { colour } from "./embeds.js";
import { fileCard } from "./files.js";
import { markdown } from "./markdown.js";
import { gallery, kindOf, picture } from "./pictures.js";
import { select } from "./selects.js";
import { listView, onChange } from "./views.js";

const BUTTON = 2;
const LINK = 5;
const KINDS = {
  1: row,
  [BUTTON]: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: textDisplay,
  11: thumbnail,
  12: mediaGallery,
  13: file,
  14: separator,
  17: container,
};

/**
 * The components of a message inside `element`, old or V2. `room` is their message: its `context`,
 * and `ask(request)`, which asks the bot and shows what went wrong.
 */
export function componentList(element, room) {
  return listView(element, (data) => make(data, room), sort);
}

function make(data, room) {
  if (isLink(data)) return linkButton();
  return (KINDS[data.type] ?? unknown)(room);
}

function sort(data) {
  return isLink(data) ? "link" : String(data.type);
}

function isLink(data) {
  return data.type === BUTTON && data.style === LINK;
}

function row(room) {
  const { element, update } = componentList(h("div", { className: "row" }), room);
  return { element, update: ({ components }) => update(components) };
}

function section(room) {
  const texts = componentList(h("div", { className: "section-texts" }), room);
  const beside = componentList(h("div", { className: "accessory" }), room);
  return {
    element: h("div", { className: "section" }, texts.element, beside.element),
    update({ components, accessory }) {
      texts.update(components);
      beside.update([accessory]);
    },
  };
}

function textDisplay(room) {
  const element = h("div", { className: "md" });
  const write = onChange((text) => element.replaceChildren(...markdown(text, room.context)));
  return { element, update: ({ content }) => write(content) };
}

function thumbnail() {
  const { element, update } = listView(h("div", { className: "thumbnail" }), picture, kindOf);
  return { element, update: (data) => update([shown(data)]) };
}

function mediaGallery() {
  const { element, update } = gallery();
  return { element, update: ({ items }) => update(items.map(shown)) };
}

function shown({ media, description, spoiler }) {
  const { url, width, height } = media;
  return { url, width, height, alt: description ?? "", spoiler };
}

function file() {
  const { element, update } = fileCard();
  return {
    element,
    update: ({ file: { url }, name, size, spoiler }) =>
      update({ url, name: name ?? url.split("/").at(-1), size, spoiler }),
  };
}

function separator() {
  const element = h("hr", {});
  return {
    element,
    update({ divider, spacing }) {
      element.className = `${divider === false ? "blank" : "line"} ${spacing === 2 ? "wide" : ""}`;
    },
  };
}

function container(room) {
  const inside = componentList(h("div", { className: "container" }), room);
  const { element, cover } = coverable(inside.element);
  return {
    element,
    update({ components, accent_color, spoiler }) {
      inside.element.style.setProperty("--accent-bar", colour(accent_color));
      cover(Boolean(spoiler));
      inside.update(components);
    },
  };
}

function unknown() {
  const element = h("p", { className: "subtext" });
  return {
    element,
    update({ type }) {
      element.textContent = `A component of type ${type} cannot be shown here.`;
    },
  };
}
