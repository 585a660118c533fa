import { pressable } from "./buttons.js";
import { h } from "../dom.js";

/** What may be a spoiler, and is more than words: `cover(true)` hides it until it is pressed. */
export function coverable(inside) {
  const element = h("div", { className: "coverable" }, inside);
  let button = null;
  let covered = false;

  function uncover() {
    inside.inert = false;
    button?.remove();
    button = null;
  }

  function cover(wanted) {
    if (wanted === covered) return;
    covered = wanted;
    if (!wanted) {
      uncover();
      return;
    }
    inside.inert = true;
    button = pressable("cover", uncover, "Spoiler");
    element.append(button);
  }
  return { element, cover };
}
