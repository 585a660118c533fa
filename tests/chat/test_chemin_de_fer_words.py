"""What the house says at chemin de fer: each event, the table in words, hands and buttons."""

from __future__ import annotations

from typing import Literal, cast, get_args

import pytest

from bot.chat import choices
from bot.chat.forms import MOST_ABOUT, MOST_TITLE
from bot.chat.ids import Ident
from bot.chat.kit import AnyKit, Label
from bot.chat.wording import MOST_ALT
from bot.games import AnyRules
from bot.games import chemin_de_fer as game
from bot.games.chemin_de_fer import Banco, Bet, CheminDeFer, Wager
from bot.rules.banco import (
    BancoAccepted,
    BancoCalled,
    BankOpened,
    BankReturned,
    Declined,
    TableClosed,
)
from bot.rules.cards import card, cards
from bot.rules.entries import Entered, NobodyStaked
from bot.rules.game import Event, PublicView, seat_view
from bot.rules.lots import PlacesDrawn
from bot.rules.offers import Action
from bot.rules.piles import PackShuffled
from bot.rules.shoe import CardTaken, Stood
from bot.rules.third_card import Draw, Fined, Stand
from cogs.chemin_de_fer import KIT, buy_in
from cogs.chemin_de_fer.actions import asking, inquiry, label
from cogs.chemin_de_fer.events import Happening, events
from cogs.chemin_de_fer.table import hand, state
from tests.games.chemin_de_fer_table import Played, banked, table_of

NAMES = ("Ann", "Ben", "Cid", "Dee")
STAKES = (Wager(1, 10), Wager(2, 1_200))
RULES = CheminDeFer()

TOLD: list[tuple[Event, str]] = [
    (
        PlacesDrawn((2, 0, 1)),
        "The lots were drawn. From the croupier's right: Ann, Ben and Cid.",
    ),
    (BankOpened(0, 1_000), "**Ann is banker**, with a bank of 1,000 chips."),
    (Declined(1), "Ben declined."),
    (Entered(1, 1_200), "Ben offered 1,200."),
    (Entered(1, 0), "Ben offered nothing."),
    (BancoCalled(2), "**Cid called banco**, to play alone against the whole bank."),
    (game.BankRaised(0, 40), "Ann covered 40 more."),
    (
        BancoAccepted(2, 50),
        "**Banco!** Cid plays alone against the bank of 50; nothing else is staked.",
    ),
    (
        game.BancoSuivi(2, 50),
        "**Banco suivi!** Cid lost the last banco, has the first claim to this one, and "
        "plays alone against the bank of 50; nothing else is staked.",
    ),
    (game.StakesAccepted(STAKES), "The bank took the stakes of Ben 10 and Cid 1,200."),
    (NobodyStaked(again=True), "Nobody staked. Once more: your stakes!"),
    (NobodyStaked(again=False), "Nobody staked."),
    (PackShuffled(312), "Six packs were shuffled together."),
    (
        game.Dealt(1, 0, natural=True),
        "Two cards each: Ben for the punters, Ann for the bank. Eight or nine!",
    ),
    (
        game.Dealt(1, 0, natural=False),
        "Two cards each: Ben for the punters, Ann for the bank. Neither holds eight or nine.",
    ),
    (CardTaken(1, card("Th")), "Ben took the 10♥."),
    (Stood(0), "Ann stood."),
    (
        game.AllShown(cards("Kc 9h"), cards("2d 3s 2c"), "punters"),
        "**The punters won, 9 (natural) to 7.**",
    ),
    (
        game.AllShown(cards("Kc 2h"), cards("4d 3s"), "bank"),
        "**The bank won, 7 to 2.**",
    ),
    (
        game.AllShown(cards("Kc 7h"), cards("4d 3s"), "tie"),
        "**A tie, 7 to 7.**",
    ),
    (Fined(1, 1), "Ben paid 1 chip to the kitty for a false draw."),
    (game.MadeGood(1, 2, 30), "Ben, who drew falsely, made 30 good to Cid."),
    (game.BankWon(0, 1_210, 2_210), "Ann's bank won 1,210, and is now 2,210."),
    (
        game.PuntersWon(STAKES, 0, 90),
        "The bank paid Ben 10 and Cid 1,200. What is left of it, 90, went back to Ann.",
    ),
    (game.PuntersWon(STAKES, 0, 0), "The bank paid Ben 10 and Cid 1,200."),
    (game.Tied(STAKES, stay=True), "These stakes stay for the next coup: Ben 10 and Cid 1,200."),
    (game.Tied(STAKES, stay=False), "These stakes went back: Ben 10 and Cid 1,200."),
    (game.Continued(0), "Ann deals again."),
    (game.DealOffered(0, 80), "Ann passed the deal: it may be taken at 80."),
    (game.DealTaken(1, 80), "Ben took the deal, and put up a bank of 80 chips."),
    (BankReturned(0, 80), "Ann took the bank of 80 home."),
    (game.DealMoved(1), "The deal passed to Ben."),
    (TableClosed("declined"), "Nobody will be banker: the game is over."),
    (TableClosed("chips"), "Too few hold chips to go on: the game is over."),
]


@pytest.mark.parametrize(("happened", "words"), TOLD, ids=lambda each: type(each).__name__)
def test_every_event_has_its_sentence(happened: Event, words: str) -> None:
    assert events([happened], NAMES) == [words]


def test_the_events_above_are_all_there_are() -> None:
    assert {type(each) for each, _ in TOLD} == set(get_args(Happening))


def test_those_who_stake_nothing_share_a_line() -> None:
    happened = [Entered(1, 5), Entered(2, 0), Entered(3, 0), NobodyStaked(again=False)]
    assert events(happened, NAMES) == [
        "Ben offered 5.",
        "Cid and Dee offered nothing.",
        "Nobody staked.",
    ]


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (game.Open(1_000), "Open with 1,000"),
        (Bet(0), "No stake"),
        (Bet(50), "Stake 50"),
        (game.Banco(), "Banco!"),
        (game.Accept(7), "Cover 7"),
        (game.Decline(), "Decline"),
        (Draw(), "Take a card"),
        (Stand(), "Stand"),
        (game.Continue(), "Deal again"),
        (game.Pass(), "Pass the deal"),
        (game.Take(), "Take the deal"),
    ],
)
def test_every_answer_is_a_button(action: game.Open, words: str) -> None:
    assert label(action).text == words
    assert not label(action).listed


def test_the_forms_are_told_apart() -> None:
    forms = [asking(each) for each in (game.Open(0), Bet(0), game.Accept(0))]
    assert len(set(forms)) == 3
    assert all(isinstance(each, Label) and each.text.endswith("…") for each in forms)


def test_a_guest_brings_a_hundred_or_five_least_banks() -> None:
    assert buy_in(CheminDeFer()) == 100
    assert buy_in(CheminDeFer(min_bank=500)) == 2_500


# --- the table in words -------------------------------------------------------------------------


def told(table: Played) -> str:
    return state(PublicView(table.table), RULES, NAMES)


def test_a_bank_is_to_be_opened() -> None:
    table = table_of(RULES, (100, 90))
    table.begin()
    assert told(table) == (
        "Ann is asked to open a bank.\nThe six packs are yet to be shuffled.\n"
        "Chips: Ann 100; Ben 90."
    )


def test_the_stakes_as_they_come_in() -> None:
    table = banked((100, 90, 80), 50, "Kc 9d Kh Ks", None, 0, suivi=2, wins=2, resume=1)
    table.bets(s1=0)
    assert told(table) == (
        "Bank 50, held by Ann. Coups won: 2.\n"
        "The betting is open.\n"
        "Cid lost the last banco, and has the first claim to another.\n"
        "After this bank the deal goes to Ben.\n"
        "Shoe: 16 cards.\n"
        "Chips: Ann 100 and the bank; Ben 90, offers nothing; Cid 80."
    )
    table.act(1, game.Banco())
    assert "Ben 90, banco" in told(table)


def test_who_calls_banco_plays_alone_unless_a_better_claim_comes() -> None:
    free = ". No other stake counts."
    unless = ", unless somebody with a better claim calls it too. No other stake counts."
    for caller, suivi, rest in ((1, None, free), (2, None, unless), (1, 2, unless), (2, 2, free)):
        table = banked((100, 90, 80, 70), 50, "Kc 9d Kh Ks", None, 0, suivi=suivi)
        table.act(caller, game.Banco())
        assert f"{NAMES[caller]} calls banco and plays alone{rest}" in told(table)
        assert "The betting is open" not in told(table)


def test_a_form_tells_what_the_bank_has_room_for() -> None:
    table = banked((100, 90, 80, 70, 60, 60), 50, "Kc 9d Kh Ks", None, 2)
    table.bets(s1=30, s4=15)

    def asked(place: int, action: Action) -> str:
        return inquiry(PublicView(table.table), RULES, place, action).hint

    rooms = [asked(place, Bet(0)) for place in (1, 2, 3, 4, 5)]
    assert rooms == [f"The bank of 50 has room for {room}." for room in (50, 20, 20, 20, 5)]
    table.act(2, game.Banco())
    assert asked(3, Bet(0)) == "Banco is called: no stake counts beside it."
    assert asked(2, Bet(0)) == "The bank of 50 has room for 20."
    assert asked(0, game.Open(0)) == "The bank is all that you can lose."


def test_the_longest_inquiry_fits_a_form() -> None:
    most = 10**9
    table = banked((most,) * 3, most, "Kc 9d Kh Ks")
    for action in (game.Open(0), Bet(0), game.Accept(0)):
        asked = inquiry(PublicView(table.table), RULES, 1, action)
        assert len(asked.title) <= MOST_TITLE
        assert len(f"You have {most:,} chips before you. {asked.hint}") <= MOST_ABOUT


def test_a_stake_that_is_cut_says_how_much_was_offered() -> None:
    table = banked((100, 90, 80, 70), 50, "2c 2d 2h 3s 7d Kd")
    table.bets(s1=35, s2=80, s3=20)
    assert told(table).endswith(
        "Chips: Ann 100 and the bank; Ben 55, 35 staked; Cid 65, 15 of 80 staked;"
        " Dee 70, 0 of 20 staked."
    )


def test_hands_are_face_down_until_they_are_turned_up() -> None:
    table = banked((100, 90, 80), 50, "2c 2d 2h 3s 7d Kd")
    table.bets(s1=10, s2=20)
    assert (
        "Cid, whose stake is the highest, plays for the punters: two cards face down. The bank"
        in told(table)
    )
    assert "Chips: Ann 100 and the bank; Ben 80, 10 staked; Cid 60, 20 staked." in told(table)
    assert "The punters to act." in told(table)
    table.draws()
    assert "The bank to act." in told(table)
    assert "two cards face down. Third card 7♦. The bank has two face down." in told(table)
    table.draws()
    assert "Cid for the punters: 2♣ 2♥ 7♦ = 1. Bank: 2♦ 3♠ K♦ = 5." in told(table)


def test_what_the_banker_and_the_others_are_asked() -> None:
    rules = CheminDeFer(excess="ask")
    table = banked((100, 90, 80), 20, "Kc 9d Kh Ks", rules)
    table.bets(s1=10, s2=20)
    assert "Stakes above the bank: 10. Ann may cover them." in told(table)
    table.does(game.Decline())
    table.begin()
    assert "Ann deals again or passes the deal." in told(table)
    table.does(game.Pass())
    assert "Ben is asked to take the deal at 40." in told(table)


def test_stakes_left_by_a_tie_are_told() -> None:
    table = banked((100, 90, 80), 50, "9c 9d Kh Ks")
    table.bets(s1=10, s2=0)
    table.begin()
    assert "Stakes left by the tie stay, and may be raised." in told(table)
    assert "Ben 80, 10 staked" in told(table)


@pytest.mark.parametrize(
    ("shoe", "tie", "words"),
    [
        ("2c 9d Kh Ks", "carry", "Ann 100 and the bank, +30; Ben 80, −10; Cid 60, −20."),
        ("9c 2d Kh Ks", "carry", "Chips, won and lost: Ann 120, −30; Ben 100, +10; Cid 100, +20."),
        ("9c 9d Kh Ks", "carry", "Ben 80, 10 staked"),
        ("9c 9d Kh Ks", "return", "Ben 90, took back 10"),
    ],
)
def test_what_has_become_of_a_stake_is_told(shoe: str, tie: str, words: str) -> None:
    table = banked((100, 90, 80), 50, shoe, CheminDeFer(tie=tie))  # pyright: ignore[reportArgumentType]
    table.bets(s1=10, s2=20)
    assert words in told(table)


def test_a_kitty_is_told() -> None:
    table = table_of(RULES, (100, 90), pools={"kitty": 12})
    table.begin()
    assert "Kitty 12." in told(table)


@pytest.mark.parametrize("stage", ["betting", "punter", "banker", "over"])
def test_the_longest_table_fits_an_alt_text(stage: str) -> None:
    """Eleven seats and one in the gallery, with the longest names and a million chips each."""
    million, long = 1_000_000, ("N" * 32,) * 12
    table = banked((million,) * 12, million, "2c 2d 2h 3s 7d Kd", RULES, 1, suivi=3, resume=4)
    table.bets(**{f"s{seat}": 90_000 for seat in range(2, 12)})
    if stage != "betting":
        table.bets(s1=90_000)
    if stage in ("banker", "over"):
        table.draws()
    if stage == "over":
        table.draws()
    assert len(state(PublicView(table.table), RULES, long)) <= MOST_ALT


def test_the_table_in_words_has_no_markdown() -> None:
    table = banked((100, 90, 80), 50, "9c 9d Kh Ks")
    table.bets(s1=10, s2=20)
    assert "*" not in told(table)


# --- hands and choices --------------------------------------------------------------------------


def test_a_hand_is_told_to_its_holder_alone() -> None:
    table = banked((100, 90, 80), 50, "2c 2d 2h 3s 7d Kd")
    table.bets(s1=10, s2=20)
    views = [hand(seat_view(table.position, seat), RULES) for seat in range(3)]
    assert views == [
        "You hold the bank's hand: 2♦ 3♠ = 5 points. The punters are asked first.",
        "You hold no cards: only the banker and the player of the punters' hand do.",
        "You play the punters' hand: 2♣ 2♥ = 4 points. With 4 you must draw.",
    ]
    table.draws()
    assert hand(seat_view(table.position, 0), RULES).endswith(
        "The punters drew the 7♦. You may draw or stand: it is yours to decide."
    )
    assert hand(seat_view(table.position, 2), RULES) == (
        "You play the punters' hand: 2♣ 2♥ 7♦ = 1 point."
    )
    table.draws()
    assert hand(seat_view(table.position, 0), RULES) == "Your cards are turned up: 2♦ 3♠ K♦ = 5."


def test_a_banker_is_told_that_the_punters_stood() -> None:
    table = banked((100, 90), 50, "4c 2d 2h 3s")
    table.bets(s1=10)
    assert hand(seat_view(table.position, 1), RULES).endswith("With 6 you must stand.")
    table.stands()
    assert hand(seat_view(table.position, 0), RULES).endswith(
        "The punters stood. You may draw or stand: it is yours to decide."
    )
    bound = CheminDeFer(banker_rule="tableau")
    assert hand(seat_view(table.position, 0), bound).endswith("With 5 you must draw.")


@pytest.mark.parametrize(
    ("false_draw", "shoe", "words"),
    [
        ("forbid", "2c 2d 3h 3s", "With 5 you may draw or stand: it is yours to decide."),
        ("free", "2c 2d 2h 3s", "With 4 most draw, but it is yours to decide."),
        (
            "fine",
            "2c 2d 4h 3s",
            "With 6 the rule is to stand; to draw is yours to decide, and costs 1 chip.",
        ),
        (
            "liable",
            "2c 2d 2h 3s",
            "With 4 the rule is to draw; if you stand and lose, you make good what the others"
            " lose.",
        ),
        (
            "liable",
            "2c 2d 4h 3s",
            "With 6 the rule is to stand; if you draw and lose, you make good what the others"
            " lose.",
        ),
    ],
)
def test_what_is_left_to_choose_is_told(
    false_draw: Literal["forbid", "free", "fine", "liable"], shoe: str, words: str
) -> None:
    rules = CheminDeFer(false_draw=false_draw)
    table = banked((100, 90), 50, shoe, rules)
    table.bets(s1=10)
    assert hand(seat_view(table.position, 1), rules).endswith(f" points. {words}")


@pytest.mark.parametrize(
    ("rules", "stakes", "words"),
    [
        (RULES, {"s1": 10, "s2": 0}, "Ben plays for the punters: two cards face down."),
        (
            RULES,
            {"s1": 20, "s2": 20},
            "Of the highest stakes, which are equal, the next after the banker plays, Ben: two"
            " cards face down.",
        ),
        (
            CheminDeFer(represent="right-neighbour"),
            {"s1": 10, "s2": 20},
            "Ben, the next after the banker of those with a stake, plays for the punters: two"
            " cards face down.",
        ),
    ],
)
def test_why_somebody_plays_the_punters_hand_is_told(
    rules: CheminDeFer, stakes: dict[str, int], words: str
) -> None:
    table = banked((100, 90, 80), 50, "2c 2d 2h 3s 7d Kd", rules)
    table.bets(**stakes)
    assert words in state(PublicView(table.table), rules, NAMES)


def test_before_the_deal_there_is_no_hand() -> None:
    table = banked((100, 90), 50, "4c 2d 2h 3s")
    assert hand(seat_view(table.position, 1), RULES) == "The cards are not dealt yet."


def buttons(table: Played) -> dict[str, str]:
    """What each public button means, by its label."""
    found = choices.open_choices(cast("AnyRules", RULES), table.table, RULES.turn(table.table))
    kit = cast("AnyKit", KIT)
    rows = choices.rows(kit, table.table, Ident("abcdefgh", 1, ""), found)
    pressed = [each for row in rows if isinstance(row, tuple) for each in row]
    return {each.label: each.id.rpartition(":")[2] for each in pressed}


def test_the_window_offers_round_amounts_a_form_and_banco() -> None:
    table = banked((100, 90, 80), 50, "4c 2d 2h 3s")
    assert buttons(table) == {
        "No stake": "o1.0",
        "Stake 5": "o1.0@5",
        "Stake 10": "o1.0@10",
        "Stake 20": "o1.0@20",
        "Another stake…": "o1.0@",
        "Banco!": "o1.1",
    }


def test_beside_a_banco_no_stake_is_near_at_hand() -> None:
    table = banked((100, 90, 80), 50, "4c 2d 2h 3s")
    table.act(1, Banco())
    assert [*buttons(table)] == ["No stake", "Another stake…", "Banco!"]


def test_no_stake_leaves_what_a_tie_has_left() -> None:
    table = banked((100, 90, 80), 50, "9c 9d Kh Ks")
    table.bets(s1=10, s2=0)
    table.begin()
    assert buttons(table)["No stake"] == "o1.0"
    own = RULES.open_offers(table.table, 1)
    assert choices.chosen(own[0], None) == Bet(10)
    assert choices.chosen(RULES.open_offers(table.table, 2)[0], None) == Bet(0)


def test_draw_and_stand_are_nowhere_in_public() -> None:
    table = banked((100, 90), 50, "4c 2d 2h 3s")
    table.bets(s1=10)
    assert buttons(table) == {}
