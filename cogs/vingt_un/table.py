"""A table of vingt-un in words, and a hand."""

from __future__ import annotations

from collections.abc import Iterator

from bot.chat.kit import Names
from bot.chat.wording import NO_CARDS, NOT_DEALT, Note, chips, noted, row, sentences, some
from bot.games.vingt_un import Cloth, Hand, Phase, VingtUn, is_natural, is_soft, limit, total
from bot.rules.cards import Card
from bot.rules.chips import signed
from bot.rules.game import PublicView, SeatView
from bot.rules.turns import Seat
from cogs._captions import SITTING_OUT
from cogs._places import with_dealer
from cogs.vingt_un.naming import SITS_COUP_OUT, STANDS


def state(view: PublicView[Cloth], rules: VingtUn, names: Names) -> str:
    """The table in words: what is asked, the pack, then every seat in a line."""
    cloth = view.table
    seated = names if cloth.phase is Phase.TURN_UP else with_dealer(names, cloth.dealer)
    seats = [noted(seated[seat], _notes(cloth, seat)) for seat in cloth.seats]
    return "\n".join((f"{_asked(cloth, rules, names)} {_pack(cloth)}", *seats))


def _asked(cloth: Cloth, rules: VingtUn, names: Names) -> str:
    """What is asked, and of whom."""
    match cloth.phase:
        case Phase.TURN_UP:
            return "The first dealer is to be turned up."
        case Phase.STAKES:
            most = max(limit(rules, cloth, seat) for seat in cloth.able)
            if cloth.empty:
                return f"{names[cloth.dealer]} deals. A last call for stakes, up to {most:,}."
            return f"{names[cloth.dealer]} deals. Stakes are open, up to {most:,}."
        case Phase.PLAYERS:
            return f"{names[cloth.on_turn]} to act: a card, or stand."
        case Phase.DEALER:
            return f"The dealer, {names[cloth.dealer]}, to act: a card, or stand."
        case Phase.DEAL:
            return NOT_DEALT
        case Phase.OVER:
            return "The coup is over."


def _pack(cloth: Cloth) -> str:
    if not cloth.stock:
        return "The pack is to be shuffled before the next card."
    return f"The pack has {some(cloth.stock, 'card')}."


def _notes(cloth: Cloth, seat: Seat) -> Iterator[Note]:
    """What a seat has and has staked, what lies before it, and how it stands with it."""
    yield chips(cloth.chips.stacks[seat])
    deals = seat == cloth.dealer
    match cloth.phase:
        case Phase.TURN_UP:
            return
        case Phase.STAKES:
            yield from () if deals else _entry(cloth, seat)
        case Phase.OVER:
            yield from _cards(cloth, seat)
            if cloth.players and (deals or seat in cloth.players):
                yield signed(cloth.gain(seat))
        case _ if deals or seat in cloth.players:
            if not deals:
                yield f"staked {cloth.staked(seat):,}"
            yield from _cards(cloth, seat)
        case _:
            yield SITTING_OUT


def _entry(cloth: Cloth, seat: Seat) -> Iterator[Note]:
    amount = cloth.entered(seat)
    if seat not in cloth.able:
        yield "sits out with too few chips"
    elif amount is not None:
        yield f"stakes {amount:,}" if amount else "stakes nothing"


def _cards(cloth: Cloth, seat: Seat) -> Iterator[Note]:
    if seat in cloth.burst:
        yield "over 21, cards thrown up"
    elif shown := cloth.shown[seat]:
        yield (
            f"{row(shown)} natural" if seat in cloth.naturals else f"{row(shown)} = {total(shown)}"
        )
    elif cloth.left[seat]:
        yield from _face_down(cloth, seat)


def _face_down(cloth: Cloth, seat: Seat) -> Iterator[Note]:
    drawn = cloth.drawn[seat]
    down = some(cloth.left[seat] - len(drawn), "card")
    yield f"{down} face down and {row(drawn)}" if drawn else f"{down} face down"
    if cloth.phase is not Phase.OVER and seat in cloth.standing:
        yield "has 21" if seat in cloth.made else STANDS


def hand(view: SeatView[Cloth, Hand], rules: VingtUn) -> str:
    """The cards of a seat, and what they count."""
    del rules
    cloth, seat = view.public.table, view.seat
    if thrown := view.hand.thrown:
        return f"You have thrown up {row(thrown)}: {total(thrown)} is over 21."
    cards = view.hand.cards
    if not cards:
        return _no_cards(cloth, seat)
    return sentences(f"{row(cards)}: {_counted(cards)}.", _against(cloth, seat))


def _counted(cards: tuple[Card, ...]) -> str:
    count = total(cards)
    if is_natural(cards):
        return "21, a natural"
    return f"{count}, or {count - 10} with the ace as one" if is_soft(cards) else str(count)


def _against(cloth: Cloth, seat: Seat) -> str:
    """What a dealer who may draw has to know."""
    if cloth.phase is not Phase.DEALER or seat != cloth.dealer:
        return ""
    number = len(cloth.standing)
    if number == 1:
        return "You deal, and one player stands."
    return f"You deal, and {number} players stand."


def _no_cards(cloth: Cloth, seat: Seat) -> str:
    if cloth.phase in (Phase.TURN_UP, Phase.STAKES):
        return NOT_DEALT
    if seat in (cloth.dealer, *cloth.players):
        return NO_CARDS
    return SITS_COUP_OUT
