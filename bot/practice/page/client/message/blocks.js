import { spans } from "./spans.js";

/** The lines of a text as blocks: quotes, headings, lists, code, and the plain text between. */
const QUOTE_TO_END = / *>>> +([^]*)/y;
const QUOTE = / *> +[^\n]*(?:\n *> +[^\n]*)*\n?/y;
const HEADING = / *(#{1,3}) +(\S[^\n]*)\n?/y;
const SMALL = / *-# +(\S[^\n]*)\n?/y;
const ITEM = /( *)([-*]|\d{1,9}\.) +(\S[^\n]*)\n?/y;
const ITEM_GOES_ON = / {2,}(\S[^\n]*)\n?/y;
const MOST_DEPTH = 10;
const FENCE = "```";

/** The blocks of a text. In a quote there is no further quote. */
export function blocks(text, quoted = false) {
  const found = [];
  let words = "";
  let at = 0;
  const flush = () => {
    const shown = words.replace(/\n$/, "");
    if (shown) found.push({ kind: "words", nodes: spans(shown) });
    words = "";
  };
  while (at < text.length) {
    const end = lineEnd(text, at);
    const next = block(text, at, quoted) ?? fence(text, at, end);
    if (next) {
      words += text.slice(at, next.start ?? at);
      flush();
      found.push(...next.blocks);
    } else {
      words += text.slice(at, end);
    }
    at = next?.end ?? end;
  }
  flush();
  return found;
}

function lineEnd(text, at) {
  const newline = text.indexOf("\n", at);
  return newline < 0 ? text.length : newline + 1;
}

function block(text, at, quoted) {
  return (quoted ? null : quote(text, at)) ?? titled(text, at) ?? list(text, at);
}

function match(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function quote(text, at) {
  const all = match(QUOTE_TO_END, text, at);
  const lines = all ?? match(QUOTE, text, at);
  if (!lines) return null;
  const inside = all ? all[1] : lines[0].replace(/^ *> /gm, "");
  return { blocks: [{ kind: "quote", blocks: blocks(inside, true) }], end: at + lines[0].length };
}

function titled(text, at) {
  const heading = match(HEADING, text, at);
  if (heading) {
    const [whole, signs, words] = heading;
    const made = { kind: "heading", level: signs.length, nodes: spans(words) };
    return { blocks: [made], end: at + whole.length };
  }
  const small = match(SMALL, text, at);
  return small && {
    blocks: [{ kind: "small", nodes: spans(small[1]) }],
    end: at + small[0].length,
  };
}

function list(text, at) {
  const lines = [];
  let end = at;
  for (;;) {
    const item = match(ITEM, text, end);
    const more = !item && lines.length ? match(ITEM_GOES_ON, text, end) : null;
    if (item) lines.push({ indent: item[1].length, mark: item[2], text: item[3] });
    else if (more) lines.at(-1).text += `\n${more[1]}`;
    else break;
    end += (item ?? more)[0].length;
  }
  return lines.length ? { blocks: nested(lines), end } : null;
}

/** Lists within lists, by how far each line is indented. */
function nested(lines) {
  const roots = [];
  const open = [];
  for (const line of lines) {
    while (open.length && line.indent < open.at(-1).indent) open.pop();
    const deeper = open.length && line.indent > open.at(-1).indent && open.length < MOST_DEPTH;
    const ordered = /\d/.test(line.mark);
    if (!open.length || deeper || open.at(-1).list.ordered !== ordered) {
      if (!deeper) open.pop();
      const made = { kind: "list", ordered, from: Number.parseInt(line.mark, 10), items: [] };
      const among = open.length ? open.at(-1).list.items.at(-1).lists : roots;
      among.push(made);
      open.push({ indent: line.indent, list: made });
    }
    open.at(-1).list.items.push({ nodes: spans(line.text), lists: [] });
  }
  return roots;
}

/** Code between fences. It may begin within a line; the word behind the first fence is dropped. */
function fence(text, at, end) {
  const start = text.slice(at, end).indexOf(FENCE) + at;
  if (start < at || text[start - 1] === "\\") return null;
  const close = text.indexOf(FENCE, start + FENCE.length);
  if (close < 0) return null;
  const inside = text.slice(start + FENCE.length, close);
  const code = inside.replace(/^[\w+\-.#]+\n/, "").replace(/^\n+/, "").trimEnd();
  if (!code) return null;
  const after = close + FENCE.length;
  return { start, blocks: [{ kind: "fence", text: code }], end: after + (text[after] === "\n") };
}
