/** Light or dark: the system's choice, unless the address says otherwise. */

import { h } from "../dom.js";
import { icon } from "./icons.js";

const system = matchMedia("(prefers-color-scheme: light)");

/** Follow the address and the system from now on. */
export function followTheme() {
  apply();
  system.addEventListener("change", apply);
  addEventListener("popstate", apply);
}

/** A button that changes to the other theme, and has the address remember it. */
export function themeButton() {
  return h(
    "button",
    {
      type: "button",
      className: "icon",
      title: "Light or dark",
      "aria-label": "Light or dark",
      onclick: toggle,
    },
    icon("theme"),
  );
}

function chosen() {
  const asked = new URLSearchParams(location.search).get("theme");
  return asked === "light" || asked === "dark" ? asked : system.matches ? "light" : "dark";
}

function apply() {
  document.documentElement.dataset.theme = chosen();
}

function toggle() {
  const address = new URL(location.href);
  address.searchParams.set("theme", chosen() === "light" ? "dark" : "light");
  history.replaceState(null, "", address);
  apply();
}
