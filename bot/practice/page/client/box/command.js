/** The box while a command is being filled in: its name, a field for each parameter, a tail. */

import { h } from "../dom.js";
import { createField } from "./field.js";
import { wants } from "./options.js";

/**
 * `callable` is one of slash.js. `run(options)` sends it and rejects with the server's words;
 * `leave(text)` goes back to plain text.
 */
export function createCommand({ callable, where, suggestions, suggest, run, leave }) {
  const fields = [];
  const described = callable.description.replace(/\.$/, "");
  const about = h("p", { className: "about", role: "status" });
  const row = h("div", { className: "fields" });
  const more = h("div", { className: "more" });
  const tail = h("input", {
    className: "tail",
    type: "text",
    size: 3,
    autocomplete: "off",
    "aria-label": `Another option for /${callable.label}, or Enter to send`,
    oninput: offerOptions,
    onfocus: () => tell(callable.label, `${described} · ${howToSend()}`),
    onblur: () => suggestions.hide(),
    onkeydown: (event) => suggestions.key(event) || tailKey(event),
  });
  const name = h("span", { className: "command-name" }, `/${callable.label}`);
  row.append(name, tail);
  const element = h(
    "div",
    { className: "command", role: "group", "aria-label": `/${callable.label}` },
    about,
    row,
    more,
  );

  function add(option) {
    const field = createField(option, {
      where,
      suggestions,
      suggest: (which, typed) => suggest(which, typed, valid(field)),
      onPick: next,
      onFocus: () => tell(option.name, `${option.description} · ${wants(option)}`),
      onTyped: stepOn,
      onKey: fieldKey,
    });
    fields.push(field);
    row.insertBefore(field.element, tail);
    showMore();
    return field;
  }

  function remove(field) {
    const at = fields.indexOf(field);
    field.close();
    fields.splice(at, 1);
    (fields[at - 1]?.input ?? tail).focus();
    field.element.remove();
    showMore();
  }

  const left = () =>
    callable.options.filter((option) => !fields.some((field) => field.option === option));

  function showMore() {
    more.replaceChildren(
      ...left().map((option) =>
        h(
          "button",
          {
            type: "button",
            className: "chip",
            title: option.description,
            onclick: () => add(option).input.focus(),
          },
          `+ ${option.name}`,
        ),
      ),
    );
    more.hidden = left().length === 0;
  }

  const howToSend = () =>
    left().length > 0 ? "Enter sends it; the options below are optional" : "Enter sends it";

  function offerOptions() {
    const typed = tail.value.trim().toLowerCase();
    const exact = typed.endsWith(":") && left().find((option) => `${option.name}:` === typed);
    if (exact) return addFromTail({ option: exact });
    const items = left()
      .filter((option) => option.name.startsWith(typed))
      .map((option) => ({
        option,
        label: option.name,
        detail: option.description,
        group: "Options",
      }));
    return suggestions.show(
      tail,
      typed === "" ? [] : items,
      addFromTail,
      typed && items.length === 0 ? "No such option" : "",
    );
  }

  function addFromTail({ option }) {
    tail.value = "";
    suggestions.hide();
    add(option).input.focus();
  }

  /** On to what is still to be filled in, or to the end. */
  function next() {
    (fields.find((field) => field.isEmpty())?.input ?? tail).focus();
  }

  /** Who writes the name of another option with a colon goes on to it. Returns whether it was so. */
  function stepOn(field) {
    const [, before = "", name] = /^(?:(.*)\s)?(\S+):$/su.exec(field.input.value) ?? [];
    const option = callable.options.find((each) => each.name === name?.toLowerCase());
    if (!option || (option === field.option && before !== "")) return false;
    field.write(before.trim());
    suggestions.hide();
    fieldFor(option).input.focus();
    return true;
  }

  const fieldFor = (option) => fields.find((each) => each.option === option) ?? add(option);

  /** Puts texts into the fields of options, by name. */
  function write(values) {
    for (const option of callable.options)
      if (option.name in values) fieldFor(option).write(values[option.name]);
    suggestions.hide();
    next();
  }

  function fieldKey(event, field) {
    if (event.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      const empty = fields.find((each) => each.isEmpty());
      if (empty && empty !== field) empty.input.focus();
      else send();
    } else if (event.key === "Backspace" && field.isEmpty()) {
      event.preventDefault();
      if (!field.option.required) remove(field);
      else goBack(field);
    } else if (event.key === "Escape") {
      event.stopPropagation();
      leave("");
    }
  }

  function tailKey(event) {
    if (event.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      send();
    } else if (event.key === "Backspace" && tail.value === "") {
      event.preventDefault();
      goBack(null);
    } else if (event.key === "Escape") {
      event.stopPropagation();
      leave("");
    }
  }

  /** Before the first field there is only the name of the command. */
  function goBack(field) {
    const before = field ? fields[fields.indexOf(field) - 1] : fields.at(-1);
    if (before) before.input.focus();
    else leave(`/${callable.label}`);
  }

  /** The values that stand in the fields, as far as they would do, without that of one of them. */
  function valid(except = null) {
    const others = fields.filter((field) => field !== except);
    const read = others.map((field) => [field.option.name, field.read().value]);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined));
  }

  async function send() {
    if (element.inert) return;
    const wrong = fields.find((field) => field.read().refused);
    if (wrong) {
      wrong.input.focus();
      wrong.refuse();
      complain(wrong.read().refused, wrong.option.name);
      return;
    }
    element.inert = true;
    tell(callable.label, "Sending command…");
    try {
      await run(valid());
    } catch (refusal) {
      element.inert = false;
      tail.focus();
      complain(refusal.message, callable.label);
    }
  }

  function tell(what, words) {
    about.classList.remove("error");
    about.replaceChildren(h("b", {}, what), " ", words);
  }

  function complain(words, what) {
    tell(what, words);
    about.classList.add("error");
  }

  callable.options.filter((option) => option.required).forEach(add);
  showMore();
  return { element, send, write, focus: next };
}
