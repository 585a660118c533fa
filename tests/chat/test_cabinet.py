"""Cards picked and chips laid out by forms, and entries that nobody else is shown."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.chat.book import Book, OptionWords
from bot.chat.game_cog import GameCog
from bot.chat.kit import HandPicture, Hands, Kit, Label, Names, Pictures, TablePicture, Words
from bot.games import games
from bot.practice.interactions import Interaction
from bot.practice.people import Person
from bot.rules.cards import card
from bot.rules.chance import Shuffled
from bot.rules.game import Event, PublicView, SeatView
from bot.rules.offers import Action
from bot.tables import hall
from bot.tables.state import Phase
from cards_art import seating
from cards_art.paint import paint_table
from tests.art.samples.guests import FREE
from tests.cabinet import CARDS, Bid, Cabinet, Entered, Hand, Lay, PutAway, Shelf, Sold
from tests.chat.evening import Evening
from tests.chat.filling import least


def table(view: PublicView[Shelf], rules: Cabinet, guests: object, deal: int) -> TablePicture:
    del view, rules, guests, deal
    scene = seating.lobby((FREE, FREE))
    return TablePicture(scene, lambda: paint_table(scene).data)


def hand(view: SeatView[Shelf, Hand], rules: Cabinet, four_colours: bool) -> HandPicture:
    del view, rules, four_colours
    scene = seating.lobby((FREE,))
    return HandPicture(scene, lambda: paint_table(scene).data)


def label(action: Action) -> Label:
    match action:
        case PutAway(cards):
            return Label(f"put away {len(cards)}")
        case Lay(layout):
            return Label(", ".join(f"{chips} on the {place}" for place, chips in layout.items()))
        case _:
            assert isinstance(action, Bid)
            return Label(f"Bid {action.amount}")


def events(events: Sequence[Event], names: Names) -> list[str]:
    entered = [f"{names[each.seat]} has entered." for each in events if isinstance(each, Entered)]
    sold = [f"{names[each.seat]} bid {each.amount}." for each in events if isinstance(each, Sold)]
    return [*entered, *sold]


PICK = "PutAway…"

KIT = Kit(
    Cabinet,
    Book(
        title="Cabinet",
        line="A toy.",
        minute="Put away.",
        pages=("### All of it\nPut away.",),
        source="nowhere.",
        sources={},
        options={"most": OptionWords("Seats at the table.", {None: "{} seats"})},
    ),
    Pictures(table, lambda guests: TablePicture(guests, lambda: b"")),
    Words(
        events=events,
        state=lambda view, _rules, _names: f"A heap of {view.table.heap}.",
        label=label,
        buy_in=lambda _rules: 10,
        costs=lambda _rules: "Everybody lays a chip on the heap.",
        asking=lambda action: Label(f"{type(action).__name__}…"),
        places_to_lay={"left": "Left", "right": "Right", "top_shelf": "Top shelf"},
    ),
    Hands(hand, lambda view, _rules: f"{len(view.hand.cards)} cards, {view.hand.entry}"),
)


@pytest.fixture
async def shelf(monkeypatch: pytest.MonkeyPatch, tonight: Evening) -> Evening:
    """Ann holds the clubs from two to five, Ben those from six to nine."""
    monkeypatch.setattr(hall, "games", lambda: {**games(), "cabinet": Cabinet})
    monkeypatch.setattr(tonight.hall, "_computers", {"cabinet": lambda *_: Bid(0)})
    tonight.dealer.ready = [Shuffled(CARDS)]
    await tonight.bot.add_cog(GameCog(tonight.bot, KIT))
    await tonight.bot.tree.sync()
    ann, ben = tonight.people[:2]
    await ann.slash(tonight.room, "cabinet")
    await tonight.press(ben, "Take a seat")
    await tonight.press(ann, "Begin")
    await tonight.until(lambda: tonight.table.state.phase is Phase.PLAYING)
    await tonight.until(lambda: bool(tonight.letters(ann) and tonight.letters(ben)))
    return tonight


def labels(shelf: Evening, who: Person) -> list[str | None]:
    """What stands on the buttons of somebody's letter."""
    return [each.label for each in shelf.letters(who)[-1].buttons]


async def asked(shelf: Evening, who: Person) -> Interaction:
    """The form that somebody opens in the letter."""
    await shelf.until(lambda: PICK in labels(shelf, who))
    return await who.click(shelf.letters(who)[-1], PICK)


async def test_cards_are_picked_from_a_menu_of_the_hand_alone(shelf: Evening) -> None:
    ann, ben = shelf.people[:2]
    assert not shelf.offers(PICK)
    answer = await asked(shelf, ann)
    assert answer.modal is not None
    (field,) = answer.modal.fields
    assert field.label == "Cards, from 1 to 2"
    assert [each.value for each in field.options] == ["2c", "3c", "4c", "5c"]
    assert field.options[0].label == "Two of clubs"
    sent = await ann.submit(answer.modal, {"cards0": ["5c", "3c"]})
    assert not sent.failed
    await shelf.until(lambda: "Ann has entered." in shelf.last.text)
    assert shelf.table.view().public is not None
    await shelf.until(lambda: "put away" not in shelf.last.text)
    assert "Nobody sees what is entered" in shelf.last.text
    own = shelf.table.seat_view(shelf.seat_of(ann))
    assert own is not None
    assert own.hand.entry == PutAway((card("3c"), card("5c")))  # type: ignore[attr-defined]
    await shelf.until(lambda: "You have made your entry" in shelf.letters(ann)[-1].text)
    assert "You have made your entry" not in shelf.letters(ben)[-1].text


async def laying(shelf: Evening) -> None:
    """Both have put away a card."""
    for who in shelf.people[:2]:
        answer = await asked(shelf, who)
        assert answer.modal is not None
        await who.submit(answer.modal, least(answer.modal))
    await shelf.until(lambda: shelf.offers("Lay…"))


async def test_chips_are_laid_out_in_fields(shelf: Evening) -> None:
    await laying(shelf)
    ann, ben = shelf.people[:2]
    answer = await shelf.press(ann, "Lay…")
    assert answer.modal is not None
    assert [each.label for each in answer.modal.fields] == ["Left", "Right", "Top shelf"]
    assert [each.value for each in answer.modal.fields] == ["1", "", ""]
    assert "In all from 1 to 3. You have 10 chips before you." in str(answer.modal.components)
    sent = await ann.submit(answer.modal, {"left": "", "right": "1", "top_shelf": "2"})
    assert shelf.word(sent) == "You have entered: 1 on the right, 2 on the top_shelf."
    await shelf.until(lambda: "Ann has entered." in shelf.last.text)
    assert "on the right" not in shelf.last.text
    answer = await shelf.press(ben, "Lay…")
    assert answer.modal is not None
    await ben.submit(answer.modal, least(answer.modal))
    await shelf.until(lambda: shelf.offers("Bid 0"))
    view = shelf.table.view().public
    assert view is not None
    assert dict(view.table.chips.pools) == {"left": 1, "right": 1, "top_shelf": 2}


@pytest.mark.parametrize(
    ("laid", "word"),
    [
        ({"left": "4"}, "That comes to 4. In all it can be from 1 to 3."),
        ({"left": ""}, "That comes to 0. In all it can be from 1 to 3."),
        ({"left": "x"}, "Left: “x” is no whole number of chips."),
        ({"left": "", "top_shelf": "3"}, "The top shelf bears two chips at most."),
    ],
)
async def test_a_wrong_layout_is_refused_in_words(
    shelf: Evening, laid: dict[str, str], word: str
) -> None:
    await laying(shelf)
    ann = shelf.people[0]
    answer = await shelf.press(ann, "Lay…")
    sent = await ann.submit(answer.modal, laid)
    assert shelf.word(sent) == word


async def test_a_sealed_bid_is_told_its_bidder_alone(shelf: Evening) -> None:
    await laying(shelf)
    ann, ben = shelf.people[:2]
    for who in (ann, ben):
        answer = await shelf.press(who, "Lay…")
        assert answer.modal is not None
        await who.submit(answer.modal, least(answer.modal))
    await shelf.until(lambda: shelf.offers("Bid 2"))
    answer = await shelf.press(ann, "Bid 2")
    assert shelf.word(answer) == "You have entered: Bid 2."
    await shelf.until(lambda: "Ann has entered." in shelf.last.text)
    assert "bid 2" not in shelf.last.text
    await shelf.press(ben, "Bid 0")
    await shelf.until(lambda: "Ann bid 2." in shelf.last.text)
