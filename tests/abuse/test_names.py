"""What people call themselves: nobody is called, nothing formatted, and all that is said stands."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.wording import LONGEST_NAME, escaped
from bot.games import games
from bot.tables.state import Phase
from tests.abuse.scene import pinged, public
from tests.chat.evening import Evening
from tests.few import for_few

NAMES: Final = (
    ("@everyone", "@here <@&1>", "<@1> <#1> <t:1:R>", "</whist:1>"),
    ("**bold** __x__", "```code", "||hidden||", "~~gone~~ _a_"),
    ("[click", "](https://evil.example)", "# Head", "-# small"),
    ("\u202egnirts\u202c", "\u2066\u200f\u200eא\u061cب", "a\u200b\u2060\ufeff\u00ad", "\0\7[31m"),
    ("🂡" * 32, "👩\u200d👩\u200d👧\u200d👦" * 4, "🎲" * 32, "\U000e0041" * 32),
    ("\u200b", "  ", "Z\u0351\u0342\u0363" * 8, "W" * 32),
    ("\\", "\\\\[a](b)", "> quote", "1. one\n2. two"),
)  # fmt: skip
OURS: Final = re.compile(r"\[[^\[\]]*\]\(https://discord\.com/channels/[0-9/]+\)")
LINK: Final = re.compile(r"(?<!\\)\[[^\n]*?\]\(")
CALLS: Final = re.compile(r"<(?:@[!&]?|#|/[^:>]*:)\d+>|@(?:everyone|here)\b")
APART: Final = re.compile("\u2068([^\u2066-\u2069]*)\u2069")
"""What is shut off for running from the right."""
HIDDEN: Final = ("Cc", "Cf", "Cs", "Co")


@pytest.mark.parametrize("game", sorted(games()))
@pytest.mark.parametrize("names", NAMES, ids=lambda names: ascii(names[0])[:12])
async def test_a_name_is_a_name_and_nothing_else(
    tonight: Evening, game: str, names: tuple[str, ...]
) -> None:
    for person, name in zip(tonight.people, names, strict=True):
        person.name = name
    host, *others = tonight.people
    await host.slash(tonight.room, game, **for_few(game))
    for person in others:
        await tonight.press(person, "Take a seat")
    answer = await tonight.press(host, "Begin")
    assert not answer.failed
    # A deal of Pope Joan may be over as it is dealt.
    await tonight.until(lambda: tonight.table.state.phase is not Phase.LOBBY)
    await tonight.until(lambda: tonight.offers("More"))
    await tonight.settled()
    for message in public(tonight):
        said = message.text.replace("@\u200b", "@")  # Put there to keep it from calling anybody.
        assert not CALLS.search(message.text)
        assert not LINK.search(OURS.sub("", said))
        for text in (said, *(each.alt for each in message.pictures)):
            shown = APART.sub(r"\1", text)
            kinds = {unicodedata.category(each) for each in shown if each != "\n"}
            assert kinds.isdisjoint(HIDDEN)
    assert pinged(public(tonight)) == []
    assert {each.name for each in tonight.table.state.guests if each} == set(names)


@given(st.lists(st.text(max_size=LONGEST_NAME), min_size=1, max_size=4))
def test_names_side_by_side_format_nothing(names: list[str]) -> None:
    called = [escaped(name) for name in names]
    assert all(0 < len(each) <= LONGEST_NAME for each in called)
    # An escaped character is shown as any letter is, and stands where it stood.
    together = re.sub(r"\\.", "x", ", ".join(called))
    assert not re.search(r"[\\*_~|`\[<>]|@(?:everyone|here)\b|^\s*[#-]", together)
