"""Pope Joan at the door of the house: its words, its pictures, its command."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, TypeAlias

from bot.chat.bot import Parlour
from bot.chat.game_cog import GameCog
from bot.chat.kit import Kit, Label, Names, Words
from bot.chat.wording import SIGNS, chips, in_suits, listed, long, short, they, won_and_lost
from bot.games.pope_joan import (
    POPE,
    Board,
    Collected,
    Dressed,
    Excused,
    Hand,
    Lead,
    PaidForCards,
    Phase,
    Played,
    PopeJoan,
    SatOut,
    Shared,
    Stopped,
    TurnedUp,
    WentOut,
    height,
)
from bot.rules.cards import Card, Suit
from bot.rules.chips import Payment
from bot.rules.game import Action, Event, PublicView, Seat, SeatView
from bot.rules.lots import FirstDealer
from cards_art import pope_joan as art
from cogs._easel import hands, pictures
from cogs._pope_joan_book import BOOK

Win: TypeAlias = tuple[Seat, Card]
"""Who wins something on the board, and by which card."""

_FROM_LEFT: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
_BUY_IN: Final = 100
_DEALS: Final = 20
"""A guest who wins nothing should be able to pay for so many boards."""


def events(events: Sequence[Event], names: Names) -> list[str]:
    """What the latest move brought about: a run in one line, and what each of its cards won.

    What the cards won is left out at the end of a deal, where `paid` tells of all of them.
    """
    ended = _ended(events, names)
    return [
        *_before_play(events, names),
        *_run(events, names),
        *(ended or _wins(events, names)),
        *_shared(events, names),
    ]


def _before_play(events: Sequence[Event], names: Names) -> Iterator[str]:
    out = [each for each in events if isinstance(each, SatOut)]
    for event in events:
        match event:
            case FirstDealer(seat):
                yield f"{names[seat]} turned up the first knave and deals first."
            case Dressed(dealer, payers, amount) if payers == (dealer,):
                yield f"{names[dealer]} dealt, and dressed the board with {chips(amount)}."
            case Dressed(dealer, _, amount):
                yield f"Each put {chips(amount)} on the board; {names[dealer]} dealt."
            case TurnedUp(dealer, card):
                suit = f"{SIGNS[card.suit]} {card.suit.name.lower()}"
                yield f"{names[dealer]} turned up the {short(card)}: trumps are {suit}."
            case _:
                pass
    if out:
        missing = they([names[each.seat] for each in out], "sits", "sit")
        yield f"{missing} this deal out, for want of {chips(out[0].amount)}."


def _run(events: Sequence[Event], names: Names) -> Iterator[str]:
    """`2♠ Ada, 3♠ 4♠ Ben: a stop; Ben leads.`"""
    run = [each for each in events if isinstance(each, Played)]
    laid = ", ".join(f"{cards} {names[seat]}" for seat, cards in _by_turns(run))
    for event in events:
        match event:
            case Stopped(seat):
                yield f"{laid}: a stop; {names[seat]} leads."
            case WentOut(seat):
                yield f"{laid}: {names[seat]} is out."
            case _:
                pass


def _by_turns(run: Iterable[Played]) -> Iterator[tuple[Seat, str]]:
    """The cards of a run, those together that one seat played in a row."""
    for seat, turn in groupby(run, key=lambda each: each.seat):
        yield seat, " ".join(short(each.card) for each in turn)


def _wins(events: Sequence[Event], names: Names) -> Iterator[str]:
    """What was taken from the board, a sentence for each card that won."""
    for (seat, card), taken in groupby(_taken(events), key=lambda each: each[0]):
        pools = listed([f"{each.amount:,} from *{each.pool.title()}*" for _, each in taken])
        yield f"The {short(card)} brought {names[seat]} {pools}."


def _taken(events: Sequence[Event]) -> Iterator[tuple[Win, Collected]]:
    """What was taken, and by which card."""
    latest: Card | None = None
    for event in events:
        match event:
            case Played(_, card) | TurnedUp(_, card):
                latest = card
            case Collected(seat):
                assert latest is not None
                yield (seat, latest), event
            case _:
                pass


def _ended(events: Sequence[Event], names: Names) -> list[str]:
    """Who has won the deal, with what; nothing before that, when *Game* is taken."""
    game = [each for each in events if isinstance(each, Collected) and each.pool == "game"]
    if not game:
        return []
    winner, paid = game[0].seat, [each for each in events if isinstance(each, PaidForCards)]
    how = "" if WentOut(winner) in events else " by turning up Pope"
    cards = listed([f"{_paid(each)} from {names[each.seat]}" for each in paid])
    told = f"**{names[winner]} won the deal**{how}, with {game[0].amount:,} from *Game*"
    told += f", and for the cards in hand {cards}." if paid else "."
    excused = [names[each.seat] for each in events if isinstance(each, Excused)]
    return [" ".join([told, *(f"{name} still held Pope, and paid nothing." for name in excused)])]


def _paid(paid: PaidForCards) -> str:
    """The chips paid, and what they should have been where there were no more."""
    if paid.amount < paid.cards:
        return f"{paid.amount} (for {paid.cards} cards)"
    return str(paid.amount)


def _shared(events: Sequence[Event], names: Names) -> Iterator[str]:
    shares = [each for each in events if isinstance(each, Shared)]
    if shares:
        told = listed([f"{each.amount:,} to {names[each.seat]}" for each in shares])
        yield f"The board cannot be dressed again, and what lay there is shared out: {told}."


def state(view: PublicView[Board], rules: PopeJoan, names: Names) -> str:
    """The table in words."""
    board = view.table
    pools = [f"{pool} {board.chips.pools[pool]:,}" for pool in rules.stakes]
    lying = f"Board: {', '.join(pools)}."
    if board.phase is Phase.OVER:
        return f"{_at_the_end(board, names)}\n{lying}"
    seats = [f"{names[seat]}: {_seat(board, seat)}." for seat in board.seats]
    head = f"{_trumps(board)} {names[board.dealer]} dealt."
    return "\n".join([head, lying, *seats, _standing(board, names)])


def _standing(board: Board, names: Names) -> str:
    if board.phase is Phase.DEAL:
        return "The cards are not dealt yet."
    stop = "A stop: " if board.runs else ""
    return f"{stop}{names[board.leader]} leads."


def _trumps(board: Board) -> str:
    if board.turn_up is None:
        return "No trumps yet."
    suit = f"{SIGNS[board.turn_up.suit]} {board.turn_up.suit.name.lower()}"
    over = sum(map(len, board.runs[:-1]))
    turned = f", {over} turned over" if over else ""
    return f"Trumps {suit}, {short(board.turn_up)} turned up; {board.stock} in the stock{turned}."


def _seat(board: Board, seat: Seat) -> str:
    """What lies before a seat, and what it has in the open run: the order of that is its ranks."""
    purse = chips(board.chips.stacks[seat])
    if seat not in board.players:
        return f"{purse}, sits out"
    own = [short(each.card) for run in board.runs[-1:] for each in run if each.seat == seat]
    told = [f"{board.left[seat]} cards" if board.left[seat] != 1 else "1 card", purse]
    return ", ".join([*told, f"played {' '.join(own)}"] if own else told)


def _at_the_end(board: Board, names: Names) -> str:
    """How a deal has ended, and what all have."""
    if board.winner is None:
        how = "Pope was turned up: the deal is over."
    else:
        how = f"{names[board.winner]} is out and has won."
    purses = [f"{names[seat]} {board.chips.stacks[seat]:,}" for seat in board.seats]
    return f"{how} Chips: {listed(purses)}."


def hand(view: SeatView[Board, Hand], rules: PopeJoan) -> str:
    """A hand in words, suit by suit from the ace upwards; the stock for a dealer who may look."""
    del rules
    held = _told(view.hand.cards) or "All cards are played."
    return f"{held}\nThe stock: {_told(view.hand.stock)}" if view.hand.stock else held


def _told(cards: Iterable[Card]) -> str:
    return in_suits(sorted(cards, key=height), _FROM_LEFT)


def label(action: Action) -> Label:
    """A card to lead, as a line of the menu."""
    assert isinstance(action, Lead)
    card = action.card
    pope = ", which is Pope" if card is POPE else ""
    order = 20 * _FROM_LEFT.index(card.suit) + height(card)
    return Label(f"{short(card)} {long(card)}{pope}", listed=True, order=order)


def paid(payments: Sequence[Payment], names: Names) -> list[str]:
    """Who has won which prizes of the board in the whole deal, and what all have by it."""
    prizes: dict[Seat, list[str]] = {}
    for each in payments:
        if each.reason == "pool" and each.source != "game":
            assert isinstance(each.target, int)
            prize = f"{each.amount:,} from *{str(each.source).title()}*"
            prizes.setdefault(each.target, []).append(prize)
    told = [f"{names[seat]} {listed(won)}" for seat, won in prizes.items()]
    board = [f"Prizes of the board: {'; '.join(told)}."] if told else []
    return board + won_and_lost(payments, names)


def buy_in(rules: PopeJoan) -> int:
    """Chips for an evening: enough to dress the board some times, and to lose a few deals."""
    return max(_BUY_IN, _DEALS * rules.contribution if rules.dress == "each" else 0)


KIT = Kit(
    PopeJoan,
    BOOK,
    pictures(art.table),
    Words(
        menu="Lead a card",
        events=events,
        state=state,
        label=label,
        buy_in=buy_in,
        paid=paid,
    ),
    hands(art.hand, hand),
)


async def setup(bot: Parlour) -> None:
    """Takes Pope Joan into the house."""
    await bot.add_cog(GameCog(bot, KIT))
