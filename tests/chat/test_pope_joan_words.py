"""What the house says at a table of Pope Joan: each event, each option, the table in words."""

from __future__ import annotations

import pytest

from bot.chat.wording import MOST_ALT
from bot.games import pope_joan
from bot.games.pope_joan import POPE, STOPS_PACK, Excused, Lead, PopeJoan
from bot.rules.board import Dressed, SatOut
from bot.rules.cards import card, cards
from bot.rules.game import Event, public_view, seat_view
from bot.rules.lots import FirstDealer
from bot.rules.piles import Played, TrumpsTurned
from bot.rules.pools import Shared, Took
from bot.rules.stops import PaidForCards, Stopped, WentOut
from cogs.pope_joan import KIT, buy_in
from cogs.pope_joan.actions import label
from cogs.pope_joan.events import events, paid
from cogs.pope_joan.table import hand, state
from tests.games.pope_joan_table import PopeJoanTable, dealt, lead

NAMES = ("Ada", "Ben", "Clara", "Dee")


def played(run: str) -> list[Event]:
    """`2s0 3s1`: cards and who played them."""
    return [Played(int(each[2]), card(each[:2])) for each in run.split()]


def words(table: PopeJoanTable) -> list[str]:
    assert isinstance(table.rules, PopeJoan)
    return state(public_view(table.position), table.rules, NAMES).splitlines()


@pytest.mark.parametrize(
    ("happened", "told"),
    [
        ([FirstDealer(2)], ["Clara deals first, by lot."]),
        ([Dressed(0, (0,), 15)], ["Ada dealt, and dressed the board with 15 chips."]),
        ([Dressed(1, (2, 0, 1), 4)], ["Each put 4 chips on the board, and Ben dealt."]),
        (
            [SatOut(3, 4), Dressed(1, (2, 0, 1), 4)],
            [
                "Each put 4 chips on the board, and Ben dealt.",
                "Dee has too few chips, and sits this deal out.",
            ],
        ),
        (
            [TrumpsTurned(0, card("Qh")), Took(0, "queen", 1)],
            [
                "Ada turned up the Q♥: trumps are ♥ hearts.",
                "The Q♥ brought Ada 1 from *Queen*.",
            ],
        ),
        (
            [*played("2s0 3s2 4s1"), Stopped(1, card("4s"))],
            ["2♠ Ada, 3♠ Clara, 4♠ Ben: a stop."],
        ),
        (
            [
                *played("Jc1 Qc1"), Took(1, "queen", 3), Took(1, "intrigue", 1_002),
                *played("Kc2"), Took(2, "king", 1), Stopped(2, card("Kc")),
            ],
            [
                "J♣ Q♣ Ben, K♣ Clara: a stop.",
                "The Q♣ brought Ben 3 from *Queen* and 1,002 from *Intrigue*.",
                "The K♣ brought Clara 1 from *King*.",
            ],
        ),
        (
            [
                *played("Qc0 Kc2"), Took(2, "king", 1), Took(2, "matrimony", 1),
                Took(0, "matrimony", 1), Stopped(2, card("Kc")),
            ],
            [
                "Q♣ Ada, K♣ Clara: a stop.",
                "The K♣ brought Clara 1 from *King* and 1 from *Matrimony*.",
                "The K♣ brought Ada 1 from *Matrimony*.",
            ],
        ),
        (
            [
                *played("9d1"), Took(1, "pope", 6), WentOut(1), Took(1, "game", 2),
                PaidForCards(0, 1, 5, 5), PaidForCards(2, 1, 4, 1),
            ],
            [
                "9♦ Ben: Ben is out.",
                "**Ben won the deal**, with 2 from *Game*. For the cards in hand: 5 from "
                "Ada and 1 instead of 4 from Clara.",
            ],
        ),
        (
            [*played("2s0"), WentOut(0), Took(0, "game", 1), Excused(1, POPE)],
            [
                "2♠ Ada: Ada is out.",
                "**Ada won the deal**, with 1 from *Game*. Ben still held Pope, and paid nothing.",
            ],
        ),
        (
            [
                TrumpsTurned(0, POPE), Took(0, "pope", 6), Took(0, "game", 1),
                PaidForCards(1, 0, 5, 5), PaidForCards(2, 0, 5, 5),
            ],
            [
                "Ada turned up the 9♦: trumps are ♦ diamonds.",
                "**Ada won the deal** by turning up Pope, with 1 from *Game*. For the "
                "cards in hand: 5 from Ben and 5 from Clara.",
            ],
        ),
        (
            [Shared(1, 3), Shared(0, 2)],
            [
                "The board cannot be dressed again. What is left in the pools is shared "
                "out: 3 to Ben and 2 to Ada."
            ],
        ),
    ],
)  # fmt: skip
def test_every_event_has_its_words(happened: list[Event], told: list[str]) -> None:
    assert events(happened, NAMES) == told


def test_the_event_above_is_all_of_its_own() -> None:
    known = [each for each in vars(pope_joan).values() if isinstance(each, type)]
    found = {each for each in known if issubclass(each, Event) and each is not Event}
    assert found == {Excused}


def test_the_table_in_words_from_the_deal_to_the_end() -> None:
    table = dealt(["4s Kh 6d", "2s 7h", "3s Qc Kc"], "5c")
    assert words(table) == [
        "Trumps ♣ clubs: 5♣ turned up. In the stock 42.",
        "Board: Pope 6, Matrimony 2, Intrigue 2, Ace 1, King 1, Queen 1, Knave 1, Game 1.",
        "Ada (dealer): 35 chips, 3 cards.",
        "Ben: 50 chips, 2 cards.",
        "Clara: 50 chips, 3 cards.",
        "Ben leads.",
    ]
    lead(table, "2s Kh")
    assert words(table)[0] == (
        "Trumps ♣ clubs: 5♣ turned up. In the stock 42. Played and turned over 3."
    )
    assert words(table)[2:] == [
        "Ada (dealer): 35 chips, 1 card, played K♥.",
        "Ben: 50 chips, 1 card.",
        "Clara: 50 chips, 2 cards.",
        "Nobody can go on: Ada, who played the last card, leads again.",
    ]
    lead(table, "6d")
    assert words(table) == [
        "Ada is out and has won. Chips: Ada 39, Ben 49 and Clara 48.",
        "Board: Pope 6, Matrimony 2, Intrigue 2, Ace 1, King 1, Queen 1, Knave 1, Game 0.",
    ]
    assert paid(table.payments, NAMES) == [
        "Put on the board before the deal: Ada 15.",
        "Won and lost: Ada −11, Ben −1 and Clara −2.",
    ]


def test_the_prizes_of_the_whole_deal_are_told_at_its_end() -> None:
    table = dealt(["4s 6d", "9d Jc 2s 8h", "3s Kc"], "5c")
    lead(table, "9d Jc 2s 6d")
    assert paid(table.payments, NAMES) == [
        "Prizes of the board: Ben 6 from *Pope* and 1 from *Knave*.",
        "Put on the board before the deal: Ada 15.",
        "Won and lost: Ada −12, Ben +6 and Clara −1.",
    ]


def test_the_words_of_a_deal_that_pope_ends() -> None:
    table = dealt(["2c 3c", "5c 6c", "8c 9c"], "9d")
    how = "Pope was turned up: the deal is over. Chips: Ada 46, Ben 48 and Clara 48."
    assert words(table)[0] == how


def test_who_sits_out_is_told() -> None:
    each = PopeJoan(dress="each")
    table = dealt(["3s 8s", "2s 4h", "3h 9d", ""], "5c", each, (50, 50, 50, 1))
    assert "Dee: 1 chip, sits out." in words(table)
    assert (
        hand(seat_view(table.position, 3), each)
        == "You sit this deal out, having too few chips for it."
    )


def test_five_pools_are_told_where_there_are_five() -> None:
    table = dealt(["3s 8s", "2s 4h", "3h 9d"], "5c", PopeJoan(knave_optional="on"))
    assert words(table)[1] == "Board: Pope 6, Matrimony 2, Intrigue 2, Ace 1, Game 1."


@pytest.mark.parametrize("last", ["lead", "out"])
def test_the_table_in_words_fits_an_alt_text_whatever_happens(last: str) -> None:
    """Eight of the longest names, a million in every pool and stack, a run of a whole suit."""
    hands = ["As 9s", "2s Ts", "3s Js", "4s Qs", "5s Ks", "6s", "7s", "8s"]
    spare = ["", "2h", "3h", "4h", "5h" if last == "lead" else "", "6h", "7h", "8h"]
    held = [f"{hand} {more}" for hand, more in zip(hands, spare, strict=True)]
    held[0] += " 9h Th"
    pools = dict.fromkeys(PopeJoan().stakes, 10**6)
    table = dealt(held, "Ac", stacks=(9_000_000,) * 8, dealer=7, pools=pools)
    lead(table, "As")
    told = state(public_view(table.position), PopeJoan(), ("N" * 32,) * 8)
    assert ("leads" in told) == (last == "lead")
    assert told.count("♠") == (13 if last == "lead" else 0)
    assert len(told) <= MOST_ALT


def test_the_minute_names_the_pools_before_they_are_won() -> None:
    pools, won = "a pool for each honour of trumps", "turned up wins the dealer its pool"
    assert 0 < KIT.book.minute.replace("\n", " ").find(pools) < KIT.book.minute.find(won)


FREE = (
    "You lead any card you like: whoever holds the next higher one of its suit plays it, and so on."
)


def test_a_hand_is_told_from_the_ace_upwards_and_the_stock_to_a_dealer_who_may_look() -> None:
    table = dealt(["Ks As 3s 2h", "2s 7h", "3h Qc Kc"], "5c")
    assert hand(seat_view(table.position, 0), PopeJoan()) == "♠ A 3 K · ♥ 2"
    prized = dealt(["Kc Qc 9d 9c Ah", "2s 7h", "3h Ac Js"], "5c")
    told = [hand(seat_view(prized.position, seat), PopeJoan()).splitlines()[1:] for seat in (0, 1)]
    assert told == [["Played, these win from the board: 9♦ (Pope), Q♣ and K♣."], [FREE]]
    ordered = hand(seat_view(prized.position, 1), PopeJoan(lead="ordered")).splitlines()[1]
    assert ordered.startswith("You lead: a stop that everybody can tell if you hold one, else Pope")
    lowest = hand(seat_view(prized.position, 1), PopeJoan(lead="lowest")).splitlines()[1]
    assert lowest.startswith("You lead the lowest card of any suit: ")
    peeking = PopeJoan(dealer_peeks="on")
    some = " ".join(map(str, STOPS_PACK[:20])), " ".join(map(str, STOPS_PACK[20:47]))
    table = dealt([some[0], some[1], str(STOPS_PACK[47])], str(STOPS_PACK[48]), peeking)
    stock = table.position.veiled.cards
    assert stock == cards("Ks As")
    assert hand(seat_view(table.position, 0), PopeJoan()).splitlines()[-1] == "The stock: ♠ A K"
    assert "stock" not in hand(seat_view(table.position, 1), PopeJoan())


def test_nothing_left_is_told_too() -> None:
    table = dealt(["3s", "2s 4h", "3h"], "5c")
    lead(table, "2s")
    assert hand(seat_view(table.position, 0), PopeJoan()) == "All cards are played."


def test_cards_stand_in_the_menu_from_the_ace_upwards() -> None:
    labels = [label(Lead(each)) for each in cards("As 2s Ts Ks Ah")]
    assert labels == sorted(labels, key=lambda each: each.order)
    assert all(each.listed for each in labels)
    assert labels[2].text == "10♠ Ten of spades"
    assert label(Lead(POPE)).text == "9♦ Nine of diamonds (Pope)"


def test_the_buy_in_pays_for_an_evening() -> None:
    assert buy_in(PopeJoan()) == 100
    assert buy_in(PopeJoan(contribution=50)) == 100
    assert buy_in(PopeJoan(dress="each", contribution=50)) == 1_000
    assert KIT.words.buy_in is buy_in
