import { local } from "./addresses.js";
import { coverable } from "./covers.js";
import { h } from "../dom.js";
import { gallery } from "./pictures.js";
import { listView, onChange } from "./views.js";

/** A file as a card: `{url, name, size, spoiler}`, the size in bytes. */
export function fileCard() {
  const name = h("a", { className: "file-name" });
  const size = h("span", { className: "file-size" });
  const card = h(
    "div",
    { className: "file" },
    h("span", { className: "file-icon", ariaHidden: "true" }),
    h("span", { className: "file-words" }, name, size),
  );
  const { element, cover } = coverable(card);
  const update = onChange((data) => {
    cover(Boolean(data.spoiler));
    name.textContent = name.download = data.name;
    const path = local(data.url);
    if (path) name.href = path;
    else name.removeAttribute("href");
    size.textContent = data.size === undefined ? "" : inWords(data.size);
  });
  return { element, update };
}

/** The attachments of a message of the old sort: pictures together, then the other files. */
export function attachments() {
  const pictures = gallery();
  const cards = listView(h("div", { className: "files" }), fileCard);
  const element = h("div", { className: "attachments" }, pictures.element, cards.element);
  return {
    element,
    update(list) {
      const [shown, others] = [[], []];
      for (const each of list) {
        const { url, width, height, filename: name, size, description: alt = "" } = each;
        const spoiler = name.startsWith("SPOILER_");
        const isPicture = each.content_type?.startsWith("image/");
        if (isPicture) shown.push({ url, width, height, alt, spoiler });
        else others.push({ url, name, size, spoiler });
      }
      pictures.update(shown);
      cards.update(others);
    },
  };
}

function inWords(bytes) {
  const units = ["bytes", "KB", "MB", "GB"];
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  return `${Number((bytes / 1024 ** power).toFixed(power ? 2 : 0))} ${units[power]}`;
}
