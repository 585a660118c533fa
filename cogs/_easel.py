"""Where pictures meet the chat: a game's scenes become pictures that are painted when needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from bot.chat.kit import HandPicture, Hands, Pictures, R, TablePicture
from bot.rules.game import H, PublicView, SeatView, T
from bot.rules.offers import Action
from bot.tables.state import Guest
from cards_art import seating
from cards_art.paint import paint_hand, paint_table
from cards_art.scene import Guest as Painted
from cards_art.scene import HandScene, TableScene
from cogs._captions import FREE_SEAT

W = TypeVar("W")
"""The captions of the game: all words that its scenes have."""


def pictures(
    table: Callable[[PublicView[T], R, Sequence[Painted], int, W], TableScene],
    captions: W,
    lobby: Callable[[Sequence[Painted]], TableScene] = seating.lobby,
) -> Pictures[R, T]:
    """The pictures of a game, from its scenes: a table for a lobby has cards on it as a rule."""

    def shown(
        view: PublicView[T], rules: R, guests: Sequence[Guest | None], deal: int
    ) -> TablePicture:
        return _open(table(view, rules, [*map(_painted, guests)], deal, captions))

    return Pictures(shown, lambda guests: _open(lobby([*map(_painted, guests)])))


def hands(
    hand: Callable[[SeatView[T, H], R, W], HandScene],
    captions: W,
    words: Callable[[SeatView[T, H], R], str],
    prospect: Callable[[SeatView[T, H], R, Action], str] = lambda _view, _rules, _action: "",
) -> Hands[R, T, H]:
    """The hands of a game, from its scenes and their words."""

    def held(view: SeatView[T, H], rules: R, four_colours: bool) -> HandPicture:
        scene = replace(hand(view, rules, captions), four_colours=four_colours)
        return HandPicture(scene, lambda: paint_hand(scene).data)

    return Hands(held, words, prospect)


def _open(scene: TableScene) -> TablePicture:
    return TablePicture(scene, lambda: paint_table(scene).data)


def _painted(guest: Guest | None) -> Painted:
    if guest is None:
        return Painted(FREE_SEAT, away=False, computer=False, free=True)
    return Painted(guest.name, guest.away, guest.computer)
