"""What the house says at a table of matrimony: each event, each option, the table in words."""

from __future__ import annotations

from typing import Literal

import pytest
from discord import ui

from bot.chat.asking import form_of
from bot.chat.ids import Ident
from bot.chat.wording import MOST_ALT
from bot.games import matrimony
from bot.games.matrimony import (
    CHANCES,
    Entered,
    Laid,
    Lay,
    Matrimony,
    Showed,
    Swept,
    Took,
    TurnedUp,
)
from bot.rules.board import SatOut
from bot.rules.cards import card, cards
from bot.rules.game import Event, public_view, seat_view
from bot.rules.lots import FirstDealer
from bot.rules.offers import Layout
from bot.rules.pools import Shared
from cogs.matrimony import KIT, buy_in
from cogs.matrimony.actions import asking, inquiry, label, priced
from cogs.matrimony.events import events
from cogs.matrimony.table import hand, state
from tests.games.matrimony_table import (
    PLAIN,
    MatrimonyTable,
    begun,
    everybody_is_absent,
    lay,
    played,
    shuffle,
)

NAMES = ("Ada", "Ben", "Clo", "Dee", "Eve")
COURTS = ("2c 3c 4c", "Kc 6c Qd", "Qs 9c Jd", "5h 5d 2d", "3d 6d 7d")


def words(table: MatrimonyTable) -> list[str]:
    assert isinstance(table.rules, Matrimony)
    return state(public_view(table.position), table.rules, NAMES).splitlines()


@pytest.mark.parametrize(
    ("happened", "told"),
    [
        ([FirstDealer(2)], ["Clo deals first, by lot."]),
        ([SatOut(3, 1)], ["Dee has too few chips, and sits this deal out."]),
        ([SatOut(3, 1), SatOut(1, 1)], ["Dee and Ben have too few chips, and sit this deal out."]),
        ([Laid(0, {"pairs": 1_000, "best": 2})], ["Ada laid best 2, pairs 1,000."]),
        ([Entered(1)], ["Ben has laid chips, unseen as yet."]),
        (
            [Entered(3), Laid(1, {"best": 1}), Laid(2, {"pairs": 1}), Laid(3, {"best": 1})],
            ["Ben and Dee laid best 1.", "Clo laid pairs 1."],
        ),
        ([TurnedUp(1, card("Kc"))], []),
        (
            [TurnedUp(1, card("Ad")), Swept(1, 1_025), Took(1, "best", 1_025, cards("Ad"))],
            ["**Ben turned up the A♦ and swept the board: 1,025 chips.**"],
        ),
        (
            [
                Showed(1, cards("Kc Qd 2c")), Took(1, "best", 5, cards("Kc")),
                Took(1, "matrimony", 1_200, cards("Kc Qd")), Took(2, "pairs", 4, cards("Tc Th")),
            ],
            [
                "**Ben** won 5 on *best* (K♣) and 1,200 on *matrimony* (K♣ Q♦).",
                "**Clo** won 4 on *pairs* (10♣ 10♥).",
            ],
        ),
        ([Showed(1, cards("2c 3c 5d"))], ["Nobody gained a chip."]),
        (
            [Shared(1, 3), Shared(0, 2)],
            [
                "No other deal can follow. What is left in the pools is shared out: 3 to "
                "Ben and 2 to Ada."
            ],
        ),
    ],
)  # fmt: skip
def test_every_event_has_its_words(happened: list[Event], told: list[str]) -> None:
    assert events(happened, NAMES) == told


def test_the_events_above_are_all_of_its_own() -> None:
    known = [each for each in vars(matrimony).values() if isinstance(each, type)]
    found = {each for each in known if issubclass(each, Event) and each is not Event}
    assert found == {Entered, Laid, Showed, Swept, TurnedUp, Took}


def test_the_table_in_words_from_the_first_chip_to_the_last_card() -> None:
    table = begun(pools={"intrigue": 7})
    chips = [f"{name}: 50 chips." for name in NAMES[1:]]
    assert words(table) == [
        "Ada deals, and lays first: 2–20 chips in all.",
        "On the sheet: best (highest card) 0, matrimony (king, queen) 0, intrigue (queen, knave) 7,"
        " confederacy (king, knave) 0, pairs (highest pair) 0.",
        *chips,
        "Ada (dealer): 50 chips.",
    ]
    lay(table, 0, best=2, intrigue=1)
    lay(table, 2, pairs=2)
    assert words(table) == [
        "Ada deals, and laid best 2, intrigue 1.",
        "All others lay 2 chips, on whichever chances they please.",
        "On the sheet: best (highest card) 2, matrimony (king, queen) 0, intrigue (queen, knave) 8,"
        " confederacy (king, knave) 0, pairs (highest pair) 0.",
        "Ben: 50 chips.",
        "Clo: 50 chips, has laid.",
        *chips[2:],
        "Ada (dealer): 47 chips.",
    ]
    for seat in (1, 3, 4):
        lay(table, seat, best=2)
    assert words(table)[0] == "All chips are laid; the cards are not dealt yet."
    shuffle(table, COURTS)
    assert words(table) == [
        "The hands, the eldest first: of equal ones the eldest wins.",
        "Nothing stands over.",
        "Ben: 56 chips, K♣ 6♣ Q♦.",
        "Clo: 56 chips, Q♠ 9♣ J♦.",
        "Dee: 50 chips, 5♥ 5♦ 2♦.",
        "Eve: 48 chips, 3♦ 6♦ 7♦.",
        "Ada (dealer): 47 chips, 2♣ 3♣ 4♣.",
    ]


@pytest.mark.parametrize(
    ("best", "lying", "title"),
    [
        ("any-suit", "best (highest card) 0", "Best: the highest card"),
        ("diamonds", "best (highest diamond) 0", "Best: the highest diamond"),
        ("ace-diamonds-only", "best (A♦ turned up) 0", "Best: the ace of diamonds turned up"),
    ],
)
def test_who_is_to_lay_is_told_what_wins(
    best: Literal["any-suit", "diamonds", "ace-diamonds-only"], lying: str, title: str
) -> None:
    rules, view = Matrimony(best=best), public_view(begun().position)
    assert lying in state(view, rules, NAMES)
    (_, offer) = rules.open_offers(view.table, 0)
    assert isinstance(offer, Layout)
    asked = inquiry(view, rules, 0, offer.action)
    form = form_of(Ident("table", 1, "o0.1@"), offer, asked)
    fields = [each for each in form.walk_children() if isinstance(each, ui.Label)]
    assert [each.text for each in fields] == [
        title,
        "Matrimony: king and queen in one hand",
        "Intrigue: queen and knave in one hand",
        "Confederacy: king and knave in one hand",
        "Pairs: the highest pair",
    ]


def test_after_a_sweep_only_the_cards_turned_up_are_told() -> None:
    table = played(("2c 3c 4c", "Kc 6c Ad", *COURTS[2:4], "3d 6d 7d"))
    assert words(table)[0] == ("Ben turned up the ace of diamonds. The other cards stay face down.")
    assert words(table)[2:] == [
        "Ben: 67 chips, A♦.",
        "Clo: 46 chips, J♦.",
        "Dee: 46 chips, 2♦.",
        "Eve: 46 chips, 7♦.",
        "Ada (dealer): 45 chips, 4♣.",
    ]


def test_what_stands_over_is_told() -> None:
    assert words(played(PLAIN))[1] == (
        "Standing over: matrimony 5, intrigue 5, confederacy 5, pairs 5."
    )


def test_who_sits_out_is_told_last() -> None:
    table = begun(stacks=(50, 0, 50, 50, 50, 50))
    told = state(public_view(table.position), Matrimony(), (*NAMES, "Fay"))
    assert told.splitlines()[-1] == "Ben: 0 chips, sits out."


def test_a_hand_in_words() -> None:
    table = begun()
    rules = Matrimony()
    waiting = "The cards are dealt when all have laid their chips."
    assert hand(seat_view(table.position, 0), rules) == waiting
    lay(table, 0, best=2, intrigue=1)
    lay(table, 2, pairs=2)
    secret = "You have laid pairs 2. Nobody else knows it yet."
    assert hand(seat_view(table.position, 2), rules) == secret
    for seat in (1, 3, 4):
        lay(table, seat, best=2)
    shuffle(table, COURTS)
    assert hand(seat_view(table.position, 1), rules) == "K♣ 6♣, and Q♦ turned up.\nGained: best."
    assert hand(seat_view(table.position, 4), rules) == "3♦ 6♦, and 7♦ turned up."
    swept = played(("2c 3c 4c", "Kc 6c Ad", *COURTS[2:]))
    told = hand(seat_view(swept.position, 1), rules)
    assert told == "K♣ 6♣, and A♦ turned up.\nYou have swept the board."
    out = begun(stacks=(50, 0, 50, 50, 50, 50))
    told = hand(seat_view(out.position, 1), rules)
    assert told == "You sit this deal out, having too few chips for it."


def test_buttons_say_what_is_laid_and_what_is_less_than_the_dealers() -> None:
    table = begun()
    assert label(Lay({"pairs": 1, "best": 2})).text == "Best 2, pairs 1"
    (usual,) = table.offered(0)
    told = "Best 1, matrimony 1, intrigue 1, confederacy 1, pairs 1"
    assert priced(table.table, usual).text == told
    lay(table, 0, intrigue=3, best=2)
    (usual,) = table.offered(1)
    assert priced(table.table, usual).text == "As the dealer, less 1 on intrigue"
    assert asking(usual).text == "Lay chips…"


@pytest.mark.parametrize(
    ("rules", "hint"),
    [
        (Matrimony(), "All others lay one chip less."),
        (Matrimony(less_one="per-chance"), "None or at least 2 on each chance."),
    ],
)
def test_a_form_says_what_the_dealer_should_know(rules: Matrimony, hint: str) -> None:
    table = begun(rules)
    asked = inquiry(public_view(table.position), rules, 0, Lay({}))
    assert (asked.title, asked.hint) == ("Your chips, for all to answer", hint)


def test_a_form_says_how_much_the_others_lay() -> None:
    table = begun()
    lay(table, 0, best=12)
    asked = inquiry(public_view(table.position), Matrimony(), 1, Lay({}))
    assert (asked.title, asked.hint) == ("Your chips, 11 in all", "Spread them as you please.")


@pytest.mark.parametrize("moves", [1, 2])
def test_fourteen_fit_an_alt_text_by_shorter_names(moves: int) -> None:
    table = begun(stacks=(9_000_000,) * 14, pools=dict.fromkeys(CHANCES, 10**6))
    if moves == 1:
        lay(table, 0, **dict.fromkeys(CHANCES, 4))
        for seat in range(1, 13):
            table.act(seat, table.absent(seat))
    else:
        everybody_is_absent(table)
        shuffle(table, PLAIN)
    told = state(public_view(table.position), Matrimony(), ("N" * 20,) * 14)
    assert len(told) <= MOST_ALT


def test_a_guest_brings_chips_for_some_twenty_deals() -> None:
    assert buy_in(Matrimony()) == 100
    assert KIT.words.buy_in(Matrimony(max_stake=10**9)) == 100
