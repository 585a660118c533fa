"""A table of baccara in words, and a hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.chat.kit import Names
from bot.chat.wording import NOT_DEALT, listed
from bot.games.baccara import SIDES, Baccara, Cloth, Hand, Phase, held_by, label
from bot.rules.cards import short
from bot.rules.chips import signed
from bot.rules.game import PublicView, SeatView
from bot.rules.turns import Seat
from cogs._baccarat import bound, held, laid_open

_WHERE: Final = {"R": "right", "L": "left", "cheval": "à cheval"}
_ASKED: Final = {Phase.RIGHT: "right", Phase.LEFT: "left", Phase.BANKER: "bank"}
_HANDS: Final = ("Right", "Left", "Bank")


def state(view: PublicView[Cloth], rules: Baccara, names: Names) -> str:
    """The table in words: the bank, what is asked, the hands, then everybody's chips and bets."""
    del rules
    cloth = view.table
    return "\n".join((*_heads(cloth, names), *_company(cloth, names)))


def _heads(cloth: Cloth, names: Names) -> Iterator[str]:
    if cloth.banked and cloth.banker is not None:
        yield f"Bank {cloth.banked:,}, {names[cloth.banker]}."
    yield from _asked(cloth, names)
    yield from _hands(cloth, names)
    kitty = cloth.chips.pools["kitty"]
    stock = f"Stock: {cloth.shoe} cards." if cloth.shoe else "The packs are yet to be shuffled."
    burnt = f" Thrown out: {listed([short(each) for each in cloth.burnt])}." if cloth.burnt else ""
    fines = f" Kitty {kitty:,}." if kitty else ""
    yield f"{stock}{burnt}{fines}"


def _asked(cloth: Cloth, names: Names) -> Iterator[str]:
    """What is asked, and of whom."""
    match cloth.phase:
        case Phase.AUCTION:
            bid = listed([names[seat] for seat in cloth.bidders])
            yield "The bank is for sale by sealed bids." + (
                f" Bids are in of {bid}." if bid else ""
            )
        case Phase.OFFER:
            yield f"{names[cloth.queue[0]]} may have the bank, with any amount."
        case Phase.PLACES:
            yield "Lots are drawn for the places."
        case Phase.BETTING:
            yield from _betting(cloth, names)
        case Phase.RETIRE:
            yield f"{names[cloth.queue[0]]} may take the bank over at {cloth.banked:,}."
        case Phase.RIGHT | Phase.LEFT | Phase.BANKER:
            yield f"The {_ASKED[cloth.phase]} to act."
        case _:
            return


def _betting(cloth: Cloth, names: Names) -> Iterator[str]:
    """Who holds the hands, what stands, and what a call of banco means meanwhile."""
    staked = sum(each.amount for each in cloth.bets)
    covered = "" if staked < cloth.banked else " The bank is covered: more may go unpaid."
    yield f"The betting is open until all are done, {staked:,} bet so far.{covered}"
    held = [
        f"{names[cloth.places[spot] or 0]} the {_WHERE[side]}"
        for side, spot, playable in zip(SIDES, cloth.holders, cloth.playable, strict=True)
        if playable
    ]
    yield f"The next hands: {listed(held)}."
    if cloth.alone is not None:
        yield (
            f"{names[cloth.alone]} calls banco and plays alone, unless somebody nearer to the hand"
            " calls it too; no other bet counts."
        )


def _hands(cloth: Cloth, names: Names) -> Iterator[str]:
    if cloth.shown:
        told = [
            f"{name} {laid_open(cards)}"
            for name, cards in zip(_HANDS, cloth.shown, strict=True)
            if cards
        ]
        yield f"{'. '.join(told)}."
    elif cloth.face_down:
        for side, seat, third in zip(SIDES, cloth.players, cloth.thirds, strict=True):
            if seat is not None:
                drew = f" and the {short(third)}" if third else ""
                yield f"{names[seat]} holds the {_WHERE[side]}: two cards face down{drew}."
        yield "The bank has two face down."


def _company(cloth: Cloth, names: Names) -> Iterator[str]:
    """Chips and bets: the banker, the places in their order, and whoever bets from the gallery."""
    seated = [seat for seat in cloth.places if seat is not None]
    rest = [seat for seat in cloth.seats if seat not in seated]
    behind = [place for place in cloth.gallery if _has_part(cloth, place)]
    told = [_described(cloth, place, names) for place in (*rest, *seated, *behind)]
    yield f"Chips{', won and lost' if cloth.outcomes else ''}: {'; '.join(told)}."


def _has_part(cloth: Cloth, place: Seat) -> bool:
    return bool(cloth.staked(place))


def _described(cloth: Cloth, place: Seat, names: Names) -> str:
    spot = f" ({label(cloth.places.index(place))})" if place in cloth.places else ""
    own = f"{names[place]}{spot} {cloth.chips.stacks[place]:,}"
    if cloth.banked and place == cloth.banker:
        own += " and the bank"
    if cloth.outcomes:
        part = place == cloth.banker or _has_part(cloth, place)
        return f"{own}, {signed(cloth.gain(place))}" if part else own
    if place in cloth.callers or place == cloth.banco:
        return f"{own}, banco"
    bets = [f"{each.amount:,} {_WHERE[each.on]}" for each in cloth.bets if each.place == place]
    done = " (done)" if cloth.phase is Phase.BETTING and place in cloth.done else ""
    return f"{own}, bets {listed(bets)}{done}" if bets else f"{own}{done}"


def hand(view: SeatView[Cloth, Hand], rules: Baccara) -> str:
    """The cards of a holder or of the banker, or a bid; others have none."""
    cloth, cards = view.public.table, held_by(view)
    if cloth.phase is Phase.AUCTION:
        return _bid(view.hand.bid)
    if not view.hand.cards:
        return _no_cards(cloth, view.seat)
    own = held(cards)
    if view.seat != cloth.banker:
        side = _WHERE[SIDES[cloth.players.index(view.seat)]]
        return f"You hold the hand of the {side}: {own}{bound(view, rules)}"
    if cloth.phase is not Phase.BANKER:
        return f"You hold the bank's hand: {own} The others are asked first."
    return f"You hold the bank's hand: {own} {_drawn(cloth)}"


def _bid(bid: int | None) -> str:
    if bid is None:
        return "You have made no bid for the bank yet."
    return f"Your sealed bid for the bank: {bid:,}." if bid else "You bid nothing for the bank."


def _drawn(cloth: Cloth) -> str:
    """What both sides did, for the banker to know."""
    told = [
        f"The {_WHERE[side]} {f'drew the {short(third)}' if third else 'stood'}."
        for side, seat, third in zip(SIDES, cloth.players, cloth.thirds, strict=True)
        if seat is not None
    ]
    return " ".join(told)


def _no_cards(cloth: Cloth, seat: Seat) -> str:
    turned_up = cloth.turned_up(seat)
    if turned_up:
        return f"Your cards are turned up: {laid_open(turned_up)}."
    if cloth.face_down:
        return "You hold no cards: only the banker and a player on each side do."
    return NOT_DEALT
