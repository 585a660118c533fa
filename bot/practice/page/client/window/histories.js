/** The messages of each channel, oldest first, with notes that only this window knows of. */

const DISCORD_EPOCH = 1_420_070_400_000;
const EPHEMERAL = 64;
const NOTHING = { messages: [], more: false, oldest: null };

/** Whether one snowflake is older than another. They are too long to be numbers. */
export function isOlder(one, other) {
  return one.length === other.length ? one < other : one.length < other.length;
}

export function createHistories() {
  const channels = new Map();
  const notes = new Set();
  let ahead = 0;

  function put(message) {
    const history = channels.get(message.channel_id) ?? { ...NOTHING, messages: [] };
    channels.set(message.channel_id, history);
    const at = history.messages.findIndex((each) => each.id === message.id);
    if (at >= 0) history.messages[at] = message;
    else insert(history.messages, message);
  }

  function remove(channel, id) {
    const history = channels.get(channel);
    if (history) history.messages = history.messages.filter((each) => each.id !== id);
    notes.delete(id);
  }

  return {
    put,
    remove,
    of: (channel) => channels.get(channel) ?? NOTHING,
    clear: () => channels.clear(),
    setClock: (now) => (ahead = now - Date.now()),

    replace(channel, messages, more) {
      const kept = channels.get(channel)?.messages.filter((each) => notes.has(each.id)) ?? [];
      channels.set(channel, { messages: [...messages], more, oldest: messages[0]?.id });
      kept.forEach(put);
    },

    /** Put what came before the oldest message in front; `oldest` was so even if it is deleted. */
    extend(channel, messages, more) {
      const { messages: later, oldest } = channels.get(channel);
      const first = messages[0]?.id ?? oldest;
      channels.set(channel, { messages: [...messages, ...later], more, oldest: first });
    },

    isNote: (id) => notes.has(id),

    /** A message that was never sent: the bot failing to answer a command, as Discord shows it. */
    note(channel, words, { bot, user, command }) {
      const now = Date.now() + ahead;
      const id = String(BigInt(Math.round(now) - DISCORD_EPOCH) << 22n);
      notes.add(id);
      put({
        id,
        channel_id: channel,
        type: 20,
        author: bot,
        content: words,
        embeds: [],
        components: [],
        attachments: [],
        mentions: [],
        timestamp: new Date(now).toISOString(),
        edited_timestamp: null,
        flags: EPHEMERAL,
        interaction_metadata: { type: 2, name: command, user },
      });
    },
  };
}

/** Nearly always at the end, hence the search from there. */
function insert(messages, message) {
  let at = messages.length;
  while (at > 0 && isOlder(message.id, messages[at - 1].id)) at -= 1;
  messages.splice(at, 0, message);
}
