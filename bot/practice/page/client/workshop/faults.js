/** Buttons for what goes wrong in real life: people, messages, the gateway, refusals, delays. */

import { h } from "../dom.js";
import { keepingFocus } from "../window/focus.js";
import { isOlder } from "../window/histories.js";

/** `order(request)` sends a request and shows its refusal; `inView()` is the channel shown. */
export function createFaults({ sight, order, inView }) {
  const people = h("div", { className: "fault-people" });
  const standing = h("ul", { className: "standing" });
  const restart = h("div", { className: "fault-row" });

  function refresh() {
    keepingFocus(people, () => people.replaceChildren(table(sight.servers)));
    restart.replaceChildren(
      ...(sight.bot?.keeper
        ? [
            button("Restart the bot", { do: "restart", hard: false }),
            button("Kill and restart it", { do: "restart", hard: true }),
          ]
        : []),
    );
  }

  function table(servers) {
    const columns = ["", "DMs open", "blocks the bot", ...servers.map(({ name }) => `in ${name}`)];
    return h(
      "table",
      {},
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          columns.map((each) => h("th", { scope: "col" }, each)),
        ),
      ),
      h(
        "tbody",
        {},
        sight.people.map((person) => row(person, servers)),
      ),
    );
  }

  function row(person, servers) {
    const tick = (label, checked, change) => {
      const onchange = ({ target }) =>
        order({ do: "person", person: person.id, ...change(target.checked) });
      const name = `${person.name}: ${label}`;
      return h(
        "td",
        {},
        h("input", { type: "checkbox", checked, "data-id": name, "aria-label": name, onchange }),
      );
    };
    return h(
      "tr",
      {},
      h("th", { scope: "row" }, person.name),
      tick("DMs open", person.dms_open, (dms_open) => ({ dms_open })),
      tick("blocks the bot", person.blocked, (blocked) => ({ blocked })),
      servers.map(({ id, name }) =>
        tick(`in ${name}`, person.servers.includes(id), (is) => ({ in_server: { [id]: is } })),
      ),
    );
  }

  const button = (label, request) =>
    h("button", { type: "button", className: "plain", onclick: () => order(request) }, label);

  /** The newest message of the bot, by its id. */
  function removeNewest() {
    const mine = sight.histories
      .of(inView())
      .messages.filter(
        ({ id, author }) => author.id === sight.bot.id && !sight.histories.isNote(id),
      );
    if (mine.length === 0) return;
    const newest = mine.reduce((one, other) => (isOlder(one.id, other.id) ? other : one));
    order({ do: "remove", channel: inView(), message: newest.id });
  }

  function setStanding({ faults }) {
    standing.replaceChildren(...faults.map((each) => h("li", {}, each)));
  }

  sight.subscribe("people places bot", refresh);
  sight.subscribe("workshop faults", setStanding);
  return h(
    "section",
    { className: "faults" },
    h("h3", {}, "Faults"),
    fault(
      "Answer 500 for",
      [5, 15, 60].map((seconds) => button(`${seconds} s`, { do: "refuse", status: 500, seconds })),
    ),
    fault(
      "Slow answers for 15 s",
      [1, 4].map((seconds) => button(`by ${seconds} s`, { do: "slow", seconds, for: 15 })),
    ),
    fault("Gateway", [
      button("Cut", { do: "gateway", how: "cut" }),
      button("Ask to reconnect", { do: "gateway", how: "reconnect" }),
      button("Invalidate", { do: "gateway", how: "invalidate" }),
    ]),
    fault(
      "Here",
      h(
        "button",
        { type: "button", className: "plain", onclick: removeNewest },
        "Delete the bot's newest message",
      ),
    ),
    h("div", { className: "fault-row" }, button("Lift all faults", { do: "lift" })),
    restart,
    standing,
    people,
  );
}

function fault(label, buttons) {
  return h(
    "div",
    { className: "fault-row", role: "group", "aria-label": label },
    h("span", {}, label),
    buttons,
  );
}
