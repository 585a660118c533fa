/** Who one is and which channel is in view, as the address of the page says. */

/** In place of a channel's id: the conversation with the bot, whichever of them is one's own. */
export const CONVERSATION = "dm";

/** What the address says; either may be empty. */
export function here() {
  return {
    as: new URLSearchParams(location.search).get("as") ?? "",
    channel: location.hash.slice(1),
  };
}

/** The address of a person's window, with the theme as it is in this one. */
export function addressOf(as, channel = "") {
  const address = new URL(location.href);
  address.searchParams.set("as", as);
  address.hash = channel;
  return address.href;
}

/** Put an address into the bar, as a step that Back undoes or in place of the present one. */
export function write(as, channel, { replace = false } = {}) {
  const address = addressOf(as, channel);
  if (address === location.href) return;
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
}
