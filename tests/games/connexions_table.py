"""Tables of connexions for tests: single tricks, and whole deals written down trick by trick."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from bot.games.connexions import Baize, Carry, Connexions, Play, Took, Trick, is_connexion_card
from bot.rules.cards import PACK, Card, card, cards
from bot.rules.chance import Shuffled
from bot.rules.piles import Hand, Played, Stock
from bot.rules.turns import Seat
from tests.art.samples.packs import as_dealt
from tests.games.table_of import TableOf

ConnexionsTable: TypeAlias = TableOf[Baize, Hand, Stock, Carry]

Line: TypeAlias = list[Played]

PLAIN = [each for suit in "chsd" for each in PACK if each.suit.value == suit]
"""The order in which cards are taken that are not named, connexion cards left out."""


def table_of(
    rules: Connexions | None = None, stacks: tuple[int | None, ...] = (50,) * 4, **carry: object
) -> ConnexionsTable:
    """A table of connexions before its first deal."""
    return TableOf(rules or Connexions(), stacks, carry)


def dealt(
    hands: Mapping[Seat, str],
    rules: Connexions | None = None,
    seats: int = 4,
    voids: Mapping[Seat, str] | None = None,
    **carry: object,
) -> ConnexionsTable:
    """A table at which these hands are dealt, filled up with others without the suits of `voids`.

    Unless `carry` names another, seat 0 deals.
    """
    table = table_of(rules, (50,) * seats, **({"dealer": 0} | carry))
    table.begin()
    table.chance(Shuffled(pack_for(hands, table.table.players, voids or {})))
    return table


def pack_for(
    hands: Mapping[Seat, str], players: Sequence[Seat], voids: Mapping[Seat, str]
) -> tuple[Card, ...]:
    """The pack that brings these hands, dealt one by one to `players`."""
    size = {3: 10, 4: 8}[len(players)]
    named = {each for hand in hands.values() for each in cards(hand)}
    rest = [each for each in PLAIN if each not in named and not is_connexion_card(each)]
    held: dict[Seat, list[Card]] = {}
    for seat in sorted(players, key=lambda seat: -len(voids.get(seat, ""))):
        held[seat] = list(cards(hands.get(seat, "")))
        fitting = [each for each in rest if each.suit.value not in voids.get(seat, "")]
        held[seat] += fitting[: size - len(held[seat])]
        rest = [each for each in rest if each not in held[seat]]
    return stacked(held, players)


def stacked(held: Mapping[Seat, Sequence[Card]], players: Sequence[Seat]) -> tuple[Card, ...]:
    """The pack that brings these hands; whatever else there is lies below."""
    top = as_dealt([held[seat] for seat in players])
    return top + tuple(each for each in PACK if each not in top)


def play_cards(table: ConnexionsTable, played: str) -> None:
    """The cards in turn, by whoever is on turn."""
    table.does(*map(Play, cards(played)))


def play_deal(table: ConnexionsTable, tricks: Sequence[str | Seat]) -> None:
    """The next deal: each trick is its cards in the order played, or the seat that takes it."""
    table.begin()
    players = table.table.players
    lines = [*_lines(tricks, players)]
    played = [each for line in lines for each in line]
    held = {seat: [each.card for each in played if each.seat == seat] for seat in players}
    table.chance(Shuffled(stacked(held, players)))
    for each in played:
        table.act(each.seat, Play(each.card))


def _lines(tricks: Sequence[str | Seat], players: Sequence[Seat]) -> Iterator[Line]:
    """Who plays what in each trick; the others' cards are of one suit, the highest the winner's."""
    named = {each for trick in tricks if isinstance(trick, str) for each in cards(trick)}
    supply = _plain_tricks(named, len(players))
    leader = players[0]
    for trick in tricks:
        first = players.index(leader)
        order = [*players[first:], *players[:first]]
        laid = list(cards(trick)) if isinstance(trick, str) else _won_by(next(supply), order, trick)
        line = [Played(seat, each) for seat, each in zip(order, laid, strict=True)]
        leader = Trick(tuple(line)).winner
        yield line


def _won_by(group: list[Card], order: Sequence[Seat], winner: Seat) -> list[Card]:
    lower = iter(group[:-1])
    return [group[-1] if seat == winner else next(lower) for seat in order]


def _plain_tricks(named: set[Card], size: int) -> Iterator[list[Card]]:
    free = [each for each in PLAIN if each not in named and not is_connexion_card(each)]
    for suit in "chsd":
        row = [each for each in free if each.suit.value == suit]
        yield from (row[i : i + size] for i in range(0, len(row) - size + 1, size))


def legal(table: ConnexionsTable) -> set[Card]:
    """The cards that may be played now."""
    return {each.card for each in table.offered(table.table.on_turn) if isinstance(each, Play)}


def drawn(table: ConnexionsTable) -> list[tuple[Seat, str, int]]:
    """Who has drawn how much for what, oldest first."""
    return [(each.seat, each.prize, each.amount) for each in table.happened(Took)]


def trick(leader: Seat, played: str, seats: int = 4) -> Trick:
    """A trick of these cards, from `leader` round."""
    return Trick(
        tuple(Played((leader + step) % seats, each) for step, each in enumerate(cards(played)))
    )


def play(code: str) -> Play:
    """The action that plays a card."""
    return Play(card(code))
