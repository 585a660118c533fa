import { styled } from "./buttons.js";
import { h } from "../dom.js";

const BLUE = 1;
const TYPING_PAUSE = 700;
let count = 0;

/**
 * The nodes of an open list: a search field where there is much to choose from, the options, and
 * for several choices a count and *Done*.
 *
 * The focus stays on one element and `aria-activedescendant` points at the option in hand, so that
 * typing can search. `onChange(values)` hears of every choice, `onDone()` of the wish to close.
 */
export function listbox({ choices, values, hint, label, least, most, searched, onChange, onDone }) {
  const id = `list-${(count += 1)}`;
  let chosen = values;
  let shown = choices;
  let at = Math.max(0, choices.findIndex(({ value }) => values.includes(value)));
  let typed = "";
  let lastTyped = 0;

  const options = h("div", {
    id,
    className: "options",
    role: "listbox",
    tabIndex: searched ? -1 : 0,
    ariaLabel: label ?? hint,
    ariaMultiSelectable: most > 1 ? "true" : null,
    // A press on an option leaves the focus where the keys are heard.
    onmousedown: (event) => event.preventDefault(),
  });
  const search = searched ? searchField(id, filter) : null;
  const steering = search ?? options;
  steering.autofocus = true;
  const tally = h("span", { className: "tally", ariaLive: "polite" });
  const foot = h("div", { className: "picker-foot" }, tally, styled(BLUE, "Done", onDone));
  steering.addEventListener("keydown", steer);

  function filter(words) {
    const sought = words.trim().toLowerCase();
    shown = choices.filter((each) => each.label.toLowerCase().includes(sought));
    at = 0;
    draw();
  }

  function draw() {
    options.replaceChildren(...shown.map(line));
    if (!shown.length) options.append(h("p", { className: "nothing" }, "Nothing found"));
    point(at);
    const count = chosen.length;
    tally.textContent =
      count < least ? `Choose at least ${least}` : `${count} of up to ${most} chosen`;
  }

  function line(choice, place) {
    const ticked = chosen.includes(choice.value);
    const full = most > 1 && !ticked && chosen.length >= most;
    return h(
      "div",
      {
        id: `${id}-${place}`,
        className: "option",
        role: "option",
        ariaSelected: String(ticked),
        ariaDisabled: full ? "true" : null,
        onclick: () => take(place),
        onpointermove: () => at !== place && point(place, false),
      },
      choice.mark(),
      h(
        "span",
        { className: "option-words" },
        h("span", {}, choice.label),
        choice.about && h("span", { className: "about" }, choice.about),
      ),
      h("span", { className: most > 1 ? "tick box" : "tick", ariaHidden: "true" }),
    );
  }

  function point(place, scroll = true) {
    at = Math.max(0, Math.min(place, shown.length - 1));
    for (const [each, element] of [...options.children].entries()) {
      element.classList.toggle("active", each === at);
    }
    if (shown.length) steering.setAttribute("aria-activedescendant", `${id}-${at}`);
    else steering.removeAttribute("aria-activedescendant");
    if (scroll) options.children[at]?.scrollIntoView({ block: "nearest" });
  }

  function take(place) {
    const { value } = shown[place];
    const ticked = chosen.includes(value);
    if (most > 1 && !ticked && chosen.length >= most) return;
    if (ticked && (most > 1 || least === 0)) chosen = chosen.filter((each) => each !== value);
    else chosen = most > 1 ? [...chosen, value] : [value];
    at = place;
    draw();
    onChange(chosen);
  }

  function steer(event) {
    const go = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown.length - 1 }[event.key];
    const inText = search && (event.key === "Home" || event.key === "End");
    const takes = event.key === "Enter" || (event.key === " " && !search);
    if (event.isComposing || inText || event.ctrlKey || event.metaKey || event.altKey) return;
    if (go !== undefined) point(go);
    else if (takes && shown.length) take(at);
    else if (!search && [...event.key].length === 1) jump(event.key);
    else return;
    event.preventDefault();
  }

  /** To the next option that begins with what was typed just now. */
  function jump(key) {
    const now = performance.now();
    typed = now - lastTyped > TYPING_PAUSE ? key : typed + key;
    lastTyped = now;
    const from = typed.length === 1 ? at + 1 : at;
    const turned = [...shown.slice(from), ...shown.slice(0, from)];
    const found = turned.find(({ label }) => label.toLowerCase().startsWith(typed.toLowerCase()));
    if (found) point(shown.indexOf(found));
  }

  draw();
  return [search, options, most > 1 && foot].filter(Boolean);
}

function searchField(list, onType) {
  const field = h("input", {
    type: "text",
    className: "search",
    role: "combobox",
    placeholder: "Search",
    autocomplete: "off",
    ariaLabel: "Search",
    ariaExpanded: "true",
    oninput: () => onType(field.value),
  });
  field.setAttribute("aria-controls", list);
  return field;
}
