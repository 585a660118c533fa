"""What a seat holds, by suits: in the brag with its pair marked, then with what it counts."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final

from bot.games.bragg import Baize, Bragg, Hand, Phase, best_count, best_holding, total
from bot.rules.cards import Card
from bot.rules.game import SeatView
from cards_art.bragg.captions import Captions
from cards_art.fan import fan, nothing_held, sorted_by_suit
from cards_art.scene import Face, HandScene, Item, Letter, State
from cards_art.slips import notice

_CARD: Final = 132
_FIRST: Final = 100
_LAST: Final = 560
"""The middle of the last card lies no farther to the right."""
_WIDEST: Final = 110
_LEVEL, _RISE = 168, 22
_SLIP: Final = (742, 158)


def hand(view: SeatView[Baize, Hand], rules: Bragg, captions: Captions) -> HandScene:
    """A seat's cards, and on a slip what they are worth for the stake that is played for."""
    baize, held = view.public.table, view.hand.cards
    if view.seat not in baize.players:
        return nothing_held(captions.held.sits_out)
    if not held:
        return nothing_held(captions.none_left)
    if baize.phase is Phase.OVER:
        return fan(held, None)
    read = _brag if baize.phase is Phase.BRAG else _third
    marked, lines = read(view, captions)
    if baize.phase is Phase.BRAG and rules.pots == "three":
        lines.append((_then(view, captions), Letter.ITALIC))
    return HandScene((*_faces(sorted_by_suit(held), marked), *notice(lines, _SLIP, 220)))


def _brag(
    view: SeatView[Baize, Hand], captions: Captions
) -> tuple[tuple[Card, ...], list[tuple[str, Letter]]]:
    """The pair of a hand, and its name."""
    if view.public.table.has_folded(view.seat):
        return (), [(captions.you_folded, Letter.BOLD)]
    holding = best_holding(view.hand.cards)
    named = captions.heading(holding.halves, holding.rank)
    return holding.telling, [(line, Letter.BOLD) for line in wrap(named, 12)]


def _then(view: SeatView[Baize, Hand], captions: Captions) -> str:
    """What is left for thirty-one: all cards, or those beside the pair that is to be shown."""
    held = view.hand.cards
    if view.public.table.has_folded(view.seat):
        return captions.counts(total(best_count(held)))
    return captions.then_counts(total(best_count(best_holding(held).rest(held))))


def _third(
    view: SeatView[Baize, Hand], captions: Captions
) -> tuple[tuple[Card, ...], list[tuple[str, Letter]]]:
    """What is chosen for thirty-one, or would be counted best."""
    hand = view.hand
    counted = hand.picked or best_count(hand.cards)
    word = captions.chosen if hand.picked else captions.the_best
    return counted, [(captions.count(total(counted)), Letter.BOLD), (word, Letter.ITALIC)]


def _faces(cards: tuple[Card, ...], marked: tuple[Card, ...]) -> Iterator[Item]:
    step = min(_WIDEST, (_LAST - _FIRST) // max(1, len(cards) - 1))
    for index, card in enumerate(cards):
        state, up = (State.MARKED, _RISE) if card in marked else (State.PLAIN, 0)
        yield Face(card, (_FIRST + step * index, _LEVEL - up), _CARD, state=state)
