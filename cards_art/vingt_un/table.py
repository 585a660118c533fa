"""The table: the seats, and in the middle the pack and how it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.games.vingt_un import TWENTY_ONE, Cloth, Phase, VingtUn, limit, total
from bot.rules.game import PublicView
from bot.rules.turns import awaited
from cards_art.berths import seats
from cards_art.lettering import caption
from cards_art.places import CENTRE
from cards_art.scene import Anchor, Back, Guest, Item, Letter, TableScene
from cards_art.slips import notice
from cards_art.vingt_un.captions import Captions
from cards_art.vingt_un.seat import seat_items

_PACK: Final = 70
"""How wide the pack is."""
_SLIP: Final = 330
_SLIP_AT: Final = (CENTRE[0], CENTRE[1] + 66)
_LONG, _WIDE = 206, 130
"""How long the cards of a seat may be, where amounts are small and where they are large."""
_LARGE: Final = 1_000_000


def table(
    view: PublicView[Cloth], rules: VingtUn, guests: Sequence[Guest], deal: int, captions: Captions
) -> TableScene:
    """The table in the `deal`-th coup of the sitting; only taken seats are to be seen."""
    cloth = view.table
    laid = seats(len(cloth.seats))
    asked = awaited(rules.turn(cloth))
    cards = laid.held, _WIDE if _is_rich(cloth) else _LONG
    told = [*_standing(cloth, rules, guests, deal, captions)]
    items = [*_pack(cloth, captions), *notice(told, _SLIP_AT, _SLIP)]
    for seat, berth in zip(cloth.seats, laid.berths, strict=True):
        lit = seat in asked
        items += seat_items(cloth, seat, berth, cards, guests[seat], captions, asked=lit)
    return TableScene(tuple(items))


def _is_rich(cloth: Cloth) -> bool:
    """Whether amounts before the seats need more room."""
    won = [abs(cloth.gain(seat)) for seat in cloth.seats]
    return max(*won, *(each.amount for each in cloth.entries)) >= _LARGE


def _pack(cloth: Cloth, captions: Captions) -> Iterator[Item]:
    """What is left of the pack, and how many cards; nothing while it is to be shuffled."""
    x, y = CENTRE[0] - 50, CENTRE[1] - 56
    if not cloth.stock:
        yield caption(captions.to_be_shuffled, (CENTRE[0], y), _SLIP)
        return
    for each in range(min(3, cloth.stock)):
        yield Back((x + 2 * each, y - 2 * each), _PACK)
    yield caption(captions.cards_left(cloth.stock), (x + _PACK // 2 + 22, y), 140, Anchor.LEFT)


def _standing(
    cloth: Cloth, rules: VingtUn, guests: Sequence[Guest], deal: int, captions: Captions
) -> Iterator[tuple[str, Letter]]:
    """How it stands, in two lines."""
    match cloth.phase:
        case Phase.TURN_UP:
            yield captions.coup(deal), Letter.BOLD
            yield captions.who_deals_first, Letter.ITALIC
        case Phase.STAKES:
            most = max(limit(rules, cloth, seat) for seat in cloth.able)
            yield captions.your_stakes, Letter.BOLD
            yield captions.coup_up_to(deal, most), Letter.ITALIC
        case Phase.PLAYERS:
            yield guests[cloth.on_turn].name, Letter.BOLD
            yield captions.card_or_stand, Letter.ITALIC
        case Phase.DEALER:
            yield guests[cloth.on_turn].name, Letter.BOLD
            yield captions.deals_card_or_stand, Letter.ITALIC
        case Phase.DEAL | Phase.OVER:
            yield _outcome(cloth, captions), Letter.BOLD
            if (following := cloth.next_dealer) is None:
                yield captions.the_end, Letter.ITALIC
            else:
                yield captions.deals_next(guests[following].name), Letter.ITALIC


def _outcome(cloth: Cloth, captions: Captions) -> str:
    """What a coup has come to, in a line."""
    shown = cloth.shown[cloth.dealer]
    if not cloth.players:
        return captions.no_coup
    if cloth.dealer in cloth.naturals:
        return captions.dealers_natural
    if not shown:
        return captions.nobody_stands
    count = total(shown)
    return captions.dealer_over if count > TWENTY_ONE else captions.dealer_has(count)
