/** The options of a command: what may be picked for one, and what Discord would refuse. */

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const ROLE = 8;
const MENTIONABLE = 9;
const NUMBER = 10;

const MOST_SHOWN = 25;

/** What may be picked as {label, value}, narrowed by what is typed; null when one types freely. */
export function pickable(option, typed, { sight, channel }) {
  const all = allOf(option, sight, channel);
  if (!all) return null;
  const wanted = bare(typed.trim());
  const fitting = all.filter(({ label }) => bare(label).includes(wanted));
  const begins = ({ label }) => bare(label).startsWith(wanted);
  return [...fitting.filter(begins), ...fitting.filter((each) => !begins(each))].slice(
    0,
    MOST_SHOWN,
  );
}

const bare = (name) => name.toLowerCase().replace(/^[@#]/, "");

function allOf({ type, choices, channel_types: kinds }, sight, channel) {
  if (choices?.length) return choices.map(({ name, value }) => ({ label: name, value }));
  const people = () => named("", sight.serverMembers(channel));
  const roles = () => named("@", sight.serverRoles(channel), "role");
  switch (type) {
    case BOOLEAN:
      return [
        { label: "True", value: true },
        { label: "False", value: false },
      ];
    case USER:
      return people();
    case ROLE:
      return roles();
    case MENTIONABLE:
      return [...people(), ...roles()];
    case CHANNEL:
      return named(
        "#",
        sight.serverChannels(channel).filter((each) => !kinds?.length || kinds.includes(each.type)),
      );
    default:
      return null;
  }
}

function named(mark, things, detail) {
  return things.map(({ id, name }) => ({
    label: mark + name.replace(/^@/, ""),
    value: id,
    detail,
  }));
}

/** What an option takes, in words for the person who fills it in. */
export function wants(option) {
  const { type, choices, autocomplete } = option;
  if (choices?.length) return "Choose one of the list";
  switch (type) {
    case STRING:
      return autocomplete && !hasLength(option) ? "Choose or type" : `Enter ${lengths(option)}`;
    case INTEGER:
      return `Enter a whole number${range(option)}`;
    case NUMBER:
      return `Enter a number${range(option)}`;
    case BOOLEAN:
      return "Choose True or False";
    case USER:
      return "Choose somebody";
    case CHANNEL:
      return "Choose a channel";
    case ROLE:
      return "Choose a role";
    case MENTIONABLE:
      return "Choose somebody, or a role";
    default:
      return "The practice room has no way to fill this in";
  }
}

/** {value} for what was picked or typed, or {refused} with what Discord would have instead. */
export function read(option, typed, picked, { sight, channel }) {
  const text = typed.trim();
  if (picked) return { value: picked.value };
  if (text === "") return { refused: "This option is required" };
  const named = allOf(option, sight, channel)?.filter(({ label }) => bare(label) === bare(text));
  if (named?.length === 1) return { value: named[0].value };
  const value = parsed(option, text);
  return value === undefined ? { refused: wants(option) } : { value };
}

function parsed({ type, choices, ...bounds }, text) {
  if (choices?.length) return undefined;
  if (type === STRING)
    return within([...text].length, bounds.min_length, bounds.max_length) ? text : undefined;
  const number = type === INTEGER || type === NUMBER ? numberIn(text, type === INTEGER) : undefined;
  return number !== undefined && within(number, bounds.min_value, bounds.max_value)
    ? number
    : undefined;
}

function numberIn(text, whole) {
  if (!(whole ? /^[+-]?\d+$/ : /^[+-]?(\d+\.?\d*|\.\d+)$/).test(text)) return undefined;
  const number = Number(text);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : undefined;
}

function within(size, least, most) {
  return size >= (least ?? -Infinity) && size <= (most ?? Infinity);
}

function range({ min_value: least, max_value: most }) {
  if (least === undefined && most === undefined) return "";
  if (most === undefined) return `, ${least} or more`;
  if (least === undefined) return `, ${most} or less`;
  return ` between ${least} and ${most}`;
}

const hasLength = (option) => option.min_length !== undefined || option.max_length !== undefined;

function lengths({ min_length: least, max_length: most }) {
  if (least === undefined && most === undefined) return "a text";
  if (most === undefined) return `at least ${least} characters`;
  return least ? `${least} to ${most} characters` : `at most ${most} characters`;
}
