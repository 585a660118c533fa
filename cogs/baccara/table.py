"""A table of baccara in words, and a hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.chat.kit import Names
from bot.chat.wording import NOT_DEALT, Note, listed, sentences
from bot.games.baccara import SIDES, Baccara, Cloth, Hand, Phase, held_by, label
from bot.rules.cards import Card, short
from bot.rules.chips import signed
from bot.rules.game import PublicView, SeatView
from bot.rules.turns import Seat
from cogs._baccarat import BANKERS_CHOICE, bound, held, laid_open, punters_choice, stack

_ON: Final = {"R": "{:,} right", "L": "{:,} left", "cheval": "{:,} à cheval"}
"""A bet in a list of one's own."""
_ASKED: Final = {
    Phase.RIGHT: "The right to act: {} decides whether to take a card.",
    Phase.LEFT: "The left to act: {} decides whether to take a card.",
    Phase.BANKER: "The bank to act: {} decides whether to take a card.",
}
_NEXT: Final = {"R": "{} on the right", "L": "{} on the left"}
_DOWN: Final = {
    "R": "{} holds the right: two cards face down.",
    "L": "{} holds the left: two cards face down.",
}
_THIRD: Final = {
    "R": "{} holds the right: two cards face down, and the {}.",
    "L": "{} holds the left: two cards face down, and the {}.",
}
_STOOD: Final = {"R": "The right stood.", "L": "The left stood."}
_DREW: Final = {"R": "The right drew the {}.", "L": "The left drew the {}."}
_YOURS: Final = {
    "R": "You hold the hand of the right: {}",
    "L": "You hold the hand of the left: {}",
}
_FOR_ALL: Final = {
    "R": "You play it for all who bet on the right.",
    "L": "You play it for all who bet on the left.",
}
_YOURS_NEXT: Final = {
    "R": "You hold the next hand of the right, and will decide whether it takes a card.",
    "L": "You hold the next hand of the left, and will decide whether it takes a card.",
}
_SHOWN: Final = ("Right {}.", "Left {}.", "Bank {}.")


def state(view: PublicView[Cloth], rules: Baccara, names: Names) -> str:
    """The table in words: the bank, what is asked, the hands, then everybody's chips and bets."""
    del rules
    cloth = view.table
    return "\n".join((*_heads(cloth, names), *_company(cloth, names)))


def _heads(cloth: Cloth, names: Names) -> Iterator[str]:
    if cloth.banked and cloth.banker is not None:
        yield f"Bank {cloth.banked:,}, held by {names[cloth.banker]}."
    yield from _asked(cloth, names)
    yield from _hands(cloth, names)
    kitty = cloth.chips.pools["kitty"]
    stock = f"Stock: {cloth.shoe} cards." if cloth.shoe else "The packs are yet to be shuffled."
    burnt = listed([short(each) for each in cloth.burnt])
    yield sentences(
        stock, f"Thrown out: {burnt}." if burnt else "", f"Kitty {kitty:,}." if kitty else ""
    )


def _asked(cloth: Cloth, names: Names) -> Iterator[str]:
    """What is asked, and of whom."""
    match cloth.phase:
        case Phase.AUCTION:
            bid = listed([names[seat] for seat in cloth.bidders])
            yield sentences(
                "The bank is for sale by sealed bids.", f"Bids are in from {bid}." if bid else ""
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
            yield _ASKED[cloth.phase].format(names[cloth.asked])
        case _:
            return


def _betting(cloth: Cloth, names: Names) -> Iterator[str]:
    """Who holds the hands, what stands, and what a call of banco means meanwhile."""
    staked = sum(each.amount for each in cloth.bets)
    yield sentences(
        f"The betting is open until all have pressed Done, {staked:,} bet so far.",
        "" if staked < cloth.banked else "The bank is covered: more may go unpaid.",
    )
    held = [
        _NEXT[side].format(names[cloth.places[spot] or 0])
        for side, spot, playable in zip(SIDES, cloth.holders, cloth.playable, strict=True)
        if playable
    ]
    yield f"The next hands: {listed(held)}."
    if cloth.alone is not None:
        yield (
            f"{names[cloth.alone]} calls banco and plays alone, unless somebody nearer to the hand"
            " calls it too. No other bet counts."
        )


def _hands(cloth: Cloth, names: Names) -> Iterator[str]:
    if cloth.shown:
        yield sentences(
            *(
                shown.format(laid_open(cards))
                for shown, cards in zip(_SHOWN, cloth.shown, strict=True)
                if cards
            )
        )
    elif cloth.face_down:
        for side, seat, third in zip(SIDES, cloth.players, cloth.thirds, strict=True):
            if seat is not None and third:
                yield _THIRD[side].format(names[seat], short(third))
            elif seat is not None:
                yield _DOWN[side].format(names[seat])
        yield "The bank has two cards face down."


def _company(cloth: Cloth, names: Names) -> Iterator[str]:
    """Chips and bets: the banker, the places in their order, and whoever bets from the gallery."""
    seated = [seat for seat in cloth.places if seat is not None]
    rest = [seat for seat in cloth.seats if seat not in seated]
    behind = [place for place in cloth.gallery if _has_part(cloth, place)]
    told = "; ".join(_described(cloth, place, names) for place in (*rest, *seated, *behind))
    yield f"Chips, won and lost: {told}." if cloth.outcomes else f"Chips: {told}."


def _has_part(cloth: Cloth, place: Seat) -> bool:
    return bool(cloth.staked(place))


def _described(cloth: Cloth, place: Seat, names: Names) -> Note:
    name = names[place]
    if place in cloth.places:
        name = f"{name} ({label(cloth.places.index(place))})"
    own = stack(cloth, place, name)
    if cloth.outcomes:
        part = place == cloth.banker or _has_part(cloth, place)
        return f"{own}, {signed(cloth.gain(place))}" if part else own
    if place in cloth.callers or place == cloth.banco:
        return f"{own}, banco"
    bets = listed([_ON[each.on].format(each.amount) for each in cloth.bets if each.place == place])
    done = cloth.phase is Phase.BETTING and place in cloth.done
    notes = (own, f"bets {bets}" if bets else "", "done" if done else "")
    return ", ".join(filter(None, notes))


def hand(view: SeatView[Cloth, Hand], rules: Baccara) -> str:
    """The cards of a holder or of the banker, or a bid; others have none."""
    cloth, cards = view.public.table, held_by(view)
    if cloth.phase is Phase.AUCTION:
        return _bid(view.hand.bid)
    if not view.hand.cards:
        return _no_cards(cloth, view.seat)
    if view.seat != cloth.banker:
        return _of_a_side(view, rules, cards)
    own = f"You hold the bank's hand: {held(cards)}"
    if cloth.phase is not Phase.BANKER:
        return sentences(own, "The others are asked first.")
    return sentences(own, *_drawn(cloth), BANKERS_CHOICE)


def _of_a_side(view: SeatView[Cloth, Hand], rules: Baccara, cards: tuple[Card, ...]) -> str:
    """The hand of the right or of the left, and what its holder has to decide."""
    cloth = view.public.table
    side = SIDES[cloth.players.index(view.seat)]
    own = _YOURS[side].format(held(cards))
    if view.seat == cloth.asked:
        asked = bound(view, rules) or punters_choice(cards, rules.false_draw, rules.fine)
        return sentences(own, _FOR_ALL[side] if cloth.banco is None else "", asked)
    if side == "L" and cloth.phase is Phase.RIGHT:
        return sentences(own, "The right is asked first.")
    return own


def _bid(bid: int | None) -> str:
    if bid is None:
        return "You have made no bid for the bank yet."
    return f"Your sealed bid for the bank: {bid:,}." if bid else "You bid nothing for the bank."


def _drawn(cloth: Cloth) -> Iterator[str]:
    """What both sides did, for the banker to know."""
    for side, seat, third in zip(SIDES, cloth.players, cloth.thirds, strict=True):
        if seat is not None:
            yield _DREW[side].format(short(third)) if third else _STOOD[side]


def _no_cards(cloth: Cloth, seat: Seat) -> str:
    turned_up = cloth.turned_up(seat)
    if turned_up:
        return f"Your cards are turned up: {laid_open(turned_up)}."
    if cloth.face_down:
        return "You hold no cards: only the banker and a player on each side do."
    return sentences(NOT_DEALT, *_next(cloth, seat))


def _next(cloth: Cloth, seat: Seat) -> Iterator[str]:
    """That a hand will be this seat's to play, as soon as the betting is over."""
    if cloth.phase is Phase.BETTING:
        for side, spot, playable in zip(SIDES, cloth.holders, cloth.playable, strict=True):
            if playable and cloth.places[spot] == seat:
                yield _YOURS_NEXT[side]
