"""A table of chemin de fer in words, and a hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.chat.kit import Names
from bot.chat.wording import NOT_DEALT, Note, sentences
from bot.games.chemin_de_fer import CheminDeFer, Cloth, Entry, Phase, held_by
from bot.rules.cards import Card, short
from bot.rules.chips import signed
from bot.rules.game import PublicView, SeatView
from bot.rules.piles import Hand
from bot.rules.turns import Seat
from cogs._baccarat import BANKERS_CHOICE, bound, held, laid_open, punters_choice, stack

_BANCO: Final = "{} plays banco: two cards face down."
_ALONE: Final = "{} plays for the punters: two cards face down."
_NEAREST: Final = (
    "{}, the next after the banker of those with a stake, plays for the punters: two cards face"
    " down."
)
_HIGHEST: Final = "{}, whose stake is the highest, plays for the punters: two cards face down."
_EQUAL: Final = (
    "Of the highest stakes, which are equal, the next after the banker plays, {}: two cards face"
    " down."
)
_EQUAL_BEHIND: Final = (
    "Of the highest stakes, which are equal, the first to be made plays, {}: two cards face down."
)
"""Who has the hand of the punters, and why."""


def state(view: PublicView[Cloth], rules: CheminDeFer, names: Names) -> str:
    """The table in words: the bank, the hands, then everybody's chips and stakes."""
    cloth = view.table
    return "\n".join((*_heads(cloth, rules, names), _company(cloth, names)))


def _heads(cloth: Cloth, rules: CheminDeFer, names: Names) -> Iterator[str]:
    if cloth.banked:
        won = f"Coups won: {cloth.wins}." if cloth.wins else ""
        yield sentences(f"Bank {cloth.banked:,}, held by {names[cloth.banker]}.", won)
    yield from _asked(cloth, names)
    yield from _hands(cloth, rules, names)
    if cloth.suivi is not None and cloth.phase not in (Phase.PUNTER, Phase.BANKER, Phase.OVER):
        yield f"{names[cloth.suivi]} lost the last banco, and has the first claim to another."
    if cloth.resume is not None:
        yield f"After this bank the deal goes to {names[cloth.resume]}."
    kitty = cloth.chips.pools["kitty"]
    shoe = f"Shoe: {cloth.shoe} cards." if cloth.shoe else "The six packs are yet to be shuffled."
    yield sentences(shoe, f"Kitty {kitty:,}." if kitty else "")


def _asked(cloth: Cloth, names: Names) -> Iterator[str]:
    """What is asked, and of whom."""
    match cloth.phase:
        case Phase.OPEN_BANK:
            yield f"{names[cloth.queue[0]]} is asked to open a bank."
        case Phase.BETTING if cloth.alone is not None:
            yield _banco(cloth, names[cloth.alone])
        case Phase.BETTING:
            if cloth.stakes:
                yield "The betting is open. Stakes left by the tie stay, and may be raised."
            else:
                yield "The betting is open."
        case Phase.EXCESS:
            yield f"Stakes above the bank: {cloth.excess:,}. {names[cloth.banker]} may cover them."
        case Phase.PUNTER:
            yield "The punters to act."
        case Phase.BANKER:
            yield "The bank to act."
        case Phase.AFTER:
            if cloth.wins:
                yield f"{names[cloth.banker]} deals again or passes the deal."
            else:
                yield f"{names[cloth.banker]} deals again."
        case Phase.PASS_OFFER:
            yield f"{names[cloth.queue[0]]} is asked to take the deal at {cloth.price:,}."
        case _:
            return


def _banco(cloth: Cloth, caller: str) -> str:
    """What a call of banco means for the others, while the betting is still open."""
    first = cloth.order[0] if cloth.suivi is None else cloth.suivi
    if cloth.alone == first:
        return f"{caller} calls banco and plays alone. No other stake counts."
    return (
        f"{caller} calls banco and plays alone, unless somebody with a better claim calls it too."
        " No other stake counts."
    )


def _hands(cloth: Cloth, rules: CheminDeFer, names: Names) -> Iterator[str]:
    match cloth.phase:
        case Phase.PUNTER | Phase.BANKER:
            yield from _face_down(cloth, rules, names)
        case Phase.OVER if cloth.result is not None:
            assert cloth.represents is not None
            who, hand = names[cloth.represents], laid_open(cloth.punters)
            yield f"{who} for the punters: {hand}. Bank: {laid_open(cloth.bank)}."
        case _:
            return


def _face_down(cloth: Cloth, rules: CheminDeFer, names: Names) -> Iterator[str]:
    assert cloth.represents is not None
    yield sentences(
        _plays(cloth, rules).format(names[cloth.represents]),
        f"Third card {short(cloth.third)}." if cloth.third else "",
        "The bank has two face down.",
    )


def _plays(cloth: Cloth, rules: CheminDeFer) -> str:
    """How to tell who plays the punters' hand."""
    if cloth.banco:
        return _BANCO
    if len(cloth.stakes) == 1:
        return _ALONE
    seated = [each for each in cloth.stakes if each.place in cloth.seats]
    if seated and rules.represent == "right-neighbour":
        return _NEAREST
    amounts = [each.amount for each in seated or cloth.stakes]
    if amounts.count(max(amounts)) == 1:
        return _HIGHEST
    return _EQUAL if seated else _EQUAL_BEHIND


def _company(cloth: Cloth, names: Names) -> str:
    """Chips and stakes: all seats, and whoever stakes from the gallery."""
    entered = {each.place: each for each in cloth.entries}
    places = (*cloth.seats, *(each for each in cloth.gallery if _has_part(cloth, each)))
    told = "; ".join(_described(cloth, place, entered.get(place), names) for place in places)
    return f"Chips, won and lost: {told}." if _is_decided(cloth) else f"Chips: {told}."


def _is_decided(cloth: Cloth) -> bool:
    return cloth.result in ("bank", "punters")


def _has_part(cloth: Cloth, place: Seat) -> bool:
    return bool(cloth.staked(place)) or any(each.place == place for each in cloth.entries)


def _described(cloth: Cloth, place: Seat, entry: Entry | None, names: Names) -> Note:
    own = stack(cloth, place, names[place])
    staked = cloth.staked(place)
    if _is_decided(cloth) and cloth.gain(place):
        return f"{own}, {signed(cloth.gain(place))}"
    if cloth.phase in (Phase.BETTING, Phase.EXCESS) and entry is not None:
        if entry.banco:
            return f"{own}, banco"
        return f"{own}, offers {entry.amount:,}" if entry.amount else f"{own}, offers nothing"
    if not cloth.chips.pools["carried"]:
        return f"{own}, took back {staked:,}" if staked else own
    if cloth.banco or entry is None or entry.amount <= staked:
        return f"{own}, {staked:,} staked" if staked else own
    return f"{own}, {staked:,} of {entry.amount:,} staked"


def hand(view: SeatView[Cloth, Hand], rules: CheminDeFer) -> str:
    """The cards of who plays for the punters, or of the banker; others have none."""
    cloth, cards = view.public.table, held_by(view)
    if not view.hand.cards:
        return _no_cards(cloth, view.seat)
    if view.seat == cloth.represents:
        return _punters_hand(view, rules, cards)
    own = f"You hold the bank's hand: {held(cards)}"
    if cloth.phase is not Phase.BANKER:
        return sentences(own, "The punters are asked first.")
    third = f"The punters drew the {short(cloth.third)}." if cloth.third else "The punters stood."
    return sentences(own, third, bound(view, rules) or BANKERS_CHOICE)


def _punters_hand(view: SeatView[Cloth, Hand], rules: CheminDeFer, cards: tuple[Card, ...]) -> str:
    """The hand of who plays for the punters, and what is left to him to decide."""
    cloth = view.public.table
    own = f"You play the punters' hand: {held(cards)}"
    if cloth.phase is not Phase.PUNTER:
        return own
    asked = bound(view, rules) or punters_choice(cards, rules.false_draw, rules.fine)
    return sentences(own, asked)


def _no_cards(cloth: Cloth, seat: Seat) -> str:
    turned_up = cloth.turned_up(seat)
    if turned_up:
        return f"Your cards are turned up: {laid_open(turned_up)}."
    if cloth.face_down:
        return "You hold no cards: only the banker and the player of the punters' hand do."
    return NOT_DEALT
