import { dots } from "./buttons.js";
import { h } from "../dom.js";
import { float } from "./floating.js";
import { listbox } from "./listbox.js";

/**
 * A closed menu that shows what is chosen, and opens a list of what there is.
 *
 * `choices()` says what may be chosen; `onPick(values)` hears what was, once the list is closed.
 */
export function picker({ choices, onPick }) {
  const picked = h("span", { className: "picked" });
  const face = h(
    "button",
    {
      type: "button",
      className: "picker-face",
      ariaHasPopup: "listbox",
      ariaExpanded: "false",
      onkeydown: openByArrow,
    },
    picked,
    dots(),
    h("span", { className: "chevron", ariaHidden: "true" }),
  );
  const popup = h("div", { className: "picker-popup", popover: "auto" });
  const element = h("div", { className: "picker" }, face, popup);
  let looks = { hint: "", least: 1, most: 1, searched: false, disabled: false };
  let values = [];
  let before = [];
  let touched = false;
  face.popoverTargetElement = popup;
  popup.addEventListener("beforetoggle", beforeToggle);
  popup.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !element.contains(relatedTarget)) close();
  });

  function openByArrow(event) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    popup.showPopover();
  }

  function beforeToggle(event) {
    const opens = event.newState === "open";
    if (opens && element.classList.contains("waiting")) {
      event.preventDefault();
      return;
    }
    face.ariaExpanded = String(opens);
    if (opens) open();
    else settle();
  }

  function open() {
    before = values;
    touched = false;
    const list = { ...looks, choices: choices(), values, onChange: changed, onDone: close };
    popup.replaceChildren(...listbox(list));
    float(popup, face);
  }

  function settle() {
    const same = values.length === before.length && values.every((each) => before.includes(each));
    if (touched && !(same && looks.most > 1)) onPick(values);
    touched = false;
  }

  function changed(next) {
    touched = true;
    show(next);
    if (looks.most === 1) close();
  }

  function close() {
    if (isOpen()) popup.hidePopover();
  }

  function isOpen() {
    return popup.matches(":popover-open");
  }

  function show(next) {
    values = next;
    const known = choices().filter(({ value }) => next.includes(value));
    const labels = known.map(({ label }) => label).join(", ");
    const single = looks.most === 1 ? known[0]?.mark() : null;
    picked.replaceChildren(...[single, labels || looks.hint].filter(Boolean));
    picked.classList.toggle("hint", !labels);
    const name = looks.label ?? looks.hint;
    face.ariaLabel = labels ? `${name}: ${labels}` : name;
  }

  return {
    element,
    face,
    values: () => values,
    pick: show,
    isOpen,
    /** How it looks from now on; an open list of something else closes, and sends nothing. */
    set({ picked: chosen, ...next }) {
      touched = false;
      close();
      looks = next;
      face.disabled = next.disabled;
      show(chosen);
    },
    wait(waiting) {
      element.classList.toggle("waiting", waiting);
      face.ariaBusy = waiting ? "true" : null;
    },
  };
}
