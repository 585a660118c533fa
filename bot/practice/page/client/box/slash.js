/** What can be called with a slash: each command, or each subcommand of one, on its own. */

const SUBCOMMAND = 1;
const GROUP = 2;
const MOST_SHOWN = 50;

/** Everything callable, as {command, path, label, description, options}. */
export function callables(commands) {
  return commands.flatMap((command) => leaves(command, command, []));
}

function leaves(command, node, path) {
  const options = node.options ?? [];
  const branches = options.filter(({ type }) => type === SUBCOMMAND || type === GROUP);
  if (branches.length > 0) {
    return branches.flatMap((branch) => leaves(command, branch, [...path, branch.name]));
  }
  const label = [command.name, ...path].join(" ");
  return [{ command, path, label, description: node.description, options }];
}

/** Those that fit what is typed after the slash: by the start first, then by any of their words. */
export function matching(all, typed) {
  const wanted = typed.toLowerCase().trimEnd();
  const starts = all.filter(({ label }) => label.startsWith(wanted));
  const others = all.filter(
    (each) =>
      !starts.includes(each) && each.label.split(" ").some((word) => word.startsWith(wanted)),
  );
  return [...starts, ...others].slice(0, MOST_SHOWN);
}

/** The one that has been typed out in full with a space after it, unless more could follow. */
export function typedOut(all, typed) {
  const label = typed.toLowerCase().trimEnd();
  if (label === typed) return undefined;
  return all.find((each) => each.label === label);
}

/** A command with values for its options, written or pasted as one line: {callable, values}. */
export function writtenOut(all, line) {
  const callable = all
    .filter(({ label, options }) => options.length > 0 && line.startsWith(`${label} `))
    .sort((one, other) => other.label.length - one.label.length)[0];
  const values = callable && valuesIn(callable, line.slice(callable.label.length));
  return values ? { callable, values } : undefined;
}

/** What stands behind the name of each option; undefined when something stands before the first. */
function valuesIn({ options }, rest) {
  const names = options.map(({ name }) => name).join("|");
  const [before, ...parts] = rest.split(new RegExp(`\\s(${names}):`, "u"));
  if (before.trim() !== "" || parts.length === 0) return undefined;
  const pairs = parts.flatMap((part, at) => (at % 2 ? [] : [[part, parts[at + 1].trim()]]));
  return Object.fromEntries(pairs);
}
