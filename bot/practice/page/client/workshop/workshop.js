/** The drawer for developers: what the bot asked of Discord, and how to make its life hard. */

import { h } from "../dom.js";
import { createFaults } from "./faults.js";
import { icon } from "../window/icons.js";

const MOST_REQUESTS = 200;
const FAILURE = 400;
/** What a log says to a terminal and not to a reader. */
const COLOURS = /\x1b\[[\d;]*m/g;

/** `element` is the drawer to fill; `inView()` the id of the channel that is shown. */
export function createWorkshop({ element, sight, act, inView, complain, report }) {
  const order = (request) => act(request).catch(complain);
  const requests = scroller("ol", "requests", "Requests");
  const breaches = scroller("ol", "breaches", "Breaches");
  const log = scroller("pre", "bot-log", "The bot's log");
  const breachCount = h("span", { className: "count" }, "0");
  const faults = createFaults({ sight, act, inView, complain, report });
  const toggle = h(
    "button",
    {
      type: "button",
      className: "icon",
      title: "Workshop (F2)",
      "aria-label": "Workshop",
      "aria-expanded": "false",
      "aria-controls": element.id,
      onclick: () => open(!isOpen()),
    },
    icon("terminal"),
  );

  element.append(
    h(
      "header",
      {},
      h("h2", {}, "Workshop"),
      h(
        "button",
        {
          type: "button",
          className: "icon",
          "aria-label": "Close the workshop",
          onclick: () => open(false),
        },
        icon("close"),
      ),
    ),
    h(
      "div",
      { className: "drawer-body" },
      faults,
      part("Requests", requests.element),
      part(["What Discord would refuse ", breachCount], breaches.element),
      part("The bot's log", log.element),
    ),
  );

  const isOpen = () => !element.hidden;

  function open(wanted) {
    element.hidden = !wanted;
    toggle.setAttribute("aria-expanded", String(wanted));
    order({ do: "drawer", open: wanted });
    if (!wanted && element.contains(document.activeElement)) toggle.focus();
  }

  function addRequest({ method, path, status, ms, at }) {
    const failed = status >= FAILURE || status === 0;
    requests.add(
      h(
        "li",
        { className: failed && "failed" },
        h("time", {}, clock(at)),
        h("b", {}, method),
        h("span", { className: "path", title: path }, shortened(path)),
        h("span", { className: "status" }, status),
        h("span", { className: "ms" }, `${Math.round(ms)} ms`),
      ),
      MOST_REQUESTS,
    );
  }

  function addBreach({ code, where, what }) {
    breaches.add(h("li", {}, h("b", {}, code), " ", h("code", {}, where), " ", what));
    breachCount.textContent = breaches.body.childElementCount;
    breachCount.classList.add("some");
  }

  sight.subscribe("workshop", (news) => {
    for (const each of [requests, breaches, log]) each.body.replaceChildren();
    breachCount.textContent = "0";
    breachCount.classList.remove("some");
    news.requests.forEach(addRequest);
    news.breaches.forEach(addBreach);
    log.setText(news.log);
  });
  sight.subscribe("request", addRequest);
  sight.subscribe("breach", addBreach);
  sight.subscribe("log", ({ lines }) => log.setText(lines));
  sight.subscribe("welcome", () => isOpen() && order({ do: "drawer", open: true }));
  return { toggle, open, isOpen };
}

function part(title, body) {
  return h("section", {}, h("h3", {}, title), body);
}

/** A list that grows at its end and shows it, unless one has scrolled up to read. */
function scroller(tag, className, label) {
  const body = h(tag, { className });
  const element = h(
    "div",
    { className: "scroller", tabIndex: 0, role: "region", "aria-label": label },
    body,
  );

  function keepingEnd(change) {
    const atEnd = element.scrollHeight - element.scrollTop - element.clientHeight < 24;
    change();
    if (atEnd) element.scrollTop = element.scrollHeight;
  }

  return {
    element,
    body,
    add: (row, most = Infinity) =>
      keepingEnd(() => {
        body.append(row);
        if (body.childElementCount > most) body.firstElementChild.remove();
      }),
    setText: (text) => keepingEnd(() => (body.textContent = text.replace(COLOURS, ""))),
  };
}

/** A path without the length of its ids and tokens: of each its end, which tells it from others. */
function shortened(path) {
  return path.replace(/[^/]{17,}/g, (long) => `…${long.slice(-4)}`);
}

/** A time of day to the second. */
function clock(at) {
  return new Date(at).toTimeString().slice(0, 8);
}
