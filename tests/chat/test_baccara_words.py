"""What the house says at baccara: each event, the table in words, hands and buttons."""

from __future__ import annotations

from typing import Literal, get_args

import pytest

from bot.chat.forms import MOST_ABOUT, MOST_TITLE
from bot.games import baccara as game
from bot.games.baccara import (
    Accept,
    Baccara,
    Banco,
    Bet,
    Bid,
    Decline,
    Done,
    Outcome,
    Retire,
    Wager,
)
from bot.rules.banco import (
    BancoAccepted,
    BancoCalled,
    BankOpened,
    BankReturned,
    Declined,
    TableClosed,
)
from bot.rules.cards import card, cards
from bot.rules.entries import NobodyStaked
from bot.rules.game import Event, PublicView, seat_view
from bot.rules.lots import PlacesDrawn
from bot.rules.offers import Action
from bot.rules.piles import PackShuffled
from bot.rules.shoe import CardTaken, Stood
from bot.rules.third_card import Draw, Fined, Stand
from cogs.baccara import KIT, buy_in
from cogs.baccara.actions import asking, inquiry, label
from cogs.baccara.events import Happening, events
from cogs.baccara.table import hand, state
from tests.games.baccara_table import Played, banked, table_of
from tests.games.test_baccara_bets import coup

NAMES = ("Ann", "Ben", "Cid", "Dee")
RULES = Baccara()

TOLD: list[tuple[Event, list[str]]] = [
    (game.BidMade(1), ["Ben made a sealed bid."]),
    (game.BidsOpened(((0, 1_200), (2, 5))), ["The bids were opened: Ann 1,200 and Cid 5."]),
    (
        game.BidsOpened(((0, 5), (1, 20), (2, 20))),
        [
            "The bids were opened: Ann 5, Ben 20 and Cid 20. Of the highest, which are equal, the"
            " first on the list has the bank."
        ],
    ),
    (
        game.BidsOpened(()),
        ["The bids were opened: nobody had bid. The bank is offered down the list."],
    ),
    (BankOpened(0, 1), ["**Ann is banker**, with a bank of 1 chip."]),
    (Declined(1), ["Ben declined."]),
    (
        PlacesDrawn((2, 0, 1)),
        ["The lots were drawn. Right and left of the banker sit Cid R1, Ann L1 and Ben R2."],
    ),
    (game.PlaceTaken(2, 3), ["Cid now sits at L2."]),
    (game.BankBroken(0), ["Ann's bank is broken, and will be sold again."]),
    (game.BankerRetired(0, 80), ["Ann retired. The bank may be taken over at 80."]),
    (game.BankTaken(1, 80), ["**Ben took the bank over**, at 80 chips."]),
    (BankReturned(0, 80), ["Ann took the bank of 80 home."]),
    (TableClosed("declined"), ["Nobody will be banker: the game is over."]),
    (TableClosed("chips"), ["Too few hold chips to go on: the game is over."]),
    (game.BetMade(1, "R", 1_200), ["Ben bet 1,200 on the right."]),
    (game.BetMade(1, "L", 5), ["Ben bet 5 on the left."]),
    (game.BetMade(1, "cheval", 5), ["Ben bet 5 à cheval."]),
    (game.BetMade(1, "R", 0), ["Ben has nothing on the right."]),
    (game.BettingDone(1), ["Ben is done."]),
    (BancoCalled(2), ["**Cid called banco**, to play alone against the whole bank."]),
    (
        BancoAccepted(2, 50),
        ["**Banco!** Cid plays alone against the bank of 50; nothing else is staked."],
    ),
    (
        game.BetsTrimmed((Wager(1, "R", 10), Wager(2, "cheval", 3))),
        ["The bets were cut to the bank: Ben 10 on the right and Cid 3 à cheval."],
    ),
    (NobodyStaked(again=True), ["Nobody staked. Once more: your stakes!"]),
    (NobodyStaked(again=False), ["Nobody staked."]),
    (PackShuffled(156), ["Three packs were shuffled together."]),
    (game.Burnt(cards("As Th")), ["Thrown out: A♠ and 10♥."]),
    (
        game.Dealt(1, 2, 0, natural=False),
        [
            "Two cards each, held by Ben for the right, Cid for the left and Ann for the bank."
            " Nobody holds eight or nine."
        ],
    ),
    (
        game.Dealt(None, 2, 0, natural=True),
        ["Two cards each, held by Cid for the left and Ann for the bank. Eight or nine!"],
    ),
    (CardTaken(1, card("Th")), ["Ben took the 10♥."]),
    (Stood(1), ["Ben stood."]),
    (
        game.CardForced(0, card("3h")),
        ["All refused the 3♥, so Ann had to take it."],
    ),
    (
        game.AllShown((cards("9c Kc"), cards("2d Kd 5d"), cards("7h Kh")), ("win", "tie")),
        ["**Bank: 7. Right: 9 (natural), won. Left: 7, stood off.**"],
    ),
    (
        game.AllShown(((), cards("2d Kd"), cards("7h Kh")), (None, "lose")),
        ["**Bank: 7. Left: 2, lost.**"],
    ),
    (Fined(1, 1), ["Ben paid 1 chip to the kitty for a false draw."]),
    (
        game.Settled(
            (
                Outcome(Wager(3, "L", 4), -4, -4),
                Outcome(Wager(1, "R", 10), 10, 10),
                Outcome(Wager(2, "cheval", 9), 4, 1),
            ),
            0,
        ),
        [
            "The bank took Dee 4 on the left.",
            "The bank paid Ben 10 on the right and Cid 1 à cheval.",
            "The bank had no more. Left unpaid, with the stakes returned: Cid 3.",
        ],
    ),
    (
        game.Settled((Outcome(Wager(1, "R", 10), 10, 10),), 60),
        ["The bank paid Ben 10 on the right.", "The bank is now 60."],
    ),
    (game.Settled((Outcome(Wager(1, "R", 10), 0, 0),), 60), ["All bets stood off."]),
    (game.HandPassed("R", 3), ["The right has lost, so Dee holds its next hand."]),
]


@pytest.mark.parametrize(("event", "lines"), TOLD, ids=lambda value: type(value).__name__)
def test_every_event_is_a_sentence(event: Event, lines: list[str]) -> None:
    assert events([event], NAMES) == lines


def test_all_events_are_told() -> None:
    assert {type(event) for event, _ in TOLD} == set(get_args(Happening))


def test_those_who_are_done_share_a_line() -> None:
    happened = [game.BettingDone(1), game.BettingDone(2)]
    assert events(happened, NAMES) == ["Ben and Cid are done."]


def told(table: Played) -> list[str]:
    """The table in words, line by line."""
    return state(PublicView(table.table), RULES, NAMES).split("\n")


def test_the_auction_in_words() -> None:
    table = table_of(RULES, (60, 60, 60, 0))
    table.begin()
    table.act(0, Bid(12))
    assert told(table) == [
        "The bank is for sale by sealed bids. Bids are in from Ann.",
        "The packs are yet to be shuffled.",
        "Chips: Ann 60; Ben 60; Cid 60; Dee 0.",
    ]
    assert hand(seat_view(table.position, 0), RULES) == "Your sealed bid for the bank: 12."
    assert hand(seat_view(table.position, 1), RULES) == "You have made no bid for the bank yet."
    table.act(1, Bid(0))
    assert hand(seat_view(table.position, 1), RULES) == "You bid nothing for the bank."


def test_the_betting_in_words() -> None:
    table = banked((0, 60, 60, 60), 50)
    table.bets(r1=20, c3=30)
    table.done(1)
    assert told(table) == [
        "Bank 50, held by Ann.",
        "The betting is open until all have pressed Done, 50 bet so far. The bank is covered: more"
        " may go unpaid.",
        "The next hands: Ben on the right and Cid on the left.",
        "Stock: 12 cards.",
        "Chips: Ann 0 and the bank; Ben (R1) 60, bets 20 right, done; Cid (L1) 60; Dee "
        "(R2) 60, bets 30 à cheval.",
    ]
    table.banco(2)
    assert "Cid calls banco and plays alone" in told(table)[3]


def test_a_coup_in_words() -> None:
    table = banked((0, 60, 60, 60), 50, coup("2c 3c", "2d Kd", "5s Ks") + " 9h 4h")
    table.bets(r1=20)
    table.closes()
    assert told(table)[1:5] == [
        "The right to act: Ben decides whether to take a card.",
        "Ben holds the right: two cards face down.",
        "Cid holds the left: two cards face down.",
        "The bank has two cards face down.",
    ]
    view = seat_view(table.position, 1)
    assert hand(view, RULES) == (
        "You hold the hand of the right: 2♣ 3♣ = 5 points. You play it for all who bet on the"
        " right. With 5 you may draw or stand: it is yours to decide."
    )
    left = hand(seat_view(table.position, 2), RULES)
    assert left == "You hold the hand of the left: 2♦ K♦ = 2 points. The right is asked first."
    table.draws()
    right = hand(seat_view(table.position, 1), RULES)
    assert right == "You hold the hand of the right: 2♣ 3♣ 9♥ = 4 points."
    assert told(table)[1] == "The left to act: Cid decides whether to take a card."
    left = hand(seat_view(table.position, 2), RULES)
    assert left == (
        "You hold the hand of the left: 2♦ K♦ = 2 points. You play it for all who bet on the left."
        " With 2 you must draw."
    )
    bank = hand(seat_view(table.position, 0), RULES)
    assert bank == "You hold the bank's hand: 5♠ K♠ = 5 points. The others are asked first."
    table.draws()
    bank = hand(seat_view(table.position, 0), RULES)
    assert bank == (
        "You hold the bank's hand: 5♠ K♠ = 5 points. The right drew the 9♥. The left drew the 4♥."
        " You may draw or stand: it is yours to decide."
    )
    assert told(table)[1] == "The bank to act: Ann decides whether to take a card."
    nobody = hand(seat_view(table.position, 3), RULES)
    assert nobody == "You hold no cards: only the banker and a player on each side do."
    table.stands()
    assert told(table)[1] == "Right 2♣ 3♣ 9♥ = 4. Left 2♦ K♦ 4♥ = 6. Bank 5♠ K♠ = 5."
    assert told(table)[-1].startswith("Chips, won and lost: Ann 0 and the bank, +20; Ben (R1) 40")
    assert hand(seat_view(table.position, 1), RULES) == "Your cards are turned up: 2♣ 3♣ 9♥ = 4."


def test_who_holds_the_next_hands_is_told_so_each_time() -> None:
    table = banked((0, 60, 60, 60), 50)
    nothing = "The cards are not dealt yet."
    assert [hand(seat_view(table.position, seat), RULES) for seat in range(4)] == [
        nothing,
        f"{nothing} You hold the next hand of the right, and will decide whether it takes a card.",
        f"{nothing} You hold the next hand of the left, and will decide whether it takes a card.",
        nothing,
    ]


def test_who_plays_alone_plays_for_nobody_else() -> None:
    table = banked((0, 60, 60, 60), 50, "2c 5s 3c Ks 9h 4h")
    table.banco(1)
    table.closes()
    assert hand(seat_view(table.position, 1), RULES) == (
        "You hold the hand of the right: 2♣ 3♣ = 5 points. With 5 you may draw or stand: it is"
        " yours to decide."
    )


@pytest.mark.parametrize(
    ("false_draw", "cards", "words"),
    [
        ("free", "2c 2d", "With 4 most draw, but it is yours to decide."),
        ("free", "2c 4d", "With 6 most stand, but it is yours to decide."),
        (
            "fine",
            "2c 2d",
            "With 4 the rule is to draw; to stand is yours to decide, and costs 3 chips.",
        ),
        (
            "fine",
            "2c 4d",
            "With 6 the rule is to stand; to draw is yours to decide, and costs 3 chips.",
        ),
    ],
)
def test_where_the_rule_may_be_broken_it_is_told_all_the_same(
    false_draw: Literal["free", "fine"], cards: str, words: str
) -> None:
    rules = Baccara(false_draw=false_draw, fine=3)
    table = banked((0, 60, 60, 60), 50, coup(cards, "2d Kd", "5s Ks") + " 9h 4h")
    table.bets(r1=20)
    table.closes()
    assert hand(seat_view(table.position, 1), rules).endswith(words)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Bid(0), "No bid"),
        (Bid(1_200), "Bid 1,200"),
        (Accept(), "Take the bank"),
        (Accept(5), "Bank 5"),
        (Decline(), "Decline"),
        (Bet("R", 5), "Right 5"),
        (Bet("L", 0), "Left: none"),
        (Bet("cheval", 5), "À cheval 5"),
        (Done(), "Done"),
        (Banco(), "Banco!"),
        (Retire(), "Retire"),
        (Draw(), "Take a card"),
        (Stand(), "Stand"),
    ],
)
def test_buttons(action: Action, text: str) -> None:
    assert label(action).text == text


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Bid(0), "Another bid…"),
        (Accept(0), "Another bank…"),
        (Bet("R", 0), "Right…"),
        (Bet("L", 0), "Left…"),
        (Bet("cheval", 0), "À cheval…"),
    ],
)
def test_forms(action: Action, text: str) -> None:
    table = banked((0, 60, 60, 60), 50)
    table.bets(r1=20)
    assert asking(action).text == text
    asked = inquiry(PublicView(table.table), RULES, 1, action)
    assert len(asked.title) <= MOST_TITLE
    assert len(asked.hint) <= MOST_ABOUT


def test_the_form_of_a_bet_tells_what_the_bank_covers() -> None:
    table = banked((0, 60, 60, 60), 50)
    table.bets(r1=20, l2=10)
    view = PublicView(table.table)
    hint = inquiry(view, RULES, 1, Bet("R", 0)).hint
    assert hint == "The bank can cover 40; more may go unpaid. 0 takes it back."
    hint = inquiry(view, Baccara(over_limit="trim"), 3, Bet("R", 0)).hint
    assert hint == "The bank can cover 20; more may be cut. 0 takes it back."


def test_the_kit() -> None:
    assert KIT.rules is Baccara
    assert buy_in(RULES) == 100
