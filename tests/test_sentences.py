"""Sentences stand whole, so that they can be put into another language."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.sentences import pieces, spoken, unfinished, written

HOUSE: Final = Path(__file__).parent.parent
WORDS: Final = [
    file.relative_to(HOUSE).as_posix()
    for folder in ("cogs", "bot/chat")
    for file in sorted((HOUSE / folder).rglob("*.py"))
] + ["bot/tables/refusals.py", "bot/interest/refusals.py"]
SILENT: Final = [
    file.relative_to(HOUSE).as_posix()
    for file in sorted((HOUSE / "bot/chat").rglob("*.py"))
    if file.parent.name != "words" and file.name not in ("wording.py", "kit.py")
] + [
    file.relative_to(HOUSE).as_posix()
    for file in sorted((HOUSE / "bot/interest").rglob("*.py"))
    if file.name not in ("refusals.py", "programme.py")
]
"""What chooses the words of the house; `kit.py` has what most games say alike, and the programme
the names of the games."""
AMOUNTS: Final = HOUSE / "bot/rules/refusals.py"
"""It has amounts, and rows of cards, to be put into refusals."""
RULES: Final = [
    file.relative_to(HOUSE).as_posix()
    for folder in ("bot/games", "bot/rules")
    for file in sorted((HOUSE / folder).rglob("*.py"))
    if file != AMOUNTS
]
PICTURES: Final = [
    file.relative_to(HOUSE).as_posix()
    for file in sorted((HOUSE / "cards_art").rglob("*.py"))
    if file.name != "__main__.py"
]
"""All that paints, but for what writes its cards into a folder."""


@pytest.mark.parametrize("file", WORDS)
def test_no_sentence_is_put_together_from_pieces(file: str) -> None:
    assert [*pieces((HOUSE / file).read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("file", SILENT)
def test_the_words_of_the_house_stand_in_one_place(file: str) -> None:
    assert [*spoken((HOUSE / file).read_text(encoding="utf-8"))] == []


def test_a_sentence_is_found_where_there_should_be_none() -> None:
    assert [*spoken('log.info("A guest of %s", 7)')] == []
    assert [*spoken('def told(name):\n    return f"You see {name}."')]
    assert [*spoken('NOTE = "-# Nobody has come."')]


@pytest.mark.parametrize("file", RULES)
def test_the_rules_say_nothing_but_refusals_and_those_in_whole_sentences(file: str) -> None:
    source = (HOUSE / file).read_text(encoding="utf-8")
    assert [*unfinished(source)] == []
    assert [(line, fault) for line, fault in pieces(source) if not is_code(fault)] == []


@pytest.mark.parametrize("file", PICTURES)
def test_pictures_know_no_words(file: str) -> None:
    assert [*written((HOUSE / file).read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    "line",
    [
        'yield caption("pool", at, 140)',
        'yield caption(f"Deal {deal}", at, 140)',
        'yield figure(f"{deal // 1_000}k", at, 140)',
        'yield _drawn("pool", at)',
        'told = "Pool" if deal == 1 else ""',
        'return {"pool": "Pool"}[key]',
        'return captions.get(key, "none")',
        'yield Label("No", at)',
        'return key == "pool" or "none"',
    ],
)
def test_a_word_is_found_that_a_picture_would_know(line: str) -> None:
    source = f"def _drawn(told: str, at: Spot): ...\ndef table(deal, key, at):\n    {line}"
    assert [*written(source)]


@pytest.mark.parametrize(
    "line",
    [
        'yield caption(captions.pools["pool"], at, 140)',
        'yield from _laid("pool", at)',
        'return key in ("pool", "centre")',
        'yield Disc(at, 22, Tone.IVORY, "D")',
        'pen.fill(f"M{x} 16 L{x} -.58 Z", MAHOGANY)',
        'return Image.new("RGBA", size)',
        'raise ValueError("no game seats so many")',
    ],
)
def test_keys_signs_and_outlines_are_left_to_pictures(line: str) -> None:
    source = f"def _laid(pool: Pool, at: Spot): ...\ndef table(key, at, x):\n    {line}"
    assert [*written(source)] == []


def is_code(fault: str) -> bool:
    """Whether it is about a single word, which in the rules is a value of theirs."""
    return fault.startswith("given back by ") and fault.split(": ")[1].strip("'").isalpha()


@pytest.mark.parametrize(
    "line",
    [
        'return f"{name} took {cards}" + (", and stood" if stood else ".")',
        "return f\"{name} deals first{'' if cuts else ', by lot'}.\"",
        'why = ", by lot" if lots else ""',
        'how = "made" if made else "was dealt"; return f"{name} {how} thirty-one."',
        'return "nothing is paid" if not won else f"won {won}"',
        "return f\"{number} card{'' if number == 1 else 's'}\"",
        "return f\"Take {' and '.join(cards)}\"",
    ],
)
def test_pieces_are_found(line: str) -> None:
    assert [*pieces(f"def told(name):\n    {line}")]


def test_a_piece_is_found_that_is_taken_from_a_table() -> None:
    source = (
        'LOST = {"tie": "nobody has won"}\ndef told(why):\n    return f"It is over: {LOST[why]}."'
    )
    assert [*pieces(source)]


@pytest.mark.parametrize(
    "line",
    [
        'return f"{name} took {row(cards)} with {card}."',
        "return f\"{name} has {some(cards, 'card')}.\"",
        'told = [f"{each} to {name}" for each in names]; return f"Shared out: {listed(told)}."',
        'found = "Eight or nine!" if high else "Neither has."; return f"Two cards. {found}"',
        "return _LOST[cause].format(name=name)",
    ],
)
def test_whole_sentences_are_left_alone(line: str) -> None:
    assert [*pieces(f"def told(name):\n    {line}")] == []


@pytest.mark.parametrize("text", ["the cards are dealt", "You may bet", "with {} chips"])
def test_prose_in_the_rules_is_found(text: str) -> None:
    assert [*unfinished(f"def told(amount):\n    return {text!r}")]


@pytest.mark.parametrize(
    "line",
    [
        'return "The cards are not dealt yet."',
        'return f"score: {side} is no side"',
        'return f"Position({number} cards)"',
        'raise UnreadableError("this is no card")',
        'return cards("Ad Jc 9d")',
    ],
)
def test_refusals_and_faults_are_left_to_the_rules(line: str) -> None:
    assert [*unfinished(f"def told(side):\n    {line}")] == []
