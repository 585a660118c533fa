/** Suggestions for an @ or a # in plain text. */

const BEGUN = /(^|\s)([@#])([^\s@#]*)$/;
const MOST_SHOWN = 10;

/** {from, to, items} for the mention that is being typed at `caret`, or null. */
export function mentionAt(text, caret, sight, channel) {
  const found = BEGUN.exec(text.slice(0, caret));
  if (!found) return null;
  const [, , mark, typed] = found;
  const things = mark === "@" ? sight.serverMembers(channel) : sight.serverChannels(channel);
  const items = things
    .filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))
    .slice(0, MOST_SHOWN)
    .map(({ id, name }) => ({ label: mark + name, insert: `<${mark}${id}>` }));
  return items.length > 0 ? { from: caret - typed.length - 1, to: caret, items } : null;
}
