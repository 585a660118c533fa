"""Thirty-one in words: its events, hands, what may be done, and a whole table."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.chat.choices import own_choices, rows
from bot.chat.ids import Ident
from bot.chat.kit import Kits
from bot.chat.sheet import Menu
from bot.chat.teaching.lesson_sheet import Look, lesson_sheets
from bot.chat.wording import MOST_ALT
from bot.games import thirty_one
from bot.games.thirty_one import Deal, Exchange, Knock, Pass, Stand, ThirtyOne, Worth, exchanges
from bot.rules.antes import Anted
from bot.rules.cards import card, cards
from bot.rules.game import Event, public_view, seat_view
from bot.rules.lots import FirstDealer
from bot.rules.offers import Action
from bot.rules.play import offers
from cogs.thirty_one import KIT, buy_in
from cogs.thirty_one.actions import label, prospect
from cogs.thirty_one.events import Happening, events
from cogs.thirty_one.table import hand, state, worth
from tests.art.samples import thirty_one as samples
from tests.games.thirty_one_table import ThirtyOneTable, dealt, go, table_of

NAMES = ("Ann", "Ben", "Cid", "Dee")


@pytest.mark.parametrize(
    ("happened", "words"),
    [
        (FirstDealer(2), "Cid deals first, by lot."),
        (Anted((1, 2, 0), 1, ()), "Each paid 1 chip into the pool."),
        (
            Anted((1, 2), 5, (0, 3)),
            "Each paid 5 chips into the pool. Ann and Dee have too few chips, and sit"
            " this deal out.",
        ),
        (
            Anted((1, 2), 5, (3,)),
            "Each paid 5 chips into the pool. Dee has too few chips, and sits this deal out.",
        ),
        (
            thirty_one.Dealt(3, cards("5s Kd Tc")),
            "Dee dealt three cards to each, and 5♠ K♦ 10♣ into the middle.",
        ),
        (thirty_one.Exchanged(0, card("Kd"), card("8s")), "Ann took K♦ and gave 8♠."),
        (thirty_one.Knocked(1), "**Ben knocked**: each of the others has one more turn."),
        (thirty_one.Passed(1), "Ben passed."),
        (thirty_one.Stood(1), "Ben stood."),
        (
            thirty_one.MadeThirtyOne(0, cards("Ah Jh Qh"), dealt=False),
            "Ann made **thirty-one**, A♥ J♥ Q♥. Nobody else shows.",
        ),
        (
            thirty_one.MadeThirtyOne(0, cards("Ah Jh Qh"), dealt=True),
            "Ann was dealt **thirty-one**, A♥ J♥ Q♥. Nobody else shows.",
        ),
        (thirty_one.NobodyKnocked(1), "Nobody knocked in a whole circuit: all hands are shown."),
        (thirty_one.NobodyKnocked(10), "Nobody knocked in 10 circuits: all hands are shown."),
        (
            thirty_one.Tied((2, 0), shared=False),
            "Cid and Ann have equal hands: Cid is the elder.",
        ),
        (
            thirty_one.Tied((2, 0, 1), shared=True),
            "Cid, Ann and Ben have equal hands, and share the pool.",
        ),
        (
            thirty_one.Took(0, 14, Worth(28)),
            "**Ann took 14 chips from the pool, with 28.**",
        ),
        (
            thirty_one.Took(0, 1, Worth(30, 6)),
            "**Ann took 1 chip from the pool, with three sixes.**",
        ),
    ],
)
def test_every_event_has_its_sentence(happened: Event, words: str) -> None:
    assert events([happened], NAMES) == [words]


def test_the_events_above_are_all_there_are() -> None:
    kinds = {
        each
        for each in vars(thirty_one).values()
        if isinstance(each, type) and issubclass(each, Event) and each is not Event
    }
    assert kinds | {FirstDealer, Anted} == set(get_args(Happening))


def test_hands_shown_are_told_with_their_seats_and_only_there() -> None:
    table = dealt({0: "3c Ad 9d", 1: "7c 7h 7d"}, "5s Kd 8c", (30, 30), dealer=1)
    go(table, "0 knock, 1 stand")
    assert events(table.events, NAMES)[-3:] == [
        "**Ann knocked**: each of the others has one more turn.",
        "Ben stood.",
        "**Ben took 2 chips from the pool, with three sevens.**",
    ]
    assert told(table) == [
        "The deal is over. In the middle: 5♠ K♦ 8♣. Ann has knocked.",
        "Ann: 29 chips, A♦ 9♦ 3♣ is 20 in diamonds.",
        "Ben (dealer): 31 chips, 7♣ 7♥ 7♦ is 30½, three sevens, took 2.",
    ]


@pytest.mark.parametrize(
    ("held", "words"),
    [
        ("Ah Kh Th", "31 in hearts"),
        ("Ac Ad Ah", "30½, three aces"),
        ("6c 6d 6h", "30½, three sixes"),
        ("As Ks 9s", "30 in spades"),
        ("2c 3d 4h", "4 in hearts"),
        ("Ac 9d 9h", "11 in clubs"),
    ],
)
def test_hands_by_their_worth(held: str, words: str) -> None:
    assert worth(cards(held), ThirtyOne()) == words


def test_a_hand_is_read_by_the_house_rules() -> None:
    assert worth(cards("7c 7d 7h"), ThirtyOne(triplets="off")) == "7 in clubs"


def test_a_hand_in_words() -> None:
    table = dealt({0: "8s 9d Ad"}, "5s Kd 8c", (20, 20, 0), dealer=1)
    rules = ThirtyOne()
    words = "A♦ 9♦ 8♠: 20 in diamonds. In the middle: 5♠ K♦ 8♣."
    assert hand(seat_view(table.position, 0), rules) == words
    out = hand(seat_view(table.position, 2), rules)
    assert out == "You sit this deal out, having too few chips for it."


@pytest.mark.parametrize(
    ("action", "text", "listed"),
    [
        (Exchange(card("Kd"), card("Ts")), "Take K♦, give 10♠", True),
        (Knock(), "Knock", False),
        (Pass(), "Pass", False),
        (Stand(), "Stand", False),
    ],
)
def test_an_exchange_is_in_the_menu_and_all_else_a_button(
    action: Action, text: str, listed: bool
) -> None:
    assert (label(action).text, label(action).listed) == (text, listed)


def test_the_menu_goes_through_the_middle_as_it_lies() -> None:
    table = dealt({0: "Ad 9d 8s"}, "5s Kd 8c", (20, 20))
    choices = own_choices(offers(table.rules, table.table, table.position.hands[0], 0))
    found = rows(Kits().add(KIT), table.table, Ident("table", 1, ""), choices)
    (menu,) = [each for each in found if isinstance(each, Menu)]
    assert [line.label for line in menu.lines] == [
        f"Take {take}, give {give}" for take in ("5♠", "K♦", "8♣") for give in ("8♠", "9♦", "A♦")
    ]
    assert menu.hint == "Exchange a card"


def test_the_menu_says_what_the_hand_would_be_worth() -> None:
    table = dealt({0: "Ad 9d 8s"}, "5s Kd 8c", (20, 20))
    view, rules = seat_view(table.position, 0), ThirtyOne()
    said = [prospect(view, rules, each) for each in exchanges(table.table, view.hand.cards)]
    assert said[3:6] == [
        "Your hand then: 30 in diamonds",
        "Your hand then: 21 in diamonds",
        "Your hand then: 19 in diamonds",
    ]
    three = dealt({0: "8d 8h Ad"}, "8s Kd 2c", (20, 20))
    view = seat_view(three.position, 0)
    taken = Exchange(card("8s"), card("Ad"))
    assert prospect(view, rules, taken) == "Your hand then: 30½, three eights"
    assert prospect(view, ThirtyOne(triplets="off"), taken) == "Your hand then: 8 in diamonds"
    assert KIT.hands is not None
    assert KIT.hands.prospect is prospect


def test_in_the_lesson_too() -> None:
    look, lesson = Look(words_only=True, four_colours=False), KIT.teaching.lesson
    assert lesson is not None
    kit = Kits().add(KIT)
    asked = [number for number, scene in enumerate(lesson.scenes) if lesson.is_asked(scene)]
    sheet = lesson_sheets(kit, lesson, asked[0], "page", look).table
    (menu,) = [each for each in sheet.rows if isinstance(each, Menu)]
    about = {line.label: line.about for line in menu.lines}
    assert about["Take 6♥, give 2♣"] == "Your hand then: 24 in hearts"


def told(table: ThirtyOneTable) -> list[str]:
    assert isinstance(table.rules, ThirtyOne)
    return state(public_view(table.position), table.rules, NAMES).splitlines()


def test_the_table_is_told_in_full() -> None:
    table = dealt({0: "Ad 9d 8s", 1: "2c 3d 4h"}, "5s Kd 8c", (20, 20, 0, 20), dealer=3)
    assert told(table) == [
        "Pool 3. In the middle: 5♠ K♦ 8♣. Circuit 1 of 10. Ann to act: exchange a card"
        " (under My hand), or knock.",
        "Ann: 19 chips.",
        "Ben: 19 chips.",
        "Cid: 0 chips, sits out.",
        "Dee (dealer): 19 chips.",
    ]
    go(table, "0 Kd for 8s, 1 knock")
    assert told(table)[:3] == [
        "Pool 3. In the middle: 5♠ 8♠ 8♣. Ben has knocked. Dee to act: exchange one more card"
        " (under My hand), or stand.",
        "Ann: 19 chips, took K♦ for 8♠.",
        "Ben: 19 chips, knocked.",
    ]
    go(table, "3 stand")
    assert told(table)[4].startswith("Dee (dealer): 19 chips, ")


def test_before_the_cards_there_is_a_pool() -> None:
    table = table_of(ThirtyOne(stake=5), (20, 20))
    table.begin()
    assert told(table)[0] == "Pool 10. The cards are not dealt yet."


@pytest.mark.parametrize(
    ("rules", "ways"),
    [
        (ThirtyOne(knock_after_round=1), "exchange a card (under My hand)"),
        (
            ThirtyOne(knock_after_round=1, allow_pass="on"),
            "exchange a card (under My hand), or pass",
        ),
        (ThirtyOne(allow_pass="on"), "exchange a card (under My hand), knock, or pass"),
    ],
)
def test_what_may_be_done_is_told(rules: ThirtyOne, ways: str) -> None:
    table = dealt({}, "2s 3s 4s", (20, 20), rules)
    assert told(table)[0].endswith(f"Ann to act: {ways}.")


def test_passes_are_told_and_circuits_without_a_limit() -> None:
    table = dealt({}, "2s 3s 4s", (20, 20), ThirtyOne(allow_pass="on", max_rounds=0))
    go(table, "0 pass, 1 pass")
    assert "Circuit 2. Ann to act" in told(table)[0]
    assert told(table)[1] == "Ann: 19 chips, passed."
    go(table, "0 knock")
    assert told(table)[1] == "Ann: 19 chips, knocked."


@pytest.mark.parametrize(
    "position",
    [
        samples.midway(samples.RICH, 16, 9_000_000),
        samples.stood(samples.RICH, samples.opening(samples.RICH, 16, 9_000_000)),
    ],
)
def test_the_longest_table_fits_the_text_of_a_picture(position: Deal) -> None:
    text = state(public_view(position), samples.RICH, ("W" * 6,) * 16)
    assert len(text) <= MOST_ALT
    for stack in position.table.chips.stacks:
        assert f"{stack:,}" in text


@pytest.mark.parametrize(("rules", "chips"), [(ThirtyOne(), 20), (ThirtyOne(stake=100), 2_000)])
def test_a_guest_brings_twenty_stakes(rules: ThirtyOne, chips: int) -> None:
    assert buy_in(rules) == chips
    assert KIT.words.buy_in(rules) == chips


def test_the_minute_says_where_an_exchange_is_chosen() -> None:
    assert "Press *My hand*" in KIT.book.minute
