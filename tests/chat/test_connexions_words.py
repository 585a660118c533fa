"""What the house says at a table of connexions: each event, the table and the hand in words."""

from __future__ import annotations

from typing import Literal, get_args

import pytest

from bot.chat.wording import MOST_ALT
from bot.games import connexions
from bot.games.connexions import Connected, Connexions, NoMajority, Took, TrickTaken
from bot.rules.antes import Anted
from bot.rules.cards import card
from bot.rules.game import Event, public_view, seat_view
from bot.rules.lots import FirstDealer
from bot.rules.piles import Dealt, Played
from bot.rules.pools import Shared
from bot.rules.turns import Seat
from cogs.connexions import KIT, buy_in
from cogs.connexions.actions import label
from cogs.connexions.events import Happening, events
from cogs.connexions.table import hand, state
from tests.games.connexions_table import (
    ConnexionsTable,
    dealt,
    play,
    play_cards,
    play_deal,
    table_of,
)

NAMES = ("Ada", "Ben", "Clara", "Dee")


def words(table: ConnexionsTable) -> list[str]:
    assert isinstance(table.rules, Connexions)
    return state(public_view(table.position), table.rules, NAMES).splitlines()


def held(table: ConnexionsTable, seat: Seat) -> list[str]:
    assert isinstance(table.rules, Connexions)
    return hand(seat_view(table.position, seat), table.rules).splitlines()


@pytest.mark.parametrize(
    ("happened", "told"),
    [
        ([FirstDealer(2)], ["Clara deals first, by lot."]),
        ([Anted((1, 2, 3, 0), 4, ())], ["Each paid 4 chips into the pool."]),
        (
            [Anted((1, 2, 0), 1_000, (3,)), Dealt(0, 10)],
            [
                "Each paid 1,000 chips into the pool. Dee has too few chips, and sits"
                " this deal out.",
                "Ada dealt 10 cards to each.",
            ],
        ),
        ([Played(1, card("7s"))], ["Ben played the 7♠."]),
        (
            [Played(1, card("Kh")), Connected(("second",))],
            ["Ben played the K♥.", "That makes the second connexion (A♠ K♥)."],
        ),
        (
            [Connected(("first", "third"))],
            ["That makes the first connexion (A♠ A♣) and the third connexion (A♣ K♥)."],
        ),
        ([TrickTaken(3, ())], ["Dee took the trick."]),
        (
            [TrickTaken(3, ("first",))],
            ["Dee took the trick, and with it the first connexion."],
        ),
        (
            [TrickTaken(3, ("first", "second", "third"))],
            [
                "Dee took the trick, and with it the first connexion, the second "
                "connexion and the third connexion."
            ],
        ),
        (
            [Took(2, "first", 4, 4), Took(2, "majority", 1, 1)],
            ["**Clara drew 4 for the first connexion and 1 for the majority.**"],
        ),
        (
            [Took(2, "second", 2_000, 2_000), Took(0, "majority", 1_000, 1_000)],
            [
                "**Clara drew 2,000 for the second connexion.**",
                "**Ada drew 1,000 for the majority.**",
            ],
        ),
        (
            [Took(1, "third", 2, 1), Took(0, "majority", 2, 0)],
            [
                "**Ben drew 1 instead of 2 for the third connexion.**",
                "**Ada drew 0 instead of 2 for the majority.**",
            ],
        ),
        (
            [TrickTaken(0, ()), Took(1, "third", 1, 1), NoMajority()],
            [
                "Ada took the trick.",
                "**Ben drew 1 for the third connexion.**",
                "Nobody has the majority of the tricks, and nothing was drawn for it.",
            ],
        ),
        (
            [Shared(1, 3), Shared(2, 3), Shared(0, 2)],
            [
                "The match is over. What is left in the pools is shared out: 3 to Ben, 3 "
                "to Clara and 2 to Ada."
            ],
        ),
    ],
)
def test_what_happened_in_words(happened: list[Event], told: list[str]) -> None:
    assert events(happened, NAMES) == told


def test_the_events_above_are_all_there_are() -> None:
    kinds = {
        each
        for each in vars(connexions).values()
        if isinstance(each, type) and issubclass(each, Event) and each is not Event
    }
    assert kinds | {FirstDealer, Anted, Dealt, Played, Shared} == set(get_args(Happening))


def test_what_was_won_and_lost_in_a_deal() -> None:
    table = table_of(dealer=0)
    play_deal(table, ["As Kh Ac 3s", 2, 2, 2, 3, 0, 1, 3])
    told = KIT.words.paid(table.payments, NAMES)
    assert told == ["Won and lost: Ada −4, Ben +3, Clara −3 and Dee −4."]


# --- the table ------------------------------------------------------------------------------------


def test_before_the_deal() -> None:
    table = table_of(dealer=0)
    table.begin()
    assert words(table) == [
        "Pool 16; diamonds are trumps. Deal 1 of 8.",
        "Ada (dealer): 46 chips.",
        *(f"{name}: 46 chips." for name in NAMES[1:]),
        "The cards are not dealt yet.",
    ]


def test_before_the_first_lead() -> None:
    assert words(dealt({}))[1:] == [
        "Ada (dealer): 46 chips, 8 cards, 0 tricks.",
        "Ben: 46 chips, 8 cards, 0 tricks.",
        "Clara: 46 chips, 8 cards, 0 tricks.",
        "Dee: 46 chips, 8 cards, 0 tricks.",
        "Ben leads.",
    ]


@pytest.mark.parametrize(
    ("laid", "told"),
    [
        ("7s", "On the table: Ben 7♠. Clara to play."),
        (
            "7s As",
            "On the table: Ben 7♠, Clara A♠. Dee to play. The A♠ is a connexion card: whoever holds"
            " another must answer it.",
        ),
        (
            "7s As Ac",
            "On the table: Ben 7♠, Clara A♠, Dee A♣. Ada to play. That is the first connexion"
            " (A♠ A♣): whoever is to play may trump it.",
        ),
    ],
)
def test_a_trick_in_words(laid: str, told: str) -> None:
    table = dealt({1: "7s", 2: "As", 3: "Ac", 0: "Ks 2d"})
    play_cards(table, laid)
    assert words(table)[-1] == told


def test_where_nobody_must_answer() -> None:
    table = dealt({1: "Kh"}, Connexions(must_answer="off"))
    play_cards(table, "Kh")
    assert words(table)[-1].endswith("whoever holds another may answer it.")


def test_a_connexion_card_that_none_is_left_to_answer() -> None:
    table = dealt({1: "Kh", 2: "Ac", 3: "As 3s", 0: "2h 2s"})
    play_cards(table, "Kh Ac As 2h")
    assert table.table.unseen == ()
    assert words(table)[-2:] == [
        "Ben leads.",
        "Last trick, to Ben with the first connexion, the second connexion and the third "
        "connexion: Ben K♥, Clara A♣, Dee A♠, Ada 2♥.",
    ]


def test_the_possessor_and_the_last_trick() -> None:
    table = dealt({1: "7s", 2: "As", 3: "Ac", 0: "Ks 2d 6h"})
    play_cards(table, "7s As Ac 2d 6h")
    told = words(table)
    assert told[1] == "Ada (dealer): 46 chips, 6 cards, 1 trick, has the first connexion."
    assert told[-2:] == [
        "On the table: Ada 6♥. Ben to play.",
        "Last trick, to Ada with the first connexion: Ben 7♠, Clara A♠, Dee A♣, Ada 2♦.",
    ]


def test_who_sits_out() -> None:
    table = table_of(None, (50, 3, 50, 50), dealer=0)
    table.begin()
    told = words(table)
    assert told[2] == "Ben: 3 chips, sits out until the next payment into the pool."


def test_the_end_of_a_deal_tells_every_trick() -> None:
    table = table_of(dealer=0)
    play_deal(table, ["As Kh Ac 3s", 2, 2, 2, 3, 0, 1, 3])
    told = words(table)
    assert told[0] == "Pool 8; diamonds are trumps. Deal 1 of 8."
    assert told[2] == (
        "Ben: 53 chips, 2 tricks, has the first connexion, the second connexion and "
        "the third connexion, drew 7."
    )
    assert told[-1].startswith(
        "The deal is over. The tricks, Ben leading: A♠ K♥ A♣ 3♠ to Ben; 2♣ 5♣ 3♣ 4♣ to Clara; "
    )
    assert told[-1].count(" to ") == 8


@pytest.mark.parametrize(
    ("by", "told"),
    [
        ("trick", "Nobody made a connexion: no two connexion cards fell in one trick."),
        ("captured", "Nobody made a connexion: nobody captured two connexion cards."),
    ],
)
def test_where_no_connexion_is_made_it_is_told_why(
    by: Literal["trick", "captured"], told: str
) -> None:
    table = table_of(Connexions(connexion_by=by), dealer=0)
    play_deal(table, [2, 2, 2, 2, 3, 0, 1, 3])
    assert words(table)[-1] == told


def test_the_words_are_not_too_long_for_the_text_of_a_picture() -> None:
    table = table_of(Connexions(unit=100), (10**6,) * 3, dealer=0)
    play_deal(table, ["As Kh Ac", *[seat % 3 for seat in range(9)]])
    assert isinstance(table.rules, Connexions)
    text = state(public_view(table.position), table.rules, ("W" * 12,) * 3)
    assert len(text) <= MOST_ALT


# --- a hand ---------------------------------------------------------------------------------------


def test_a_hand_in_words() -> None:
    table = dealt({1: "7s", 2: "As 9s Kh 2d 3d 4h 5h Tc", 3: "Ac 9h"})
    assert held(table, 2) == ["♠ A 9 · ♥ K 5 4 · ♣ 10 · ♦ 3 2", "Connexion cards: A♠ and K♥."]
    play_cards(table, "7s As")
    assert held(table, 3)[1:] == ["Connexion card: A♣.", "You must answer the A♠ with the A♣."]
    assert held(table, 2)[1:] == ["Connexion card: K♥."]
    assert len(held(table, 1)) == 1


def test_a_hand_that_may_answer_with_two_cards() -> None:
    table = dealt({1: "As", 2: "Ac Kh"})
    play_cards(table, "As")
    assert held(table, 2)[-1] == "You must answer the A♠ with the A♣ or K♥."


def test_who_is_free_to_play_anything_is_told_so() -> None:
    table = dealt({1: "7s Kd", 2: "2h 3d", 3: "4s 5h"})
    assert held(table, 1)[-1] == "You lead any card you like."
    assert not any("You" in line for line in held(table, 2))
    play_cards(table, "7s")
    assert held(table, 2)[-1] == "You may play any card."
    play_cards(table, "2h")
    assert "You may play any card." not in held(table, 3)


def test_an_empty_hand() -> None:
    table = table_of(None, (50, 3, 50, 50), dealer=0)
    play_deal(table, [2] * 10)
    assert held(table, 1) == ["You sit out until the next payment into the pool."]
    assert held(table, 0) == ["All cards are played."]


# --- what may be done -----------------------------------------------------------------------------


def test_cards_are_listed_as_they_are_held() -> None:
    labels = [label(play(code)) for code in ("As", "2s", "Kh", "Ac", "Td")]
    assert [each.text for each in labels] == [
        "A♠ Ace of spades (connexion card)",
        "2♠ Two of spades",
        "K♥ King of hearts (connexion card)",
        "A♣ Ace of clubs (connexion card)",
        "10♦ Ten of diamonds",
    ]
    assert all(each.listed for each in labels)
    orders = [each.order for each in labels]
    assert orders == sorted(orders)


@pytest.mark.parametrize(
    ("rules", "chips"),
    [
        (Connexions(), 32),
        (Connexions(unit=10), 320),
        (Connexions(pool_stake=10, deals=5), 50),
    ],
)
def test_the_buy_in_pays_for_a_whole_match(rules: Connexions, chips: int) -> None:
    assert buy_in(rules) == chips
