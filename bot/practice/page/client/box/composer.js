/** The box at the bottom: plain text, or a command, with the list of suggestions above it. */

import { createCommand } from "./command.js";
import { h } from "../dom.js";
import { icon } from "../window/icons.js";
import { mentionAt } from "./mentions.js";
import { isAtRest } from "../window/sight.js";
import { callables, matching, typedOut, writtenOut } from "./slash.js";
import { createSuggestions } from "./suggestions.js";

const LONGEST = 2000;
/** The counter appears when so many characters are left. */
const NEARLY = 200;

/** `act` sends requests; `onAnswer(answer, callable, channel)` takes what a command led to. */
export function createComposer({ sight, act, onAnswer }) {
  const drafts = new Map();
  const suggestions = createSuggestions();
  const text = h("textarea", {
    rows: 1,
    autocomplete: "off",
    oninput: typed,
    onkeydown: keyed,
    onblur: () => suggestions.hide(),
  });
  const counter = h("span", { className: "counter", role: "status" });
  const error = h("p", { className: "error", role: "alert" });
  const box = h("div", { className: "box" });
  const sendButton = h(
    "button",
    { type: "submit", className: "icon send", title: "Send", "aria-label": "Send" },
    icon("send"),
  );
  const element = h(
    "form",
    { className: "composer", onsubmit: submitted },
    suggestions.element,
    h("div", { className: "box-frame" }, box, counter, sendButton),
    error,
  );
  let channel = null;
  let key = "";
  let command = null;

  /** Show the box for a channel, with what was left unsent there. */
  function show(id) {
    const nextKey = `${sight.me} ${id}`;
    if (nextKey !== key) {
      keepDraft();
      channel = id;
      key = nextKey;
      resume(drafts.get(key));
    }
    refresh();
  }

  function keepDraft() {
    if (key) drafts.set(key, { words: text.value, command });
  }

  /** The box as it was left, were it in the middle of a command. */
  function resume({ words, command: begun } = { words: "", command: null }) {
    leave(words, { focus: false });
    if (begun) fill(begun);
  }

  function refresh() {
    const place = sight.channel(channel);
    element.hidden = !place;
    if (!place) return;
    const title = sight.title(place);
    const refused = whyNot(place);
    text.disabled = sendButton.disabled = refused !== "";
    text.placeholder =
      refused || (isAtRest(place) ? `Write in ${title} to wake this thread` : `Message ${title}`);
    text.setAttribute("aria-label", text.placeholder);
    if (refused && command) leave("", { focus: false });
    fit();
  }

  function typed() {
    error.textContent = "";
    fit();
    if (text.value.startsWith("/") && !text.value.includes("\n"))
      offerCommands(text.value.slice(1));
    else offerMentions();
  }

  function offerCommands(after) {
    const all = callables(sight.commandsIn(channel));
    const whole = typedOut(all, after);
    if (whole) {
      enter(whole);
      return;
    }
    const line = writtenOut(all, after);
    if (line) {
      enter(line.callable);
      command.write(line.values);
      return;
    }
    const items = matching(all, after).map((each) => ({
      callable: each,
      label: `/${each.label}`,
      detail: each.description,
      group: sight.whoIsBot().name,
    }));
    const word =
      items.length > 0 ? "" : all.length === 0 ? "There are no commands here" : "No command fits";
    suggestions.show(text, items, ({ callable }) => enter(callable), word);
  }

  function offerMentions() {
    const found = mentionAt(text.value, text.selectionStart, sight, channel);
    if (!found) suggestions.hide();
    else suggestions.show(text, found.items, ({ insert }) => replace(found.from, found.to, insert));
  }

  function replace(from, to, words) {
    text.setRangeText(`${words} `, from, to, "end");
    suggestions.hide();
    fit();
  }

  function keyed(event) {
    if (suggestions.key(event) || event.isComposing) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      say();
    }
  }

  function submitted(event) {
    event.preventDefault();
    if (command) command.send();
    else say();
  }

  async function say() {
    const words = text.value.trim();
    if (words === "" || [...words].length > LONGEST) return;
    if (text.value.startsWith("/")) {
      error.textContent = `${whyNoCommand()} To say it as it stands, put a space before it.`;
      return;
    }
    const where = channel;
    text.value = "";
    suggestions.hide();
    fit();
    try {
      await act({ do: "say", channel: where, text: words });
      error.textContent = "";
    } catch (refusal) {
      error.textContent = refusal.message;
      if (where === channel && text.value === "") text.value = words;
      fit();
    }
  }

  function whyNoCommand() {
    const { name } = sight.whoIsBot();
    return sight.bot.online ? "There is no such command here." : `${name} is not on line yet.`;
  }

  /** From plain text to a command. */
  function enter(callable) {
    const where = channel;
    const called = { channel: where, command: callable.command.id, path: callable.path };
    suggestions.hide();
    error.textContent = text.value = "";
    const made = createCommand({
      callable,
      where: { sight, channel: where },
      suggestions,
      suggest: (option, words, options) =>
        act({ do: "suggest", ...called, option: option.name, typed: words, options }),
      leave,
      async run(options) {
        const answer = await act({ do: "slash", ...called, options });
        if (command === made) leave("", { focus: !answer.form });
        else forget(made);
        onAnswer(answer, callable, where);
      },
    });
    fill(made);
    command.focus();
  }

  function fill(made) {
    command = made;
    box.replaceChildren(command.element);
    counter.textContent = "";
  }

  /** A command that has been sent is no draft any more. */
  function forget(made) {
    for (const [each, draft] of drafts) if (draft.command === made) drafts.delete(each);
  }

  /** Back to plain text. */
  function leave(words, { focus = true } = {}) {
    command = null;
    suggestions.hide();
    error.textContent = "";
    text.value = words;
    box.replaceChildren(text);
    fit();
    if (!focus) return;
    text.focus();
    if (words) typed();
  }

  function fit() {
    text.style.height = "auto";
    text.style.height = `${text.scrollHeight}px`;
    const left = LONGEST - [...text.value.trim()].length;
    counter.textContent = left < NEARLY ? left : "";
    counter.classList.toggle("error", left < 0);
  }

  leave("", { focus: false });
  sight.subscribe("places bot", refresh);
  return {
    element,
    show,
    /** Put the caret into the box. */
    focus: () => (command ? command.focus() : text.focus()),
    /** What could not be done because the room was closed may be tried again. */
    forgive: () => (error.textContent = ""),
  };
}

function whyNot(place) {
  if (place.thread_metadata?.locked) return "This thread is locked.";
  if (place.may_write === false) return "You may not write here.";
  return "";
}
