/** What is said outside the conversation: banners that stay, and words that pass. */

import { h } from "../dom.js";

const WORDS_STAY = 6000;
const BROKEN = "That did not work; the browser's console says why.";

/** A banner that is shown while it has words. */
export function createBanner(place, className) {
  const element = h("div", { className: `banner ${className}`, hidden: true });
  place.append(element);
  return function say(words) {
    element.textContent = words;
    element.hidden = !words;
  };
}

/** Words that pass: `complain(error)` says what went wrong, `report(words)` what went well. */
export function createToasts(place) {
  function show(words, className) {
    const toast = h("div", { className: `toast ${className}` }, words);
    place.append(toast);
    setTimeout(() => toast.remove(), WORDS_STAY);
  }
  return {
    complain(error) {
      // Other errors than our own have words for developers only.
      if (error.name !== "Error") console.error(error);
      show(error.name === "Error" ? error.message : BROKEN, "bad");
    },
    report: (words) => show(words, "good"),
  };
}
