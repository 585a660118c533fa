"""What the house says at a table of poch: each event, the table and the hand in words."""

from __future__ import annotations

import pytest

from bot.chat.forms import MOST_ABOUT
from bot.chat.kit import Inquiry
from bot.chat.wording import MOST_ALT
from bot.games import poch
from bot.games.poch import (
    POOLS,
    Held,
    Hold,
    Lead,
    Melded,
    Pass,
    Passed,
    Poch,
    Poched,
    Pochen,
    Raise,
    Showed,
    WonPoch,
    best_holding,
)
from bot.rules.board import Dressed, SatOut
from bot.rules.cards import card, cards
from bot.rules.game import Event, public_view, seat_view
from bot.rules.levels import Raised
from bot.rules.lots import FirstDealer
from bot.rules.piles import Played, TrumpsTurned
from bot.rules.pools import Shared, StoodOver, Took
from bot.rules.stops import PaidForCards, Stopped, WentOut
from cogs.poch import KIT, buy_in
from cogs.poch.actions import asking, inquiry, label
from cogs.poch.events import events, paid
from cogs.poch.table import hand, state
from tests.games.poch_table import PochTable, all_pass, dealt, go

NAMES = ("Ada", "Ben", "Clara", "Dee")
HANDS = ("9d 9h 9s Tc Jc", "7c 7h 8c Ah Kd", "Qs Qh 8s Ks Th")
"""With the ace of diamonds turned up; Ben melds his king."""


def words(table: PochTable) -> list[str]:
    assert isinstance(table.rules, Pochen)
    return state(public_view(table.position), table.rules, NAMES).splitlines()


def told(table: PochTable, seat: int) -> list[str]:
    assert isinstance(table.rules, Pochen)
    return hand(seat_view(table.position, seat), table.rules).splitlines()


@pytest.mark.parametrize(
    ("happened", "told"),
    [
        ([FirstDealer(2)], ["Clara deals first, by lot."]),
        (
            [Dressed(1, (2, 0, 1), 8)],
            ["Each put 8 chips on the board, and Ben dealt."],
        ),
        (
            [SatOut(3, 8), Dressed(1, (2, 0, 1), 8)],
            [
                "Each put 8 chips on the board, and Ben dealt.",
                "Dee has too few chips, and sits this deal out.",
            ],
        ),
        (
            [TrumpsTurned(0, card("9s"))],
            [
                "Ada turned up the 9♠: trumps are ♠ spades.",
                "No hand wins anything on the board.",
            ],
        ),
        (
            [
                TrumpsTurned(0, card("9s")),
                Melded(2, "ace", cards("As"), 3), Melded(1, "king", cards("Ks"), 3),
                Melded(1, "queen", cards("Qs"), 1_003), Melded(1, "marriage", cards("Ks Qs"), 3),
                Melded(0, "sequence", cards("7c 8c 9c"), 6),
            ],
            [
                "Ada turned up the 9♠: trumps are ♠ spades.",
                "Clara showed A♠ and took 3 from *Ace*.",
                "Ben showed K♠ Q♠ and took 3 from *King*, 1,003 from *Queen* and 3 from"
                " *Marriage*.",
                "Ada showed 7♣ 8♣ 9♣ and took 6 from *Sequence*.",
            ],
        ),
        (
            [TrumpsTurned(0, card("Jh")), Took(0, "jack", 3)],
            [
                "Ada turned up the J♥: trumps are ♥ hearts.",
                "The J♥ brought Ada, who dealt, 3 from *Knave*.",
                "No hand wins anything on the board.",
            ],
        ),
        ([Poched(1, 2)], ["Ben poched 2."]),
        ([Held(2, 1_500)], ["Clara held, for 1,500."]),
        ([Raised(0, 5, 3, 5)], ["Ada raised by 3, to 5."]),
        ([Passed(1)], ["Ben passed."]),
        (
            [Passed(1), StoodOver("poch", 3)],
            ["Ben passed.", "Nobody has poched: 3 chips stay in *Poch*."],
        ),
        (
            [Passed(1), WonPoch(2, 4, shown=False)],
            [
                "Ben passed.",
                "**Clara took *Poch* with all bets, 4 chips.** The hand need not be shown.",
            ],
        ),
        (
            [
                Held(1, 1),
                Showed(1, best_holding(cards("7c 7h"), None)),
                Showed(2, best_holding(cards("Qd Qh Qs"), None)),
                WonPoch(2, 5, shown=True),
            ],
            [
                "Ben held, for 1.",
                "Ben showed 7♣ 7♥, two sevens.",
                "Clara showed Q♦ Q♥ Q♠, three queens.",
                "**Clara took *Poch* with all bets, 5 chips.**",
            ],
        ),
        ([Showed(0, best_holding(cards("Ah"), None))], ["Ada showed A♥, ace high."]),
        (
            [Played(0, card("7s")), Played(0, card("8s")), Played(2, card("9s")),
             Stopped(2, card("9s"))],
            ["7♠ 8♠ Ada, 9♠ Clara: a stop."],
        ),
        (
            [
                Played(1, card("As")), WentOut(1), PaidForCards(2, 1, 3, 3),
                PaidForCards(0, 1, 2, 1),
            ],
            [
                "A♠ Ben: Ben is out.",
                "**Ben won the deal.** For the cards in hand: 3 from Clara and 1 instead "
                "of 2 from Ada.",
            ],
        ),
        (
            [
                Played(1, card("As")), WentOut(1), Took(1, "centre", 6),
                PaidForCards(2, 1, 3, 3), PaidForCards(0, 1, 1, 1), Shared(1, 3), Shared(0, 2),
            ],
            [
                "A♠ Ben: Ben is out.",
                "**Ben won the deal**, with 6 from *Centre*. For the cards in hand: 3 "
                "from Clara and 1 from Ada.",
                "The board cannot be dressed again. What is left in the pools is shared "
                "out: 3 to Ben and 2 to Ada.",
            ],
        ),
    ],
)  # fmt: skip
def test_every_event_has_its_words(happened: list[Event], told: list[str]) -> None:
    assert events(happened, NAMES) == told


def test_the_events_above_are_all_of_its_own() -> None:
    known = [each for each in vars(poch).values() if isinstance(each, type)]
    found = {each for each in known if issubclass(each, Event) and each is not Event}
    assert found == {Held, Melded, Passed, Poched, Showed, WonPoch}


def test_the_table_in_words_from_the_deal_to_the_end() -> None:
    table = dealt(HANDS, "Ad")
    assert words(table) == [
        "Trumps ♦ diamonds: A♦ turned up. In the stock 16.",
        "Board: Ace 3, King 0, Queen 3, Knave 3, Ten 3, Marriage 3, Sequence 3, Poch 3.",
        "Ada (dealer): 42 chips, 5 cards.",
        "Ben: 45 chips, 5 cards, has shown K♦.",
        "Clara: 42 chips, 5 cards.",
        "Pochen: nobody has bet. With a pair or better Ben may bet, that is poch, up to 10;"
        " without, Ben can only pass.",
    ]
    go(table, "1 poch 2, 2 pass")
    assert words(table)[3:] == [
        "Ben: 43 chips, 5 cards, bet 2, has shown K♦.",
        "Clara: 42 chips, 5 cards, passed.",
        "Pochen: the bet is 2. With a pair or better Ada may hold it for 2, or raise by up to 8;"
        " without, Ada can only pass.",
    ]
    go(table, "0 raise 8")
    assert words(table)[-1] == (
        "Pochen: the bet is 10. With a pair or better Ben may hold it for 8; without, Ben can only"
        " pass."
    )
    go(table, "1 hold")
    assert words(table)[2:] == [
        "Ada (dealer): 55 chips, 5 cards, has shown 9♠ 9♥ 9♦.",
        "Ben: 35 chips, 5 cards, has shown K♦ 7♥ 7♣.",
        "Clara: 42 chips, 5 cards.",
        "Ben leads.",
    ]
    go(table, "1 7c, 1 Kd")
    assert words(table)[0].endswith("In the stock 16. Played and turned over 2.")
    assert words(table)[3] == "Ben: 35 chips, 2 cards, has shown 7♥, played K♦."
    assert words(table)[-1] == "Nobody can go on: Ben, who played the last card, leads again."
    go(table, "1 Ah, 1 7h")
    assert words(table) == [
        "Ben is out and has won. Chips: Ada 50, Ben 45 and Clara 37.",
        "Board: Ace 3, King 0, Queen 3, Knave 3, Ten 3, Marriage 3, Sequence 3, Poch 0.",
    ]
    assert paid(table.payments, NAMES) == [
        "From the board: Ben 3 from *King*; Ada 23 from *Poch*.",
        "Put on the board before the deal: 8 chips each.",
        "Bets in the pochen: Ben 10 and Ada 10.",
        "Won and lost: Ben −5 and Clara −13.",
    ]


def test_house_rules_are_told_with_what_may_be_done() -> None:
    anybody = dealt(HANDS, "Ad", Pochen(pair_required="off", raising="off", max_poch=4))
    assert words(anybody)[-1] == (
        "Pochen: nobody has bet. Ben may bet, that is poch, up to 4, or pass."
    )
    go(anybody, "1 poch 2")
    assert words(anybody)[-1] == "Pochen: the bet is 2. Clara may hold it for 2, or pass."
    nine = dealt(HANDS, "Ad", Pochen(centre="on"))
    assert words(nine)[1].endswith("Poch 3, Centre 3.")


def test_where_nobody_can_bet_it_is_told_why() -> None:
    table = dealt(HANDS, "Jd", stacks=(8, 50, 50))
    assert words(table)[-1] == (
        "Pochen: Ada has no chips. No bet may be higher than all who are in can pay, so there can"
        " be none before Ada has passed: Ben can only pass."
    )
    assert told(table, 0)[1] == (
        "For the pochen: three nines. But nothing can be bet as long as somebody without chips is"
        " in."
    )
    poor = dealt(HANDS, "Jd", stacks=(8, 50, 8))
    assert words(poor)[-1] == (
        "Pochen: Clara and Ada have no chips. No bet may be higher than all who are in can pay, so"
        " there can be none before Clara and Ada have passed: Ben can only pass."
    )


def test_the_form_for_a_bet_says_what_bounds_it() -> None:
    def asked(table: PochTable, action: Poch | Raise) -> Inquiry:
        assert isinstance(table.rules, Pochen)
        return inquiry(public_view(table.position), table.rules, 1, action)

    table = dealt(HANDS, "Ad")
    assert asked(table, Poch(1)) == Inquiry("Your bet", "By the house rules no bet goes above 10.")
    poor = dealt(HANDS, "Ad", stacks=(12, 50, 50))
    hint = "The poorest still in can pay no more than 4."
    assert asked(poor, Poch(1)) == Inquiry("Your bet", hint)
    go(table, "1 poch 2")
    hint = "Holding costs 2; what you write comes on top."
    assert asked(table, Raise(1)) == Inquiry("Your raise", hint)


def test_the_longest_inquiry_fits_a_form() -> None:
    most = 10**9
    table = dealt(HANDS, "Ad", Pochen(max_poch=2 * most), (most + 8,) * 3)
    for action in (Poch(1), Raise(1)):
        if isinstance(action, Raise):
            go(table, f"1 poch {most}")
        asked = inquiry(public_view(table.position), Pochen(max_poch=2 * most), 2, action)
        assert f"{most:,}" in asked.hint
        assert len(f"You have {most:,} chips before you. {asked.hint}") <= MOST_ABOUT


def test_who_sits_out_is_told() -> None:
    table = dealt(HANDS, "Ad", None, (50, 50, 50, 1))
    assert "Dee: 1 chip, sits out." in words(table)
    assert told(table, 3) == ["You sit this deal out, having too few chips for it."]


def test_a_hand_is_told_with_what_it_is_worth() -> None:
    table = dealt(HANDS, "Ad")
    assert told(table, 0) == [
        "♠ 9 · ♥ 9 · ♣ J 10 · ♦ 9",
        "For the pochen: three nines. With a pair or better you may bet.",
    ]
    plain = dealt(["7d 8h Jc Tc Ac", "9d 9h Js Th Kc", "Qs 7h 8s Ks Ts"], "8d")
    assert told(plain, 0)[1] == (
        "No two equal cards. With a pair or better you might bet in the pochen; without, you can"
        " only pass."
    )
    free = dealt(["7d 8h Jc Tc Ac", "9d 9h Js Th Kc", "Qs 7h 8s Ks Ts"], "8d",
                 Pochen(pair_required="off"))  # fmt: skip
    assert told(free, 0)[1] == "For the pochen: ace high. Here you may bet on any hand."
    go(plain, "1 pass")
    assert told(plain, 1)[1] == "You are out of the pochen; the cards are for the play."
    go(plain, "2 pass, 0 pass")
    assert told(plain, 2) == ["♠ K Q 10 8 · ♥ 7"]
    assert told(plain, 1) == [
        "♠ J · ♥ 10 9 · ♣ K · ♦ 9",
        "You lead any card you like: whoever holds the next higher one of its suit plays it, and so"
        " on.",
    ]


def test_nothing_left_is_told_too() -> None:
    table = dealt(["7d 8h 9c Tc Qh", "Jc Qc Kc Ac As", "Kh Td 8s Js 9h"], "Jd")
    all_pass(table)
    go(table, "1 Jc, 1 As")
    assert told(table, 1) == ["All cards are played."]


@pytest.mark.parametrize("last", ["bets", "run"])
def test_the_table_in_words_fits_an_alt_text_whatever_happens(last: str) -> None:
    """Six of the longest names, a million in every pool and stack, all that can be shown."""
    hands = [
        "Js 8h Ac Ad 9h", "Qs Th Jh Qh Kh", "7s Ks 7c 7d 8d", "8s As 9c 9d 8c", "9s Tc Td Jc Jd",
        "Ts Qc Qd Kc Kd",
    ]  # fmt: skip
    rules = Pochen(max_poch=10**7, centre="on")
    pools = dict.fromkeys((*POOLS, "centre"), 10**6)
    table = dealt(hands, "7h", rules, (9_000_000,) * 6, dealer=1, pools=pools)
    go(table, "2 poch 1000000, 3 hold, 4 hold, 5 hold, 0 hold")
    if last == "run":
        go(table, "1 pass, 2 7s")
    told = state(public_view(table.position), rules, ("N" * 32,) * 6)
    assert ("leads" in told) == (last == "run")
    assert len(told) <= MOST_ALT


def test_actions_are_labelled() -> None:
    assert label(Poch(1_000)).text == "Poch 1,000"
    assert label(Raise(2)).text == "Raise by 2"
    assert (label(Hold()).text, label(Pass()).text) == ("Hold", "Pass")
    assert asking(Poch(1)) != asking(Raise(1))
    labels = [label(Lead(each)) for each in cards("As Ks Ts Ah 7d")]
    assert labels == sorted(labels, key=lambda each: each.order)
    assert all(each.listed for each in labels)
    assert labels[2].text == "10♠ Ten of spades"


def test_the_buy_in_pays_for_an_evening() -> None:
    assert buy_in(Pochen()) == 100
    assert buy_in(Pochen(centre="on")) == 110
    assert buy_in(Pochen(max_poch=10**9)) == 180
    assert KIT.words.buy_in is buy_in


def test_the_minute_names_the_three_parts_and_all_pools() -> None:
    minute = KIT.book.minute
    assert [minute.find(f"**{part}.") > 0 for part in (1, 2, 3)] == [True] * 3
    for pool in ("Ace", "King", "Queen", "Knave", "Ten", "Marriage", "Sequence", "Poch"):
        assert pool in minute
