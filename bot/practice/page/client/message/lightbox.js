import { AWAY } from "./addresses.js";
import { pressable } from "./buttons.js";
import { h } from "../dom.js";

/** Shows a picture of a message as large as the window; the arrows lead to the message's others. */
export function enlarge(image) {
  const all = [...(image.closest(".message") ?? document).querySelectorAll(".picture-open img")];
  const shown = all.filter((each) => !each.closest("[inert]"));
  let at = shown.indexOf(image);
  const large = h("img", {});
  const caption = h("p", { className: "caption" });
  const original = h("a", AWAY, "Open in a new tab");
  const turn = (step, words, sign) => signed("turn", words, sign, () => show(at + step));
  const dialog = h(
    "dialog",
    {
      className: "lightbox",
      ariaLabel: "Picture",
      onclick: ({ target }) => target.closest("button, a, img, .caption") ?? dialog.close(),
      onclose: () => dialog.remove(),
      onkeydown: ({ key }) => show(at + ({ ArrowRight: 1, ArrowLeft: -1 }[key] ?? 0)),
    },
    signed("shut", "Close", "✕", () => dialog.close()),
    h(
      "figure",
      {},
      shown.length > 1 && turn(-1, "The picture before", "‹"),
      large,
      shown.length > 1 && turn(1, "The next picture", "›"),
    ),
    caption,
    original,
  );

  function show(wanted) {
    at = (wanted + shown.length) % shown.length;
    const { src, alt } = shown[at];
    if (large.src !== src) large.src = original.href = src;
    large.alt = alt;
    caption.textContent = alt;
    caption.hidden = !alt;
  }

  show(at);
  document.body.append(dialog);
  dialog.showModal();
}

function signed(className, words, sign, onclick) {
  const element = pressable(className, onclick, sign);
  element.ariaLabel = words;
  return element;
}
