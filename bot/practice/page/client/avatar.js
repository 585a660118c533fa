/** A picture for somebody who has none: their initial, on a colour that follows from their id. */

import { h } from "./dom.js";

const COLOURS = 8n;
const TIMESTAMP_BITS = 22n;

/** Decorative: the name always stands beside it. */
export function avatar({ id, name }) {
  const colour = ((BigInt(id) >> TIMESTAMP_BITS) + BigInt(id)) % COLOURS;
  const initial = [...name.trim()][0] ?? "?";
  return h(
    "span",
    { className: "initial", "data-colour": String(colour), "aria-hidden": "true" },
    initial.toUpperCase(),
  );
}
