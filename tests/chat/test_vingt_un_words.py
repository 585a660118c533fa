"""Vingt-un in words: its events, the table, hands, and what may be done."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.chat.wording import MOST_ALT
from bot.games import vingt_un
from bot.games.vingt_un import PassDeal, Stake, Stand, TakeCard, VingtUn
from bot.rules.cards import cards
from bot.rules.entries import Entered, NobodyStaked
from bot.rules.game import Event, public_view, seat_view
from bot.rules.piles import PackShuffled
from bot.rules.shoe import CardTaken, Stood
from cogs.vingt_un import KIT, buy_in
from cogs.vingt_un.actions import asking, inquiry, label
from cogs.vingt_un.events import Happening, events
from cogs.vingt_un.table import hand, state
from tests.art.samples import vingt_un as samples
from tests.games.vingt_un_table import Played, coup, table_of

NAMES = ("Ann", "Ben", "Cid", "Dee")


def told(table: Played) -> list[str]:
    """The table in words, line by line."""
    assert isinstance(table.rules, VingtUn)
    return state(public_view(table.position), table.rules, NAMES).splitlines()


def held(table: Played, seat: int) -> str:
    """A hand in words."""
    assert isinstance(table.rules, VingtUn)
    return hand(seat_view(table.position, seat), table.rules)


TOLD: list[tuple[Event, str]] = [
    (
        vingt_un.FirstCardTurned(1, cards("2c 9h Ad")),
        "Turned up round the table: 2♣ 9♥ A♦. The first ace gave Ben the deal.",
    ),
    (
        vingt_un.FirstCardTurned(0, cards("Js")),
        "Turned up round the table: J♠. The first knave gave Ann the deal.",
    ),
    (Entered(1, 5), "Ben staked 5."),
    (Entered(1, 0), "Ben staked nothing."),
    (NobodyStaked(True), "Nobody staked. Once more: your stakes!"),
    (NobodyStaked(False), "Nobody staked."),
    (PackShuffled(52), "All 52 cards were shuffled."),
    (
        PackShuffled(40),
        "The pack was out: 40 cards that are in no hand were shuffled anew.",
    ),
    (vingt_un.Dealt(0, (1, 2)), "Ann dealt two cards each to Ben and Cid."),
    (
        vingt_un.CannotDeal(2),
        "Cid holds too few chips to cover all stakes, and cannot deal.",
    ),
    (vingt_un.DealMoved(1, "natural"), "Ben takes the deal by the natural."),
    (vingt_un.DealMoved(1, "round"), "The deal passed to Ben."),
    (vingt_un.DealMoved(1, "passed"), "The deal was passed: Ben deals."),
    (vingt_un.DealMoved(1, "empty"), "The deal passed to Ben."),
    (vingt_un.DealMoved(1, "chips"), "Ben deals."),
    (
        vingt_un.TableClosed(),
        "Nobody can cover the others' stakes any more: the game is over.",
    ),
    (vingt_un.Natural(1, cards("Ac Kd")), "**Ben has a natural**: A♣ K♦."),
    (vingt_un.NaturalPaid(1, 10), "The dealer paid Ben 10 for it."),
    (vingt_un.PaidNatural(1, 10), "Ben paid double, 10."),
    (vingt_un.PaidNatural(1, 0), "Ben has one too: nothing is paid."),
    (CardTaken(1, cards("Td")[0]), "Ben took the 10♦."),
    (CardTaken(1, None), "Ben took a card."),
    (Stood(1), "Ben stood."),
    (vingt_un.MadeTwentyOne(1), "**Ben has twenty-one**, and stands."),
    (vingt_un.ThrewUp(1, 1), "Ben is over, threw up the cards and paid 1 chip."),
    (
        vingt_un.Showed(0, cards("8s Ks"), 18),
        "**The dealer, Ann, showed 8♠ K♠: 18.**",
    ),
    (
        vingt_un.Showed(0, cards("8s Ks 9d"), 27),
        "**The dealer, Ann, showed 8♠ K♠ 9♦: 27, over.**",
    ),
    (vingt_un.Settled(1, cards("Tc 9h"), 19, 1_500), "Ben has 19, and won 1,500."),
    (vingt_un.Settled(1, cards("Tc 7h"), 17, -5), "Ben has 17, and lost 5."),
    (vingt_un.Settled(1, cards("Tc 8h"), 18, 0), "Ben has 18: nothing is paid."),
]


@pytest.mark.parametrize(("happened", "words"), TOLD, ids=lambda each: type(each).__name__)
def test_every_event_has_its_sentence(happened: Event, words: str) -> None:
    assert events([happened], NAMES) == [words]


def test_the_events_above_are_all_there_are() -> None:
    assert {type(each) for each, _ in TOLD} == set(get_args(Happening))


def test_those_who_stake_nothing_share_a_line() -> None:
    happened = [Entered(1, 0), Entered(2, 0), Entered(3, 4)]
    assert events(happened, NAMES) == ["Ben and Cid staked nothing.", "Dee staked 4."]


def test_payments_are_told_with_the_hands() -> None:
    table = coup("Tc 9d 8s 9h 7c Ks")
    table.stands(1, 2, 0)
    assert table.payments
    assert KIT.words.paid(table.payments, NAMES) == ()


def test_the_table_while_stakes_are_open() -> None:
    table = table_of(VingtUn(), (100, 50, 1, 50), dealer=0)
    table.stakes(s1=5)
    assert told(table) == [
        "Ann deals. Stakes are open, up to 10. The pack is to be shuffled before the next card.",
        "Ann (dealer): 100 chips.",
        "Ben: 50 chips, stakes 5.",
        "Cid: 1 chip, sits out with too few chips.",
        "Dee: 50 chips.",
    ]
    table.stakes(s1=0)
    assert told(table)[2] == "Ben: 50 chips, stakes nothing."


def test_the_table_when_the_stakes_are_opened_once_more() -> None:
    table = table_of(VingtUn(), (100, 50), dealer=0)
    table.closes()
    assert told(table)[0].startswith("Ann deals. A last call for stakes, up to 10.")


def test_the_table_before_there_is_a_dealer() -> None:
    table = table_of(VingtUn(), (100, 50))
    assert told(table)[0].startswith("The first dealer is to be turned up.")
    assert told(table)[1] == "Ann: 100 chips."
    assert held(table, 0) == "The cards are not dealt yet."


def test_the_table_while_cards_are_drawn_and_at_the_end() -> None:
    stacks = (100, 50, 50, 50)
    table = coup("Tc 9d 5s 9h 2c Ks 9c", None, stacks, s1=5, s2=4, s3=0)
    table.stands(1)
    table.takes(2)
    assert told(table) == [
        "Cid to act: a card, or stand. The pack has 45 cards.",
        "Ann (dealer): 100 chips, 2 cards face down.",
        "Ben: 50 chips, staked 5, 2 cards face down, stands.",
        "Cid: 50 chips, staked 4, 2 cards face down and 9♣.",
        "Dee: 50 chips, sits out.",
    ]
    table.stands(2)
    assert told(table)[0].startswith("The dealer, Ann, to act: a card, or stand.")
    assert held(table, 0) == "5♠ K♠: 15. You deal, and 2 players stand."
    table.stands(0)
    assert told(table) == [
        "The coup is over. The pack has 45 cards.",
        "Ann (dealer): 91 chips, 5♠ K♠ = 15, −9.",
        "Ben: 55 chips, 10♣ 9♥ = 19, +5.",
        "Cid: 54 chips, 9♦ 2♣ 9♣ = 20, +4.",
        "Dee: 50 chips.",
    ]


def test_the_table_with_a_natural_and_with_cards_thrown_up() -> None:
    table = coup("Ac Td 8s Kh 6c Ks 9c")
    assert told(table)[2] == "Ben: 60 chips, staked 5, A♣ K♥ natural."
    table.takes(2)
    assert told(table)[3] == "Cid: 46 chips, over 21, cards thrown up, −4."
    assert told(table)[1] == "Ann (dealer): 94 chips, 2 cards face down, −6."


def test_the_table_with_a_drawn_twenty_one() -> None:
    table = coup("Tc 9d 8s 6h 7c Ks 5d")
    table.takes(1)
    assert told(table)[2] == "Ben: 50 chips, staked 5, 2 cards face down and 5♦, has 21."


@pytest.mark.parametrize(
    ("first", "second", "words"),
    [
        ("Tc", "6h", "10♣ 6♥: 16."),
        ("Ac", "6h", "A♣ 6♥: 17, or 7 with the ace as one."),
        ("Ac", "Kh", "A♣ K♥: 21, a natural."),
    ],
)
def test_hands(first: str, second: str, words: str) -> None:
    assert held(coup(f"{first} 9d 8s {second} 7c Ks"), 1) == words


def test_hands_of_those_who_have_none() -> None:
    table = coup("Tc 9d 6h 8c Ks", None, (100, 50, 50), s1=5, s2=0)
    assert held(table, 2) == "You sit this coup out."
    table.takes(1)
    assert held(table, 1) == "You have thrown up 10♣ 6♥ K♠: 26 is over 21."


def test_labels() -> None:
    assert label(Stake(1_500)).text == "Stake 1,500"
    assert label(Stake(0)).text == "No stake"
    assert label(PassDeal()).text == "Dealer: pass the deal"
    assert label(TakeCard()).text == "Take a card"
    assert label(Stand()).text == "Stand"
    assert asking(Stake(0)).text == "Another stake…"


def test_the_form_says_why_no_more_may_be_staked() -> None:
    table = table_of(VingtUn(), (50, 100, 100), dealer=0)
    asked = inquiry(public_view(table.position), VingtUn(), 1, Stake(0))
    assert (asked.title, asked.hint) == (
        "Another stake",
        "At most 10: every double must be covered.",
    )


@pytest.mark.parametrize(("most", "chips"), [(10, 100), (1, 100), (50, 500), (10**9, 10**6)])
def test_buy_in(most: int, chips: int) -> None:
    assert buy_in(VingtUn(max_stake=most)) == chips


def test_the_book_quotes_the_exact_figures() -> None:
    advice = KIT.book.pages[-1]
    for figure in ("seven to six", "26 of 51", "1,184 in 12,495", "once in 10.6", "once in 5.5"):
        assert figure in advice


def test_a_full_table_fits_beside_its_picture() -> None:
    rules = VingtUn()
    position = samples.shown(rules, samples.drawn_out(rules, samples.many(rules, 10), 2))
    names = tuple("Somebody" for _ in range(10))
    assert len(state(public_view(position), rules, names)) <= MOST_ALT
