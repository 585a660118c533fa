"""What lies where on the hazard table, compared as values."""

from __future__ import annotations

import pytest

from bot.games.hazard import Call, Deal, Hazard
from bot.rules.game import PublicView
from cards_art import hazard
from cards_art.dice import DiceBox, Die
from cards_art.scene import Disc, Panel, Pointer, TableScene, Tone
from cogs.hazard.captions import CAPTIONS
from tests.art.extent import beyond, heaped
from tests.art.parts import texts
from tests.art.samples.guests import FREE
from tests.art.samples.hazard import GUESTS, called, scene, thrown

RULES = Hazard()
RICH = 1_000_000
NO_DECISION = ["32", *["66", "12"] * 9]


def dice(shown: TableScene) -> list[int]:
    return [item.face for item in shown.items if isinstance(item, Die)]


def counters(shown: TableScene, tone: Tone) -> int:
    return sum(isinstance(item, Disc) and item.tone is tone for item in shown.items)


def lit(shown: TableScene) -> int:
    """Plates with a bright rim; a pointer belongs to each."""
    plates = sum(isinstance(item, Panel) and item.lit for item in shown.items)
    assert plates == sum(isinstance(item, Pointer) for item in shown.items)
    return plates


def few(covers: dict[int, int] | None = None, main: int = 7) -> Deal:
    """Three at the table, a stake of 10 on this main."""
    return called(RULES, (100, 1_200, 85), 3, Call(10, main), covers or {})


def stages(seats: int, covers: int, gallery: int) -> list[Deal]:
    """A table of so many seats with these covers and onlookers, from the call to the end."""
    stacks, call = (RICH,) * (seats + gallery), Call(RICH // 2, 9)
    some = dict.fromkeys(range(1, seats + gallery), covers)
    full = called(RULES, stacks, seats, call, some)
    return [
        called(RULES, stacks, seats, None, {}),
        called(RULES, stacks, seats, call, {}),
        called(RULES, stacks, seats, call, dict(list(some.items())[:-1])),
        full,
        thrown(RULES, full, NO_DECISION),
        thrown(RULES, full, [*NO_DECISION, "32"]),
        thrown(RULES, full, ["11"]),
    ]


@pytest.mark.parametrize("seats", range(2, 13))
@pytest.mark.parametrize(("covers", "gallery"), [(7, 0), (30_000, 4)])
def test_nothing_lies_on_anything_else(seats: int, covers: int, gallery: int) -> None:
    for stage in stages(seats, covers, gallery):
        shown = scene(RULES, stage)
        assert heaped(shown) == []
        assert beyond(shown) == []


def test_before_the_throw_the_dice_are_in_the_box() -> None:
    shown = scene(RULES, few())
    assert dice(shown) == []
    assert sum(isinstance(item, DiceBox) for item in shown.items) == 2
    assert "–" in texts(shown)


def test_the_dice_lie_as_they_fell_between_main_and_chance() -> None:
    shown = scene(RULES, thrown(RULES, few({1: 4, 2: 6}), ("32", "66")))
    assert dice(shown) == [6, 6]
    assert {"Main", "7", "Chance", "5", "no decision", "Thrown before"} <= set(texts(shown))


def test_what_the_next_throws_win_and_lose() -> None:
    shown = texts(scene(RULES, thrown(RULES, few({1: 4, 2: 6}), ("32",))))
    assert {"Stake 10", "all covered", "5 wins 15", "7 loses 10"} <= set(shown)


def test_a_chance_that_pays_nothing_says_so() -> None:
    one = called(RULES, (100, 100), 2, Call(1, 5), {1: 1})
    assert "6 wins nothing" in texts(scene(RULES, thrown(RULES, one, ("42",))))


def test_the_scale_of_odds_is_there_before_the_first_throw() -> None:
    shown = texts(scene(RULES, few()))
    assert {"4 10", "at 2:1", "5 9", "at 3:2", "6 8", "at 6:5"} <= set(shown)
    assert "nick 7 11 · out 2 3 12" in shown
    evens = Hazard(odds="evens")
    level = texts(scene(evens, called(evens, (100, 100), 2, Call(10, 7), {})))
    assert [each for each in level if each.startswith("at ")] == ["at 1:1"]


def test_covers_lie_before_the_setters() -> None:
    open_ = scene(RULES, few({1: 4}))
    assert "4" in texts(open_)
    assert counters(open_, Tone.IVORY) == 1
    assert lit(open_) == 1
    nothing = scene(RULES, few({2: 0}))
    assert "nothing" in texts(nothing)
    closed = scene(RULES, thrown(RULES, few({1: 4}), ()))
    assert (counters(closed, Tone.IVORY), counters(closed, Tone.RED)) == (0, 2)
    assert "4 covered" in texts(closed)


def test_the_box_and_the_losses_are_the_casters() -> None:
    shown = scene(RULES, called(RULES, (100, 100), 2, None, {}))
    assert (counters(shown, Tone.RED), counters(shown, Tone.DARK)) == (1, 2)
    assert {"Stake and main?", "losses running: 1 of 3"} <= set(texts(shown))
    assert lit(shown) == 1


def test_onlookers_who_cover_are_named_and_too_many_are_counted() -> None:
    stacks = (100,) * 8
    some = called(RULES, stacks, 3, Call(50, 9), {3: 5, 4: 6, 5: 0})
    assert {"Gallery", f"5 {GUESTS[:4][3].name}"} <= set(texts(scene(RULES, some)))
    many = called(RULES, stacks, 3, Call(50, 9), dict.fromkeys(range(3, 8), 4))
    assert "12 of 3 more" in texts(scene(RULES, many))


def test_the_house_shows_its_chips_and_what_it_covers() -> None:
    house = Hazard(setter="house", odds="evens")
    shown = texts(scene(house, called(house, (200,), 1, Call(15, 8), {})))
    assert {"The house 4,000", "covers 15"} <= set(shown)


def test_the_end_of_a_round() -> None:
    position = few({1: 10})
    won = texts(scene(RULES, thrown(RULES, position, ("32", "41"))))
    assert {"The caster wins 15", "the chance is made"} <= set(won)
    lost = texts(scene(RULES, thrown(RULES, position, ("32", "61"))))
    assert {"The caster loses 10", "the main comes first"} <= set(lost)
    void = scene(RULES, few({1: 0, 2: 0}))
    assert "Nobody covers the stake" in texts(void)
    assert lit(void) == 0


def test_a_guest_who_has_gone_is_not_shown() -> None:
    view = scene(RULES, few())
    guests = (*GUESTS[:2], FREE)
    gone = hazard.table(PublicView(few().table), RULES, guests, 1, CAPTIONS)
    assert "85" in texts(view)
    assert "85" not in texts(gone)


def test_a_lobby_has_dice_and_no_cards() -> None:
    shown = hazard.lobby((*GUESTS[:2], FREE))
    assert dice(shown) == [5, 6]
    assert "free seat" in texts(shown)
    assert heaped(shown) == []


@pytest.mark.parametrize("seats", range(1, 13))
def test_the_house_and_the_bet_besides_have_room_at_any_table(seats: int) -> None:
    house = Hazard(setter="house", odds="evens-plus-odds")
    position = called(house, (RICH,) * seats, seats, Call(RICH, 7), {})
    shown = scene(house, thrown(house, position, ("64", "11"), 1_000))
    assert "1,000 on the chance" in texts(shown)
    assert heaped(shown) == []
    assert beyond(shown) == []
