import { avatar } from "./avatars.js";
import { emoji } from "./buttons.js";

const STRING_SELECT = 3;
const [USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT] = [5, 6, 7, 8];

/** What a select menu offers in this channel: `{value, label, about, mark()}` each. */
export function choices(component, { sight, channel }) {
  const people = () => sight.serverMembers(channel).map(person);
  const roles = () => sight.serverRoles(channel).map(role);
  switch (component.type) {
    case USER_SELECT:
      return people();
    case ROLE_SELECT:
      return roles();
    case MENTIONABLE_SELECT:
      return [...people(), ...roles()];
    case CHANNEL_SELECT:
      return sight.serverChannels(channel).filter(among(component.channel_types)).map(place);
    default:
      return component.options.map(option);
  }
}

/** The values that are chosen before anybody has chosen. */
export function defaults(component) {
  if (component.type !== STRING_SELECT) {
    return (component.default_values ?? []).map(({ id }) => id);
  }
  return component.options.filter((each) => each.default).map(({ value }) => value);
}

function option({ value, label, description, emoji: sign }) {
  return { value, label, about: description ?? "", mark: () => emoji(sign) };
}

function person({ id, name }) {
  return { value: id, label: name, about: "", mark: () => avatar(id, name) };
}

function role({ id, name }) {
  return { value: id, label: `@${name.replace(/^@/, "")}`, about: "", mark: () => null };
}

function place({ id, name }) {
  return { value: id, label: `#${name}`, about: "", mark: () => null };
}

function among(types) {
  return ({ type }) => !types?.length || types.includes(type);
}
