/** What one may do with a message: start a thread, delete it, copy its id. */

import { h } from "../dom.js";

const EPHEMERAL = 64;
const TEXT_CHANNEL = 0;

export function messageTools({ sight, act, goTo, complain }) {
  const isReal = ({ id, flags }) => !(flags & EPHEMERAL) && !sight.histories.isNote(id);
  return [
    {
      label: "Start a thread",
      symbol: "thread",
      fits: (message) =>
        isReal(message) &&
        !message.thread &&
        sight.channel(message.channel_id)?.type === TEXT_CHANNEL,
      run: (message) => askForThread(message, { act, goTo }),
    },
    {
      label: "Delete",
      symbol: "trash",
      fits: (message) =>
        isReal(message) &&
        (message.author.id === sight.me ||
          (sight.channel(message.channel_id)?.may_manage ?? false)),
      run: ({ channel_id: channel, id }) =>
        act({ do: "delete", channel, message: id }).catch(complain),
    },
    {
      label: "Copy id",
      symbol: "copy",
      fits: () => true,
      run: ({ id }) => navigator.clipboard.writeText(id).catch(complain),
    },
  ];
}

function askForThread({ id, channel_id: channel }, { act, goTo }) {
  const name = h("input", { name: "name", required: true, autocomplete: "off" });
  const error = h("p", { className: "error", role: "alert" });

  async function start(event) {
    event.preventDefault();
    try {
      const answer = await act({ do: "thread", channel, message: id, name: name.value.trim() });
      dialog.close();
      goTo(answer.channel);
    } catch (refusal) {
      error.textContent = refusal.message;
    }
  }

  const dialog = h(
    "dialog",
    { className: "small", "aria-labelledby": "thread-title", onclose: () => dialog.remove() },
    h(
      "form",
      { onsubmit: start },
      h("h2", { id: "thread-title" }, "Start a thread"),
      h("label", {}, "Its name", name),
      error,
      h(
        "div",
        { className: "dialog-buttons" },
        h(
          "button",
          { type: "button", className: "plain", onclick: () => dialog.close() },
          "Cancel",
        ),
        h("button", { type: "submit", className: "main" }, "Start"),
      ),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}
