/** The socket to the practice room: requests with answers, news, and coming back after a break. */

export const CLOSED = "The practice room has closed.";
const UNKNOWN_PERSON = 4404;
const SHORTEST_WAIT = 400;
const LONGEST_WAIT = 4000;

/**
 * Connect as somebody (as whom the server likes, without a name), and again whenever the
 * connection is lost, until `close` is called.
 * `onState` hears "open", "lost", or "unknown" when there is nobody of that name.
 */
export function openLink(as, { onNews, onState }) {
  const waiting = new Map();
  let socket;
  let timer;
  let last = 0;
  let wait = SHORTEST_WAIT;
  let over = false;

  function connect() {
    const query = as && `?as=${encodeURIComponent(as)}`;
    socket = new WebSocket(`ws://${location.host}/page/live${query}`);
    socket.onopen = () => {
      wait = SHORTEST_WAIT;
      onState("open");
    };
    socket.onmessage = ({ data }) => receive(JSON.parse(data));
    socket.onclose = ({ code }) => lost(code);
  }

  function receive(frame) {
    if (frame.re === undefined) {
      onNews(frame);
      return;
    }
    const asked = waiting.get(frame.re);
    waiting.delete(frame.re);
    if (frame.error === undefined) asked?.resolve(frame.ok);
    else asked?.reject(new Error(frame.error));
  }

  function lost(code) {
    for (const { reject } of waiting.values()) reject(new Error(CLOSED));
    waiting.clear();
    if (over) return;
    onState(code === UNKNOWN_PERSON ? "unknown" : "lost");
    if (code === UNKNOWN_PERSON) return;
    timer = setTimeout(connect, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  connect();
  return {
    /** The answer to a request such as {do: "say", …}. Rejects with words for the person. */
    ask(request) {
      if (socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error(CLOSED));
      const id = ++last;
      socket.send(JSON.stringify({ id, ...request }));
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    close() {
      over = true;
      clearTimeout(timer);
      socket.close();
    },
  };
}
