"""Cassino in words: its events, what may be done, hands, and a whole table."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.chat.choices import own_choices, rows
from bot.chat.ids import Ident
from bot.chat.kit import Kits
from bot.chat.sheet import Menu
from bot.games import cassino
from bot.games.cassino import Cassino, Deed, Tally
from bot.rules.cards import card, cards
from bot.rules.cutting import Cut
from bot.rules.game import Event, public_view, seat_view
from bot.rules.lots import FirstDealer
from bot.rules.play import offers
from cogs.cassino import KIT, buy_in
from cogs.cassino.actions import asking, inquiry, label
from cogs.cassino.events import Happening, events
from cogs.cassino.sides import counted
from cogs.cassino.table import hand, state
from tests.games.cassino_table import (
    FULL,
    PLAIN,
    CassinoTable,
    build,
    call,
    dealt,
    heap,
    lay,
    midway,
    play_out,
    raise_,
    take,
)

NAMES = ("Ann", "Ben", "Cid", "Dee")
TWO, FOUR = ((0,), (1,)), ((0, 2), (1, 3))
GOOD = Tally(30, 8, most_cards=True, most_spades=True, great=True, little=True, aces=2, sweeps=1)


@pytest.mark.parametrize(
    ("happened", "words"),
    [
        (Cut((cards("9c"), cards("2d 5h")), (1, 0), (0, 2)), "The cut: Ann 9♣, Cid 5♥."),
        (FirstDealer(2), "Cid deals first, by lot."),
        (
            cassino.BegunAnew(),
            "Others sit here than before, so the game begins anew, without points.",
        ),
        (
            cassino.Dealt(3, cards("5s Kd Tc 2h")),
            "Dee dealt four cards to each, and 5♠ K♦ 10♣ 2♥ to the board.",
        ),
        (cassino.DealtOn(32), "Four more to each. In the pack 32."),
        (cassino.DealtOn(0), "Four more to each, the last of the pack."),
        (
            cassino.Took(0, card("Td"), cards("9c Ah"), sweep=False),
            "Ann took 9♣ A♥ with 10♦.",
        ),
        (
            cassino.Took(0, card("Td"), cards("9c Ah"), sweep=True),
            "Ann took 9♣ A♥ with 10♦. **A sweep!**",
        ),
        (cassino.Laid(1, card("Qs")), "Ben laid the Q♠."),
        (
            cassino.Built(1, card("4s"), cards("3d Ah"), 8),
            "Ben built 8: 4♠ on 3♦ A♥.",
        ),
        (
            cassino.Raised(0, card("2s"), cards("3d 4s"), (), 9),
            "Ann raised 3♦ 4♠ to 9 by 2♠.",
        ),
        (
            cassino.Raised(0, card("2s"), cards("3d 4s"), cards("Ac"), 10),
            "Ann raised 3♦ 4♠ to 10 by 2♠ and A♣.",
        ),
        (
            cassino.Called(2, card("6s"), cards("6d 4c 2c"), 6),
            "Cid called 6: 6♦ 4♣ 2♣ with 6♠.",
        ),
        (
            cassino.LeftOver(2, cards("Kd Qc")),
            "The last take was Cid's, who has the rest: K♦ Q♣.",
        ),
        (
            cassino.LeftOver(None, cards("Kd Qc")),
            "Nobody took anything: K♦ Q♣ count for nobody.",
        ),
        (
            cassino.GameWon(1, (7, 12), FOUR, (), by_last_take=False),
            "**Ben and Dee won the game, 12 to 7.**",
        ),
        (
            cassino.GameWon(0, (12, 5, 3), ((0,), (1,), (3,)), (1, 2), by_last_take=False),
            "**Ann won the game, 12, 5 and 3.** Lurched: Ben and Dee.",
        ),
        (
            cassino.GameWon(0, (1, 5), TWO, (), by_last_take=True),
            "**Ann won the game by the last take.**",
        ),
        (cassino.GameDrawn(), "**Nobody is ahead: the game is drawn.**"),
    ],
)
def test_every_event_has_its_sentence(happened: Event, words: str) -> None:
    assert events([happened], NAMES) == [words]


def test_what_is_counted_is_told_with_the_table() -> None:
    happened = cassino.Counted(0, (0, 2), GOOD, 10)
    assert events([happened, cassino.Scored((0, 3), (4, 9), FOUR)], NAMES) == []


def test_what_counts_points_is_marked_with_them() -> None:
    assert counted(GOOD) == (
        "30 cards (3), 8 spades (1), Great Cassino (2), Little Cassino (1), 2 aces (2) and 1 sweep"
        " (1)"
    )


def test_the_events_above_are_all_there_are() -> None:
    kinds = {
        each
        for each in vars(cassino).values()
        if isinstance(each, type) and issubclass(each, Event) and each is not Event
    }
    assert kinds | {FirstDealer, Cut} == set(get_args(Happening))


@pytest.mark.parametrize(
    ("deed", "text", "form"),
    [
        (
            take("Td", "Ts", "9c Ah"),
            "Take 10♠, 9♣+A♥ with 10♦",
            "Take with 10♦: choose cards…",
        ),
        (lay("Qs"), "Lay Q♠", "Lay Q♠: choose cards…"),
        (build("4s", "3d Ah"), "Build 4♠ on 3♦+A♥", "Build with 4♠: choose cards…"),
        (
            raise_("2s", "3d 4s"),
            "Raise the build 3♦+4♠ by 2♠",
            "Raise with 2♠: choose cards…",
        ),
        (
            raise_("2s", "3d 4s", "Ac"),
            "Raise the build 3♦+4♠ by 2♠ and A♣",
            "Raise with 2♠: choose cards…",
        ),
        (call("6s", "6d", "4c 2c"), "Call 6♦, 4♣+2♣ with 6♠", "Call with 6♠: choose cards…"),
    ],
)
def test_whatever_may_be_done_is_a_line_of_the_menu(deed: Deed, text: str, form: str) -> None:
    assert (label(deed).text, label(deed).listed) == (text, True)
    assert (asking(deed).text, asking(deed).listed) == (form, True)
    assert asking(deed).order == label(deed).order + 1


def lines(table: CassinoTable) -> list[str]:
    """The menu of the seat on turn."""
    choices = own_choices(offers(table.rules, table.table, table.position.hands[0], 0))
    found = rows(Kits().add(KIT), table.table, Ident("table", 1, ""), choices)
    (menu,) = [each for each in found if isinstance(each, Menu)]
    assert menu.hint == "Play a card"
    return [line.label for line in menu.lines]


def test_the_menu_begins_with_the_best_takes_and_ends_with_what_may_be_laid() -> None:
    assert lines(midway("4c 5d 4h Ac Kd", ["9s Kh", "2s"])) == [
        "Take A♣+4♣+4♥ with 9♠",
        "Take 4♣+5♦ with 9♠",
        "Take 4♥+5♦ with 9♠",
        "Take K♦ with K♥",
        "Take with 9♠: choose cards…",
        "Lay 9♠",
        "Lay K♥",
    ]


def test_builds_raises_and_calls_stand_between_them() -> None:
    table = midway("3d 7d", ["7c 4s 7s", "2s"], FULL, heaps=[heap(3, "2d Ac", 1)])
    assert lines(table) == [
        "Take 7♦ with 7♠",
        "Take 7♦ with 7♣",
        "Build 4♠ on 3♦",
        "Raise the build 2♦+A♣ by 4♠",
        "Call 7♦ with 7♣",
        "Call 7♦ with 7♠",
        "Lay 7♣",
        "Lay 4♠",
        "Lay 7♠",
    ]


@pytest.mark.parametrize(
    ("deed", "title", "hint"),
    [
        (take("9s"), "Take with 9♠", "Its pairs, and cards that add up to it."),
        (call("9s"), "Call with 9♠", "Its pairs, and cards that add up to it."),
        (build("9s", ""), "Build with 9♠", "Loose cards to put it on."),
        (raise_("9s", ""), "Raise with 9♠", "One build, and loose cards if you like."),
    ],
)
def test_how_a_form_asks(deed: Deed, title: str, hint: str) -> None:
    plain = midway("4c", ["9s", "2s"], FULL)
    asked = inquiry(public_view(plain.position), FULL, 0, deed)
    assert (asked.title, asked.hint) == (title, hint)
    built = midway("4c", ["9s", "2s"], FULL, heaps=[heap(9, "5d 4d", 1)])
    asked = inquiry(public_view(built.position), FULL, 0, deed)
    assert asked.hint == f"{hint} A build goes as a whole: name any of its cards."
    assert len(asked.hint) <= 100


def test_a_hand_says_what_its_cards_could_take() -> None:
    table = midway("4c 5d Kd", ["9s Kh 2c", "2s"])
    assert hand(seat_view(table.position, 0), PLAIN).splitlines() == [
        "♠ 9 · ♥ K · ♣ 2",
        "9♠ takes 4♣ 5♦; K♥ takes K♦.",
    ]
    swept = midway("4c 5d", ["9s Kh", "2s"])
    assert hand(seat_view(swept.position, 0), PLAIN).splitlines()[1] == "9♠ takes 4♣ 5♦, a sweep."
    nothing = midway("Qd", ["9s", ""])
    assert hand(seat_view(nothing.position, 0), PLAIN) == "♠ 9"
    assert hand(seat_view(nothing.position, 1), PLAIN) == "You have no card left."


def told(table: CassinoTable) -> list[str]:
    assert isinstance(table.rules, Cassino)
    return state(public_view(table.position), table.rules, NAMES).splitlines()


def test_the_table_is_told_in_full() -> None:
    table = midway("4c 5d Kd", ["9s Kh", "2s 2h"], score=(4, 2))
    table.act(0, take("9s", "4c 5d"))
    table.act(1, lay("2s"))
    assert told(table) == [
        "Score 4 to 2, game of 11: Ann against Ben (dealer).",
        "On the board: K♦ 2♠.",
        "Ann to play. In the pack 8; held: Ann 1, Ben 1.",
        "Last take: Ann, 4♣ 5♦ with 9♠.",
    ]


def test_sweeps_builds_and_open_piles_are_told() -> None:
    rules = Cassino(builds="full", show_piles="on", target=0)
    heaps = [heap(9, "5d 4d", 1), heap(6, "6c 6h", 3, called=True)]
    table = midway("", ["9s Kh", "9h 2h", "3h", "6d"], rules, heaps=heaps)
    table.act(0, take("9s", "5d 4d"))
    assert told(table) == [
        "Score 0 to 0, a single deal: Ann and Cid against Ben and Dee (dealer).",
        "On the board: only what is built.",
        "Dee called 6: 6♣ 6♥.",
        "Ben to play. In the pack 16; held: Ann 1, Ben 2, Cid 1, Dee 1.",
        "Last take: Ann, 5♦ 4♦ with 9♠.",
        "Ann and Cid won 3: ♠ 9 · ♦ 5 4.",
        "Ben and Dee won nothing yet.",
    ]
    swept = midway("Kd", ["Kh 2c", "9h"])
    swept.act(0, take("Kh", "Kd"))
    assert "The board is empty." in told(swept)
    assert "Sweeps: Ann 1." in told(swept)
    assert told(midway("", ["Kh", "9h"], FULL, heaps=[heap(8, "5d 3d", 0)]))[2] == (
        "Ann built 8: 5♦ 3♦."
    )


def test_the_end_of_a_deal_is_told() -> None:
    table = midway("Qc", ["Kh", ""], stock=0, won={0: "Td 2d", 1: "As"})
    table.act(0, lay("Kh"))
    assert told(table) == [
        "Score 3 to 0, game of 11: Ann against Ben (dealer).",
        "Ann counted 5 and scored 3: 2 cards (3), 0 spades and Great Cassino (2). Cards: ♦ 10 2.",
        "Ben counted 2 and scored 0: 1 card, 1 spade (1) and 1 ace (1). Cards: ♠ A.",
        "Taken by nobody: Q♣ K♥.",
    ]


def test_of_three_the_score_is_explained() -> None:
    table = midway("Qc", ["Kh", "", ""], stock=0, won={0: "Td 2d Ad Ac", 1: "As", 2: "Ah"})
    table.act(0, lay("Kh"))
    assert [line.split(":")[0] for line in told(table)[1:4]] == [
        "Ann counted 7 and scored 4",
        "Ben counted 2 and scored 0",
        "Cid counted 1 and scored 0",
    ]
    assert told(table)[4] == (
        "Of three players one scores only what is above the two others together."
    )


def test_before_the_cards_the_dealer_is_named() -> None:
    table = dealt(["", "", ""], "")
    play_out(table)
    table.begin()
    assert told(table) == [
        "Score 0, 0 and 0, game of 11: Ann (dealer), Ben and Cid.",
        "The cards are not dealt yet.",
    ]


@pytest.mark.parametrize(("stake", "told"), [(0, False), (5, True)])
def test_chips_are_told_where_it_is_played_for_any(stake: int, told: bool) -> None:
    rules = Cassino(stake=stake)
    table = dealt(["", ""], "", rules)
    words = state(public_view(table.position), rules, NAMES)
    assert ("Chips: Ann 100 and Ben 100." in words) is told


@pytest.mark.parametrize(("rules", "chips"), [(PLAIN, 0), (Cassino(stake=100), 200)])
def test_a_guest_brings_what_a_lurch_costs(rules: Cassino, chips: int) -> None:
    assert buy_in(rules) == chips
    assert KIT.words.buy_in(rules) == chips


def test_four_seats_have_names_and_the_minute_says_where_to_play() -> None:
    assert KIT.words.places(PLAIN, ()) == ("South", "West", "North", "East")
    assert "Press *My hand*" in KIT.book.minute
