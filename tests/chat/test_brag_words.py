"""Brag in words: its events, its hands, what may be done, and a table complete and not too long."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.chat.wording import MOST_ALT
from bot.games import brag
from bot.games.brag import Bet, Brag, Cover, Fold, See
from bot.rules.antes import Anted
from bot.rules.cards import cards
from bot.rules.game import Event, public_view, seat_view
from bot.rules.lots import FirstDealer
from bot.rules.offers import Action
from cogs.brag import KIT, buy_in
from cogs.brag.actions import label, priced
from cogs.brag.events import Happening, events
from cogs.brag.table import hand, state, worth
from tests.art.samples import brag as samples_brag
from tests.games.brag_table import BragTable, dealt, go

NAMES = ("Ann", "Ben", "Cid", "Dee")
PAIR = Brag().reading(cards("7c 7h Qs"))


@pytest.mark.parametrize(
    ("happened", "words"),
    [
        (FirstDealer(2), "Cid deals first, by lot."),
        (Anted((1, 2, 0), 1, ()), "Each paid 1 chip for the ante."),
        (
            Anted((1, 2), 5, (0, 3)),
            "Each paid 5 chips for the ante. Ann and Dee have too few chips, and sit "
            "this deal out.",
        ),
        (
            Anted((1, 2), 5, (3,)),
            "Each paid 5 chips for the ante. Dee has too few chips, and sits this deal out.",
        ),
        (
            brag.Dealt(3, shuffled=True),
            "Dee shuffled, and dealt three cards to each.",
        ),
        (brag.Dealt(3, shuffled=False), "Dee dealt three cards to each from the pack as it lay."),
        (brag.BetMade(0, 1_200, 1_200), "Ann opened with a bet of 1,200."),
        (brag.BetMade(0, 5, 3), "Ann bet 5, which is 3 more."),
        (brag.BetMade(0, 5, 0), "Ann bet 5."),
        (brag.Folded(1), "Ben folded."),
        (
            brag.Covered(1, 1, 1, 11),
            "Ben covered with the rest, 1 chip: the pot, 11 chips, is closed.",
        ),
        (
            brag.Covered(1, 0, 1, 3),
            "Ben covered without a chip: the pot, 3 chips, is closed.",
        ),
        (
            brag.Covered(1, 0, 2, 0),
            "Ben covered without a chip, for the pots closed before.",
        ),
        (
            brag.Took(0, "pot", 14, "folds"),
            "**Ann took the pot, 14 chips: nobody else was left to bet.**",
        ),
        (brag.Took(0, "pot", 14, "see"), "**Ann took the pot, 14 chips.**"),
        (
            brag.Took(0, "closed_2", 14, "cover", 2),
            "**Ann took closed pot 2, 14 chips.**",
        ),
        (
            brag.ShuffleEarned(0),
            "A prial has won the see: the pack is shuffled before the next deal.",
        ),
    ],
)
def test_every_event_has_its_sentence(happened: Event, words: str) -> None:
    assert events([happened], NAMES) == [words]


@pytest.mark.parametrize("shows", [True, False])
def test_a_seer_who_does_not_show_had_nothing_better(shows: bool) -> None:
    saw = brag.Saw(2, 0, 8)
    showed = [brag.Showed(seat, cards("7c 7h Qs"), PAIR) for seat in ((0, 2) if shows else (0,))]
    lines = events([saw, *showed, brag.Took(0, "pot", 22, "see")], NAMES)
    assert lines[0] == "Cid paid 8 to see Ann."
    assert ("Cid had nothing better, and did not show." in lines) == (not shows)
    assert lines[-1] == "**Ann took the pot, 22 chips.**"


def test_a_hand_laid_open_is_told_with_its_seat_and_only_there() -> None:
    table = dealt({0: "7c 7h Qs", 1: "8c 8h Qd"}, (30, 30), dealer=1)
    go(table, "0 bet 2, 1 see")
    assert events(table.events, NAMES)[-2:] == [
        "Ben paid 4 to see Ann.",
        "**Ben took the pot, 8 chips.**",
    ]
    assert told(table)[1:] == [
        "Ann: 27 chips, 3 put in, showed 7♣ 7♥ Q♠: pair of sevens, natural, odd card queen.",
        "Ben (dealer): 33 chips, 5 put in, took 8, showed 8♣ 8♥ Q♦: pair of eights, "
        "natural, odd card queen.",
    ]


def test_the_events_above_are_all_there_are() -> None:
    kinds = {
        each
        for each in vars(brag).values()
        if isinstance(each, type) and issubclass(each, Event) and each is not Event
    }
    assert kinds | {FirstDealer, Anted} == set(get_args(Happening))


@pytest.mark.parametrize(
    ("held", "words"),
    [
        ("As Ah Ad", "prial of aces, natural"),
        ("Ad Jc 9d", "prial of aces, not natural"),
        ("Jc 9d 6s", "prial of sixes, not natural"),
        ("Kc Kh 5s", "pair of kings, natural, odd card five"),
        ("Ad Kd 5c", "pair of kings, with a bragger, odd card five"),
        ("Kc 8h 8s", "pair of eights, natural, odd card king"),
        ("2h 3h Ah", "running flush, A-2-3"),
        ("Tc 8d 9s", "run, 10-9-8"),
        ("Ac Tc 3c", "flush, A-10-3"),
        ("Kh 8s 2c", "king high, K-8-2"),
    ],
)
def test_hands_by_their_names(held: str, words: str) -> None:
    assert worth(Brag().reading(cards(held))) == words


def test_the_best_single_card_is_named() -> None:
    reading = Brag(braggers="hoyle2").reading(cards("Ad 8s 2c"))
    assert worth(reading) == "ace of diamonds high, A-8-2"


@pytest.mark.parametrize(
    ("braggers", "words"),
    [
        ("classic3", "A♦ K♦ 5♣: pair of kings, with a bragger, odd card five. Bragger: A♦."),
        ("none", "A♦ K♦ 5♣: ace of diamonds high, A-K-5. No bragger."),
    ],
)
def test_a_hand_is_read_by_the_house_rules(braggers: str, words: str) -> None:
    rules = Brag(braggers=braggers)  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    table = dealt({0: "Ad Kd 5c"}, (20, 20, 0), rules, dealer=1)
    assert hand(seat_view(table.position, 0), rules) == words
    assert hand(seat_view(table.position, 2), rules).startswith("You sit this deal out")
    go(table, "0 fold")
    assert hand(seat_view(table.position, 0), rules).startswith("You have folded")


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Bet(1_000), "Bet 1,000"),
        (See(), "See for twice the bet"),
        (Cover(), "Cover with the rest"),
        (Fold(), "Fold"),
    ],
)
def test_what_may_be_done_is_a_button(action: Action, text: str) -> None:
    assert label(action).text == text
    assert not label(action).listed


def test_a_see_is_offered_with_its_price() -> None:
    table = dealt({}, (60, 60), dealer=1)
    go(table, "0 bet 5")
    assert priced(table.table, See()).text == "See for 10"
    assert priced(table.table, Fold()) == label(Fold())


def test_the_minute_says_what_a_run_and_a_flush_are() -> None:
    for term, meaning in (("run", "in sequence"), ("flush", "of one suit")):
        assert f"**{term}** (three {meaning})" in KIT.book.minute


def told(table: BragTable) -> list[str]:
    assert isinstance(table.rules, Brag)
    return state(public_view(table.position), table.rules, NAMES).splitlines()


def test_the_table_is_told_in_full() -> None:
    table = dealt({0: "Kc Kd 3s", 1: "7c 7h Qs", 3: "2c 2h 4d"}, (30, 30, 0, 3), dealer=0)
    assert told(table)[0] == "Pot 3. Ben to act: bet 1–10, or fold."
    go(table, "1 bet 5")
    assert told(table)[0] == "Pot 8. The least bet is 5. Dee may cover with 2, or fold."
    go(table, "3 cover, 0 bet 6")
    assert told(table) == [
        "Pot 6. Ben to act: bet 6–16, see for 12, or fold.",
        "Ann (dealer): 23 chips, last bet 6, 7 put in.",
        "Ben: 24 chips, last bet 5, 6 put in.",
        "Cid: 0 chips, sits out.",
        "Dee: 0 chips, 3 put in, in for the closed pot of 10.",
    ]
    go(table, "1 see")
    assert told(table) == [
        "The deal is over.",
        "Ann (dealer): 51 chips, 7 put in, took 28, showed K♣ K♦ 3♠: pair of kings, "
        "natural, odd card three.",
        "Ben: 12 chips, 18 put in.",
        "Cid: 0 chips, sits out.",
        "Dee: 0 chips, 3 put in, covered, showed 2♣ 2♥ 4♦: pair of twos, natural, odd card four.",
    ]


def test_a_cover_that_closes_an_empty_pot_is_told() -> None:
    table = dealt({}, (20, 1, 1, 20), dealer=3)
    go(table, "0 bet 5, 1 cover, 2 cover")
    assert told(table)[2:4] == [
        "Ben: 0 chips, 1 put in, in for the closed pot of 9.",
        "Cid: 0 chips, 1 put in, in for the pots closed before.",
    ]


def test_who_cannot_pay_for_a_see_is_told_what_it_costs() -> None:
    table = dealt({0: "Kc Kd 3s", 1: "7c 7h Qs"}, (60, 36), Brag(max_bet=50), dealer=1)
    go(table, "0 bet 25")
    assert told(table)[0] == (
        "Pot 27. Ben to act: bet 25–35, or fold. To see costs 50, and 35 are left."
    )


def test_folds_a_coming_shuffle_and_a_house_without_covers_are_told() -> None:
    rules = Brag(short_stack="fold")
    table = dealt({0: "Kc Kd Ks"}, (30, 30, 3), rules, dealer=2)
    go(table, "0 bet 4, 1 bet 4")
    assert told(table)[0] == "Pot 11. The least bet is 4. Cid can only fold."
    go(table, "2 fold")
    assert told(table)[0].startswith("Pot 11. Under the pack: 3 cards.")
    assert told(table)[3] == "Cid (dealer): 2 chips, 1 put in, folded."
    go(table, "0 see")
    assert told(table)[0] == "The deal is over. The pack is shuffled before the next."


@pytest.mark.parametrize("covers", range(8))
def test_the_longest_table_fits_the_text_of_a_picture(covers: int) -> None:
    position = samples_brag.covers(covers)
    text = state(public_view(position), samples_brag.RICH, ("W" * 32,) * 8)
    assert len(text) <= MOST_ALT
    for stack in position.table.chips.stacks:
        assert f"{stack:,}" in text


@pytest.mark.parametrize(
    ("rules", "chips"),
    [
        (Brag(), 100),
        (Brag(ante=50), 1_000),
        (Brag(bet_cap=2), 20),
        (Brag(min_bet=5, max_bet=5), 50),
    ],
)
def test_a_guest_brings_enough_for_a_good_many_bets(rules: Brag, chips: int) -> None:
    assert buy_in(rules) == chips
    assert KIT.words.buy_in(rules) == chips
