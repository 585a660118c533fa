import { AWAY, isWeb, local, parsed } from "./addresses.js";
import { coverable } from "./covers.js";
import { h } from "../dom.js";
import { float } from "./floating.js";
import { enlarge } from "./lightbox.js";
import { listView, onChange } from "./views.js";

const WIDEST = 550;
const HIGHEST = 600;

/** One to ten pictures in a grid, each `{url, width, height, alt, spoiler}`; one alone is large. */
export function gallery() {
  const list = listView(h("div", { className: "gallery" }), picture, kindOf);
  return {
    element: list.element,
    update(pictures) {
      list.element.dataset.count = pictures.length;
      list.update(pictures);
    },
  };
}

/** A view of one picture, of the sort that `data` needs. */
export function picture(data) {
  return local(data.url) ? ownPicture() : elsewhere();
}

export const kindOf = (data) => (local(data.url) ? "own" : "elsewhere");

function ownPicture() {
  const open = h("button", { type: "button", className: "picture-open", onclick: enlarged });
  const note = h("div", { className: "alt-text", popover: "auto" });
  const badge = h("button", { type: "button", className: "alt-badge" }, "ALT");
  badge.popoverTargetElement = note;
  note.addEventListener("beforetoggle", ({ newState }) => {
    if (newState === "open") float(note, badge, 320);
  });
  const { element, cover } = coverable(h("div", { className: "picture" }, open, badge, note));
  let wanted = null;

  function enlarged() {
    enlarge(open.querySelector("img"));
  }

  function place(image, data) {
    const { width, height } = data;
    image.alt = note.textContent = data.alt;
    badge.hidden = !data.alt;
    open.ariaLabel = data.alt ? `Enlarge: ${data.alt}` : "Enlarge the picture";
    open.style.aspectRatio = width && height ? `${width} / ${height}` : "";
    const most = width && height ? Math.min(WIDEST, width, (HIGHEST * width) / height) : WIDEST;
    open.style.setProperty("--own-width", `${Math.round(most)}px`);
    if (image !== open.firstChild) open.replaceChildren(image);
  }

  /** Its name stands for a file that is no picture, or is not there. */
  function breaks({ url }) {
    element.classList.add("broken");
    open.dataset.name = decodeURIComponent(url.split("/").at(-1));
  }

  /** The old picture stays until the new one can be painted at once: nothing flickers or jumps. */
  async function show(data) {
    wanted = data;
    const old = open.querySelector("img");
    const src = local(data.url);
    if (old?.getAttribute("src") === src) {
      place(old, data);
      return;
    }
    const image = h("img", { src, draggable: false });
    image.addEventListener("error", () => breaks(data));
    if (!old) {
      place(image, data);
      return;
    }
    await image.decode().catch(() => {});
    if (wanted === data) {
      element.classList.toggle("broken", !image.naturalWidth);
      place(image, data);
    }
  }

  const update = onChange((data) => {
    cover(Boolean(data.spoiler));
    show(data);
  });
  return { element, update };
}

/** The page loads nothing from other places, so such a picture is a link to itself. */
function elsewhere() {
  const words = h("span");
  const link = h("a", { className: "elsewhere", ...AWAY }, words);
  const { element, cover } = coverable(link);
  const update = onChange(({ url, alt, spoiler }) => {
    cover(Boolean(spoiler));
    if (isWeb(url)) link.href = url;
    else link.removeAttribute("href");
    words.textContent = alt || `Picture at ${isWeb(url) ? parsed(url).host : "an unknown place"}`;
  });
  return { element, update };
}
