/** How messages become the rows of a timeline: days, the line before the unread, groups. */

const GROUP_LASTS = 7 * 60 * 1000;
const EPHEMERAL = 64;
const PLAIN = 0;

const days = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

/** Rows {key, day} | {key, isNew} | {key, message, continued}, each key only once. */
export function rowsOf(messages, firstNew) {
  const rows = [];
  let before = null;
  for (const message of messages) {
    const day = days.format(new Date(message.timestamp));
    if (!before || day !== days.format(new Date(before.timestamp))) {
      rows.push({ key: `day ${day}`, day });
      before = null;
    }
    if (message.id === firstNew) {
      rows.push({ key: "new", isNew: true });
      before = null;
    }
    rows.push({
      key: message.id,
      message,
      continued: before !== null && continues(message, before),
    });
    before = message;
  }
  return rows;
}

function continues(message, before) {
  return (
    message.author.id === before.author.id &&
    message.type === PLAIN &&
    !message.interaction_metadata &&
    (message.flags & EPHEMERAL) === (before.flags & EPHEMERAL) &&
    new Date(message.timestamp) - new Date(before.timestamp) < GROUP_LASTS
  );
}
