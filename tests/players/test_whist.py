"""The computer player of whist: its precepts one by one, and what they are worth in tricks."""

from __future__ import annotations

from random import Random

import pytest

from bot.games.whist import (
    Baize,
    ClaimHonours,
    Hand,
    Pass,
    Phase,
    Play,
    Whist,
    honours,
)
from bot.players.whist import choose
from bot.rules.cards import PACK, Card, Suit, card, cards
from bot.rules.chance import Shuffled
from bot.rules.chips import Chips
from bot.rules.game import PublicView, SeatView
from bot.rules.turns import Over
from tests.games.table_of import TableOf
from tests.games.whist_table import EVEN, WhistTable, play_deal, table_of, trick_of
from tests.players.rounds import Policy, absent, at_random, computer

DEALS = 200


def chosen(hand: str, trick: str, trumps: str, led: str = "", last: str = "") -> Card:
    """What seat 0 plays: to this trick, its partner having first led `led`."""
    baize = Baize(
        Chips((0, 0, 0, 0)),
        dealer=0,
        score=(0, 0),
        games=(),
        on_turn=0,
        phase=Phase.PLAY,
        trick=trick_of(-len(cards(trick)) % 4, trick),
        trumps=Suit(trumps),
        last=trick_of(0, last) if last else None,
    )
    held = Hand(cards(hand), Suit(led) if led else None)
    action = choose(Whist(), SeatView(PublicView(baize), 0, held))
    assert isinstance(action, Play)
    return action.card


@pytest.mark.parametrize(
    ("hand", "trumps", "card_led"),
    [
        pytest.param("Qs 9s 7s 6s 2s Kd 3d 2d 4c 3h", "h", "6s", id="fourth best of the longest"),
        pytest.param("As 9s 7s 6s 2s Kd 3d 2d 4c 3h", "h", "6s", id="no ace thrown away"),
        pytest.param("Ks Qs 7s 6s 2s Kd 3d 2d 4c 3h", "h", "Ks", id="top of a sequence"),
        pytest.param("As Ks 7s 6s 2s Kd 3d 2d 4c 3h", "h", "As", id="ace of ace and king"),
        pytest.param("Ks Js 7s 6s 2s Kd 3d 2d 4c 3h", "h", "6s", id="no sequence"),
        pytest.param("Ts 9s 8s 7s 6s Kd 3d 2d 4c 3h", "h", "7s", id="no sequence of honours"),
        pytest.param(
            "Qs 9s 7s Kd 3d 2d 4c 4h 3h 2h", "h", "7s", id="lowest of three, the stronger"
        ),
        pytest.param("Qs 9s 7s 6s Kd 9h 8h 6h 5h 4h", "h", "5h", id="five trumps are led"),
        pytest.param("Qs 9s 7s 6s Kd Qh Jh 6h 5h 4h", "h", "Qh", id="five trumps from the top"),
        pytest.param("Qs 9s 7s 6s 5s Kd 8h 6h 5h 4h", "h", "6s", id="four trumps are kept"),
        pytest.param("Qh 8h 6h", "s", "6h", id="one suit left"),
        pytest.param("Qh 8h", "h", "8h", id="only trumps left"),
    ],
)
def test_leading(hand: str, trumps: str, card_led: str) -> None:
    assert chosen(hand, "", trumps) is card(card_led)


@pytest.mark.parametrize(
    ("hand", "led", "returned"),
    [
        pytest.param("Qs 9s 7s 6s 2s Kd 3d 2d 4c 3h", "d", "2d", id="lowest of three"),
        pytest.param("Qs 9s 7s 6s 2s Kd 3d 8c 4c 3h", "d", "Kd", id="the better of two"),
        pytest.param("Qs 9s 7s 6s 2s Ad 3d 2d 4c 3h", "d", "Ad", id="the ace"),
        pytest.param("Qs 9s 7s 6s 2s Ad 3d 2d 4c 3h", "h", "3h", id="trumps too"),
        pytest.param("Qs 9s 7s 6s 2s 8d 3d 2d 4d 3h", "c", "6s", id="none to return"),
        pytest.param("Qs 9s 7s 2s Kd 9h 8h 6h 5h 4h", "d", "5h", id="after five trumps"),
    ],
)
def test_partners_suit_is_returned(hand: str, led: str, returned: str) -> None:
    assert chosen(hand, "", "h", led) is card(returned)


@pytest.mark.parametrize(
    ("hand", "last", "card_led"),
    [
        pytest.param("As 7s 6s Kd 3d 2d 4c", "", "As", id="ace"),
        pytest.param("Ks 7s 6s Kd 3d 2d 4c", "As 2s 3s 4s", "Ks", id="king when the ace has gone"),
        pytest.param("Ks 7s 6s Qd 3d 2d 4c", "", "6s", id="a king is not sure"),
        pytest.param("As 7s 6s Kd 3d 2d 4c Ah", "", "6s", id="not while the deal is young"),
        pytest.param("As 7s 6s Kd 3d 4c Ah", "", "Ah", id="trumps before others"),
    ],
)
def test_sure_cards_are_led_in_the_second_half(hand: str, last: str, card_led: str) -> None:
    assert chosen(hand, "", "h", last=last) is card(card_led)


@pytest.mark.parametrize(
    ("hand", "trick", "trumps", "follows"),
    [
        pytest.param("Ks 8s 3s", "7s", "h", "3s", id="second hand low"),
        pytest.param("As 8s 3s", "Qs", "h", "3s", id="second hand low with the ace"),
        pytest.param("As 8s 3s", "Ks", "h", "As", id="the ace upon the king"),
        pytest.param("Qs 8s 3s", "Ks", "h", "3s", id="nothing to beat the king with"),
        pytest.param("Ks 8s 3s", "5s 9s", "h", "Ks", id="third hand high"),
        pytest.param("As Js 3s", "5s 9s", "h", "Js", id="third hand no higher than it must"),
        pytest.param("7s 8s 3s", "5s 9s", "h", "3s", id="third hand cannot beat"),
        pytest.param("Ks 8s 3s", "As 9s", "h", "3s", id="partner's ace is sure"),
        pytest.param("As 8s 3s", "Ks 9s", "h", "3s", id="partner's king is sure below my ace"),
        pytest.param("Ks 8s 3s", "Qs 9s", "h", "3s", id="partner's queen is equal to my king"),
        pytest.param("Ks 8s 3s", "Js 9s", "h", "Ks", id="partner's knave is not"),
        pytest.param("Ks 8s 3s", "Js 2h", "h", "3s", id="third hand after a ruff"),
        pytest.param("Ah 8h 3h", "Jh Qh", "h", "Ah", id="third hand in trumps"),
        pytest.param("As Qs 3s", "Js 4s 5s", "h", "Qs", id="fourth hand wins cheaply"),
        pytest.param("As Qs 3s", "5s 4s Js", "h", "Qs", id="fourth hand over third"),
        pytest.param("As Qs 3s", "5s Js 4s", "h", "3s", id="fourth hand, partner's trick"),
        pytest.param("As Qs 3s", "Ts Js Ks", "h", "As", id="fourth hand, partner beaten"),
        pytest.param("As Qs 3s", "Ks 4s Js", "h", "As", id="fourth hand needs the ace"),
        pytest.param("As Qs 3s", "9s 2h Ts", "h", "3s", id="fourth hand, partner has ruffed"),
        pytest.param("7s 5s 3s", "9s 2s Ts", "h", "3s", id="fourth hand cannot beat"),
    ],
)
def test_following(hand: str, trick: str, trumps: str, follows: str) -> None:
    assert chosen(hand, trick, trumps) is card(follows)


@pytest.mark.parametrize(
    ("hand", "trick", "plays"),
    [
        pytest.param("9h 4h 2h Kd 3d", "7s", "2h", id="ruff with the lowest"),
        pytest.param("9h 4h 2h Kd 3d", "5s 3h", "4h", id="lowest that wins"),
        pytest.param("9h 4h 2h Kd 3d 2c", "5s Th", "2c", id="no under-ruff"),
        pytest.param("9h 4h", "5s Th", "4h", id="nothing but trumps"),
        pytest.param("9h 4h 2h Kd 3d 2c", "As 4s", "2c", id="partner's winner is not trumped"),
        pytest.param("9h 4h 2h Kd 3d 2c", "4s As 5s", "2c", id="nor in the fourth hand"),
        pytest.param("9h 4h 2h Kd 3d 2c", "As 4s 5s", "2h", id="an opponent's is"),
        pytest.param("Ac 3d 5c Jd 7d", "Ks 4s", "3d", id="the weaker suit goes first"),
        pytest.param("Ac 9d 8d 7d", "Ks 4s", "7d", id="an ace is kept"),
        pytest.param("Ac Kd 2d 9s", "Kh 4h", "9s", id="ace and guarded king are kept"),
        pytest.param("Kd 2d Qc 7c 6c 3c", "Kh 4h", "3c", id="guard of the king, queen has spare"),
        pytest.param("Qd 3d 2d Kc 7c 6c", "Kh 4h", "6c", id="guard of the queen"),
        pytest.param("Ac Kd 2d", "Kh 4h", "2d", id="the ace is dearer than a guard"),
    ],
)
def test_void_in_the_suit_led(hand: str, trick: str, plays: str) -> None:
    assert chosen(hand, trick, "h") is card(plays)


@pytest.mark.parametrize(("honour_seats", "claims"), [((0, 2, 0, 1), True), (EVEN, False)])
def test_honours_are_claimed_whenever_they_may_be(
    honour_seats: tuple[int, int, int, int], claims: bool
) -> None:
    table = table_of(Whist(honours_claim="manual"), dealer=0)
    play_deal(table, 7, honour_seats)
    assert (honours(table.table)[0] == 0) is claims
    assert computer(table, 0) == (ClaimHonours() if claims else Pass())
    assert computer(table, 1) == Pass()


def test_partner_is_remembered_from_his_first_lead() -> None:
    table = table_of(Whist(), dealer=3)
    table.deal(PACK)
    first = table.position.hands[0].cards[0]
    table.act(0, Play(first))
    remembered = [hand.partner_led for hand in table.position.hands]
    assert remembered == [None, None, first.suit, None]
    while not isinstance(table.rules.turn(table.table), Over):
        seat = table.table.on_turn
        table.act(seat, table.absent(seat))
        assert table.position.hands[2].partner_led is first.suit


def tricks_of(one: Policy[WhistTable], other: Policy[WhistTable]) -> float:
    """Tricks a deal of a pair with one policy against another, every pack played both ways."""
    random = Random(1863)
    packs = [tuple(random.sample(PACK, 52)) for _ in range(DEALS)]
    won = [_ns(pack, one, other) for pack in packs]
    won += [13 - _ns(pack, other, one) for pack in packs]
    return sum(won) / len(won)


def _ns(pack: tuple[Card, ...], ns: Policy[WhistTable], ew: Policy[WhistTable]) -> int:
    table: WhistTable = TableOf(Whist(), (0, 0, 0, 0), {})
    table.begin()
    table.chance(Shuffled(pack))
    while not isinstance(table.rules.turn(table.table), Over):
        seat = table.table.on_turn
        table.act(seat, (ns, ew)[seat % 2](table, seat))
    return table.table.tricks[0]


@pytest.mark.parametrize(
    ("other", "least"),
    [pytest.param(absent, 8.2, id="absent"), pytest.param(at_random(7), 7.6, id="random")],
)
def test_tournament(other: Policy[WhistTable], least: float) -> None:
    tricks = tricks_of(computer, other)
    assert tricks >= least, f"the computer takes {tricks:.2f} tricks of 13"


def test_a_view_settles_the_choice() -> None:
    table = table_of(Whist(), dealer=3)
    table.deal(tuple(Random(5).sample(PACK, 52)))
    while not isinstance(table.rules.turn(table.table), Over):
        seat = table.table.on_turn
        assert computer(table, seat) == computer(table, seat)
        assert computer(table, seat) in table.offered(seat)
        table.act(seat, computer(table, seat))
