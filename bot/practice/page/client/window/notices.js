/** What is said outside the conversation: banners that stay, and words that pass. */

import { h } from "../dom.js";

const WORDS_STAY = 6000;

/** A banner that is shown while it has words. */
export function createBanner(place, className) {
  const element = h("div", { className: `banner ${className}`, hidden: true });
  place.append(element);
  return function say(words) {
    element.textContent = words;
    element.hidden = !words;
  };
}

/** Say what went wrong, for a moment. */
export function createToasts(place) {
  return function complain(error) {
    const toast = h("div", { className: "toast" }, error.message);
    place.append(toast);
    setTimeout(() => toast.remove(), WORDS_STAY);
  };
}
