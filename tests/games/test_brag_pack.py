"""Brag from deal to deal: the pack that is not shuffled, who deals, and when it is over."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.brag import Brag, Carry, Dealt, ShuffleEarned
from bot.rules.cards import PACK, Card, cards, spelled
from bot.rules.chance import Shuffle
from bot.rules.game import Company
from bot.rules.offers import Refused
from bot.rules.sitting import begin
from bot.rules.turns import Nature, OnTurn
from tests.games.brag_table import BragTable, dealt, go, table_of

TWO, THREE, FOUR = (20, 20), (20, 20, 20), (20, 20, 20, 20)
PRIAL, PAIR, LOW = "9d 5h 5s", "Kc Kh 3s", "2c 4h 8s"


def carried(table: BragTable) -> tuple[Card, ...]:
    """The pack that goes on to the next deal."""
    pack = table.sitting.carry.pack
    assert pack is not None
    return pack


def is_shuffled(table: BragTable) -> bool:
    """Whether the next deal is, when it begins."""
    table.begin()
    return table.rules.turn(table.table) == Nature(Shuffle(PACK))


def test_b28_b47_b48_example_10_unshuffled_pack() -> None:
    table = table_of(Brag(), TWO, dealer=1)
    top = cards("2c 3c 4c 5c 6c 7c")
    table.deal((*top, *PACK[6:]))
    assert table.position.hands[0].cards == cards("2c 4c 6c")
    assert table.position.hands[1].cards == cards("3c 5c 7c")
    go(table, "0 fold")
    assert carried(table) == (*PACK[6:], *cards("2c 4c 6c 3c 5c 7c"))
    table.begin()
    assert table.table.dealer == 0
    assert table.position.hands[1].cards == (PACK[6], PACK[8], PACK[10])
    assert table.rules.turn(table.table) == OnTurn(1)
    assert table.happened(Dealt) == [Dealt(1, True), Dealt(0, False)]


def test_b47_folded_cards_go_under_the_pack_at_once_and_in_their_order() -> None:
    table = table_of(Brag(), FOUR, dealer=3)
    table.deal(PACK)
    hands = [hand.cards for hand in table.position.hands]
    go(table, "0 bet 1, 1 fold")
    assert table.position.veiled.cards == (*PACK[12:], *hands[1])
    assert table.table.under == 3
    go(table, "2 bet 1, 3 fold, 0 fold")
    assert carried(table) == (*PACK[12:], *hands[1], *hands[3], *hands[0], *hands[2])


def test_b48_the_hands_left_go_under_from_the_dealers_left() -> None:
    table = table_of(Brag(), (20, 20, 2, 20), dealer=1)
    table.deal(PACK)
    hands = [hand.cards for hand in table.position.hands]
    go(table, "2 bet 1, 3 fold, 0 bet 2, 1 bet 2, 2 cover, 0 see")
    assert carried(table) == (*PACK[12:], *hands[3], *hands[2], *hands[0], *hands[1])


@pytest.mark.parametrize(
    ("hands", "moves", "shuffled"),
    [
        pytest.param({0: LOW, 1: PRIAL}, "0 bet 1, 1 see", True, id="example 12: the seer's prial"),
        pytest.param({0: PRIAL, 1: LOW}, "0 bet 1, 1 see", True, id="the prial that was seen"),
        pytest.param({0: "5c 5h 5s", 1: LOW}, "0 bet 1, 1 see", True, id="a natural prial"),
        pytest.param({0: PAIR, 1: LOW}, "0 bet 1, 1 see", False, id="a pair"),
        pytest.param({0: "3d 4d 5d", 1: LOW}, "0 bet 1, 1 see", False, id="a running flush"),
        pytest.param({0: PRIAL, 1: LOW}, "0 bet 1, 1 fold", False, id="example 12: all fold"),
    ],
)
def test_b27_shuffled_after_a_see_that_a_prial_won(
    hands: dict[int, str], moves: str, shuffled: bool
) -> None:
    table = dealt(hands, TWO, dealer=1)
    go(table, moves)
    assert bool(table.happened(ShuffleEarned)) is table.table.shuffle_earned is shuffled
    assert table.sitting.secret is not shuffled
    assert (table.sitting.carry.pack is None) is shuffled
    assert is_shuffled(table) is shuffled


def test_b27_a_prial_that_beats_only_a_cover_earns_no_shuffle() -> None:
    table = dealt({0: PRIAL, 1: LOW}, (20, 2), dealer=1)
    go(table, "0 bet 5, 1 cover")
    assert not table.table.shuffle_earned


def test_b27_a_prial_that_covers_and_beats_the_winner_of_a_see_earns_no_shuffle() -> None:
    table = dealt({0: PAIR, 1: PRIAL, 2: LOW}, (40, 2, 40), dealer=2)
    go(table, "0 bet 5, 1 cover, 2 see")
    assert not table.table.shuffle_earned


def test_b27_a_prial_that_wins_a_see_and_loses_to_a_cover_earns_one() -> None:
    table = dealt({0: PRIAL, 1: "6c 6h 6s", 2: LOW}, (40, 2, 40), dealer=2)
    go(table, "0 bet 5, 1 cover, 2 see")
    assert table.happened(ShuffleEarned) == [ShuffleEarned(0)]


def test_b27_shuffle_every_deal() -> None:
    table = dealt({}, TWO, Brag(shuffle_every_deal="on"), dealer=1)
    go(table, "0 fold")
    assert table.sitting.carry.pack is None
    assert not table.sitting.secret
    assert is_shuffled(table)


def test_a_pack_that_is_carried_is_dealt_from_the_top() -> None:
    table = table_of(Brag(), THREE, dealer=2, pack=spelled(PACK[::-1]))
    assert not is_shuffled(table)
    assert table.position.hands[0].cards == cards("As Js 8s")
    assert table.happened(Dealt) == [Dealt(2, False)]


def test_a_pack_that_is_carried_is_shuffled_where_every_deal_is() -> None:
    table = table_of(Brag(shuffle_every_deal="on"), THREE, pack=spelled(PACK))
    assert is_shuffled(table)


def test_who_joins_or_leaves_does_not_disturb_the_pack() -> None:
    table = dealt({}, FOUR, dealer=3)
    go(table, "0 fold, 1 fold, 2 fold")
    pack = carried(table)
    table.sitting = replace(table.sitting, company=Company((20, None, *(20,) * 4, None, None), 8))
    table.begin()
    assert table.table.players == (2, 3, 4, 5, 0)
    dealt_in_turn = [table.position.hands[seat].cards for seat in table.table.players]
    assert dealt_in_turn == [pack[place:15:5] for place in range(5)]


def test_a_void_deal_drops_the_pack() -> None:
    rules = Brag()
    carry = Carry(dealer=2, pack=PACK, played=4)
    assert rules.voided(carry) == Carry(dealer=2, pack=None, played=4)


def test_b25_the_deal_passes_left() -> None:
    table = dealt({}, FOUR, dealer=3)
    for dealer in (0, 1, 2, 3, 0):
        seat = table.table.on_turn
        go(table, ", ".join(f"{(seat + step) % 4} fold" for step in range(3)))
        assert table.sitting.next_dealer == table.sitting.carry.dealer == dealer
        table.begin()
        assert table.table.dealer == dealer


@pytest.mark.parametrize(
    ("stacks", "named", "deals", "then"),
    [
        pytest.param((20, 20, 0, 20), 2, 3, 0, id="the next that pays"),
        pytest.param((0, 20, 20, 0), 3, 1, 2, id="round the table"),
        pytest.param((20, 0, 20, 20), 0, 0, 1, id="the next is named though it cannot pay"),
        pytest.param((20, None, 20, 20), 0, 0, 2, id="an empty seat is not named"),
        pytest.param((20, 20, None, None), 3, 0, 1, id="a seat that is empty is named no more"),
    ],
)
def test_b25_seats_that_cannot_deal(
    stacks: tuple[int | None, ...], named: int, deals: int, then: int
) -> None:
    table = dealt({}, stacks, dealer=named)
    assert table.table.dealer == deals
    while table.sitting.playing:
        go(table, f"{table.table.on_turn} fold")
    assert table.sitting.next_dealer == then


@pytest.mark.parametrize(
    ("rules", "carry", "dealer"),
    [
        (Brag(), {}, 3),
        (Brag(first_dealer=1), {}, 1),
        (Brag(first_dealer=1), {"dealer": 2}, 2),
        (Brag(), {"dealer": 0}, 0),
        (Brag(first_dealer=7), {}, 0),
    ],
)
def test_who_deals_first(rules: Brag, carry: dict[str, object], dealer: int) -> None:
    table = table_of(rules, FOUR, **carry)
    table.begin()
    assert table.table.dealer == dealer


def test_with_nobody_named_the_last_of_the_taken_seats_deals() -> None:
    table = table_of(Brag(), (20, None, 20, None, 20, None, None, None))
    table.begin()
    assert table.table.dealer == 4
    assert table.table.players == (0, 2, 4)


def test_a_number_in_first_dealer_names_the_first_only() -> None:
    table = dealt({}, THREE, Brag(first_dealer=1))
    go(table, "2 fold, 0 fold")
    assert table.sitting.next_dealer == 2


def test_the_match_is_over_with_the_last_of_its_deals() -> None:
    table = dealt({}, TWO, Brag(deals=2), dealer=1)
    go(table, "0 fold")
    assert not table.sitting.over
    assert table.sitting.carry.played == 1
    table.begin()
    go(table, "1 fold")
    assert table.sitting.over
    assert table.sitting.next_dealer is None
    with pytest.raises(Refused, match="The match is over"):
        begin(table.sitting)


def test_deals_played_before_count() -> None:
    table = dealt({}, TWO, Brag(deals=5), dealer=1, played=4)
    go(table, "0 fold")
    assert table.sitting.over


def test_the_match_is_over_when_fewer_than_two_can_ante() -> None:
    table = dealt({0: PAIR, 1: LOW}, (20, 7), Brag(ante=5), dealer=1)
    go(table, "0 bet 2, 1 bet 2")
    assert not table.sitting.over
    go(table, "0 bet 2, 1 cover")
    assert table.stacks == (27, 0)
    assert table.sitting.over


def test_who_has_sat_a_deal_out_plays_again_with_chips() -> None:
    table = dealt({}, (20, 20, 4), Brag(ante=5), dealer=1)
    go(table, "0 fold")
    assert table.sitting.next_dealer == 2
    table.sitting = replace(table.sitting, company=Company((15, 25, 24), 3))
    table.begin()
    assert table.table.dealer == 2
    assert table.table.players == (0, 1, 2)


def test_a_stop_pays_nothing() -> None:
    table = dealt({}, TWO)
    go(table, "0 fold")
    assert table.rules.stop(table.sitting.company, table.sitting.carry) == ()


def test_empty_seats_make_no_difference() -> None:
    """A record names no more seats than are taken; a real table has eight."""
    few, many = (
        dealt({0: PAIR, 2: LOW}, stacks, dealer=2) for stacks in (THREE, (*THREE, *(None,) * 5))
    )
    for table in (few, many):
        go(table, "0 bet 1, 1 fold, 2 see")
        table.begin()
        go(table, "1 bet 2, 2 fold, 0 fold")
    assert few.events == many.events
    assert few.payments == many.payments
    assert few.sitting.carry == many.sitting.carry
