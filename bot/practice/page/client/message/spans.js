import { parsed } from "./addresses.js";

/**
 * The marks inside a line, as a tree of plain objects: `{kind, text}` or `{kind, nodes}`.
 *
 * Each kind of mark can be open once at a time, so at most six are: depth and time are bounded
 * whatever the text. A mark that finds no partner stays as it was typed.
 */
const MARKS = { "**": "strong", "*": "em", __: "u", _: "em", "~~": "s", "||": "spoiler" };
const MOST_IN_RUN = 3;
const PLAIN = /[^\\`<@h[*_~|]+/y;
const ESCAPE = /\\([^0-9A-Za-z\s])/y;
const TICKS = /`+/y;
const BARE_LINK = /https?:\/\/(?:(?!\*\*|\|\||~~|\]\()[^\s<]){1,2000}/y;
const MASKED_LINK =
  /\[((?:\\.|[^[\]\\\n])+)\]\(<?(https?:\/\/(?:[^\s()<>]|\([^\s()<>]*\))+)>?(?: +"[^"\n]*")?\)/y;
const RUN = /\*+|_+|~+|\|+/y;

/** What stands in angle brackets, or is called out to everybody: each a leaf of the tree. */
const LEAVES = [
  [/<@!?(\d{1,20})>/y, (id) => ({ kind: "user", id })],
  [/<@&(\d{1,20})>/y, (id) => ({ kind: "role", id })],
  [/<#(\d{1,20})>/y, (id) => ({ kind: "channel", id })],
  [/<\/([^:<>\n]{1,100}):\d{1,20}>/y, (name) => ({ kind: "command", name })],
  [/<a?:(\w{1,32}):\d{1,20}>/y, (name) => ({ kind: "emoji", name })],
  [/<t:(-?\d{1,13})(?::([tTdDfFsSR]))?>/y, (at, style) => ({ kind: "time", at: +at, style })],
  [/<(https?:\/\/[^\s<>]+)>/y, (href) => link(href)],
  [/@(everyone|here)\b/y, (name) => ({ kind: "crowd", name })],
];

/** The tree of a text. `linked` is whether links may stand in it: they may not in one another. */
export function spans(text, linked = true) {
  const tree = growing();
  const hopeless = new Set();
  let at = 0;
  while (at < text.length) {
    const step =
      plain(text, at) ??
      leaf(text, at) ??
      code(text, at, hopeless) ??
      (linked ? (maskedLink(text, at) ?? bareLink(text, at)) : null) ??
      marks(text, at, tree) ?? { node: literal(text[at]), end: at + 1 };
    if (step.node) tree.add(step.node);
    at = step.end;
  }
  return tree.finish();
}

function match(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function literal(text) {
  return { kind: "text", text };
}

/** Null for what no browser takes for an address. */
function link(href, nodes = [literal(href)]) {
  if (!parsed(href)) return null;
  return { kind: "link", href, nodes, bare: nodes[0].text === href };
}

function plain(text, at) {
  const found = match(PLAIN, text, at) ?? match(ESCAPE, text, at);
  return found && { node: literal(found[1] ?? found[0]), end: at + found[0].length };
}

function leaf(text, at) {
  for (const [pattern, made] of LEAVES) {
    const found = match(pattern, text, at);
    const node = found && made(...found.slice(1));
    if (node) return { node, end: at + found[0].length };
  }
  return null;
}

/** Code between runs of as many backticks. `hopeless` keeps the lengths that no later run has. */
function code(text, at, hopeless) {
  const ticks = match(TICKS, text, at)?.[0];
  if (!ticks) return null;
  const start = at + ticks.length;
  const close = hopeless.has(ticks) ? -1 : closing(text, start, ticks);
  if (close < 0) {
    hopeless.add(ticks);
    return { node: literal(ticks), end: start };
  }
  const inside = text.slice(start, close).replace(/^ (?=`)|(?<=`) $/g, "");
  return { node: { kind: "code", text: inside }, end: close + ticks.length };
}

function closing(text, from, ticks) {
  for (const { 0: run, index } of text.slice(from).matchAll(/`+/g)) {
    if (run === ticks) return from + index;
  }
  return -1;
}

/** `[text](address)`. A text that is itself an address could lie about where it leads. */
function maskedLink(text, at) {
  const found = match(MASKED_LINK, text, at);
  if (!found || /https?:\/\//i.test(found[1])) return null;
  const node = link(found[2], spans(found[1], false));
  return node && { node, end: at + found[0].length };
}

function bareLink(text, at) {
  if (/\w/.test(text[at - 1] ?? "")) return null;
  const found = match(BARE_LINK, text, at)?.[0];
  const node = found && link(trimmed(found));
  return node ? { node, end: at + node.href.length } : null;
}

/** Without the punctuation of the sentence around it, and brackets that nothing opened. */
function trimmed(href) {
  let spare = href.split(")").length - href.split("(").length;
  let end = href.length;
  while (/[.,:;!?"'\]*_~|]/.test(href[end - 1]) || (href[end - 1] === ")" && spare > 0)) {
    if (href[end - 1] === ")") spare -= 1;
    end -= 1;
  }
  return href.slice(0, end);
}

function marks(text, at, tree) {
  const run = match(RUN, text, at)?.[0];
  if (!run) return null;
  const end = at + run.length;
  if (run.length > MOST_IN_RUN) return { node: literal(run), end };
  let left = run.length;
  while (left > 0) {
    const mark = fitting(run[0], left, tree);
    place(mark, text[at - 1], text[end], tree);
    left -= mark.length;
  }
  return { end };
}

/** Of a run of three, whatever was opened last is dealt with first. */
function fitting(char, left, tree) {
  const double = char + char;
  if (!(char in MARKS)) return left > 1 ? double : char;
  if (left < MOST_IN_RUN) return left > 1 ? double : char;
  return tree.innermost(char, double) ?? double;
}

function place(mark, before, after, tree) {
  const open = tree.innermost(mark);
  if (!(mark in MARKS)) tree.add(literal(mark));
  else if (open && closes(mark, before, after)) tree.close(mark);
  else if (!open && opens(mark, after)) tree.open(mark);
  else if (mark === "_" && tree.restart(mark)) tree.open(mark);
  else tree.add(literal(mark));
}

function opens(mark, after) {
  return mark !== "*" || /\S/.test(after ?? " ");
}

function closes(mark, before, after) {
  if (mark === "*") return /\S/.test(before);
  return mark !== "_" || !/\w/.test(after ?? " ");
}

/** A tree that is being built: the frames are the marks that are open, outermost first. */
function growing() {
  const frames = [{ mark: "", nodes: [] }];

  function add(node) {
    const nodes = frames.at(-1).nodes;
    const last = nodes.at(-1);
    if (node.kind === "text" && last?.kind === "text") last.text += node.text;
    else nodes.push(node);
  }

  function drop() {
    const { mark, nodes } = frames.pop();
    add(literal(mark));
    for (const node of nodes) add(node);
  }

  return {
    add,
    open: (mark) => frames.push({ mark, nodes: [] }),
    innermost: (...marks) => frames.findLast((each) => marks.includes(each.mark))?.mark,
    close(mark) {
      while (frames.at(-1).mark !== mark) drop();
      const { nodes } = frames.pop();
      add({ kind: MARKS[mark], nodes });
    },
    /** Takes back `mark` if nothing was opened since. */
    restart(mark) {
      const last = frames.at(-1).mark === mark;
      if (last) drop();
      return last;
    },
    finish() {
      while (frames.length > 1) drop();
      return frames[0].nodes;
    },
  };
}
