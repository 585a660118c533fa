/** One row of the timeline: a message with its tools, or a line that divides. */

import { h } from "../dom.js";
import { icon } from "./icons.js";
import { renderMessage, updateMessage } from "../message/message.js";

/** The row of a message. `tools` are {label, symbol, run(message), fits(message)}. */
export function createEntry(message, context, tools) {
  let shown = message;
  let wasContinued = context.continued;
  const body = renderMessage(message, context);
  const buttons = tools.map((tool) =>
    h(
      "button",
      {
        type: "button",
        title: tool.label,
        "aria-label": tool.label,
        onclick: () => tool.run(shown),
      },
      icon(tool.symbol),
    ),
  );
  const bar = h(
    "div",
    { className: "tools", role: "toolbar", "aria-label": "Message", onkeydown: walk },
    buttons,
  );
  const element = h("li", { className: "entry" }, body, bar);

  function update(next, nextContext) {
    if (next !== shown || nextContext.continued !== wasContinued)
      updateMessage(body, next, nextContext);
    shown = next;
    wasContinued = nextContext.continued;
    element.classList.toggle("continued", wasContinued);
    tools.forEach((tool, at) => (buttons[at].hidden = !tool.fits(next)));
    const present = buttons.filter((each) => !each.hidden);
    present.forEach((each, at) => (each.tabIndex = at === 0 ? 0 : -1));
  }

  /** One stop for Tab a message; the arrows go from tool to tool. */
  function walk(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const present = buttons.filter((each) => !each.hidden);
    const at = present.indexOf(document.activeElement);
    present[(at + step + present.length) % present.length]?.focus();
    event.preventDefault();
  }

  update(message, context);
  return { element, update };
}

/** A line across the timeline: a date, or where the unread begins. */
export function createDivider(words, className) {
  return {
    element: h(
      "li",
      { className: `divider ${className}`, role: "separator", "aria-label": words },
      h("span", {}, words),
    ),
    update() {},
  };
}
