/** Buttons for what goes wrong in real life: people, messages, the gateway, refusals, delays. */

import { h } from "../dom.js";
import { keepingFocus } from "../window/focus.js";
import { isOlder } from "../window/histories.js";

const CUT = {
  title: "The bot's connection breaks without a word; it resumes, and misses nothing",
  done: "The connection is cut. The bot should be back in a few seconds.",
};
const RECONNECT = {
  title: "Discord asks the bot to connect anew and resume (op 7), as it does now and then",
  done: "The bot has been asked to reconnect.",
};
const INVALIDATE = {
  title: "The bot's session is at an end (op 9): it logs in anew, and has missed what happened",
  done: "The session is invalid. The bot should log in anew in a few seconds.",
};
const RESTART = {
  title: "The bot is told to stop, and started again",
  done: "The bot is being restarted.",
};
const KILL = {
  title: "The bot is killed in the middle of whatever it does, and started again",
  done: "The bot has been killed, and is being started.",
};
const LIFT = {
  title: "Requests are answered again as usual, and at once",
  done: "All faults are lifted.",
};

/** `act(request)` sends a request, `report(words)` says what it has done; `inView()` is a channel. */
export function createFaults({ sight, act, inView, complain, report }) {
  const people = h("div", { className: "fault-people" });
  const standing = h("ul", { className: "standing" });
  const restart = h("div", { className: "fault-row" });

  async function order(request, done = "") {
    try {
      await act(request);
      if (done) report(done);
    } catch (error) {
      complain(error);
    }
  }

  function refresh() {
    keepingFocus(people, () => people.replaceChildren(table(sight.servers)));
    restart.replaceChildren(
      ...(sight.bot?.keeper
        ? [
            button("Restart the bot", { do: "restart", hard: false }, RESTART),
            button("Kill and restart it", { do: "restart", hard: true }, KILL),
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

  /** `about` is {title: what it does, done: what is said when it has been done}. */
  const button = (label, request, { title, done } = {}) =>
    h(
      "button",
      { type: "button", className: "plain", title, onclick: () => order(request, done) },
      label,
    );

  /** The newest message of the bot, by its id. */
  function removeNewest() {
    const mine = sight.histories
      .of(inView())
      .messages.filter(
        ({ id, author }) => author.id === sight.bot.id && !sight.histories.isNote(id),
      );
    if (mine.length === 0) {
      complain(new Error("The bot has said nothing here."));
      return;
    }
    const newest = mine.reduce((one, other) => (isOlder(one.id, other.id) ? other : one));
    order({ do: "remove", channel: inView(), message: newest.id }, "Deleted.");
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
      button("Cut", { do: "gateway", how: "cut" }, CUT),
      button("Ask to reconnect", { do: "gateway", how: "reconnect" }, RECONNECT),
      button("Invalidate", { do: "gateway", how: "invalidate" }, INVALIDATE),
    ]),
    fault(
      "Here",
      h(
        "button",
        { type: "button", className: "plain", onclick: removeNewest },
        "Delete the bot's newest message",
      ),
    ),
    h("div", { className: "fault-row" }, button("Lift all faults", { do: "lift" }, LIFT)),
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
