"""The middle of the table: what lies in the three pots, or who has taken them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.bragg import Baize, Bragg, Phase, Took, most_more
from cards_art.bragg.captions import Captions
from cards_art.counters import counted, heap
from cards_art.lettering import LINE, caption
from cards_art.scene import Ground, Guest, Ink, Item, Label, Letter, Spot, Tone
from cards_art.slips import notice

_X: Final = 600
_ROOM: Final = 216
_PITCH: Final = 38
_TOPS: Final = {"first": 148, "second": 306, "third": 652}
"""Where the words about each pot begin while the brag goes on, and at the end."""
_TOPS_AT_THE_END: Final = {"first": 200, "second": 390, "third": 580}


def pots(baize: Baize, rules: Bragg, guests: Sequence[Guest], captions: Captions) -> Iterator[Item]:
    """Each pot by its name, with what lies in it or who has taken it."""
    tops = _TOPS if baize.phase is Phase.BRAG else _TOPS_AT_THE_END
    for pool in rules.pools:
        at = _X, tops[pool]
        yield caption(captions.pots[pool], at, _ROOM)
        win = baize.winner(pool)
        if win is not None:
            yield from _won(baize, win, guests[win.seat], at, captions)
        elif pool == "second":
            yield from _second(baize, rules, at, captions)
        else:
            yield from counted(baize.chips.pools[pool], (_X, at[1] + _PITCH), Tone.IVORY)


def _won(baize: Baize, win: Took, guest: Guest, at: Spot, captions: Captions) -> Iterator[Item]:
    """Who has taken a pot, and with what."""
    x, y = at
    name = x, y + _PITCH
    yield Label(guest.name, name, LINE, _ROOM, Ink.GLOW, Ground.FELT, Letter.BOLD)
    yield caption(_how(baize, win, captions), (x, y + 2 * _PITCH), _ROOM)
    if win.others:
        yield caption(captions.as_elder, (x, y + 3 * _PITCH), _ROOM)


def _how(baize: Baize, win: Took, captions: Captions) -> str:
    turned, shown, laid = baize.turned_up[win.seat], baize.shown[win.seat], baize.laid[win.seat]
    match win.by:
        case "ace_of_diamonds":
            return captions.ace_of_diamonds
        case "card":
            assert turned is not None
            return captions.rank(turned.rank)
        case "folds":
            return captions.unseen
        case "pair" | "high_card":
            assert shown is not None
            return captions.called(shown.halves, shown.rank)
        case "total":
            assert laid is not None
            return captions.counts(laid.total)


def _second(baize: Baize, rules: Bragg, at: Spot, captions: Captions) -> Iterator[Item]:
    """What lies in the second pot; in the brag also what it costs to stay in."""
    (x, y), amount = at, baize.chips.pools["second"]
    if baize.phase is not Phase.BRAG:
        yield from counted(amount, (x, y + _PITCH), Tone.IVORY)
        if baize.phase is not Phase.DEAL:
            yield caption(captions.stands_over, (x, y + 2 * _PITCH), _ROOM)
        return
    yield from heap(amount, (x, y + 70))
    yield Label(f"{amount:,}", (x, y + 114), 44, _ROOM, Ink.CREAM, Ground.FELT, Letter.BOLD)
    lines = [*_prices(baize, rules, captions)]
    yield from notice(lines, (x, y + 150 + 17 * len(lines)), _ROOM)


def _prices(baize: Baize, rules: Bragg, captions: Captions) -> Iterator[tuple[str, Letter]]:
    """What may be done, and for how much."""
    due, most = baize.bets.due, most_more(rules, baize)
    yield (captions.call(due) if due else captions.check), Letter.BOLD
    if most:
        more = captions.raise_by if baize.bets.level else captions.bet
        yield more(min(rules.min_raise, most), most), Letter.ROMAN
    yield captions.or_fold, Letter.ITALIC
