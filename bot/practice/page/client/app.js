/** The practice room's page: puts the parts together, and decides who and what is in view. */

import { createComposer } from "./box/composer.js";
import { h } from "./dom.js";
import { openForm } from "./form/forms.js";
import { followKeys } from "./window/keys.js";
import { CLOSED, openLink } from "./window/link.js";
import { createBanner, createToasts } from "./window/notices.js";
import { createPeople } from "./window/people.js";
import { createPlaces } from "./window/places.js";
import { CONVERSATION, here, write } from "./window/route.js";
import { createSheets } from "./window/sheets.js";
import { createSight } from "./window/sight.js";
import { followTheme, themeButton } from "./window/theme.js";
import { createTimeline } from "./window/timeline.js";
import { messageTools } from "./window/tools.js";
import { createWorkshop } from "./workshop/workshop.js";

const part = (id) => document.getElementById(id);
const sight = createSight();
const { complain, report } = createToasts(part("toasts"));
const sayLost = createBanner(part("banners"), "lost");
const sayOffline = createBanner(part("banners"), "offline");
const sheets = createSheets(part("shade"));
let link = null;
let as = here().as;
let channel = "";

/** Send a request. A note that only this window knows of is dismissed here. */
function act(request) {
  if (request.do !== "dismiss" || !sight.histories.isNote(request.message))
    return link.ask(request);
  sight.take({ news: "gone", channel: request.channel, message: request.message });
  return Promise.resolve({});
}

function contextFor(channelId, continued = false) {
  return { me: sight.me, sight, act, channel: channelId, goTo, continued };
}

const places = createPlaces({ sight, inView: () => channel, go: goTo, as: () => as });
const people = createPeople({ sight, be, act });
const timeline = createTimeline({
  sight,
  act,
  complain,
  contextOf: (message, continued) => contextFor(message.channel_id, continued),
  tools: messageTools({ sight, act, goTo, complain }),
});
const composer = createComposer({ sight, act, onAnswer: answered });
const workshop = createWorkshop({
  element: part("drawer"),
  sight,
  act,
  complain,
  report,
  inView: () => channel,
});
const heading = h("h2", { id: "title" });

/** What a command led to, other than the bot's own messages. */
function answered({ failed, form }, callable, where) {
  if (form) openForm(form, contextFor(where));
  if (!failed) return;
  sight.histories.note(where, failed, {
    bot: sight.bot,
    user: sight.people.find(({ id }) => id === sight.me),
    command: callable.label,
  });
  timeline.refresh();
}

/** Show another channel, as a step that Back undoes, and the message there if one is named. */
function goTo(id, message) {
  if (!sight.channel(id)) return;
  write(as, id);
  sheets.close();
  view(id);
  if (message) timeline.reveal(message);
  else if (!sheets.narrow()) composer.focus();
}

/** Be somebody else in this window, in the same channel if they see it. */
function be(username) {
  write(username, channel === sight.conversation?.id ? CONVERSATION : channel);
  sheets.close();
  follow();
}

/** Do as the address says. */
function follow() {
  const wanted = here();
  if (link && wanted.as === as) {
    settle();
    return;
  }
  link?.close();
  closeDialogs();
  as = wanted.as;
  channel = "";
  sight.forget();
  link = openLink(as, { onNews: sight.take, onState: linkState });
}

function linkState(state) {
  sayLost(state === "open" ? "" : closed());
  sayOffline("");
  if (state === "open") composer.forgive();
  if (state !== "unknown" || as === "") return;
  complain(new Error(`There is nobody called ${as} here.`));
  write("", "", { replace: true });
  follow();
}

function closed() {
  return sight.again ? `${CLOSED} Start it again with ${sight.again}` : CLOSED;
}

/** What was begun as somebody, or in some place, is not to be ended as or in another. */
function closeDialogs() {
  for (const each of document.querySelectorAll("dialog[open]")) each.close();
}

/** View the channel of the address or, where there is no such channel, the first one. */
function settle() {
  const all = sight.places();
  if (all.length === 0) return;
  const wanted = here().channel;
  const found = wanted === CONVERSATION ? sight.conversation : sight.channel(wanted);
  const { id } = found ?? sight.channel(channel) ?? all[0];
  write(as, id, { replace: true });
  view(id);
}

function view(id) {
  if (id !== channel) closeDialogs();
  channel = id;
  heading.textContent = trail(sight.channel(id));
  places.refresh();
  timeline.show(id);
  composer.show(id);
  entitle();
}

/** "#card-room", or "#card-room › Supper" for a thread there. */
function trail(place) {
  const above = place.parent_id && sight.channel(place.parent_id);
  return [above, place].filter(Boolean).map(sight.title).join(" › ");
}

function entitle() {
  const place = sight.channel(channel);
  if (!place) return;
  const pings = Object.values(sight.marks.channels).reduce((sum, each) => sum + each.pings, 0);
  const name = sight.user(sight.me)?.name ?? as;
  document.title = `${pings > 0 ? `(${pings}) ` : ""}${sight.title(place)} · ${name}`;
}

/** Without a name in the address the server chose who this is. */
function learnName() {
  const me = sight.people.find(({ id }) => id === sight.me);
  if (!me || as === me.username) return;
  as = me.username;
  write(as, here().channel, { replace: true });
}

function whyOffline({ online, starting }) {
  if (online) return "";
  const { name } = sight.whoIsBot();
  if (starting) return `${name} is starting. Commands and buttons work in a moment.`;
  return `${name} is off line. Commands and buttons fail until it is back.`;
}

function arrange() {
  part("side").append(places.element, h("footer", {}, people.panel, themeButton()));
  part("middle").append(
    h("header", {}, sheets.button, heading, workshop.toggle),
    timeline.element,
    composer.element,
  );
}

arrange();
followTheme();
followKeys({ people, places, workshop, sheets, composer, inView: () => channel, goTo });
sight.subscribe("people", learnName);
sight.subscribe("places", settle);
sight.subscribe("marks people bot", entitle);
sight.subscribe("bot", () => sayOffline(whyOffline(sight.bot)));
addEventListener("popstate", follow);
follow();
