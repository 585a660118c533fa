import { h } from "../dom.js";

const COLOURS = 7n;

/** An initial on a colour that belongs to the id. */
export function avatar(id, name) {
  const colour = BigInt(id) % COLOURS;
  const initial = [...name.trim()][0]?.toUpperCase() ?? "?";
  return h("span", { className: `avatar avatar-${colour}`, ariaHidden: "true" }, initial);
}

/** What a payload's user is called here. */
export function nameOf(user, sight) {
  return sight.user(user.id)?.name ?? user.global_name ?? user.username;
}
