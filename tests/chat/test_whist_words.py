"""What the house says at a table of whist."""

from __future__ import annotations

import pytest

from bot.chat.wording import MOST_ALT
from bot.games import whist
from bot.rules.cards import Suit, card, cards, short
from bot.rules.cutting import Cut
from bot.rules.game import Event, PublicView
from bot.rules.lots import FirstDealer
from bot.rules.piles import Played, TrumpsTurned
from cogs.whist.actions import label
from cogs.whist.events import events
from cogs.whist.table import state
from tests.games.whist_table import dealt, play_cards, play_deal, table_of

NAMES = ("Ann", "Ben", "Cid", "Dee")


@pytest.mark.parametrize(
    ("happened", "words"),
    [
        (
            Cut(
                tuple((card(code),) for code in ("As", "2h", "Kd", "9c")),
                (0, 1, 3, 2),
                (0, 2, 1, 3),
            ),
            "The cut: Ann A♠, Cid 2♥, Ben K♦, Dee 9♣.",
        ),
        (FirstDealer(2), "Cid deals first, by lot."),
        (TrumpsTurned(3, card("Qs")), "Dee dealt and turned up the Q♠."),
        (Played(1, card("Th")), "Ben played the 10♥."),
        (whist.TrickTaken(0, (1, 0)), "Ann took the trick."),
        (whist.TricksScored(1, 3), "Ben and Dee scored 3 by tricks."),
        (
            whist.HonoursScored(0, cards("Qs Ks As"), 2),
            "Ann and Cid scored 2 by honours (Q♠, K♠, A♠).",
        ),
        (
            whist.HonoursLost(0, cards("Qs Ks As"), "unclaimed"),
            "Ann and Cid held honours (Q♠, K♠, A♠), but neither claimed them.",
        ),
        (whist.GameWon(1, (3, 5)), "**Ben and Dee won the game, 5 to 3.**"),
        (whist.RubberWon(0, 1), "**Ann and Cid won the rubber by 1 point.**"),
    ],
)
def test_every_event_has_its_sentence(happened: Event, words: str) -> None:
    assert events([happened], NAMES) == [words]


def test_the_events_above_are_all_there_are() -> None:
    known = {each for each in vars(whist).values() if isinstance(each, type)}
    names = {each.__name__ for each in known if issubclass(each, Event) and each is not Event}
    told = {"TrickTaken", "TricksScored", "HonoursScored", "HonoursLost"}
    assert names == told | {"GameWon", "RubberWon"}


def test_cards_stand_in_the_menu_and_claims_on_buttons() -> None:
    assert label(whist.Play(card("As"))).text == "A♠ Ace of spades"
    assert label(whist.Play(card("As"))).listed
    assert label(whist.Play(card("As"))).order < label(whist.Play(card("2s"))).order
    assert not label(whist.ClaimHonours()).listed
    assert label(whist.Pass()).text == "No claim"


def test_the_end_of_a_deal_tells_every_trick_and_fits_an_alt_text() -> None:
    table = table_of(whist.Whist(), dealer=3)
    play_deal(table, 9)
    told = state(PublicView(table.table), whist.Whist(), ("N" * 32,) * 4)
    assert len(told) <= MOST_ALT
    told = state(PublicView(table.table), whist.Whist(), NAMES)
    assert "Ann and Cid against Ben and Dee (dealer).\n" in told
    assert "Tricks 9 to 4." in told
    for trick in table.table.history:
        laid = " ".join(map(short, trick.cards))
        assert f"{laid} to {NAMES[trick.best(Suit.HEARTS)]}" in told


def test_whose_turn_it_is_stands_at_the_table() -> None:
    rules = whist.Whist(target=10, honours_claim="manual")
    table = table_of(rules, dealer=3)

    def asked() -> str:
        return state(PublicView(table.table), rules, NAMES).splitlines()[2]

    play_deal(table, 9)
    assert asked() == "Ann, Ben, Cid and Dee to claim honours, or not."
    table.act(1, whist.Pass())
    assert asked() == "Ann, Cid and Dee to claim honours, or not."

    table = table_of(rules)
    table.begin()
    assert asked() == "The cards are not dealt yet."

    table = dealt({0: "Kh"}, {}, 3, "2s")
    assert asked() == "Ann leads."
    play_cards(table, "Kh")
    assert asked() == "On the table: Ann K♥. Ben to play."


@pytest.mark.parametrize(("stake", "told"), [(0, False), (5, True)])
def test_chips_are_told_where_it_is_played_for_any(stake: int, told: bool) -> None:
    rules = whist.Whist(stake=stake)
    table = table_of(rules)
    table.begin()
    words = state(PublicView(table.table), rules, NAMES)
    assert ("Chips: Ann 100, Ben 100, Cid 100 and Dee 100." in words) is told
