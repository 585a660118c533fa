"""Whist at the door of the house: its words, its pictures, its command."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, assert_never, cast

from bot.chat.bot import Parlour
from bot.chat.game_cog import GameCog
from bot.chat.kit import Kit, Label, Names, Words, each
from bot.chat.wording import SIGNS, by_suit, listed, long, short
from bot.games.whist import (
    Baize,
    ClaimHonours,
    GameWon,
    Hand,
    HonoursLost,
    HonoursScored,
    Pass,
    Play,
    Played,
    RubberWon,
    Trick,
    TricksScored,
    TrickTaken,
    TurnedUp,
    Whist,
)
from bot.rules.cards import Suit
from bot.rules.cutting import Cut
from bot.rules.game import Action, Event, PublicView, SeatView
from bot.rules.lots import FirstDealer
from cards_art import whist as art
from cogs._easel import hands, pictures
from cogs._whist_book import BOOK

Happening: TypeAlias = (
    Cut | FirstDealer | TurnedUp | Played | TrickTaken | TricksScored | HonoursScored
    | HonoursLost | GameWon | RubberWon
)  # fmt: skip
"""All that can happen at a table of whist."""

Deed: TypeAlias = Play | ClaimHonours | Pass

_FROM_LEFT = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
_LOST = {
    "at_game_point": "one point short of game, they score nothing for them",
    "unclaimed": "nobody claimed them",
    "cancelled": "the other side's tricks cancel them",
}


def event(event: Event, names: Names) -> str | None:
    """What happened, in a sentence."""
    return _told(cast("Happening", event), names)


def _told(event: Happening, names: Names) -> str | None:
    match event:
        case Cut(drawn):
            cuts = [f"{name} {short(cards[-1])}" for name, cards in zip(names, drawn, strict=False)]
            return f"The cut: {', '.join(cuts)}."
        case FirstDealer(seat):
            return f"{names[seat]} deals first."
        case TurnedUp(dealer, card):
            return f"{names[dealer]} dealt and turned up the {short(card)}."
        case Played(seat, card):
            return f"{names[seat]} played the {short(card)}."
        case TrickTaken(seat):
            return f"{names[seat]} took the trick."
        case TricksScored(side, points):
            return f"{_pair(names, side)} scored {points} by tricks."
        case HonoursScored(side, cards, points):
            held = ", ".join(map(short, cards))
            return f"{_pair(names, side)} scored {points} by honours ({held})."
        case HonoursLost(side, cards, cause):
            held = ", ".join(map(short, cards))
            return f"{_pair(names, side)} held honours ({held}): {_LOST[cause]}."
        case GameWon(side, score):
            return f"**{_pair(names, side)} won the game, {score[side]} to {score[1 - side]}.**"
        case RubberWon(side, points):
            return f"**{_pair(names, side)} won the rubber by {_points(points)}.**"
        case _:
            assert_never(event)


def _pair(names: Names, side: int) -> str:
    return f"{names[side]} and {names[side + 2]}"


def _points(points: int) -> str:
    return "1 point" if points == 1 else f"{points} points"


def state(view: PublicView[Baize], rules: Whist, names: Names) -> str:
    """The table in words."""
    baize = view.table
    lines = [
        f"Score {baize.score[0]} to {baize.score[1]}, game of {rules.target}:"
        f" {_pair(names, 0)} against {_pair(names, 1)}.",
        f"{_trumps(baize)} {names[baize.dealer]} dealt. Tricks {baize.tricks[0]} to"
        f" {baize.tricks[1]}.",
    ]
    if baize.games and rules.match == "rubber":
        lines.insert(1, f"Games of the rubber: {listed([f'{a} to {b}' for a, b in baize.games])}.")
    if baize.trick.cards:
        lines.append(f"On the table: {_laid(baize.trick, names)}.")
    if baize.last is not None and baize.trumps is not None and not baize.history:
        winner = names[baize.last.winner(baize.trumps)]
        lines.append(f"Last trick, to {winner}: {_laid(baize.last, names)}.")
    if baize.history and baize.trumps is not None:
        lines.append(_all_tricks(baize.history, baize.trumps, names))
    return "\n".join(lines)


def _trumps(baize: Baize) -> str:
    if baize.trumps is None:
        return "No trumps yet."
    turned = "" if baize.turn_up is None else f", the {short(baize.turn_up)} turned up"
    return f"Trumps {SIGNS[baize.trumps]} {baize.trumps.name.lower()}{turned}."


def _laid(trick: Trick, names: Names) -> str:
    return ", ".join(f"{names[seat]} {short(card)}" for seat, card in trick.played)


def _all_tricks(tricks: Sequence[Trick], trumps: Suit, names: Names) -> str:
    """The whole deal in a line: the cards of each trick from the lead round, and who took it."""
    told = [
        f"{' '.join(map(short, trick.cards))} to {names[trick.winner(trumps)]}" for trick in tricks
    ]
    return f"The tricks, {names[tricks[0].leader]} leading: {'; '.join(told)}."


def hand(view: SeatView[Baize, Hand], rules: Whist) -> str:
    """A hand in words, suit by suit."""
    del rules
    return by_suit(view.hand.cards, _FROM_LEFT) or "All cards are played."


def label(action: Action) -> Label:
    """A card as a line of the menu; a claim as a button."""
    match cast("Deed", action):
        case Play(card):
            order = 20 * _FROM_LEFT.index(card.suit) - card.rank
            return Label(f"{short(card)} {long(card)}", listed=True, order=order)
        case ClaimHonours():
            return Label("Claim honours", style="chief")
        case Pass():
            return Label("No claim")
        case _ as other:
            assert_never(other)


def buy_in(rules: Whist) -> int:
    """The worst that a match can cost: a rubber is lost by 8 points at most."""
    return rules.stake * (8 if rules.match == "rubber" else 1)


KIT = Kit(
    Whist,
    BOOK,
    pictures(art.table),
    Words(
        places=("South", "West", "North", "East"),
        seating="partners sit opposite: South and North, West and East",
        menu="Play a card",
        events=each(event),
        state=state,
        label=label,
        buy_in=buy_in,
    ),
    hands(art.hand, hand),
)


async def setup(bot: Parlour) -> None:
    """Takes whist into the house."""
    await bot.add_cog(GameCog(bot, KIT))
