/** The messages of the channel in view, kept in step with the sight and scrolled as expected. */

import { h } from "../dom.js";
import { createDivider, createEntry } from "./entry.js";
import { rowsOf } from "./rows.js";

/** Pixels from the bottom within which one still counts as being there. */
const NEAR = 32;

/**
 * `contextOf(message, continued)` is what the rendering of a message needs; `tools` its tools;
 * `act` sends a request.
 */
export function createTimeline({ sight, act, contextOf, tools, complain }) {
  const entries = new Map();
  const reported = new Map();
  const list = h("ol", { className: "rows" });
  const earlier = h(
    "button",
    { type: "button", className: "plain earlier", onclick: fetchEarlier },
    "Show earlier messages",
  );
  const beginning = h("div", { className: "beginning" });
  const log = h(
    "div",
    {
      className: "timeline",
      role: "log",
      "aria-live": "polite",
      "aria-relevant": "additions",
      tabIndex: 0,
      onscroll: scrolled,
    },
    h("div", { className: "column" }, beginning, earlier, list),
  );
  const pill = h("button", { type: "button", className: "pill", hidden: true, onclick: toPresent });
  const element = h("div", { className: "timeline-frame" }, log, pill);
  let channel = null;
  let reader = null;
  let firstNew = null;
  let isFresh = true;
  let stuck = true;

  function show(id) {
    const other = id !== channel || sight.me !== reader;
    channel = id;
    reader = sight.me;
    if (other) {
      entries.clear();
      list.replaceChildren();
      firstNew = null;
      isFresh = stuck = true;
    }
    refresh();
  }

  function refresh() {
    const place = sight.channel(channel);
    element.hidden = !place;
    if (!place) return;
    const { messages, more } = sight.histories.of(channel);
    noteNew();
    log.setAttribute("aria-label", `Messages in ${sight.title(place)}`);
    earlier.hidden = !more;
    beginning.hidden = more;
    beginning.replaceChildren(...welcome(place));
    keepingPlace(() => arrange(rowsOf(messages, firstNew)));
    settle();
  }

  function welcome(place) {
    const offers = sight.commandsIn(place.id).length > 0;
    return [
      h("p", {}, `This is where ${sight.title(place)} begins.`),
      ...(offers ? [h("p", {}, "Type / to see what can be done here.")] : []),
    ];
  }

  /** Where the unread begins stays marked as long as the channel is in view. */
  function noteNew() {
    const mark = sight.marks.channels[channel];
    if (!mark) return;
    if (isFresh || !isReading()) firstNew ??= mark.first;
    isFresh = false;
  }

  function arrange(rows) {
    const keys = new Set(rows.map((row) => row.key));
    for (const [key, { element: old }] of entries) {
      if (keys.has(key)) continue;
      old.remove();
      entries.delete(key);
    }
    let at = list.firstElementChild;
    for (const row of rows) {
      const entry = entries.get(row.key) ?? added(row);
      if (row.message) entry.update(row.message, contextOf(row.message, row.continued));
      if (entry.element === at) at = at.nextElementSibling;
      else list.insertBefore(entry.element, at);
    }
  }

  function added(row) {
    const entry = row.message
      ? createEntry(row.message, contextOf(row.message, row.continued), tools)
      : createDivider(row.day ?? "New", row.isNew ? "new" : "day");
    entries.set(row.key, entry);
    return entry;
  }

  /** Do something to the list while what is being read stays where it is on the screen. */
  function keepingPlace(change) {
    const top = log.getBoundingClientRect().top;
    const anchor = stuck
      ? null
      : [...list.querySelectorAll(".entry")].find(
          (each) => each.getBoundingClientRect().bottom > top,
        );
    const before = anchor?.getBoundingClientRect().bottom;
    change();
    if (anchor?.isConnected) log.scrollTop += anchor.getBoundingClientRect().bottom - before;
  }

  function settle() {
    if (stuck) log.scrollTop = log.scrollHeight;
    const unread = sight.marks.channels[channel]?.unread;
    pill.hidden = stuck;
    pill.textContent = unread ? "New messages ↓" : "Jump to the present ↓";
    markRead();
  }

  function scrolled() {
    stuck = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR;
    settle();
  }

  function toPresent() {
    stuck = true;
    settle();
    log.focus({ preventScroll: true });
  }

  /** Bring a message of this channel into view, if it is among those shown. */
  function reveal(id) {
    const row = entries.get(id)?.element;
    if (!row) return;
    stuck = false;
    row.scrollIntoView({ block: "center" });
    row.querySelector(".message").focus({ preventScroll: true });
    scrolled();
  }

  const isReading = () => stuck && document.hasFocus() && document.visibilityState === "visible";

  function markRead() {
    const last = sight.histories.of(channel).messages.at(-1)?.id;
    if (!isReading() || last === undefined) return;
    const key = `${sight.me} ${channel}`;
    if (!sight.marks.channels[channel]?.unread || reported.get(key) === last) return;
    reported.set(key, last);
    act({ do: "read", channel }).catch(() => reported.delete(key));
  }

  async function fetchEarlier() {
    const asked = channel;
    earlier.disabled = true;
    try {
      const before = sight.histories.of(asked).oldest;
      const { messages, more } = await act({ do: "earlier", channel: asked, before });
      sight.histories.extend(asked, messages, more);
      stuck = false;
      if (asked === channel) refresh();
    } catch (error) {
      complain(error);
    } finally {
      earlier.disabled = false;
    }
  }

  const sizes = new ResizeObserver(() => stuck && settle());
  sizes.observe(list);
  sizes.observe(log);
  addEventListener("focus", markRead);
  document.addEventListener("visibilitychange", markRead);
  sight.subscribe("history gone", (news) => news.channel === channel && refresh());
  sight.subscribe("message", ({ message }) => {
    if (message.channel_id !== channel) return;
    if (message.author.id === sight.me && !entries.has(message.id)) toOwn();
    refresh();
  });
  sight.subscribe("marks places bot commands", refresh);

  /** Whoever writes has read what stands above. */
  function toOwn() {
    stuck = true;
    firstNew = null;
  }

  return { element, show, refresh, reveal };
}
