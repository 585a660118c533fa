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
