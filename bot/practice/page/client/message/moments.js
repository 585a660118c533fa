/** Points in time as Discord words them, and the relative ones kept true. */
const LANGUAGE = "en-GB";
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [
  ["year", 365.25 * 86_400],
  ["month", 30.4375 * 86_400],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];
const FURTHEST = 8.64e12;
const formats = Object.fromEntries(
  Object.entries(STYLES).map(([style, how]) => [style, new Intl.DateTimeFormat(LANGUAGE, how)]),
);
const relative = new Intl.RelativeTimeFormat(LANGUAGE);
let ahead = 0;
let ticking = false;

/** Keep the time of another clock: it shows `now`, in milliseconds since 1970. */
export function keepTime(now) {
  ahead = now - Date.now();
}

/** `<t:…>`: seconds since 1970 in one of Discord's styles, with the full date on hover. */
export function moment(seconds, style = "f") {
  const element = document.createElement("time");
  element.className = "moment";
  if (Math.abs(seconds) > FURTHEST) {
    element.textContent = "Invalid Date";
    return element;
  }
  const date = new Date(seconds * 1000);
  element.dateTime = date.toISOString();
  element.title = formats.F.format(date);
  element.textContent = style === "R" ? fromNow(seconds) : formats[style].format(date);
  if (style === "R") {
    element.dataset.relative = seconds;
    startTicking();
  }
  return element;
}

/** When a message was sent, as it stands beside its author; `iso` as Discord writes it. */
export function sentAt(iso, short = false) {
  const date = new Date(iso);
  const element = document.createElement("time");
  element.dateTime = date.toISOString();
  element.title = formats.F.format(date);
  const days = Math.round((midnight(new Date(Date.now() + ahead)) - midnight(date)) / 86_400_000);
  const time = formats.t.format(date);
  const day = ["", "Yesterday at "][days] ?? `${formats.d.format(date)} `;
  element.textContent = short ? time : day + time;
  return element;
}

function midnight(date) {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate());
}

function fromNow(seconds) {
  const away = Math.trunc(seconds - (Date.now() + ahead) / 1000);
  if (away === 0) return "now";
  const [unit, length] = UNITS.find(([, each]) => Math.abs(away) >= each);
  return relative.format(Math.sign(away) * Math.round(Math.abs(away) / length), unit);
}

/** One clock for the whole page: what has left the page needs no signing off. */
function startTicking() {
  if (ticking) return;
  ticking = true;
  setInterval(() => {
    for (const each of document.querySelectorAll("time[data-relative]")) {
      const words = fromNow(Number(each.dataset.relative));
      if (each.textContent !== words) each.textContent = words;
    }
  }, 1000);
}
