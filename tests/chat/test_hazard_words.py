"""What the house says at a table of hazard."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.chat.choices import quick_amounts
from bot.chat.forms import MOST_ABOUT, MOST_TITLE
from bot.chat.kit import Inquiry
from bot.chat.wording import MOST_ALT
from bot.games import hazard
from bot.games.hazard import Call, Cover, Deal, Hazard, Odds, PassBox, Share, Throw, calls
from bot.rules.entries import Entered
from bot.rules.game import Event, PublicView
from bot.rules.lots import FirstDealer
from bot.rules.offers import Stake
from cogs.hazard import KIT, buy_in
from cogs.hazard.actions import asking, inquiry, label, priced
from cogs.hazard.events import Happening, events
from cogs.hazard.table import state
from tests.art.samples.hazard import called, thrown

NAMES = ("Ann", "Ben", "Cid", "Dee")
RULES = Hazard()
SENTENCES = (
    (FirstDealer(1), "Ben casts first, by lot."),
    (hazard.Called(0, 10, 7), "**Ann staked 10 chips on main 7.**"),
    (hazard.Called(0, 1, None), "Ann staked 1 chip; the main is thrown for."),
    (hazard.MainThrown((3, 4), 7), "🎲 Thrown for the main: **3 + 4 = 7**."),
    (Entered(2, 1_500), "Cid offered 1,500."),
    (Entered(2, 0), "Cid offered nothing."),
    (
        hazard.StakeCovered((Share(1, 4), Share(2, 6)), 10),
        "10 chips covered: Ben 4 and Cid 6.",
    ),
    (hazard.StakeCovered((Share("house", 1),), 1), "1 chip covered: the house 1."),
    (
        hazard.CallVoid(0, 1),
        "Nobody covered the stake: Ann keeps it, and nothing is lost.",
    ),
    (hazard.Thrown(0, (6, 5), "nick"), "🎲 Ann threw **6 + 5 = 11**: a nick!"),
    (hazard.Thrown(0, (1, 1), "out"), "🎲 Ann threw **1 + 1 = 2**: out."),
    (hazard.Thrown(0, (3, 2), "chance"), "🎲 Ann threw **3 + 2 = 5**: that is the chance."),
    (hazard.Thrown(0, (6, 6), "no_decision"), "🎲 Ann threw **6 + 6 = 12**: no decision."),
    (
        hazard.Thrown(0, (4, 1), "chance_won"),
        "🎲 Ann threw **4 + 1 = 5**: the chance is made!",
    ),
    (
        hazard.Thrown(0, (3, 4), "chance_lost"),
        "🎲 Ann threw **3 + 4 = 7**: the main comes first.",
    ),
    (hazard.OddsLaid(0, 6), "Ann bet 6 more on the chance."),
    (hazard.Won(0, 15, ()), "**Ann won 15 chips.**"),
    (
        hazard.Won(0, 0, ()),
        "**Ann won, but the odds on so few chips came to nothing.**",
    ),
    (hazard.Lost(0, 10, (), 1), "**Ann lost 10 chips.**"),
    (hazard.Lost(0, 10, (), 2), "**Ann lost 10 chips**, the second loss running."),
    (hazard.Lost(0, 10, (), 3), "**Ann lost 10 chips**, the third loss running."),
    (hazard.BoxPassed(0, 1, "passed"), "Ann gave up the box. It goes to **Ben**."),
    (hazard.BoxPassed(0, 1, "losses"), "Ann has lost the box. It goes to **Ben**."),
    (
        hazard.BoxPassed(0, 1, "voids"),
        "Nobody covered Ann's stakes, so the box passes on. It goes to **Ben**.",
    ),
    (
        hazard.BoxPassed(0, 1, "chips"),
        "Ann has no chips for a call, and gives up the box. It goes to **Ben**.",
    ),
    (
        hazard.BoxPassed(0, 0, "losses"),
        "Ann has lost the box. Nobody else can take it.",
    ),
)


def told(position: Deal, rules: Hazard = RULES) -> str:
    return state(PublicView(position.table), rules, NAMES)


@pytest.mark.parametrize(("happened", "words"), SENTENCES)
def test_every_event_has_its_sentence(happened: Event, words: str) -> None:
    assert events([happened], NAMES) == [words]


def test_the_events_above_are_all_there_are() -> None:
    assert {type(happened) for happened, _ in SENTENCES} == set(get_args(Happening))


def test_throws_for_the_main_and_refusals_to_cover_are_told_in_one_breath() -> None:
    run = [hazard.MainThrown((1, 1), None), hazard.MainThrown((3, 4), 7)]
    assert events(run, NAMES) == ["🎲 Thrown for the main: 1 + 1 = 2, **3 + 4 = 7**."]
    nobody = [Entered(place, 0) for place in (1, 2, 3)]
    assert events([*nobody, hazard.CallVoid(0, 1)], NAMES)[0] == "Ben, Cid and Dee offered nothing."
    mixed = [Entered(1, 5), Entered(2, 0)]
    assert events(mixed, NAMES) == ["Ben offered 5.", "Cid offered nothing."]


def test_deeds_have_their_labels() -> None:
    assert label(Call(10, 7)).text == "Stake 10 on 7"
    assert label(Call(1_000)).text == "Stake 1,000"
    assert label(Cover(0)).text == "Cover nothing"
    assert label(Cover(25)).text == "Cover 25"
    assert (label(Throw()).text, label(Throw()).emoji) == ("Throw", "🎲")
    assert label(PassBox()).text == "Pass the box"
    assert label(Odds(6)).text == "Bet 6 on the chance"


@pytest.mark.parametrize(
    ("covers", "ready"),
    [
        ({}, ["Cover nothing", "Cover 10", "Cover half, 25", "Cover all, 50"]),
        (
            {1: 13},
            ["Cover nothing", "Cover 5", "Cover half the rest, 18", "Cover the rest, 37"],
        ),
        ({1: 13, 3: 36}, ["Cover nothing", "Cover the rest, 1"]),
        ({1: 13, 3: 37}, ["Cover nothing", "Cover 10", "Cover half, 25", "Cover all, 50"]),
    ],
)
def test_covers_of_half_and_all_that_is_left_are_ready(
    covers: dict[int, int], ready: list[str]
) -> None:
    cloth = called(RULES, (100,) * 5, 5, Call(50, 7), covers).table
    (offer,) = RULES.open_offers(cloth, 2)
    assert isinstance(offer, Stake)
    amounts = quick_amounts(offer, shared=True)
    assert [KIT.words.labelled(cloth, offer.at(each)).text for each in amounts] == ready


def test_where_stakes_go_by_a_number_of_chips_ready_covers_do_too() -> None:
    exact = Hazard(rounding="exact")
    cloth = called(exact, (100,) * 4, 4, Call(50, 7), {1: 7}).table
    (offer,) = exact.open_offers(cloth, 2)
    assert isinstance(offer, Stake)
    assert offer.handy == (0, 10, 20, 40)
    assert priced(cloth, Cover(40)).text == "Cover 40"


def test_seven_has_buttons_and_the_other_mains_are_lines_of_a_menu() -> None:
    asked = [asking(Call(0, main)) for main in (9, 8, 7, 6, 5)]
    assert [each.listed for each in asked] == [True, True, False, True, True]
    lines = sorted((each for each in asked if each.listed), key=lambda each: each.order)
    assert [each.text[:6] for each in lines] == ["Main 5", "Main 6", "Main 8", "Main 9"]
    assert lines[1].text == "Main 6: 6 or 12 wins at once; 2, 3 or 11 loses"
    assert not asking(Call(0)).listed
    assert asking(Cover(0)).text == "Another cover…"


def test_amounts_that_come_to_mind() -> None:
    handy = {offer.at(0): offer.handy for offer in calls(RULES, 200)}
    assert handy[Call(0, 7)] == (10, 20, 50)
    assert [offer.handy for offer in calls(Hazard(rounding="exact"), 100) if offer.step == 15]
    assert [offer.handy for offer in calls(RULES, 2)] == [(1,)] * 5
    offer = RULES.open_offers(called(RULES, (100,) * 3, 3, Call(40, 7), {}).table, 1)[0]
    assert isinstance(offer, Stake)
    assert offer.handy == (0, 10, 20, 40)
    besides = Hazard(odds="evens-plus-odds")
    chance = thrown(besides, called(besides, (100,) * 2, 2, Call(10, 7), {1: 10}), ("64",))
    _, bet = besides.open_offers(chance.table, 0)
    assert isinstance(bet, Stake)
    assert quick_amounts(bet, shared=False) == [2, 5, 10]


def test_a_caster_is_warned_that_a_chance_may_pay_nothing() -> None:
    before = called(RULES, (100,) * 3, 3, None, {})
    assert "a made chance on a single chip may pay nothing" in told(before)
    assert "pay nothing" not in told(before, Hazard(odds="evens"))
    one = called(RULES, (100,) * 2, 2, Call(1, 5), {1: 1})
    assert "On so few chips a chance of 6, 7 or 8 pays nothing!" in told(one)
    chance = thrown(RULES, one, ("42",))
    assert "6 wins, but pays nothing on so few chips. 5 loses 1." in told(chance)


def test_the_table_in_words() -> None:
    covering = called(RULES, (100, 90, 80, 70), 3, Call(10, 7), {1: 4})
    assert told(covering).splitlines() == [
        "Ann has the box. Losses running: 1 of 3.",
        "Stake 10, main 7, 4 of it offered.",
        "Nick 7 or 11, out 2, 3 or 12. The chances: 4 or 10 pays 2 to 1, 5 or 9 pays 3 to 2,"
        " 6 or 8 pays 6 to 5.",
        "Chips: Ann 100; Ben 90, offers 4; Cid 80, undecided; Dee 70, undecided.",
    ]
    position = called(RULES, (100, 90, 80, 70), 3, Call(10, 7), {1: 4, 2: 0, 3: 2})
    assert told(thrown(RULES, position, ("32", "66"))).splitlines() == [
        "Ann has the box. Losses running: 1 of 3.",
        "Stake 10, main 7, covered 6, chance 5.",
        "5 wins 9, at 3 to 2. 7 loses 6.",
        "Thrown: 6 + 6 = 12; before that: 3 + 2 = 5.",
        "Chips: Ann 100; Ben 90, covers 4; Cid 80; Dee 70, covers 2.",
    ]
    lost = thrown(RULES, position, ("32", "43"))
    assert told(lost).endswith("Chips: Ann 94; Ben 94; Cid 80; Dee 72.")


def test_who_offered_more_than_there_was_room_for_is_told_so() -> None:
    position = called(RULES, (100, 90, 80), 3, Call(10, 7), {1: 8, 2: 9})
    assert told(position).endswith("Chips: Ann 100; Ben 90, covers 8; Cid 80, covers 2 of 9.")
    full = called(RULES, (100, 90, 80), 3, Call(10, 7), {1: 10, 2: 9})
    assert told(full).endswith(
        "Chips: Ann 100; Ben 90, covers 10; Cid 80.\nThe stake has no room for Cid."
    )


def test_the_house_and_the_bet_besides_in_words() -> None:
    house = Hazard(setter="house", odds="evens")
    alone = called(house, (200,), 1, Call(15, 8), {})
    assert "The house: 4,000, covers 15." in told(alone, house)
    besides = Hazard(odds="evens-plus-odds")
    two = called(besides, (100, 100), 2, Call(10, 7), {1: 10})
    laid = told(thrown(besides, two, ("64", "11"), 6), besides)
    assert "Stake 10, main 7, covered 10, chance 10, 6 more on the chance." in laid
    assert "10 wins 22, at 2 to 1. 7 loses 16." in laid


def test_who_had_the_box_is_named_when_the_round_is_over() -> None:
    rules = Hazard(box_after=2)
    lost = thrown(rules, called(rules, (100, 100), 2, Call(10, 7), {1: 10}), ("11",))
    assert told(lost, rules).splitlines() == [
        "Ann had the box.",
        "Stake 10, main 7, covered 10. Thrown: 1 + 1 = 2.",
        "Chips: Ann 90; Ben 110.",
    ]


@pytest.mark.parametrize("gallery", [0, 12])
def test_the_fullest_table_fits_an_alt_text(gallery: int) -> None:
    places = 12 + gallery
    covers = dict.fromkeys(range(1, places), 400_000)
    full = called(RULES, (1_000_000,) * places, 12, Call(1_000_000, 5), covers)
    names = ("N" * 12,) * places
    stages = [
        called(RULES, (1_000_000,) * places, 12, Call(1_000_000, 5), {}),
        full,
        thrown(RULES, full, ("42", *["66"] * 20)),
    ]
    for stage in stages:
        assert len(state(PublicView(stage.table), RULES, names)) <= MOST_ALT


def test_a_guest_brings_enough_to_call_and_to_cover() -> None:
    assert buy_in(RULES) == 200
    for choice in ("call", "thrown"):
        exact = Hazard(rounding="exact", main_choice=choice)
        assert exact.limit(buy_in(exact), 7) >= exact.multiple(None)


def test_a_form_names_the_main_the_order_and_what_is_left() -> None:
    covering = called(RULES, (100, 90, 80, 70), 3, Call(10, 7), {1: 4})
    view = PublicView(covering.table)
    asked = [inquiry(view, RULES, place, Cover(0)) for place in (1, 2, 3)]
    assert {each.title for each in asked} == {"Cover a stake of 10 on main 7"}
    assert [each.hint for each in asked] == [
        "4 or 10 may cost double. You are the first.",
        "4 or 10 may cost double. 6 left.",
        "4 or 10 may cost double. 6 left, 1 undecided.",
    ]
    assert inquiry(view, RULES, 0, Call(0, 8)) == Inquiry(
        "Your stake on main 8", "Nick 8 or 12, out 2, 3 or 11."
    )
    besides = Hazard(odds="evens-plus-odds")
    chance = thrown(besides, called(besides, (100,) * 2, 2, Call(10, 7), {1: 10}), ("64",))
    assert inquiry(PublicView(chance.table), besides, 0, Odds(0)) == Inquiry(
        "Bet on the chance 10, at 2 to 1", "It is besides the 10 that are staked."
    )


@pytest.mark.parametrize(
    ("rules", "main", "told"),
    [
        (RULES, 5, "4 or 10 may cost 4 to 3. "),
        (RULES, 8, "4 or 10 may cost 5 to 3. "),
        (Hazard(odds="evens"), 7, ""),
        (Hazard(odds="evens-plus-odds", odds_cap=2), 7, "4 or 10 may cost 5 to 1. "),
    ],
)
def test_a_form_tells_a_setter_what_a_cover_may_cost(rules: Hazard, main: int, told: str) -> None:
    table = called(rules, (100, 90), 2, Call(10, main), {}).table
    asked = inquiry(PublicView(table), rules, 1, Cover(0))
    assert asked.hint == f"{told}You are the first."


@pytest.mark.parametrize("rules", [RULES, Hazard(odds="evens-plus-odds", odds_cap=2)])
@pytest.mark.parametrize("main", [5, 6, 7])
def test_the_longest_inquiry_fits_a_form(rules: Hazard, main: int) -> None:
    places, most = 24, 10**9
    table = called(rules, (most,) * places, 12, Call(most, main), {1: 1}).table
    asked = inquiry(PublicView(table), rules, places - 1, Cover(0))
    assert len(asked.title) <= MOST_TITLE
    assert len(f"You have {most:,} chips before you. {asked.hint}") <= MOST_ABOUT


def test_the_minute_warns_setters() -> None:
    assert "a setter can lose more than was covered" in KIT.book.minute
