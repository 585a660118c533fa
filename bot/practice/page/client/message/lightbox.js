import { AWAY } from "./addresses.js";
import { pressable } from "./buttons.js";
import { h } from "../dom.js";

/** Shows a picture of a message as large as the window; the arrows lead to the message's others. */
export function enlarge(image) {
  const all = [...(image.closest(".message") ?? document).querySelectorAll(".picture-open img")];
  const shown = all.filter((each) => !each.closest("[inert]"));
  let at = shown.indexOf(image);
  const large = h("img", {});
  const zoom = pressable("zoom", zoomed, large);
  const frame = h("div", { className: "frame" }, zoom);
  const caption = h("p", { className: "caption" });
  const original = h("a", AWAY, "Open in a new tab");
  const turn = (step, words, sign) => signed("turn", words, sign, () => show(at + step));
  const dialog = h(
    "dialog",
    {
      className: "lightbox",
      ariaLabel: "Picture",
      onclick: ({ target }) => target.closest("button, a, .caption") ?? dialog.close(),
      onclose: () => dialog.remove(),
      onkeydown: turned,
    },
    signed("shut", "Close", "✕", () => dialog.close()),
    h(
      "figure",
      {},
      shown.length > 1 && turn(-1, "The picture before", "‹"),
      frame,
      shown.length > 1 && turn(1, "The next picture", "›"),
    ),
    caption,
    original,
  );

  /** The arrows scroll a picture in its full size, and else lead to the next. */
  function turned({ key }) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    if (step && !dialog.classList.contains("full")) show(at + step);
  }

  /** To its full size and back; what was pressed comes to the middle. */
  function zoomed({ target, detail: clicks, offsetX, offsetY }) {
    if (target !== large && clicks > 0) {
      dialog.close();
      return;
    }
    const [across, down] = [offsetX / large.clientWidth, offsetY / large.clientHeight];
    const full = dialog.classList.toggle("full");
    zoom.ariaPressed = String(full);
    frame.scrollLeft = across * large.clientWidth - frame.clientWidth / 2;
    frame.scrollTop = down * large.clientHeight - frame.clientHeight / 2;
  }

  function show(wanted) {
    at = (wanted + shown.length) % shown.length;
    dialog.classList.remove("full");
    const { src, alt } = shown[at];
    if (large.src !== src) large.src = original.href = src;
    large.alt = alt;
    zoom.title = "Full size, and back";
    zoom.ariaPressed = "false";
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
