/** "Who am I": the panel at the foot of the side, and the list from which to be somebody else. */

import { avatar } from "../message/avatars.js";
import { h } from "../dom.js";
import { keepingFocus } from "./focus.js";
import { icon } from "./icons.js";
import { badge, told } from "./places.js";
import { addressOf } from "./route.js";

/** `be(username)` makes this the window of somebody else; `act` sends a request. */
export function createPeople({ sight, be, act }) {
  const face = h("span", { className: "me-face" });
  const name = h("span", { className: "me-name" });
  const note = h("span", { className: "me-note" });
  const others = h("span", { className: "me-pings" });
  const panel = h(
    "button",
    {
      type: "button",
      id: "me",
      title: "Be somebody else (Ctrl+K)",
      "aria-haspopup": "dialog",
      onclick: open,
    },
    face,
    h("span", { className: "me-words" }, name, note),
    others,
    icon("switch"),
  );
  const list = h("ul", { className: "people" });
  const dialog = h(
    "dialog",
    { className: "switcher", "aria-labelledby": "switcher-title", onclick: closeOnShade },
    h("h2", { id: "switcher-title" }, "Who are you?"),
    list,
    guestForm(act, (username) => choose(username)),
  );

  function open() {
    refresh();
    dialog.showModal();
    dialog.querySelector(".person .be")?.focus();
  }

  function choose(username) {
    dialog.close();
    be(username);
  }

  function closeOnShade(event) {
    if (event.target === dialog) dialog.close();
  }

  function refresh() {
    const me = sight.user(sight.me);
    if (!me) return;
    const waiting = sight.people.reduce((sum, { id }) => sum + (id === me.id ? 0 : pingsOf(id)), 0);
    face.replaceChildren(avatar(me.id, me.name));
    name.textContent = me.name;
    note.textContent = notesOn(me) || `@${me.username}`;
    others.textContent = waiting > 0 ? `+${waiting}` : "";
    others.title = `${told(waiting)} for other people of this room`;
    panel.setAttribute(
      "aria-label",
      `You are ${me.name}. ${waiting > 0 ? `${told(waiting)} for others. ` : ""}Be somebody else`,
    );
    keepingFocus(list, () => list.replaceChildren(...sight.people.map(row)));
  }

  function row(person) {
    const pings = pingsOf(person.id);
    return h(
      "li",
      { className: "person" },
      h(
        "button",
        {
          type: "button",
          className: "be",
          "data-id": person.id,
          "aria-current": person.id === sight.me && "true",
          onclick: () => choose(person.username),
        },
        avatar(person.id, person.name),
        h(
          "span",
          { className: "me-words" },
          h("span", { className: "me-name" }, person.name),
          h("span", { className: "me-note" }, notesOn(person)),
        ),
        pings > 0 && [badge(pings), h("span", { className: "unseen" }, told(pings))],
      ),
      h(
        "a",
        {
          className: "icon",
          "data-id": `window ${person.id}`,
          href: addressOf(person.username),
          target: "_blank",
          rel: "noopener",
          title: "Open in a new window",
          "aria-label": `Open a new window as ${person.name}`,
        },
        icon("window"),
      ),
    );
  }

  const pingsOf = (id) => sight.marks.people[id] ?? 0;

  sight.subscribe("welcome people marks", refresh);
  document.body.append(dialog);
  return { panel, open };
}

function notesOn(person) {
  return [
    person.owns.length > 0 && "Owner",
    ...person.roles,
    !person.dms_open && "DMs shut",
    person.blocked && "has blocked the bot",
    person.servers.length === 0 && "in no server",
  ]
    .filter(Boolean)
    .join(" · ");
}

function guestForm(act, added) {
  const name = h("input", {
    name: "name",
    required: true,
    placeholder: "Name",
    "aria-label": "Name of the guest",
    autocomplete: "off",
  });
  const open = h("input", { type: "checkbox", checked: true });
  const error = h("p", { className: "error", role: "alert" });

  async function add(event) {
    event.preventDefault();
    try {
      const answer = await act({
        do: "add_person",
        name: name.value.trim(),
        dms_open: open.checked,
      });
      name.value = error.textContent = "";
      added(answer.username);
    } catch (refusal) {
      error.textContent = refusal.message;
    }
  }

  return h(
    "form",
    { className: "guest", onsubmit: add },
    h("h3", {}, "Add a guest"),
    h(
      "div",
      { className: "guest-line" },
      name,
      h("button", { type: "submit", className: "plain" }, "Add"),
    ),
    h("label", {}, open, " takes direct messages"),
    error,
  );
}
