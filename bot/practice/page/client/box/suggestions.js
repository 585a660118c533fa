/** The list above the box from which one picks: commands, choices, people, suggestions. */

import { h } from "../dom.js";

let lists = 0;

/**
 * A list that serves one input at a time, which keeps the focus. An item is
 * {label, detail?, group?, symbol?} with whatever else its picker wants to know.
 */
export function createSuggestions() {
  const id = `suggestions-${++lists}`;
  const list = h("ul", {
    id,
    role: "listbox",
    "aria-label": "Suggestions",
    onmousedown: pickUnder,
  });
  const word = h("p", { className: "suggestions-word", role: "status" });
  const element = h("div", { className: "suggestions", hidden: true }, word, list);
  let items = [];
  let active = 0;
  let input = null;
  let pick = null;

  /** Show items under a heading, or with no items only the heading. */
  function show(forInput, newItems, picker, heading = "") {
    if (input !== forInput) detach();
    input = forInput;
    pick = picker;
    items = newItems;
    word.textContent = heading;
    word.hidden = !heading;
    list.replaceChildren(...rows());
    element.hidden = items.length === 0 && !heading;
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", id);
    input.setAttribute("aria-expanded", String(items.length > 0));
    activate(0);
  }

  function rows() {
    let group;
    return items.flatMap((item, at) => {
      const heading =
        item.group !== group &&
        item.group &&
        h("li", { role: "presentation", className: "group" }, item.group);
      group = item.group;
      return [heading, option(item, at)].filter(Boolean);
    });
  }

  function option({ label, detail, symbol }, at) {
    return h(
      "li",
      {
        id: `${id}-${at}`,
        role: "option",
        "data-at": String(at),
        onmousemove: () => at !== active && activate(at),
      },
      symbol,
      h("span", { className: "label" }, label),
      detail && h("span", { className: "detail" }, detail),
    );
  }

  function activate(at) {
    active = at;
    for (const each of list.querySelectorAll("[role=option]")) {
      const isActive = each.dataset.at === String(at);
      each.setAttribute("aria-selected", String(isActive));
      if (isActive) each.scrollIntoView({ block: "nearest" });
    }
    if (items.length > 0) input.setAttribute("aria-activedescendant", `${id}-${at}`);
    else input.removeAttribute("aria-activedescendant");
  }

  function hide() {
    items = [];
    element.hidden = true;
    detach();
  }

  function detach() {
    input?.setAttribute("aria-expanded", "false");
    input?.removeAttribute("aria-activedescendant");
    input = null;
  }

  /** The mouse must not take the focus out of the input. */
  function pickUnder(event) {
    event.preventDefault();
    const row = event.target.closest("[role=option]");
    if (row) pick(items[Number(row.dataset.at)]);
  }

  /** Take a key that is meant for the list. Returns whether it was. */
  function key(event) {
    const { isComposing } = event;
    if (element.hidden || isComposing) return false;
    if (event.key === "Escape") hide();
    else if (items.length === 0) return false;
    else if (event.key === "ArrowDown") activate((active + 1) % items.length);
    else if (event.key === "ArrowUp") activate((active + items.length - 1) % items.length);
    else if (event.key === "Enter" || (event.key === "Tab" && !event.shiftKey)) pick(items[active]);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  return { element, show, hide, key };
}
