"""What a replay prints: the outcome of a record as JSON, whole or as one viewer could see it.

Where the form leaves a choice:
- places of the gallery are called `gallery:0` where a key names a place, and `turn` has a list
  `gallery` beside `seats` when onlookers may act;
- `turn` is `{"chance": "shuffled"}` (`rolled`, `drawn`) when chance is asked for, and names in a
  window everybody who may act, also those who have an entry that they may change;
- when nobody is to act (deal over, sitting stopped, no deal begun) its `seats` are empty;
- an unfinished deal shows chips, pools and score as they stand, `next_dealer` null;
- the public's `legal` has what anybody can tell is legal, and no place that needs its hand for all;
- an empty place has 0 chips; before the first deal `table` is null and the hands are empty;
- `over` is true as well when the host has stopped the sitting.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, cast

from bot.rules.cards import spelled
from bot.rules.chance import name_of
from bot.rules.chips import Chips
from bot.rules.codec import Json, encode, word
from bot.rules.game import Event, Held, Position, Public
from bot.rules.offers import Offer
from bot.rules.turns import Nature, Over, Seat, Turn, acting
from bot.tables.record import write_action
from bot.tables.replay import AnySitting, Refusal, Replay, chips_of

Viewer: TypeAlias = Seat | Literal["public"] | None
"""A seat, everybody, or `None` for one who may see all."""


def outcome(replay: Replay, viewer: Viewer = None) -> dict[str, Json]:
    """The JSON object of a replay, with nothing in it that `viewer` could not see."""
    sitting = replay.sitting
    return {
        "events": [_event(deal, event) for deal, event in replay.events],
        "deals": [_deal(left) for left in replay.left],
        "turn": _turn(replay),
        "legal": _legal(replay, viewer),
        "absent": _absent(replay, viewer),
        "table": None if sitting.position is None else encode(sitting.position.table),
        "hands": _hands(sitting, viewer),
        **_chips(replay.chips, sitting.company.seats),
        "over": sitting.over,
        "refused": _refused(replay.refusal, viewer),
    }


def _event(deal: int, event: Event) -> Json:
    fields = cast("dict[str, Json]", encode(event))
    return {"deal": deal, "event": word(type(event)), **fields}


def _chips(chips: Chips, seats: int) -> dict[str, Json]:
    return {
        "chips": list(chips.stacks[:seats]),
        "gallery": list(chips.stacks[seats:]),
        "pools": dict(chips.pools),
    }


def _deal(left: AnySitting) -> Json:
    assert left.position is not None
    finished = not left.playing
    return {
        **_chips(chips_of(left), left.company.seats),
        "score": list(left.position.table.score),
        "next_dealer": left.next_dealer if finished else None,
        "over": left.over,
        "finished": finished,
    }


def _going(replay: Replay) -> tuple[Position[Public, Held, object] | None, Turn]:
    """The position in which somebody may act, and who."""
    sitting = replay.sitting
    if sitting.position is None or replay.stopped:
        return None, Over()
    return sitting.position, sitting.rules.turn(sitting.position.table)


def _turn(replay: Replay) -> Json:
    _, turn = _going(replay)
    if isinstance(turn, Nature):
        return {"chance": name_of(turn.ask)}
    seats = replay.sitting.company.seats
    places = acting(turn)
    gallery: list[Json] = [place - seats for place in places if place >= seats]
    among: dict[str, Json] = {"gallery": gallery} if gallery else {}
    return {"seats": [place for place in places if place < seats], **among}


def _legal(replay: Replay, viewer: Viewer) -> Json:
    position, turn = _going(replay)
    if position is None:
        return {}
    rules = replay.sitting.rules
    found: dict[str, Json] = {}
    for place in acting(turn):
        if viewer not in (None, "public", place):
            continue
        offers: tuple[Offer, ...] = rules.open_offers(position.table, place)
        if viewer != "public":
            offers += rules.hand_offers(position.table, position.hands[place], place)
        words = sorted({word(type(offer.action)) for offer in offers})
        if words:
            found[_key(place, replay)] = cast("list[Json]", words)
    return found


def _absent(replay: Replay, viewer: Viewer) -> Json:
    """The public learns nothing here: what the book plays may depend on the hand."""
    position, turn = _going(replay)
    if position is None:
        return {}
    found: dict[str, Json] = {}
    for place in acting(turn):
        if viewer in (None, place):
            hand = position.hands[place]
            action = replay.sitting.rules.absent(position.table, hand, place)
            found[_key(place, replay)] = write_action(action)
    return found


def _key(place: Seat, replay: Replay) -> str:
    seats = replay.sitting.company.seats
    return str(place) if place < seats else f"gallery:{place - seats}"


def _hands(sitting: AnySitting, viewer: Viewer) -> Json:
    seats = range(sitting.company.seats)
    hands = () if sitting.position is None else sitting.position.hands
    written = [spelled(hands[seat].cards) if hands else "" for seat in seats]
    return [hand if viewer in (None, seat) else None for seat, hand in enumerate(written)]


def _refused(refusal: Refusal | None, viewer: Viewer) -> Json:
    """Why a move of somebody else is refused may tell of his hand, so that is not said."""
    if refusal is None:
        return None
    told = viewer is None or refusal.mover is None or refusal.mover == viewer
    why = refusal.why if told else "It is refused."
    return {"deal": refusal.deal, "move": refusal.move, "why": why}
