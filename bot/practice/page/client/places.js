/** The side: servers with their channels and threads, and the conversation with the bot. */

import { avatar } from "./avatars.js";
import { h } from "./dom.js";
import { addressOf } from "./route.js";

/**
 * The list of places. `inView()` is the id of the channel that is shown, `go(id)` shows another,
 * `as()` is the username for the addresses of links.
 */
export function createPlaces({ sight, inView, go, as }) {
  const element = h("nav", { id: "places", "aria-label": "Channels" });

  function refresh() {
    const focused = element.contains(document.activeElement) && document.activeElement.dataset.id;
    element.replaceChildren(...sight.servers.map(server), privateTalks());
    if (focused) element.querySelector(`[data-id="${focused}"]`)?.focus();
  }

  function server({ name, channels }) {
    return h(
      "section",
      {},
      h("h1", { className: "server-name" }, name),
      h("ul", {}, listed(channels).map((each) => h("li", {}, link(each)))),
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

  function link(channel) {
    const { unread = false, pings = 0 } = sight.marks.channels[channel.id] ?? {};
    const title = sight.title(channel);
    const spoken = [title, pings > 0 && told(pings), unread && "unread"].filter(Boolean).join(", ");
    return h(
      "a",
      {
        className: classes(channel, unread),
        href: addressOf(as(), channel.id),
        "data-id": channel.id,
        "aria-label": spoken,
        "aria-current": channel.id === inView() && "page",
        onclick: (event) => follow(event, channel.id),
      },
      symbol(channel),
      h("span", { className: "place-name" }, title.replace(/^#/, "")),
      pings > 0 && badge(pings),
    );
  }

  function follow(event, id) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    go(id);
  }

  function symbol(channel) {
    if (channel === sight.conversation && sight.bot) {
      const state = sight.bot.online ? "online" : "offline";
      return h("span", { className: `presence ${state}` }, avatar(sight.bot.id, sight.whoIsBot().name));
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

function isAtRest(channel) {
  return channel.thread_metadata?.archived ?? false;
}

function classes(channel, unread) {
  return ["place", channel.parent_id && "thread", unread && "unread", isAtRest(channel) && "at-rest"]
    .filter(Boolean)
    .join(" ");
}
