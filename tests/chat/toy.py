"""A toy game with amounts, since those of whist are fixed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from bot.chat.book import Book
from bot.chat.kit import HandPicture, Hands, Kit, Label, Names, Pictures, TablePicture, Words
from bot.rules.cards import Card
from bot.rules.chance import Chance
from bot.rules.chips import Chips, Payment
from bot.rules.game import Closing, Company, Event, Position, PublicView, Rules, SeatView, Step
from bot.rules.offers import Action, Offer, Say, Stake
from bot.rules.turns import OnTurn, Over, Seat, Turn
from cards_art import seating
from cards_art.paint import paint_table
from tests.art.samples.guests import FREE


class Bid(Action, frozen=True):
    """Chips into the pot."""

    amount: int = 0


class Stop(Action, frozen=True):
    """Nothing more into the pot: the other seat has it."""


class Bids(Event, frozen=True):
    seat: Seat
    amount: int


class Pot(Struct, frozen=True):
    chips: Chips
    on_turn: Seat = 0
    over: bool = False
    score: tuple[int, ...] = ()


class Empty(Struct, frozen=True):
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True)
class Toy(Rules[Pot, Empty, None, None]):
    """Two put chips into a pot by turns, until one stops."""

    name: ClassVar[str] = "toy"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 2
    actions: ClassVar[tuple[type[Action], ...]] = (Bid, Stop)

    def carried(self, data: object) -> None:
        del data

    def fault(self, company: Company, carry: None) -> str | None:
        del carry
        return "Two are wanted." if None in company.stacks else None

    def open(self, company: Company, carry: None) -> Step[Pot, Empty, None]:
        del carry
        stacks = tuple(stack or 0 for stack in company.stacks)
        return Step(Position(Pot(Chips(stacks)), (Empty(), Empty()), None))

    def turn(self, table: Pot) -> Turn:
        return Over() if table.over else OnTurn(table.on_turn)

    def open_offers(self, table: Pot, seat: Seat) -> tuple[Offer, ...]:
        return (Stake(Bid(), 1, table.chips.stacks[seat]), Say(Stop()))

    def why_not(self, table: Pot, hand: Empty, seat: Seat, action: Action) -> str:
        del table, hand, seat, action
        return "That is more than you have."

    def apply(
        self, position: Position[Pot, Empty, None], seat: Seat | None, action: Action | Chance
    ) -> Step[Pot, Empty, None]:
        table = position.table
        assert seat is not None
        if isinstance(action, Bid):
            paid = (Payment(seat, "pot", action.amount, "bid"),)
            after = replace(table, chips=table.chips.paid(paid), on_turn=1 - seat)
            return Step(Position(after, position.hands, None), (Bids(seat, action.amount),), paid)
        pot = table.chips.pools.get("pot", 0)
        won = (Payment("pot", 1 - seat, pot, "won"),) if pot else ()
        after = replace(table, chips=table.chips.paid(won), over=True)
        return Step(Position(after, position.hands, None), (), won)

    def absent(self, table: Pot, hand: Empty, seat: Seat) -> Action:
        del table, hand, seat
        return Stop()

    def close(self, position: Position[Pot, Empty, None]) -> Closing[None]:
        del position
        return Closing(None, False, None)


def table(view: PublicView[Pot], rules: Toy, guests: object, deal: int) -> TablePicture:
    del view, rules, guests, deal
    scene = seating.lobby((FREE, FREE))
    return TablePicture(scene, lambda: paint_table(scene).data)


def hand(view: SeatView[Pot, Empty], rules: Toy, four_colours: bool) -> HandPicture:
    del view, rules, four_colours
    scene = seating.lobby((FREE,))
    return HandPicture(scene, lambda: paint_table(scene).data)


def state(view: PublicView[Pot], rules: Toy, names: Names) -> str:
    del rules, names
    return f"Pot {view.table.chips.pools.get('pot', 0)}."


def label(action: Action) -> Label:
    return Label(f"Bid {action.amount}") if isinstance(action, Bid) else Label("Stop")


def events(events: Sequence[Event], names: Names) -> list[str]:
    return [f"{names[each.seat]} bid {each.amount}." for each in events if isinstance(each, Bids)]


KIT = Kit(
    Toy,
    Book(
        title="Toy",
        line="A toy.",
        minute="Bid or stop.",
        pages=("### All of it\nBid or stop.",),
        source="nowhere.",
        sources={},
        options={},
    ),
    Pictures(table, lambda guests: table(PublicView(Pot(Chips(()))), Toy(), guests, 0)),
    Words(
        events=events,
        state=state,
        label=label,
        buy_in=lambda _rules: 100,
        costs=lambda _rules: "Everybody bids as they like.",
    ),
    Hands(hand, lambda view, _rules: f"{len(view.hand.cards)} cards"),
)
