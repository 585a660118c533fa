"""Chemin de fer at the door of the house: its words, its pictures, its command."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, TypeAlias, assert_never, cast

from bot.chat.bot import Parlour
from bot.chat.game_cog import GameCog
from bot.chat.kit import Kit, Label, Names, Words
from bot.chat.wording import chips, listed, short, they
from bot.games.chemin_de_fer import (
    Accept,
    Banco,
    BancoAccepted,
    BancoCalled,
    BankOpened,
    BankRaised,
    BankReturned,
    BankWon,
    Bet,
    CheminDeFer,
    Cloth,
    Continue,
    Continued,
    DealMoved,
    DealOffered,
    Dealt,
    DealTaken,
    Decline,
    Declined,
    Draw,
    Drawn,
    Entry,
    Fined,
    MadeGood,
    NobodyStaked,
    Offered,
    Open,
    Pass,
    Phase,
    PlacesDrawn,
    PuntersWon,
    ShoeShuffled,
    Shown,
    StakesAccepted,
    Stand,
    Stood,
    TableClosed,
    Take,
    Tied,
    Wager,
)
from bot.rules.baccarat import is_natural, point
from bot.rules.cards import Card
from bot.rules.chips import Payment
from bot.rules.game import Action, Event, PublicView, Seat, SeatView
from bot.rules.piles import Hand
from cards_art import chemin_de_fer as art
from cogs._chemin_de_fer_book import BOOK
from cogs._easel import hands, pictures

OfTheStakes: TypeAlias = (
    PlacesDrawn | Offered | BancoCalled | BancoAccepted | StakesAccepted | NobodyStaked
)  # fmt: skip
OfTheBank: TypeAlias = (
    BankOpened | Declined | BankRaised | Continued | DealOffered | DealTaken | BankReturned
    | DealMoved | TableClosed
)  # fmt: skip
OfTheHands: TypeAlias = (
    ShoeShuffled | Dealt | Drawn | Stood | Shown | Fined | MadeGood | BankWon | PuntersWon | Tied
)  # fmt: skip
Happening: TypeAlias = OfTheStakes | OfTheBank | OfTheHands
"""All that can happen at a table of chemin de fer."""

Deed: TypeAlias = (
    Open | Decline | Bet | Banco | Accept | Draw | Stand | Continue | Pass | Take
)  # fmt: skip

BUY_IN: Final = 100

_ENDED: Final = {
    "declined": "Nobody will be banker: the game is over.",
    "chips": "Too few hold chips to go on: the game is over.",
}
_FATES: Final = {"bank": "lost", "punters": "won", "tie": "took back"}
_RESULTS: Final = {
    "bank": "**The bank wins.**",
    "punters": "**The punters win.**",
    "tie": "**A tie.**",
}


# --- what happened ------------------------------------------------------------------------------


def events(happened: Sequence[Event], names: Names) -> list[str]:
    """What happened, a sentence or two a line; those who stake nothing share a line."""
    lines: list[str] = []
    for idle, run in groupby(happened, _is_idle):
        told = cast("list[Happening]", list(run))
        if idle:
            idlers = [names[each.place] for each in told if isinstance(each, Offered)]
            lines.append(f"{they(idlers, 'stakes', 'stake')} nothing.")
        else:
            lines += [_told(each, names) for each in told]
    return lines


def _is_idle(event: Event) -> bool:
    return isinstance(event, Offered) and not event.amount


def _told(event: Happening, names: Names) -> str:
    if isinstance(event, OfTheBank):
        return _of_the_bank(event, names)
    if isinstance(event, OfTheHands):
        return _of_the_hands(event, names)
    return _of_the_stakes(event, names)


def _of_the_stakes(event: OfTheStakes, names: Names) -> str:
    match event:
        case PlacesDrawn(order):
            seated = [names[seat] for seat in sorted(order)]
            return f"The lots are drawn. From the croupier's right: {listed(seated)}."
        case Offered(place, amount):
            return f"{names[place]} stakes {amount:,}."
        case BancoCalled(seat):
            return f"**{names[seat]} calls banco.**"
        case BancoAccepted(seat, amount, suivi=True):
            return (
                f"**Banco suivi!** {names[seat]}, who lost the last one, has the first claim, and"
                f" plays alone against the bank of {amount:,}."
            )
        case BancoAccepted(seat, amount):
            return f"**Banco!** {names[seat]} plays alone against the bank of {amount:,}."
        case StakesAccepted(stakes):
            return f"The bank takes the stakes of {_wagers(stakes, names)}."
        case NobodyStaked():
            return "Nobody stakes."
        case _:
            assert_never(event)


def _of_the_bank(event: OfTheBank, names: Names) -> str:
    match event:
        case BankOpened(seat, amount):
            return f"{names[seat]} opens a bank of {chips(amount)}."
        case Declined(seat):
            return f"{names[seat]} declines."
        case BankRaised(seat, amount):
            return f"{names[seat]} covers {amount:,} more."
        case Continued(seat):
            return f"{names[seat]} deals again."
        case DealOffered(seat, amount):
            return f"{names[seat]} passes the deal: it may be taken at {amount:,}."
        case DealTaken(seat, amount):
            return f"{names[seat]} takes the deal, and puts up a bank of {chips(amount)}."
        case BankReturned(seat, amount):
            return f"{names[seat]} takes the bank of {amount:,} home."
        case DealMoved(seat):
            return f"The deal passes to {names[seat]}."
        case TableClosed(cause):
            return _ENDED[cause]
        case _:
            assert_never(event)


def _of_the_hands(event: OfTheHands, names: Names) -> str:
    match event:
        case ShoeShuffled():
            return "Six packs are shuffled into the shoe."
        case Dealt(place, banker, natural):
            dealt = f"Two cards each: {names[place]} for the punters, {names[banker]} for the bank."
            return f"{dealt} {'Eight or nine!' if natural else 'Neither holds eight or nine.'}"
        case Drawn(place, card):
            return f"{names[place]} draws the {short(card)}."
        case Stood(place):
            return f"{names[place]} stands."
        case Shown(punters, _, bank, _, result):
            return f"Punters {_counted(punters)}; bank {_counted(bank)}. {_RESULTS[result]}"
        case Fined(place, amount):
            return f"{names[place]} pays {chips(amount)} to the kitty for a false draw."
        case MadeGood(offender, place, amount):
            return f"{names[offender]}, who drew falsely, makes {amount:,} good to {names[place]}."
        case BankWon(banker, amount, bank):
            return f"{names[banker]}'s bank wins {amount:,}, and is now {bank:,}."
        case PuntersWon(stakes, banker, left):
            rest = f"; {left:,} of the bank go back to {names[banker]}" if left else ""
            return f"The bank pays {_wagers(stakes, names)}{rest}."
        case Tied(stakes, stay):
            kept = "stay for the next coup" if stay else "go back"
            return f"The stakes of {_wagers(stakes, names)} {kept}."
        case _:
            assert_never(event)


def _wagers(stakes: Sequence[Wager], names: Names) -> str:
    return listed([f"{names[each.place]} {each.amount:,}" for each in stakes])


def _counted(cards: tuple[Card, ...]) -> str:
    """A hand that is turned up, with its point."""
    natural = ", a natural" if len(cards) == 2 and is_natural(cards) else ""
    return f"{' '.join(map(short, cards))}, **{point(cards)}**{natural}"


# --- the table in words -------------------------------------------------------------------------


def state(view: PublicView[Cloth], rules: CheminDeFer, names: Names) -> str:
    """The table in words: the bank, the hands, then everybody's chips and stakes."""
    del rules
    cloth = view.table
    return "\n".join((*_heads(cloth, names), _company(cloth, names)))


def _heads(cloth: Cloth, names: Names) -> Iterator[str]:
    if cloth.banked:
        won = f", coups won {cloth.wins}" if cloth.wins else ""
        yield f"Bank {cloth.banked:,}, {names[cloth.banker]}{won}."
    yield from _asked(cloth, names)
    yield from _hands(cloth, names)
    if cloth.suivi is not None and cloth.phase is not Phase.OVER:
        yield f"First claim to banco: {names[cloth.suivi]}."
    if cloth.resume is not None:
        yield f"After this bank the deal goes to {names[cloth.resume]}."
    kitty = cloth.chips.pools["kitty"]
    shoe = f"Shoe: {cloth.shoe} cards." if cloth.shoe else "The six packs are yet to be shuffled."
    yield f"{shoe} Kitty {kitty:,}." if kitty else shoe


def _asked(cloth: Cloth, names: Names) -> Iterator[str]:
    """What is asked, and of whom."""
    match cloth.phase:
        case Phase.OPEN_BANK:
            yield f"{names[cloth.queue[0]]} is asked to open a bank."
        case Phase.BETTING:
            if cloth.stakes:
                yield "The betting is open. Stakes left by the tie stay, and may be raised."
            else:
                yield "The betting is open."
        case Phase.EXCESS:
            yield f"Stakes above the bank: {cloth.excess:,}. {names[cloth.banker]} may cover them."
        case Phase.AFTER:
            choice = "deals again or passes the deal" if cloth.wins else "deals again"
            yield f"{names[cloth.banker]} {choice}."
        case Phase.PASS_OFFER:
            yield f"{names[cloth.queue[0]]} is asked to take the deal at {cloth.price:,}."
        case _:
            return


def _hands(cloth: Cloth, names: Names) -> Iterator[str]:
    match cloth.phase:
        case Phase.PUNTER | Phase.BANKER:
            yield from _face_down(cloth, names)
        case Phase.OVER if cloth.result is not None:
            assert cloth.represents is not None
            who = f"{names[cloth.represents]} for the punters"
            yield f"{who}: {_plainly(cloth.punters)}. Bank: {_plainly(cloth.bank)}."
        case _:
            return


def _face_down(cloth: Cloth, names: Names) -> Iterator[str]:
    assert cloth.represents is not None
    alone = ", banco" if cloth.banco else ""
    third = f" and the {short(cloth.third)}" if cloth.third else ""
    yield (
        f"{names[cloth.represents]} plays for the punters{alone}: two cards face down{third}."
        f" The bank has two face down."
    )


def _plainly(cards: tuple[Card, ...]) -> str:
    return f"{' '.join(map(short, cards))} = {point(cards)}"


def _company(cloth: Cloth, names: Names) -> str:
    """Chips and stakes: all seats, and whoever stakes from the gallery."""
    entered = {each.place: each for each in cloth.entries}
    places = (*cloth.taken, *(each for each in cloth.gallery if _has_part(cloth, each)))
    told = [_described(cloth, place, entered.get(place), names) for place in places]
    return f"Chips: {'; '.join(told)}."


def _has_part(cloth: Cloth, place: Seat) -> bool:
    return bool(cloth.staked(place)) or any(each.place == place for each in cloth.entries)


def _described(cloth: Cloth, place: Seat, entry: Entry | None, names: Names) -> str:
    own = f"{names[place]} {cloth.chips.stacks[place]:,}"
    staked = cloth.staked(place)
    if cloth.phase in (Phase.BETTING, Phase.EXCESS) and entry is not None:
        if entry.banco:
            return f"{own}, banco"
        return f"{own}, stakes {entry.amount:,}" if entry.amount else f"{own}, no stake"
    return f"{own}, {_fate(cloth)} {staked:,}" if staked else own


def _fate(cloth: Cloth) -> str:
    """What has become of a stake: it lies, or went the way of the hands."""
    if cloth.chips.pools["carried"] or cloth.result is None:
        return "staked"
    return _FATES[cloth.result]


# --- hands and choices --------------------------------------------------------------------------


def hand(view: SeatView[Cloth, Hand], rules: CheminDeFer) -> str:
    """The cards of who plays for the punters, or of the banker; others have none."""
    del rules
    cloth, cards = view.public.table, art.held(view)
    if not view.hand.cards:
        return _no_cards(cloth, view.seat)
    held = f"{' '.join(map(short, cards))}, {point(cards)}."
    if view.seat == cloth.represents:
        return f"You play the punters' hand: {held}"
    if cloth.phase is not Phase.BANKER:
        return f"You hold the bank's hand: {held} The punters are asked first."
    drew = f"drew the {short(cloth.third)}" if cloth.third else "stood"
    return f"You hold the bank's hand: {held} The punters {drew}."


def _no_cards(cloth: Cloth, seat: Seat) -> str:
    turned_up = art.turned_up(cloth, seat)
    if turned_up:
        return f"Your cards are turned up: {_plainly(turned_up)}."
    if cloth.phase in (Phase.PUNTER, Phase.BANKER):
        return "You hold no cards: only the banker and the player of the punters' hand do."
    return "No cards are dealt yet."


def label(action: Action) -> Label:
    """Every answer is a button."""
    match cast("Deed", action):
        case Open(amount):
            return Label(f"Open with {amount:,}", style="chief")
        case Bet(amount):
            return Label(f"Stake {amount:,}", style="chief") if amount else Label("No stake")
        case Banco():
            return Label("Banco!")
        case Accept(amount):
            return Label(f"Cover {amount:,}", style="chief")
        case Decline():
            return Label("Decline")
        case Draw():
            return Label("Draw a card", style="chief")
        case Stand():
            return Label("Stand", style="chief")
        case Continue():
            return Label("Deal again", style="chief")
        case Pass():
            return Label("Pass the deal")
        case Take():
            return Label("Take the deal", style="chief")
        case _ as other:
            assert_never(other)


def asking(action: Action) -> Label:
    """The form for a bank, a stake, or what is covered."""
    match action:
        case Open():
            return Label("Another bank…")
        case Bet():
            return Label("Another stake…")
        case _:
            return Label("Cover another amount…")


def buy_in(rules: CheminDeFer) -> int:
    """A hundred chips, or five times the least bank where that is more."""
    return max(BUY_IN, 5 * rules.min_bank)


def paid(payments: Sequence[Payment], names: Names) -> list[str]:
    """Nothing: bank, stakes and fines are told as they move."""
    del payments, names
    return []


KIT = Kit(
    CheminDeFer,
    BOOK,
    pictures(art.table),
    Words(
        seating="lots are drawn for the places",
        events=events,
        state=state,
        label=label,
        asking=asking,
        buy_in=buy_in,
        paid=paid,
    ),
    hands(art.hand, hand),
)


async def setup(bot: Parlour) -> None:
    """Takes chemin de fer into the house."""
    await bot.add_cog(GameCog(bot, KIT))
