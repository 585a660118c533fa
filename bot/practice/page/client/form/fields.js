import { pressable } from "../message/buttons.js";
import { choices, defaults } from "../message/choosable.js";
import { h } from "../dom.js";
import { picker } from "../message/picker.js";

const [TEXT_INPUT, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX] = [4, 19, 21, 22, 23];
const PARAGRAPH = 2;
const MOST_TYPED = 4000;
const REQUIRED = "This field is required.";

/**
 * A field of a form: `{element, control, value(), problem()}`. `control` is what a label names and
 * the focus goes to, or null for a group; `value` is null where nothing can be filled in;
 * `problem()` says in words why it cannot be sent, or "".
 */
export function field(component, label, context) {
  const required = component.type !== CHECKBOX && component.required !== false;
  const made = (FIELDS[component.type] ?? chosen)(component, context, { label, required });
  return { ...made, name: component.custom_id, required };
}

const FIELDS = {
  [TEXT_INPUT]: typed,
  [FILE_UPLOAD]: upload,
  [RADIO_GROUP]: radios,
  [CHECKBOX_GROUP]: boxes,
  [CHECKBOX]: box,
};

function typed(component, _context, { required }) {
  const { min_length: least = 0, max_length: most = MOST_TYPED, style, placeholder } = component;
  const value = component.value ?? "";
  const paragraph = style === PARAGRAPH;
  const control = h(paragraph ? "textarea" : "input", {
    className: "typed",
    value,
    placeholder: placeholder ?? "",
    autocomplete: "off",
    oninput: tally,
  });
  if (paragraph) control.rows = 4;
  const counter = h("span", { className: "counter", ariaHidden: "true" });
  const length = () => [...control.value].length;

  function tally() {
    counter.textContent = `${length()}/${most}`;
    counter.classList.toggle("over", length() > most);
  }

  function problem() {
    if (!length()) return required ? REQUIRED : "";
    if (length() < least) return `Must be ${least} or more in length.`;
    return length() > most ? `Must be ${most} or fewer in length.` : "";
  }

  tally();
  const element = h("div", { className: "typing" }, control, component.max_length ? counter : null);
  return { element, control, value: () => control.value, problem };
}

function chosen(component, context, { label, required }) {
  const { min_values: least = 1, max_values: most = 1, placeholder, options } = component;
  const menu = picker({ choices: () => choices(component, context), onPick: () => told() });
  // As a field of the browser's own would, so that a complaint about it can go.
  const told = () => menu.element.dispatchEvent(new Event("input", { bubbles: true }));
  menu.set({
    label,
    hint: placeholder ?? "Make a selection",
    least: required ? least : 0,
    most,
    disabled: Boolean(component.disabled),
    searched: !options,
    picked: defaults(component),
  });

  function problem() {
    const count = menu.values().length;
    if (!count) return required ? REQUIRED : "";
    return count < least ? `Choose at least ${least}.` : "";
  }
  return { element: menu.element, control: menu.face, value: menu.values, problem };
}

function radios(component, _context, { required }) {
  const inputs = component.options.map((each) =>
    h("input", {
      type: "radio",
      name: component.custom_id,
      value: each.value,
      checked: Boolean(each.default),
    }),
  );
  const value = () => inputs.find(({ checked }) => checked)?.value ?? null;
  const problem = () => (required && value() === null ? REQUIRED : "");
  const element = tickLines(inputs, component.options);
  if (!required) element.append(clearing(inputs));
  return { element, control: null, value, problem };
}

/** Radio buttons cannot be taken back by themselves. */
function clearing(inputs) {
  const clear = () => {
    for (const each of inputs) each.checked = false;
  };
  return pressable("as-link", clear, "Clear");
}

function boxes(component, _context, { required }) {
  const { options, min_values: least = 1, max_values: most = options.length } = component;
  const inputs = options.map((each) =>
    h("input", {
      type: "checkbox",
      value: each.value,
      checked: Boolean(each.default),
      onchange: limit,
    }),
  );
  const value = () => inputs.filter(({ checked }) => checked).map((each) => each.value);

  function limit() {
    const full = value().length >= most;
    for (const each of inputs) each.disabled = full && !each.checked;
  }

  function problem() {
    const count = value().length;
    if (!count) return required ? REQUIRED : "";
    return count < least ? `Choose at least ${least}.` : "";
  }

  limit();
  const element = tickLines(inputs, options);
  return { element, control: null, value, problem };
}

function tickLines(inputs, options) {
  return h("div", { className: "ticks" }, options.map((each, n) => tickLine(inputs[n], each)));
}

function tickLine(input, { label, description }) {
  const words = h(
    "span",
    { className: "option-words" },
    h("span", {}, label),
    description && h("span", { className: "about" }, description),
  );
  return h("label", { className: "tick-line" }, input, words);
}

function box(component) {
  const control = h("input", { type: "checkbox", checked: Boolean(component.default) });
  const element = h("div", { className: "single-box" }, control);
  return { element, control, value: () => control.checked, problem: () => "" };
}

function upload() {
  const element = h("p", { className: "no-upload" }, "Files cannot be filled in here.");
  return { element, control: null, value: null, problem: () => "" };
}
