import { AWAY } from "./addresses.js";
import { h } from "../dom.js";
import { onChange } from "./views.js";

const PREMIUM = 6;
const SCHEMES = /^(?:https?|discord):\/\//i;

/** An emoji of a button or an option, as text: a custom one goes by its name. */
export function emoji(data) {
  if (!data?.name) return null;
  return h("span", { className: "emoji" }, data.id ? `:${data.name}:` : data.name);
}

/** A button of the page's own, that does `onclick`. */
export function pressable(className, onclick, ...children) {
  return h("button", { type: "button", className, onclick }, ...children);
}

/** A button of the page's own that looks like one of the bot's, by the number of its style. */
export function styled(style, words, onclick) {
  const element = pressable("button", onclick, h("span", { className: "face" }, words));
  element.dataset.style = style;
  return element;
}

/** Three dots that say: wait. */
export function dots() {
  return h("span", { className: "dots", ariaHidden: "true" }, h("i"), h("i"), h("i"));
}

/** A button that the bot hears of; until it has answered, the dots show. */
export function button(room) {
  const face = h("span", { className: "face" });
  const element = pressable("button", press, face, dots());
  let custom_id = "";
  let waiting = false;

  async function press() {
    if (waiting) return;
    waiting = true;
    element.classList.add("waiting");
    element.ariaBusy = "true";
    await room.ask({ do: "press", custom_id });
    waiting = false;
    element.classList.remove("waiting");
    element.ariaBusy = null;
  }

  const update = onChange((data) => {
    custom_id = data.custom_id;
    element.dataset.style = data.style;
    element.disabled = Boolean(data.disabled) || data.style === PREMIUM;
    face.replaceChildren(...facing(data));
  });
  return { element, update };
}

/** A button that opens an address and tells the bot nothing. */
export function linkButton() {
  const element = h("a", { className: "button", ...AWAY });
  const update = onChange((data) => {
    element.dataset.style = data.style;
    const open = !data.disabled && SCHEMES.test(data.url);
    if (open) element.href = data.url;
    else element.removeAttribute("href");
    element.ariaDisabled = open ? null : "true";
    const away = h("span", { className: "away", ariaHidden: "true" }, "↗");
    element.replaceChildren(h("span", { className: "face" }, facing(data), away));
  });
  return { element, update };
}

function facing(data) {
  const label = data.label ?? (data.style === PREMIUM ? "Premium" : "");
  return [emoji(data.emoji), label && h("span", { className: "label" }, label)].filter(Boolean);
}
