"""Where pictures meet the chat: a game's scenes become pictures that are painted when needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.chat.kit import HandPicture, Pictures, R, TablePicture
from bot.rules.game import H, PublicView, SeatView, T
from bot.tables.state import Guest
from cards_art import seating
from cards_art.paint import paint_hand, paint_table
from cards_art.scene import Guest as Painted
from cards_art.scene import HandScene, TableScene


def pictures(
    table: Callable[[PublicView[T], R, Sequence[Painted], int], TableScene],
    hand: Callable[[SeatView[T, H], R], HandScene] | None,
) -> Pictures[R, T, H]:
    """The pictures of a game, from its two scenes; no second one without cards to hold."""

    def shown(
        view: PublicView[T], rules: R, guests: Sequence[Guest | None], deal: int
    ) -> TablePicture:
        present = [_painted(guest) or Painted("", False, False) for guest in guests]
        return _open(table(view, rules, present, deal))

    held = None if hand is None else _held(hand)
    return Pictures(shown, held, lambda guests: _open(seating.lobby([*map(_painted, guests)])))


def _held(
    hand: Callable[[SeatView[T, H], R], HandScene],
) -> Callable[[SeatView[T, H], R, bool], HandPicture]:
    def held(view: SeatView[T, H], rules: R, four_colours: bool) -> HandPicture:
        scene = replace(hand(view, rules), four_colours=four_colours)
        return HandPicture(scene, lambda: paint_hand(scene).data)

    return held


def _open(scene: TableScene) -> TablePicture:
    return TablePicture(scene, lambda: paint_table(scene).data)


def _painted(guest: Guest | None) -> Painted | None:
    return None if guest is None else Painted(guest.name, guest.away, guest.computer)
