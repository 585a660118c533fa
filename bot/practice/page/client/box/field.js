/** One parameter of a command as a field in the box. */

import { h } from "../dom.js";
import { pickable, read } from "./options.js";

/** Long enough that a word is asked about once and not letter by letter, as Discord does. */
const PAUSE = 200;

/**
 * A field for `option`. `where` is {sight, channel}; `suggest(option, typed)` asks the bot;
 * `onPick(field)` hears that something was picked, `onFocus(field)` that it has the focus;
 * `onTyped(field)` may take what was typed elsewhere, and says whether it did.
 */
export function createField(option, { where, suggestions, suggest, onPick, onFocus, onTyped, onKey }) {
  const input = h("input", {
    type: "text",
    size: 4,
    autocomplete: "off",
    spellcheck: false,
    "aria-label": `${option.name}${option.required ? "" : ", optional"}: ${option.description}`,
    oninput: typed,
    onfocus: focused,
    onblur: () => suggestions.hide(),
    onkeydown: (event) => suggestions.key(event) || onKey(event, field),
  });
  const element = h(
    "label",
    { className: "field" },
    h("span", { className: "field-name" }, option.name),
    input,
  );
  let picked = null;
  let asked = 0;
  let timer;

  function typed() {
    picked = null;
    element.classList.remove("wrong");
    fit();
    if (onTyped(field)) return;
    offer();
    onFocus(field);
  }

  function write(words) {
    picked = null;
    input.value = words;
    element.classList.remove("wrong");
    fit();
  }

  function focused() {
    onFocus(field);
    if (!picked) offer();
  }

  function offer() {
    asked += 1;
    clearTimeout(timer);
    const offered = pickable(option, input.value, where);
    if (offered) suggestions.show(input, offered, pick, offered.length === 0 ? "Nothing fits" : "");
    else if (option.autocomplete) timer = setTimeout(askBot, PAUSE, asked);
    else suggestions.hide();
  }

  /** An answer to what was typed before the last letter is not shown any more. */
  async function askBot(number) {
    const isLate = () => number !== asked || document.activeElement !== input;
    if (isLate()) return;
    suggestions.show(input, [], pick, "Loading options…");
    try {
      const { choices } = await suggest(option, input.value);
      if (isLate()) return;
      const items = choices.map(({ name, value }) => ({ label: name, value }));
      suggestions.show(
        input,
        items,
        pick,
        items.length === 0 ? "No options match your search" : "",
      );
    } catch {
      if (!isLate()) suggestions.show(input, [], pick, "Loading options failed");
    }
  }

  function pick(item) {
    picked = item;
    input.value = item.label;
    element.classList.remove("wrong");
    fit();
    asked += 1;
    suggestions.hide();
    onPick(field);
  }

  function fit() {
    input.size = Math.max(4, Math.min(input.value.length + 1, 40));
  }

  const field = {
    option,
    element,
    input,
    /** Puts a text into the field as if it had been typed. */
    write,
    isEmpty: () => input.value === "",
    read: () => read(option, input.value, picked, where),
    refuse: () => element.classList.add("wrong"),
    /** An answer that is still awaited must not show a list for a field that is gone. */
    close() {
      asked += 1;
      clearTimeout(timer);
    },
  };
  return field;
}
