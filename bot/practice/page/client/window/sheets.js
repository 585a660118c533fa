/** In a narrow window the side is a sheet over the conversation, opened by a button. */

import { h } from "../dom.js";
import { icon } from "./icons.js";

const narrowWindow = matchMedia("(max-width: 700px)");

export function createSheets(shade) {
  const button = h(
    "button",
    {
      type: "button",
      className: "icon menu",
      "aria-label": "Channels and people",
      "aria-expanded": "false",
      "aria-controls": "side",
      onclick: () => set(!isOpen()),
    },
    icon("menu"),
  );
  const isOpen = () => document.body.classList.contains("side-open");

  function set(open) {
    document.body.classList.toggle("side-open", open);
    button.setAttribute("aria-expanded", String(open));
    shade.hidden = !open;
    if (open) document.querySelector("#side a[aria-current], #side a")?.focus();
    else if (
      narrowWindow.matches &&
      document.getElementById("side").contains(document.activeElement)
    )
      button.focus();
  }

  shade.addEventListener("click", () => set(false));
  return {
    button,
    isOpen,
    close: () => isOpen() && set(false),
    narrow: () => narrowWindow.matches,
  };
}
