/** What the person of this window sees, as the server last told it, and look-ups in it. */

import { createHistories } from "./histories.js";

const PRIVATE = 1;

/** An empty sight; `take` fills it with news, `subscribe` hears which news have come. */
export function createSight() {
  const listeners = new Map();
  const histories = createHistories();
  const sight = {
    ...nothing(),
    histories,
    ...lookups(() => sight),

    take(news) {
      TAKES[news.news]?.(sight, news);
      for (const listener of listeners.get(news.news) ?? []) listener(news);
    },

    /** Be as before any news: somebody else is about to look. */
    forget() {
      histories.clear();
      Object.assign(sight, nothing());
    },

    /** Call `listener` with every piece of news of these names, after it has been taken in. */
    subscribe(names, listener) {
      for (const name of names.split(" ")) {
        listeners.set(name, [...(listeners.get(name) ?? []), listener]);
      }
    },
  };
  return sight;
}

function nothing() {
  return {
    me: "",
    again: "",
    bot: null,
    people: [],
    servers: [],
    conversation: null,
    commands: [],
    marks: { channels: {}, people: {} },
  };
}

const TAKES = {
  welcome(sight, { me, now, again }) {
    Object.assign(sight, { me, again });
    sight.histories.setClock(now);
  },
  bot: (sight, { user, online, keeper, starting }) => {
    sight.bot = { ...user, online, keeper, starting };
  },
  people: (sight, { people }) => (sight.people = people),
  places: (sight, { servers, conversation }) => Object.assign(sight, { servers, conversation }),
  commands: (sight, { commands }) => (sight.commands = commands),
  marks: (sight, { channels, people }) => (sight.marks = { channels, people }),
  history: (sight, { channel, messages, more }) => sight.histories.replace(channel, messages, more),
  message: (sight, { message }) => sight.histories.put(message),
  gone: (sight, { channel, message }) => sight.histories.remove(channel, message),
};

/** Questions about the present sight. What is not in it is undefined, or an empty list. */
function lookups(sight) {
  const byId = (list, id) => list.find((each) => each.id === id);
  const places = () => {
    const { servers, conversation } = sight();
    return [
      ...servers.flatMap((server) => server.channels),
      ...(conversation ? [conversation] : []),
    ];
  };
  const serverOf = (channelId) =>
    sight().servers.find((server) => byId(server.channels, channelId));
  const whoIsBot = () => {
    const { bot, servers } = sight();
    const members = servers.flatMap((server) => server.members);
    return bot ? (byId(members, bot.id) ?? { id: bot.id, name: bot.username }) : undefined;
  };
  return {
    places,
    serverOf,
    channel: (id) => byId(places(), id),
    user(id) {
      const members = sight().servers.flatMap((server) => server.members);
      return (
        byId([...sight().people, ...members], id) ??
        (id === sight().bot?.id ? whoIsBot() : undefined)
      );
    },
    /** The bot as {id, name}, under the name that a server knows it by if there is one. */
    whoIsBot,
    role: (id) =>
      byId(
        sight().servers.flatMap((server) => server.roles),
        id,
      ),
    command: (key) => sight().commands.find((each) => each.id === key || each.name === key),
    commandsIn(channelId) {
      const offered = new Set(byId(places(), channelId)?.commands);
      return sight().commands.filter((each) => offered.has(each.id));
    },
    serverMembers(channelId) {
      const { me, people } = sight();
      return serverOf(channelId)?.members ?? [byId(people, me), whoIsBot()].filter(Boolean);
    },
    serverRoles: (channelId) => serverOf(channelId)?.roles ?? [],
    serverChannels: (channelId) => serverOf(channelId)?.channels ?? [],
    /** "#card-room", the name of a thread, or the bot's name for the conversation with it. */
    title(channel) {
      if (channel.type === PRIVATE) return whoIsBot()?.name ?? "";
      return channel.parent_id ? channel.name : `#${channel.name}`;
    },
  };
}

/** Whether a thread has been archived, by hand or for want of anything said. */
export function isAtRest(channel) {
  return channel.thread_metadata?.archived ?? false;
}
