"""Finds sentences that are put together from pieces, which nobody could translate.

A sentence stands whole in the code, with placeholders for names, numbers, cards and lists of them.

    python -m tests.sentences cogs bot/chat        # what is in pieces there
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

_LETTER: Final = re.compile(r"[^\W\d_]")
_RAGGED: Final = re.compile(r"^\s*[,;:.!?)]|^\s|[,;(]\s*$|\s$")
"""How only a piece begins or ends."""
_BEGUN: Final = re.compile(r"^\W*[A-Z“]\w* \S")
"""How a sentence begins."""
_WORDS: Final = re.compile(r"^[a-z]+('s)? |^[a-z]+$")
"""How a piece begins that would go into the middle of a sentence."""
_WHOLE: Final = re.compile(r"^[^a-z\s,;].*[.!?…][*_]*$", re.DOTALL)
"""A sentence, or several: they may stand one after another as they are."""
_NOTE: Final = re.compile(r"\bNotes?\b")
"""The type of what stands by itself after a name and a colon (`bot.chat.wording.Note`)."""
_FAULT: Final = re.compile(r"^[a-z_]+: |^[\w{}]+\(.*\)$")
"""What is wrong in a field of a record, or a thing as programmers see it: nobody else reads it."""
_SEVERAL: Final = re.compile(r"[a-z}] [a-z{]")
"""Words, and not a name, a type or a row of cards."""
_WORD: Final = re.compile(r"[A-Za-zÀ-ÿ]{2}|[a-z]")
"""More than a sign, such as `D`, or an outline, which is written in single capitals: `M0 0 L…`."""
_CODES: Final = re.compile(
    r"RGBA?|NFK?C|LNPS|C[cfson]|Z[lp]|So|ls|rb|curve|>\w+|RAMPS|[\w{}]*_\w+|[\w-]*\.(otf|ttf|png)"
)
"""What libraries ask for: kinds of images and of letters, anchors, formats, packages and files."""
_TEXT: Final = re.compile(r"\bstr\b")
"""The type of what may be any text, and so is no key."""
_COUNTING: Final = "some"
"""The function that knows a thing by its name and says how many there are."""


def pieces(source: str) -> Iterator[tuple[int, str]]:
    """Every piece of a sentence in a module: its line, and what is wrong with it."""
    tree = ast.parse(source)
    passed = {id(part) for node in ast.walk(tree) for part in _passed_over(node)}
    clauses = _clauses(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.expr) and id(node) not in passed and _is_ragged(node):
            yield node.lineno, f"begins or ends in the middle: {_said(node)!r}"
        if isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Add):
            yield from _glued(node)
        if isinstance(node, ast.JoinedStr):
            yield from _within(node, clauses)
        if isinstance(node, ast.FunctionDef):
            yield from _filled_in(node)
            yield from _clause(node)


def unfinished(source: str) -> Iterator[tuple[int, str]]:
    """Every text in a module of the rules that is neither a refusal, a whole one, nor a fault."""
    tree = ast.parse(source)
    passed = {id(part) for node in ast.walk(tree) for part in _passed_over(node)}
    passed |= {id(part) for node in ast.walk(tree) if _is_fault(node) for part in ast.walk(node)}
    for node in ast.walk(tree):
        said = _said(node)
        whole = not _SEVERAL.search(said) or _WHOLE.match(said) or _FAULT.match(said)
        if isinstance(node, ast.expr) and id(node) not in passed and not whole:
            yield node.lineno, said


def _is_fault(node: ast.AST) -> bool:
    """Whether it raises what no player reads."""
    return isinstance(node, ast.Raise) and "Refused(" not in ast.unparse(node)


def spoken(source: str) -> Iterator[tuple[int, str]]:
    """Every text of a module that begins like a sentence, but for what goes into the log."""
    tree = ast.parse(source)
    passed = {id(part) for node in ast.walk(tree) for part in _passed_over(node)}
    passed |= {id(part) for node in ast.walk(tree) if _is_log(node) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.expr) and id(node) not in passed and _BEGUN.match(_said(node)):
            yield node.lineno, _said(node)


def written(source: str) -> Iterator[tuple[int, str]]:
    """Every word of a module of pictures that could be read in one.

    Those are left out that only programmers read, and the keys of the rules, wherever they are
    compared, looked up, or given to what asks for a key.
    """
    tree = ast.parse(source)
    asked = {node.name: node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    passed = {id(part) for node in ast.walk(tree) for part in _passed_over(node)}
    passed |= {id(part) for node in ast.walk(tree) for part in _unseen(node)}
    passed |= {id(part) for node in ast.walk(tree) for part in _keys(node, asked)}
    for node in ast.walk(tree):
        said = _said(node)
        if id(node) not in passed and _WORD.search(said) and not _CODES.fullmatch(said):
            yield getattr(node, "lineno", 0), said


def _unseen(node: ast.AST) -> Iterator[ast.AST]:
    """Faults, things as programmers see them, names that a module gives, types and patterns."""
    match node:
        case ast.Raise() | ast.Assert() | ast.FunctionDef(name="__repr__"):
            yield from ast.walk(node)
        case ast.Assign(targets=[ast.Name("__all__")], value=value):
            yield from ast.walk(value)
        case ast.Call(func=ast.Name("cast") | ast.Attribute(ast.Name("re"), "compile"), args=args):
            yield args[0]
        case _:
            pass


def _keys(node: ast.AST, asked: Mapping[str, ast.FunctionDef]) -> Iterator[ast.AST]:
    """Keys as they are compared, looked up, listed in a table, or asked for by a function."""
    match node:
        case ast.Compare(left=left, comparators=others):
            for side in (left, *others):
                yield from side.elts if isinstance(side, ast.Tuple | ast.Set) else (side,)
        case ast.MatchValue(value=value):
            yield value
        case ast.Dict(keys=keys):
            yield from filter(None, keys)
        case ast.Subscript(slice=within):
            yield from ast.walk(within)
        case ast.Call(func=ast.Name(name), args=args) if name in asked:
            for value, parameter in zip(args, asked[name].args.args, strict=False):
                if not _TEXT.search(ast.unparse(parameter.annotation or ast.Name("str"))):
                    yield value
        case _:
            pass


def _is_log(node: ast.AST) -> bool:
    called = node.func if isinstance(node, ast.Call) else None
    return isinstance(called, ast.Attribute) and getattr(called.value, "id", "") == "log"


def _passed_over(node: ast.AST) -> Iterator[ast.AST]:
    """Documentation, texts between the placeholders of another, and how numbers are put there."""
    match node:
        case ast.Expr(value=value):
            yield value
        case ast.JoinedStr(values=values):
            yield from (each for each in values if isinstance(each, ast.Constant))
        case ast.FormattedValue(format_spec=ast.JoinedStr() as spec):
            yield from ast.walk(spec)
        case _:
            pass


def _is_ragged(node: ast.expr) -> bool:
    return _is_text(node) and bool(_RAGGED.search(_said(node)))


def _is_text(node: ast.AST) -> bool:
    """Whether it is a text in which there are words."""
    return bool(_LETTER.search(_said(node)))


def _said(node: ast.AST) -> str:
    """What a text says, `{}` for its placeholders; nothing where it is no text."""
    match node:
        case ast.JoinedStr(values=values):
            return "".join(_said(each) or "{}" for each in values)
        case ast.Constant(value=str(text)):
            return text
        case _:
            return ""


def _glued(node: ast.BinOp | ast.AugAssign) -> Iterator[tuple[int, str]]:
    for side in (node.left, node.right) if isinstance(node, ast.BinOp) else (node.value,):
        for text in _choices(side):
            if _is_text(text):
                yield node.lineno, f"glued on: {_said(text)!r}"


def _choices(value: ast.expr) -> Iterator[ast.expr]:
    """What an expression may come to, as far as it is written there."""
    match value:
        case ast.IfExp(body=body, orelse=orelse):
            yield from (*_choices(body), *_choices(orelse))
        case ast.BoolOp(values=values):
            yield from (text for each in values for text in _choices(each))
        case ast.Subscript(value=ast.Dict(values=values)):
            yield from (text for each in values for text in _choices(each))
        case _:
            yield value


def _clauses(tree: ast.Module) -> frozenset[str]:
    """The names of tables at the head of a module that hold words."""
    held: set[str] = set()
    for node in tree.body:
        target = node.target if isinstance(node, ast.AnnAssign) else None
        target = node.targets[0] if isinstance(node, ast.Assign) else target
        value = getattr(node, "value", None)
        if isinstance(target, ast.Name) and isinstance(value, ast.Dict | ast.Tuple):
            texts = value.values if isinstance(value, ast.Dict) else value.elts
            held |= {target.id} if any(map(_is_text, texts)) else set()
    return frozenset(held)


def _within(text: ast.JoinedStr, clauses: frozenset[str]) -> Iterator[tuple[int, str]]:
    """Words inside of the placeholders of a text."""
    if not _is_text(text):
        return
    for place in text.values:
        if not isinstance(place, ast.FormattedValue):
            continue
        for node in _looked_into(place.value):
            if _is_text(node):
                yield node.lineno, f"words in a placeholder: {_said(node)!r} in {_said(text)!r}"
            if isinstance(node, ast.Subscript) and getattr(node.value, "id", "") in clauses:
                yield node.lineno, f"chosen from a table: {ast.unparse(node)} in {_said(text)!r}"


def _looked_into(value: ast.expr) -> Iterator[ast.expr]:
    """An expression and its parts, but for keys and for things that are counted."""
    yield value
    for child in ast.iter_child_nodes(value):
        is_key = isinstance(value, ast.Subscript) and child is value.slice
        is_thing = getattr(getattr(value, "func", None), "id", "") == _COUNTING
        parts = child.iter if isinstance(child, ast.comprehension) else child
        if isinstance(parts, ast.expr) and not is_key and not (is_thing and _is_text(parts)):
            yield from _looked_into(parts)


def _filled_in(function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    """Words that get a name first, and are put into a sentence by it."""
    named: dict[str, list[ast.expr]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign):
            for name, value in _named(node):
                named.setdefault(name, []).extend(filter(_is_text, _choices(value)))
    for node in ast.walk(function):
        if isinstance(node, ast.JoinedStr) and _is_text(node):
            for place in node.values:
                name = getattr(getattr(place, "value", None), "id", "")
                for text in named.get(name, ()):
                    if not _WHOLE.match(_said(text)):
                        yield text.lineno, f"a clause for {{{name}}}: {_said(text)!r}"


def _named(node: ast.Assign) -> Iterator[tuple[str, ast.expr]]:
    for target in node.targets:
        if isinstance(target, ast.Name):
            yield target.id, node.value
        if isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
            for each, value in zip(target.elts, node.value.elts, strict=True):
                if isinstance(each, ast.Name):
                    yield each.id, value


def _clause(function: ast.FunctionDef) -> Iterator[tuple[int, str]]:
    """A function that gives back words for the middle of a sentence."""
    if function.returns is not None and _NOTE.search(ast.unparse(function.returns)):
        return
    for node in ast.walk(function):
        if isinstance(node, ast.Return | ast.Yield) and node.value is not None:
            for text in _choices(node.value):
                if _is_text(text) and _WORDS.search(_said(text)):
                    yield text.lineno, f"given back by {function.name}: {_said(text)!r}"


def main() -> None:
    """Prints what is in pieces in the folders that are named."""
    for folder in sys.argv[1:]:
        for file in sorted(Path(folder).rglob("*.py")):
            for line, fault in sorted(set(pieces(file.read_text(encoding="utf-8")))):
                print(f"{file}:{line}: {fault}")


if __name__ == "__main__":
    main()
