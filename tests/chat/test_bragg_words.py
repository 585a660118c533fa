"""Bragg in words: events, hands, what may be done, and a table complete and not too long."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.chat.kit import Inquiry
from bot.chat.wording import MOST_ALT
from bot.games import bragg
from bot.games.bragg import Bragg, Call, Check, Fold, Pick, Raise
from bot.rules.antes import Anted
from bot.rules.cards import card, cards
from bot.rules.game import Event, public_view, seat_view
from bot.rules.levels import Raised
from bot.rules.lots import FirstDealer
from bot.rules.offers import Action
from bot.rules.piles import Dealt
from bot.rules.pools import Shared, StoodOver
from cogs.bragg import KIT, buy_in
from cogs.bragg.actions import asking, inquiry, label, priced
from cogs.bragg.events import Happening, events
from cogs.bragg.table import hand, state
from tests.art.samples import bragg as samples
from tests.games.bragg_table import BraggTable, all_check, dealt, go

NAMES = ("Ann", "Ben", "Cid", "Dee")
HANDS = (
    "Kc Kd Ah 7s 5d 4c 3h 2s Qc",
    "Jc Qd Qh 9c 8h 6s 4d 2h Ad",
    "As 9s 8d 7c 6d 5s 4h 3d Th",
)
SIX = Bragg(hand_size=6)
MANUAL = Bragg(third_pick="manual")


def told(table: BraggTable) -> list[str]:
    """The table in words."""
    assert isinstance(table.rules, Bragg)
    return state(public_view(table.position), table.rules, NAMES).splitlines()


def held(table: BraggTable, seat: int) -> list[str]:
    """A hand in words."""
    assert isinstance(table.rules, Bragg)
    return hand(seat_view(table.position, seat), table.rules).splitlines()


@pytest.mark.parametrize(
    ("happened", "words"),
    [
        (FirstDealer(2), "Cid deals first, by lot."),
        (Anted((1, 2, 0), 3, ()), "Each paid 3 chips for the antes."),
        (
            Anted((1, 2), 6, (0, 3)),
            "Each paid 6 chips for the antes. Ann and Dee have too few chips, and sit"
            " this deal out.",
        ),
        (
            Anted((1, 2), 1, (3,)),
            "Each paid 1 chip for the antes. Dee has too few chips, and sits this deal out.",
        ),
        (Dealt(3, 9), "Dee dealt 9 cards to each."),
        (bragg.Checked(0), "Ann checked."),
        (Raised(0, 2, 2, 2), "Ann bet 2."),
        (Raised(1, 1_005, 3, 1_005), "Ben raised by 3, to 1,005."),
        (bragg.Called(2, 1_000), "Cid called, for 1,000."),
        (bragg.Folded(1), "Ben folded."),
        (bragg.Picked(1), "Ben has chosen what to count."),
        (StoodOver("second", 3), "**Nobody has a pair: the second pot, 3 chips, stands over.**"),
        (
            bragg.Took(0, "second", 1_000, "folds"),
            "**Ann took the second pot, 1,000 chips, unseen: all others have folded.**",
        ),
        (
            bragg.Took(2, "first", 3, "ace_of_diamonds"),
            "**Cid took the first pot, 3 chips: the ace of diamonds beats all.**",
        ),
        (
            Shared(0, 2),
            "The match is over. What is left in the pools is shared out: 2 to Ann.",
        ),
    ],
)
def test_every_event_has_its_sentence(happened: Event, words: str) -> None:
    assert events([happened], NAMES) == [words]


def test_a_pot_is_told_with_what_it_was_won_with() -> None:
    table = dealt(HANDS, dealer=2)
    all_check(table)
    assert [line for line in events(table.events, NAMES) if line.startswith("**")] == [
        "**Ben took the first pot, 3 chips: the ace of diamonds beats all.**",
        "**Ann took the second pot, 3 chips: pair of kings.**",
        "**Cid took the third pot, 3 chips, with a count of 31.**",
    ]
    half = dealt(("As 9h 8d 4c 3d Kc", "Jc Qd Qh 9c 6s Th", "7s 6d 5h 4s 3h 2c"), SIX)
    go(half, "0 fold, 1 check, 2 check")
    assert "**Ben took the second pot, 3 chips: queens and a half.**" in events(half.events, NAMES)
    assert "**Ann took the first pot, 3 chips: K♣.**" in events(half.events, NAMES)


def test_a_tie_is_told_with_those_who_were_younger() -> None:
    happened = [
        bragg.TurnedUp(0, card("Kc")),
        bragg.TurnedUp(2, card("Ks")),
        bragg.Took(0, "first", 3, "card", (2, 3)),
    ]
    assert events(happened, NAMES) == [
        "**Ann took the first pot, 3 chips: K♣.** Cid and Dee have the same, but Ann is the elder."
    ]


def test_the_highest_card_and_a_count_are_told() -> None:
    showed = bragg.Showed(1, cards("As"), 0)
    laid = bragg.Laid(1, cards("As 9s"), cards("9s As"), 20)
    won = [bragg.Took(1, "second", 3, "high_card"), bragg.Took(1, "third", 3, "total")]
    assert events([showed, won[0], laid, won[1]], NAMES) == [
        "**Ben took the second pot, 3 chips: ace high.**",
        "**Ben took the third pot, 3 chips, with a count of 20.**",
    ]


def test_the_events_above_are_all_there_are() -> None:
    kinds = {
        each
        for each in vars(bragg).values()
        if isinstance(each, type) and issubclass(each, Event) and each is not Event
    }
    assert kinds | {FirstDealer, Anted, Dealt, Raised, StoodOver, Shared} == {
        kind for each in get_args(Happening) for kind in (get_args(each) or (each,))
    }


def test_the_table_is_told_in_full() -> None:
    table = dealt(HANDS, None, (23, 23, 23, 2), dealer=2)
    assert told(table) == [
        "The brag: nobody has bet. Ann may check, bet 1–5 or fold.",
        "Pots: first to Ben, second 3, third 3.",
        "Ann: 20 chips, 8 cards, turned up Q♣.",
        "Ben: 23 chips, 8 cards, turned up A♦, took 3 chips.",
        "Cid (dealer): 20 chips, 8 cards, turned up 10♥.",
        "Dee: 2 chips, sits out.",
    ]
    go(table, "0 raise 2, 1 fold")
    assert told(table)[0] == "The brag: the bet is 2. Cid may call for 2, raise by 1–5 or fold."
    assert told(table)[2:4] == [
        "Ann: 18 chips, 8 cards, turned up Q♣, put in 2.",
        "Ben: 23 chips, 8 cards, turned up A♦, folded, took 3 chips.",
    ]
    go(table, "2 call")
    assert told(table) == [
        "The deal is over.",
        "Pots: first to Ben, second to Ann, third to Ben.",
        "Ann: 25 chips, turned up Q♣, showed K♣ K♦ (pair of kings), counts 30 with 3♥ 4♣ 5♦ 7♠ A♥,"
        " without 2♠, took 7 chips.",
        "Ben: 26 chips, turned up A♦, folded, counts 31 with 2♥ 9♣ J♣ Q♦, without Q♥ 8♥ 6♠ 4♦,"
        " took 6 chips.",
        "Cid (dealer): 18 chips, turned up 10♥, showed A♠, counts 31 with 3♦ 8♦ 9♠ A♠, without"
        " 7♣ 6♦ 5♠ 4♥.",
        "Dee: 2 chips, sits out.",
    ]


def test_without_room_for_raises_none_are_told() -> None:
    table = dealt(("2c", "3c", "Kh"), None, (3, 23, 23))
    assert told(table)[0] == "The brag: nobody has bet. Ann may check or fold."
    capped = dealt(("2c", "3c", "Kh"), None, (4, 23, 23))
    assert told(capped)[0] == "The brag: nobody has bet. Ann may check, bet 1 or fold."
    go(capped, "0 raise 1")
    assert told(capped)[0] == "The brag: the bet is 1. Ben may call for 1 or fold."


def test_that_all_raises_are_made_is_told() -> None:
    table = dealt(HANDS, Bragg(raises_per_round=2), (23, 23, 23))
    go(table, "0 raise 2, 1 raise 1")
    assert told(table)[0] == (
        "The brag: the bet is 3, and all raises of the deal are made. Cid may call for 3 or fold."
    )


def test_who_is_still_to_choose_is_told() -> None:
    table = dealt(HANDS, MANUAL)
    all_check(table)
    go(table, "1 pick 9c 8h")
    assert told(table)[0] == "Thirty-one: Ann and Cid to choose what to count."
    assert told(table)[3] == (
        "Ben: 23 chips, 5 cards, turned up A♦, showed J♣ Q♦ Q♥ (queens and a half), has chosen,"
        " took 3 chips."
    )


def test_one_pot_alone_and_no_card_left_are_told() -> None:
    only = dealt(("Kc Kd 3s", "2c 5d 7h"), Bragg(pots="second_only", hand_size=3), (9, 9))
    assert told(only)[1:] == [
        "Pots: second 2.",
        "Ann: 8 chips, 3 cards.",
        "Ben (dealer): 8 chips, 3 cards.",
    ]
    bare = dealt(("5c 5d Kh", "2c 3d Qh"), Bragg(hand_size=3), (23, 23))
    all_check(bare)
    assert told(bare)[2] == (
        "Ann: 24 chips, turned up K♥, showed 5♣ 5♦ (pair of fives), no card left, took 4 chips."
    )
    assert held(bare, 0) == ["You have no card left."]


def test_a_hand_is_told_with_what_it_is_worth() -> None:
    table = dealt(HANDS, None, (23, 23, 23, 2), dealer=2)
    assert held(table, 0) == [
        "♠ 7 2 · ♥ A 3 · ♣ K 4 · ♦ K 5",
        "In the brag: pair of kings, K♣ K♦.",
        "For thirty-one: 30 with 3♥ 4♣ 5♦ 7♠ A♥ once the pair is shown; 31 with K♣ K♦ A♥ if it"
        " stays in the hand.",
    ]
    assert held(table, 1)[1] == "In the brag: queens and a half, J♣ Q♦ Q♥."
    assert held(table, 2)[1:] == [
        "In the brag: ace high, A♠.",
        "For thirty-one: 31 with 3♦ 8♦ 9♠ A♠.",
    ]
    assert held(table, 3) == ["You sit this deal out, having too few chips for it."]
    go(table, "0 fold")
    assert held(table, 0)[1:] == [
        "You have folded in the brag.",
        "For thirty-one: 31 with K♣ K♦ A♥.",
    ]


def test_a_pair_that_is_the_whole_hand_leaves_nothing() -> None:
    table = dealt(("5c 5d Kh", "2c 3d Qh"), Bragg(hand_size=3), (23, 23))
    assert held(table, 0)[-1] == (
        "For thirty-one: 10 with 5♣ 5♦, but nothing once the pair is shown."
    )


def test_a_count_that_does_without_the_pair_is_told_once() -> None:
    table = dealt(("5c 5d Ks Qs As 9h", "2c 3d Qh 3h 4h 2h"), Bragg(hand_size=6), (23, 23))
    assert held(table, 0)[1:] == [
        "In the brag: pair of fives, 5♣ 5♦.",
        "For thirty-one: 31 with Q♠ K♠ A♠, also once the pair is shown.",
    ]


def test_what_is_chosen_is_told_to_its_owner() -> None:
    table = dealt(HANDS, MANUAL)
    all_check(table)
    assert held(table, 1)[1:] == ["For thirty-one: 29 with 2♥ 4♦ 6♠ 8♥ 9♣."]
    go(table, "1 pick 9c 8h")
    assert held(table, 1)[1:] == ["You have chosen 8♥ 9♣, 17."]


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Check(), "Check"),
        (Call(), "Call"),
        (Raise(1_000), "Raise by 1,000"),
        (Fold(), "Fold"),
        (Pick(cards("Qh Kc Ac")), "Count 31: Q♥ K♣ A♣"),
    ],
)
def test_what_may_be_done_is_a_button(action: Action, text: str) -> None:
    assert label(action).text == text
    assert not label(action).listed


def test_a_call_is_offered_with_its_price_and_the_first_raise_as_a_bet() -> None:
    table = dealt(HANDS)
    assert priced(table.table, Raise(3)).text == "Bet 3"
    go(table, "0 raise 3")
    assert priced(table.table, Call()).text == "Call 3"
    assert priced(table.table, Raise(3)).text == "Raise by 3"
    assert priced(table.table, Fold()) == label(Fold())


def test_forms_ask_for_an_amount_or_for_cards() -> None:
    table = dealt(HANDS)
    view, rules = public_view(table.position), Bragg()
    assert asking(Raise(1)).text == "Another bet or raise…"
    assert inquiry(view, rules, 0, Raise(1)) == Inquiry(
        "Your bet", "All others must pay as much, or fold."
    )
    go(table, "0 raise 3")
    assert inquiry(public_view(table.position), rules, 1, Raise(1)) == Inquiry(
        "Your raise", "It costs 3 to call, and what you write besides."
    )
    third = dealt(HANDS, MANUAL)
    all_check(third)
    asked = inquiry(public_view(third.position), MANUAL, 0, Pick(()))
    assert asked.title == "Count other cards"
    assert "31" in asked.hint


@pytest.mark.parametrize("seats", [5, 8])
def test_the_longest_table_fits_the_text_of_a_picture(seats: int) -> None:
    position = samples.shown(Bragg(), seats)
    text = state(public_view(position), Bragg(), ("W" * 12,) * 8)
    assert len(text) <= MOST_ALT


def test_a_table_of_the_rich_fits_too() -> None:
    position = samples.rich()
    text = state(public_view(position), samples.RICH, ("W" * 32,) * 8)
    assert len(text) <= MOST_ALT
    for stack in position.table.chips.stacks:
        assert f"{stack:,}" in text


def test_a_guest_brings_enough_for_ten_deals_and_a_brag() -> None:
    assert buy_in(Bragg()) == 50
    assert buy_in(Bragg(pots="second_only", raises_per_round=0)) == 10
    assert buy_in(Bragg(ante=10, max_raise=50)) == 500
    assert buy_in(Bragg(raises_per_round=20)) == 50
    assert KIT.words.buy_in is buy_in


def test_the_minute_names_the_three_stakes_and_the_knave() -> None:
    minute = KIT.book.minute
    assert [minute.find(f"**{number}. ") > 0 for number in (1, 2, 3)] == [True] * 3
    assert "The knave of clubs pairs with any card" in minute
