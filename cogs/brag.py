"""Brag at the door of the house: its words, its pictures, its command."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias, assert_never, cast

from bot.chat.bot import Parlour
from bot.chat.game_cog import GameCog
from bot.chat.kit import Kit, Label, Names, Words
from bot.chat.wording import chips, short, they
from bot.games.brag import (
    BRAGGERS,
    Baize,
    Bet,
    Brag,
    Cover,
    Covered,
    Dealt,
    Fold,
    Folded,
    Kind,
    Phase,
    Reading,
    Saw,
    See,
    Showed,
    ShuffleEarned,
    Staked,
    TookPot,
    price,
)
from bot.rules.antes import Anted
from bot.rules.cards import ACE, RANKS, Card, cards
from bot.rules.game import Action, Event, PublicView, Seat, SeatView
from bot.rules.lots import FirstDealer
from bot.rules.piles import Hand
from cards_art import brag as art
from cogs._brag_book import BOOK
from cogs._easel import hands, pictures

Told: TypeAlias = (
    FirstDealer | Anted | Dealt | Staked | Folded | Covered | Saw | TookPot | ShuffleEarned
)
"""What has a sentence of its own."""

Happening: TypeAlias = Told | Showed
"""All that can happen at a table of brag."""

Deed: TypeAlias = Bet | Fold | See | Cover


def worth(reading: Reading) -> str:
    """What a hand is worth: `a pair of kings, natural, with a five`."""
    what = art.called(reading)
    match reading.kind:
        case Kind.PRIAL:
            return f"a {what}, natural" if reading.natural else f"a {what} with braggers"
        case Kind.PAIR:
            odd = art.rank_name(reading.ranks[2])
            how = ", natural, with" if reading.natural else " with a bragger and"
            return f"a {what}{how} {'an' if odd in ('eight', 'ace') else 'a'} {odd}"
        case Kind.RUNNING_FLUSH | Kind.RUN | Kind.FLUSH:
            return f"a {what}, {_ranks(reading)}"
        case Kind.SINGLE:
            return f"{what}, {_ranks(reading)}"


def _ranks(reading: Reading) -> str:
    if reading.ranks == (3, 2, ACE):
        return "A-2-3"
    return "-".join("10" if rank == 10 else RANKS[rank - 2] for rank in reading.ranks)


def _laid(hand: Sequence[Card]) -> str:
    return " ".join(map(short, hand))


# --- what happened ------------------------------------------------------------------------------


def events(events: Sequence[Event], names: Names) -> list[str]:
    """What a move brought about, a line for each event.

    The hands laid open are told with the seats, as the table stands at the end of a deal.
    """
    happened = cast("Sequence[Happening]", events)
    shown = {each.seat for each in happened if isinstance(each, Showed)}
    lines: list[str] = []
    for each in happened:
        if not isinstance(each, Showed):
            lines.append(_told(each, names))
        if isinstance(each, Saw) and each.seat not in shown:
            lines.append(f"{names[each.seat]} had nothing better and does not show.")
    return lines


def _told(event: Told, names: Names) -> str:
    match event:
        case FirstDealer(seat):
            return f"{names[seat]} deals first."
        case Anted():
            return _anted(event, names)
        case Dealt(dealer, shuffled):
            pack = "a pack freshly shuffled" if shuffled else "the pack as it lay"
            return f"{names[dealer]} dealt three cards to each, from {pack}."
        case Staked():
            return _staked(event, names)
        case Folded(seat):
            return f"{names[seat]} folded."
        case Covered():
            return _covered(event, names)
        case Saw(seat, other, cost):
            return f"{names[seat]} paid {cost:,} to see {names[other]}."
        case TookPot():
            return _took(event, names)
        case ShuffleEarned():
            return "The see was won by a prial: the pack is shuffled before the next deal."
        case _:
            assert_never(event)


def _anted(event: Anted, names: Names) -> str:
    if not event.out:
        return f"Everybody paid the ante, {chips(event.amount)}."
    out = they([names[seat] for seat in event.out], "sits", "sit")
    return f"The ante was {chips(event.amount)}; {out} out for want of it."


def _staked(event: Staked, names: Names) -> str:
    name = names[event.seat]
    if event.more == event.amount:
        return f"{name} opened with a bet of {event.amount:,}."
    if event.more:
        return f"{name} bet {event.amount:,}, which is {event.more:,} more."
    return f"{name} bet {event.amount:,}."


def _covered(event: Covered, names: Names) -> str:
    name = names[event.seat]
    last = f"with the last {chips(event.amount)}" if event.amount else "without a chip"
    if event.pot:
        return f"{name} covers {last}: the pot, {chips(event.pot)}, is closed."
    return f"{name} covers {last}, for the pots closed before."


def _took(event: TookPot, names: Names) -> str:
    name, pot = names[event.seat], chips(event.amount)
    match event.by:
        case "folds":
            return f"**{name} took the pot, {pot}: nobody else was left to bet.**"
        case "see":
            return f"**{name} took the pot, {pot}.**"
        case "cover":
            return f"**{name} took closed pot {event.pool.removeprefix('closed_')}, {pot}.**"


# --- how it stands ------------------------------------------------------------------------------


def state(view: PublicView[Baize], rules: Brag, names: Names) -> str:
    """The table in words."""
    baize = view.table
    lines = [_pot(baize, rules, names)]
    lines += [f"{names[seat]}{_seat(baize, rules, seat)}." for seat in baize.seats]
    return "\n".join(lines)


def _pot(baize: Baize, rules: Brag, names: Names) -> str:
    if baize.phase is Phase.OVER:
        shuffle = "; the pack is shuffled before the next" if baize.shuffle_earned else ""
        return f"The deal is over{shuffle}."
    under = f" {baize.under} cards under the pack." if baize.under else ""
    return f"Pot {baize.pot:,}.{under} {names[baize.on_turn]} to act: {_asked(baize, rules)}."


def _asked(baize: Baize, rules: Brag) -> str:
    """What it costs to go on, for the seat on turn."""
    bets = rules.bets(baize, baize.on_turn)
    if bets is None:
        ways = "cover or fold" if rules.short_stack == "cover" else "fold"
        return f"the least bet is {rules.required(baize):,}, so {ways}"
    bet = f"{bets.low:,}" if bets.low == bets.high else f"{bets.low:,} to {bets.high:,}"
    see = f", or see for {price(baize):,}" if rules.may_see(baize, baize.on_turn) else ""
    return f"bet {bet}{see}"


def _seat(baize: Baize, rules: Brag, seat: Seat) -> str:
    dealer = " (dealer)" if seat == baize.dealer else ""
    told = [chips(baize.chips.stacks[seat])]
    if seat not in baize.players:
        return f"{dealer}: {told[0]}, sits out"
    if baize.phase is Phase.BET and seat in baize.live and baize.bets[seat]:
        told.append(f"last bet {baize.bets[seat]:,}")
    told.append(f"{baize.paid[seat]:,} put in")
    if seat in baize.folded:
        told.append("folded")
    elif seat in baize.covers:
        told.append(_cover(baize, baize.covers.index(seat) + 1))
    told += _outcome(baize, rules, seat)
    return f"{dealer}: {', '.join(told)}"


def _outcome(baize: Baize, rules: Brag, seat: Seat) -> Iterator[str]:
    """What a seat has taken, and the hand that it has laid open."""
    won, hand = baize.won[seat], baize.shown[seat]
    if hand:
        how = f"took {won:,} with" if won else "showed"
        yield f"{how} {_laid(hand)}, {worth(rules.reading(hand))}"
    elif won:
        yield f"took {won:,}"


def _cover(baize: Baize, number: int) -> str:
    if baize.phase is Phase.OVER:
        return "covered"
    return f"covers closed pot {number} of {baize.chips.pools[f'closed_{number}']:,}"


def hand(view: SeatView[Baize, Hand], rules: Brag) -> str:
    """A hand in words, what it is worth, and which of its cards are braggers."""
    held = view.hand.cards
    if not held and view.seat not in view.public.table.players:
        return "You sit this deal out: you hold fewer chips than the ante."
    if not held:
        return "You have folded; your cards lie under the pack."
    wild = [short(each) for each in held if each in cards(BRAGGERS[rules.braggers])]
    called = "Bragger" if len(wild) == 1 else "Braggers"
    bragging = f" {called}: {', '.join(wild)}." if wild else " No bragger."
    return f"{_laid(held)}: {worth(rules.reading(held))}.{bragging}"


# --- what may be done ---------------------------------------------------------------------------


def label(action: Action) -> Label:
    """A button for whatever may be done."""
    match cast("Deed", action):
        case Bet(amount):
            return Label(f"Bet {amount:,}", style="chief")
        case See():
            return Label("See", style="good")
        case Cover():
            return Label("Cover", style="good")
        case Fold():
            return Label("Fold", style="grave")
        case _ as other:
            assert_never(other)


def asking(action: Action) -> Label:
    """The form for a bet: nothing else has an amount."""
    del action
    return Label("Another bet…")


def buy_in(rules: Brag) -> int:
    """Ten of the greatest opening bets, and no fewer than twenty antes."""
    greatest = min(rules.max_bet, rules.bet_cap or rules.max_bet)
    return max(10 * greatest, 10 * rules.min_bet, 20 * rules.ante)


KIT = Kit(
    Brag,
    BOOK,
    pictures(art.table),
    Words(
        events=events,
        state=state,
        label=label,
        asking=asking,
        buy_in=buy_in,
    ),
    hands(art.hand, hand),
)


async def setup(bot: Parlour) -> None:
    """Takes brag into the house."""
    await bot.add_cog(GameCog(bot, KIT))
