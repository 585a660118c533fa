/** The side: servers with their channels and threads, and the conversation with the bot. */

import { avatar } from "../message/avatars.js";
import { h } from "../dom.js";
import { keepingFocus } from "./focus.js";
import { addressOf } from "./route.js";
import { isAtRest } from "./sight.js";

/**
 * The list of places. `inView()` is the id of the channel that is shown, `go(id)` shows another,
 * `as()` is the username for the addresses of links.
 */
export function createPlaces({ sight, inView, go, as }) {
  const element = h("nav", { id: "places", "aria-label": "Channels" });
  const links = new Map();

  function refresh() {
    const sections = [...sight.servers.map(server), privateTalks()].filter(Boolean);
    keepingFocus(element, () => element.replaceChildren(...sections));
  }

  function server({ name, channels }) {
    return h(
      "section",
      {},
      h("h1", { className: "server-name" }, name),
      h(
        "ul",
        {},
        listed(channels).map((each) => h("li", {}, link(each))),
      ),
    );
  }

  /** Threads below their channel; those at rest are left out, as Discord leaves them out. */
  function listed(channels) {
    return channels.filter((each) => !isAtRest(each) || each.id === inView());
  }

  function privateTalks() {
    const { conversation } = sight;
    return (
      conversation &&
      h(
        "section",
        {},
        h("h2", { className: "places-heading" }, "Direct messages"),
        h("ul", {}, h("li", {}, link(conversation))),
      )
    );
  }

  /** One element for as long as there is the channel: no news may part a press from its click. */
  function link(channel) {
    const { unread = false, pings = 0 } = sight.marks.channels[channel.id] ?? {};
    const title = sight.title(channel);
    const name = h("span", { className: "place-name" }, title.replace(/^#/, ""));
    const element = links.get(channel.id) ?? newLink(channel.id);
    element.className = classes(channel, unread);
    element.href = addressOf(as(), channel.id);
    element.ariaLabel = spoken(channel, title, unread, pings);
    element.ariaCurrent = channel.id === inView() ? "page" : null;
    element.replaceChildren(symbol(channel), name, ...(pings > 0 ? [badge(pings)] : []));
    return element;
  }

  function newLink(id) {
    const element = h("a", { "data-id": id, onclick: (event) => follow(event, id) });
    links.set(id, element);
    return element;
  }

  function spoken(channel, title, unread, pings) {
    const state = channel === sight.conversation && (sight.bot?.online ? "on line" : "off line");
    return [title, state, pings > 0 && told(pings), unread && "unread"].filter(Boolean).join(", ");
  }

  function follow(event, id) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(id);
  }

  function symbol(channel) {
    if (channel === sight.conversation && sight.bot) {
      const state = sight.bot.online ? "online" : "offline";
      return h(
        "span",
        { className: `presence ${state}` },
        avatar(sight.bot.id, sight.whoIsBot().name),
      );
    }
    return h("span", { className: "hash", "aria-hidden": "true" }, channel.parent_id ? "" : "#");
  }

  sight.subscribe("bot places marks", refresh);
  return {
    element,
    refresh,
    /** The channel `step` places further down (or up, when negative), round the ends. */
    beside(id, step) {
      const places = [...element.querySelectorAll("a")].map((each) => each.dataset.id);
      return places[(places.indexOf(id) + step + places.length) % places.length];
    },
  };
}

/** A red badge with a number of pings. */
export function badge(pings) {
  return h("span", { className: "badge", "aria-hidden": "true" }, pings > 99 ? "99+" : pings);
}

/** "1 ping", "3 pings" */
export function told(pings) {
  return pings === 1 ? "1 ping" : `${pings} pings`;
}

function classes(channel, unread) {
  return [
    "place",
    channel.parent_id && "thread",
    unread && "unread",
    isAtRest(channel) && "at-rest",
  ]
    .filter(Boolean)
    .join(" ");
}
