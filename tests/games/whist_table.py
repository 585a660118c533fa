"""Tables of whist for tests: single tricks, and whole deals whose result is given."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from bot.games.whist import Baize, Carry, Gathered, Hand, Play, Whist
from bot.rules.cards import Card, card, cards
from bot.rules.piles import Played
from bot.rules.tricks import Trick
from bot.rules.turns import Seat
from tests.games.table_of import TableOf, dealt_by_one, pack_for

WhistTable: TypeAlias = TableOf[Baize, Hand, Gathered, Carry]

Honours: TypeAlias = tuple[Seat, Seat, Seat, Seat]
"""Who holds the ace, king, queen and knave of trumps."""

NS, EW = 0, 1
EVEN: Honours = (0, 1, 2, 3)


def table_of(
    rules: Whist, stacks: tuple[int, int, int, int] = (100, 100, 100, 100), /, **carry: object
) -> WhistTable:
    """A table of whist before its first deal."""
    return TableOf(rules, stacks, carry)


def dealt(
    hands: Mapping[Seat, str], voids: Mapping[Seat, str], dealer: Seat, turn_up: str
) -> WhistTable:
    """A table of the default rules, these hands dealt."""
    table = table_of(Whist(), dealer=dealer)
    table.deal(pack_for(hands, voids, dealer, turn_up))
    return table


def play_cards(table: WhistTable, played: str) -> None:
    """The cards in turn, from the seat on turn clockwise."""
    table.does(*map(Play, cards(played)))


def play_deal(table: WhistTable, ns: int, honours: Honours = EVEN) -> None:
    """A deal in which NS win `ns` tricks and the honours of trumps lie with these seats.

    Hearts are trumps. Every trick but the last is four cards of one suit, one from each hand, so
    that its winner is settled by the deal; of honours only ace and queen take a trick by force.
    """
    forced = [honours[0], honours[2]]
    free = ns - sum(seat % 2 == NS for seat in forced)
    assert 0 <= free <= 11, "the honours allow no such number of tricks"
    winners = [0] * free + [1] * (11 - free)
    tricks = [_honour_trick("A K 4 3", honours[:2]), _honour_trick("Q J 6 5", honours[2:])]
    tricks += [_trick("T 9 8 7", "h", winners[0])]
    suits = [(ranks, suit) for suit in "cds" for ranks in ("A K Q J", "T 9 8 7", "6 5 4 3")]
    tricks += [_trick(*suit, winner) for suit, winner in zip(suits, winners[1:10], strict=True)]
    tricks += [_last_trick(winners[10])]
    hands = {seat: [trick[seat] for trick in tricks] for seat in range(4)}
    dealer = table.sitting.carry.dealer
    assert dealer is not None
    place = next(i for i, each in enumerate(hands[dealer]) if each.suit.value == "h")
    hands[dealer].append(hands[dealer].pop(place))
    table.deal(dealt_by_one(hands, dealer))
    for trick in tricks:
        for _ in range(4):
            seat = table.table.on_turn
            table.act(seat, Play(trick[seat]))


def _trick(ranks: str, suit: str, winner: Seat) -> dict[Seat, Card]:
    """One card a seat, the highest to the winner."""
    return {(winner + i) % 4: card(rank + suit) for i, rank in enumerate(ranks.split())}


def _honour_trick(ranks: str, holders: tuple[Seat, ...]) -> dict[Seat, Card]:
    seats = [*holders, *(seat for seat in range(4) if seat not in holders)]
    return {seat: card(rank + "h") for seat, rank in zip(seats, ranks.split(), strict=True)}


def _last_trick(winner: Seat) -> dict[Seat, Card]:
    return {(winner + i) % 4: each for i, each in enumerate(cards("2h 2c 2d 2s"))}


def trick_of(leader: int, played: str) -> Trick:
    """A trick with these cards, from the leader round."""
    return Trick(tuple(Played((leader + at) % 4, each) for at, each in enumerate(cards(played))))
