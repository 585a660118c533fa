/** A bare window: messages and forms as they are handed in, and what the bot was asked. */
import { keepTime, moment } from "/page/message/moments.js";
import { markdown, plainText } from "/page/message/markdown.js";
import { openForm } from "/page/form/forms.js";
import { renderMessage, updateMessage } from "/page/message/message.js";

const people = [
  { id: "11", name: "Ada", bot: false },
  { id: "12", name: "Ben", bot: false },
  { id: "13", name: "Cleo", bot: false },
  { id: "90", name: "Parlour", bot: true },
];
const roles = [
  { id: "21", name: "Organisers" },
  { id: "22", name: "Regulars" },
];
const channels = [
  { id: "31", name: "card-room", type: 0 },
  { id: "32", name: "hall", type: 0 },
  { id: "33", name: "Whist, table 3", type: 11 },
];
const by = (list) => (id) => list.find((each) => each.id === id);
const main = document.querySelector("main");

const context = {
  me: "11",
  channel: "31",
  continued: false,
  sight: {
    user: by(people),
    role: by(roles),
    channel: by(channels),
    command: () => undefined,
    serverMembers: () => people,
    serverRoles: () => roles,
    serverChannels: () => channels,
  },
  act(request) {
    stage.asked.push(request);
    return new Promise((resolve, reject) => {
      stage.answer = ({ error, ...ok }) => (error ? reject(new Error(error)) : resolve(ok));
      if (stage.ready) stage.answer(stage.ready);
    });
  },
  goTo: (...where) => stage.gone.push(where),
};

const shown = new Map();

/** `ready` answers every request at once; null leaves it waiting for `answer`. */
globalThis.stage = {
  asked: [],
  gone: [],
  ready: { failed: "", form: null },
  answer: null,
  keepTime,
  moment,
  plainText: (text) => plainText(text, context),
  show(message, own = {}) {
    const old = shown.get(message.id);
    if (old) {
      updateMessage(old, message, { ...context, ...own });
      return;
    }
    shown.set(message.id, renderMessage(message, { ...context, ...own }));
    main.append(shown.get(message.id));
  },
  open: (form) => openForm(form, context),
  write(text) {
    const place = document.createElement("div");
    place.className = "message md";
    const began = performance.now();
    place.append(...markdown(text, context));
    const took = performance.now() - began;
    main.replaceChildren(place);
    return { html: place.innerHTML, text: place.textContent, took };
  },
};
