"""Before the cards and as they are dealt: who deals, who pays, who gets which cards."""

from __future__ import annotations

import pytest
from msgspec import Struct

from bot.rules.antes import Anted, anted, opening, payers
from bot.rules.cards import PACK, Suit, ace_low, cards, longest_suit, low_to_high, lowest_of_longest
from bot.rules.chance import Draw, Drawn, Shuffle, Shuffled
from bot.rules.chips import Chips, handy, pay, signed
from bot.rules.cutting import lot_or_cut, seated
from bot.rules.game import Company, Position, Seating, Step
from bot.rules.lots import (
    FirstDealer,
    FirstDealerRule,
    able_dealer,
    lot,
    named_dealer,
    seated_by_lot,
)
from bot.rules.piles import Hand, Stock, dealt
from bot.rules.steps import then
from bot.rules.tricks import best_place, following_suit
from bot.rules.turns import Seat
from bot.rules.values import added, replaced


class Toy(Struct, frozen=True):
    """The public part of no game."""

    chips: Chips
    score: tuple[int, ...] = ()


def carried(dealer: Seat) -> dict[str, Seat]:
    """What a first dealer begins with, in no game at all."""
    return {"dealer": dealer}


def test_the_first_lot_deals_and_nobody_moves() -> None:
    found = seated_by_lot((1, 4, 6), Drawn((4, 1, 6)), carried)
    assert found == Seating((1, 4, 6), {"dealer": 4}, (FirstDealer(4),))


def test_lots_are_drawn_only_where_the_house_leaves_it_to_them() -> None:
    assert lot("random", (0, 2)) == Draw((0, 2))
    assert lot(2, (0, 2)) is None
    assert lot_or_cut("random", "seats", (0, 2)) == Draw((0, 2))
    assert lot_or_cut("random", "cut", (0, 1, 2, 3)) == Shuffle(PACK)
    assert lot_or_cut("cut", "seats", (0, 2)) == Shuffle(PACK)


@pytest.mark.parametrize(
    ("carried", "rule", "named"), [(3, 1, 3), (None, 1, 1), (None, "random", 5), (None, "cut", 5)]
)
def test_who_is_named_to_deal(carried: Seat | None, rule: FirstDealerRule, named: Seat) -> None:
    assert named_dealer(carried, rule, (0, 3, 5)) == named


@pytest.mark.parametrize(("named", "dealer"), [(0, 0), (1, 4), (4, 4), (5, 0)])
def test_the_next_on_the_left_deals_for_one_who_cannot(named: Seat, dealer: Seat) -> None:
    assert able_dealer(named, (0, 4)) == dealer


def test_a_cut_at_a_table_with_free_seats_names_the_seat() -> None:
    pack = cards("9c 2d Kh")
    rest = tuple(each for each in PACK if each not in pack)
    found = seated((1, 4, 6), Shuffled(pack + rest), carried, "cut", "seats")
    assert found.order == (1, 4, 6)
    assert found.carry == {"dealer": 4}
    assert found.events[-1] == FirstDealer(4)


def test_who_holds_the_ante_pays_it() -> None:
    company = Company((5, 4, None, 6, 9), 4)
    assert payers(company, 5) == (0, 3)
    assert opening(1, (0, 3)) == (0, 3)
    assert opening(0, (0, 3)) == (3, 0)
    assert pay(0, "pot", 0, "bet") == ()


def test_all_players_pay_into_one_pool_after_the_other() -> None:
    before = Toy(Company((5, 4, None, 9), 4).chips({"first": 0, "second": 7}))
    step = anted(
        Step(Position(before, (Hand(),) * 4, Stock())), (0, 1, 3), (3, 0), ["first", "second"], 2
    )
    assert step.events == (Anted((3, 0), 4, (1,)),)
    assert step.position.table.chips == Chips((1, 4, 0, 5), {"first": 4, "second": 11})
    assert [each.source for each in step.payments] == [3, 0, 3, 0]


def test_cards_go_round_one_by_one() -> None:
    pack = cards("2c 3c 4c 5c 6c 7c 8c")
    hands, rest = dealt(pack, (2, 0), each=3, places=4)
    assert hands == (cards("3c 5c 7c"), (), cards("2c 4c 6c"), ())
    assert rest == cards("8c")


def test_cards_that_lie_elsewhere_keep_what_has_happened() -> None:
    before = Step(Position(Toy(Chips((1,))), (Hand(),), Stock(cards("2c 3c"))), (FirstDealer(0),))
    dealt_to = then(before, hands=(Hand(cards("2c")),))
    assert dealt_to.position.veiled == Stock(cards("2c 3c"))
    left = then(dealt_to, veiled=Stock(cards("3c")))
    assert left.position.hands == (Hand(cards("2c")),)
    assert left.events == (FirstDealer(0),)
    assert repr(left.position.veiled) == "Stock(1 cards)"


def test_amounts_that_come_to_mind_are_round() -> None:
    assert handy(137, (20, 4, 1)) == (5, 20, 100)
    assert handy(37, (20, 4, 1), step=4) == (4, 20)
    assert [signed(each) for each in (1_200, 0, -3)] == ["+1,200", "±0", "−3"]


def test_of_suits_as_long_clubs_come_first() -> None:
    assert longest_suit(cards("As Ks 3c 2c 9h")) == cards("3c 2c")
    assert longest_suit(cards("As Ks 3c")) == cards("As Ks")
    assert lowest_of_longest(cards("As Ks 3c"), ace_low) is cards("As")[0]
    assert sorted(cards("2s Ac 2c 3d"), key=low_to_high) == list(cards("2c 2s 3d Ac"))


def test_a_trick_may_have_any_number_of_cards() -> None:
    hearts = cards("2h")[0].suit
    assert best_place(cards("9s As 2h"), hearts) == 2
    assert best_place(cards("9s Ac Ts"), hearts) == 2
    assert best_place(cards("9s"), hearts) == 0
    assert following_suit(cards("3s Ah"), Suit.SPADES) == cards("3s")
    assert following_suit(cards("3c Ah"), Suit.SPADES) == cards("3c Ah")
    assert following_suit(cards("3c Ah"), None) == cards("3c Ah")


def test_one_of_several_values_is_another() -> None:
    assert replaced((1, 2, 3), 1, 7) == (1, 7, 3)
    assert added((1, 2, 3), 2, 4) == (1, 2, 7)
