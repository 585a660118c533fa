"""What the house says at every table: names, amounts, ids."""

from __future__ import annotations

import pytest

from bot.chat.choices import chosen
from bot.chat.ids import Ident, Reference, read_ident, read_reference
from bot.chat.sheet import Line, menus
from bot.chat.wording import apart, by_suit, escaped, listed, long, paid, plain
from bot.rules.cards import card, cards, short
from bot.rules.chips import Payment
from bot.rules.offers import Refused, Say, Stake
from tests.chat.toy import Bid, Stop

NAMES = ("Ann", "Ben", "Cid", "Dee")


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("  Ann \n Lee ", "Ann Lee"),
        ("\u202egnirts\u202c", "gnirts"),
        ("\u200b\u0000", "Somebody"),
        ("\u3164", "Somebody"),
        ("\u2800 \u115f", "Somebody"),
        ("\u0301\u0302", "Somebody"),
        ("\u3164x", "\u3164x"),
        ("x" * 40, "x" * 31 + "…"),
        ("山田太郎", "山田太郎"),
    ],
)
def test_names_are_cleaned(name: str, seen: str) -> None:
    assert plain(name) == seen


def test_names_do_not_format_or_mention() -> None:
    text = escaped("*a* _b_ <@123> @everyone [x](http://y)")
    assert "<@" not in text
    assert "@everyone" not in text
    assert r"\*a\*" in text


@pytest.mark.parametrize("name", ["שלום", "محمد", "Ada שלום", "מ*ש*ה"])
def test_a_name_from_the_right_does_not_turn_the_line_about_it(name: str) -> None:
    for told in (escaped(name), apart(plain(name))):
        assert (told[0], told[-1]) == ("\u2068", "\u2069")
    assert len(escaped(name * 20)) <= 32
    assert escaped(name * 20)[-2:] == "…\u2069"


@pytest.mark.parametrize("name", ["Ada", "Дмитрий", "山田", "½ £ 3"])
def test_any_other_name_goes_into_a_line_as_it_is(name: str) -> None:
    assert escaped(name) == apart(plain(name)) == name


def test_cards_by_their_names() -> None:
    ten = card("Td")
    assert (short(ten), long(ten)) == ("10♦", "Ten of diamonds")
    hand = cards("2h As Td 3h")
    assert by_suit(hand) == "♠ A · ♥ 3 2 · ♦ 10"


def test_lists_and_payments() -> None:
    assert listed(["a"]) == "a"
    assert listed(["a", "b", "c"]) == "a, b and c"
    some = [Payment(0, 1, 1, "stake"), Payment(2, 1, 1_200, "stake")]
    assert paid(some, NAMES) == ["Ann paid 1 chip to Ben.", "Cid paid 1,200 chips to Ben."]
    assert paid([], NAMES) == []


def test_many_payments_are_summed_up() -> None:
    antes = [Payment(place, "pot", 10, "ante") for place in range(4)]
    won = [Payment(3, 0, 4, "stake"), Payment("pot", 3, 1_040, "pot")]
    assert paid([*antes, *won], NAMES) == ["Won and lost: Ann −6, Ben −10, Cid −10 and Dee +1,026."]


def test_what_goes_by_a_pool_is_summed_up() -> None:
    even = [Payment(0, "pot", 5, "ante"), Payment("pot", 0, 5, "pot")]
    assert paid(even, NAMES) == ["Nobody has won or lost anything."]


def test_an_id_reads_back() -> None:
    ident = Ident("abcd2345", 17, "h.3@20")
    assert read_ident(str(ident)) == ident
    assert len(str(Ident("x" * 16, 10**9 - 1, "o15.99@" + "9" * 15))) <= 100
    for reference in (
        Reference(None, 3), Reference(1, 0), Reference(None, 2, 20), Reference(2, 1, form=True)
    ):  # fmt: skip
        assert read_reference(str(reference)) == reference


@pytest.mark.parametrize("text", ["", "pp:", "pp:A:1:sit", "pp:a:-1:sit", "pp:a:1:", "x:a:1:sit"])
def test_no_id(text: str) -> None:
    assert read_ident(text) is None


def test_an_amount_is_bounded() -> None:
    offer = Stake(Bid(), 2, 5)
    assert chosen(offer, 5) == Bid(5)
    assert chosen(offer, None) == Bid(2)
    for amount in (1, 6):
        with pytest.raises(Refused, match="from 2 to 5"):
            chosen(offer, amount)
    with pytest.raises(Refused, match=r"^It can be only 4\.$"):
        chosen(Stake(Bid(), 4, 4), 5)
    assert chosen(Say(Stop()), None) == Stop()


def test_an_amount_goes_by_steps() -> None:
    offer = Stake(Bid(), 10, 40, step=10)
    assert chosen(offer, 30) == Bid(30)
    for amount in (0, 15, 50):
        with pytest.raises(Refused, match="from 10 to 40 in steps of 10"):
            chosen(offer, amount)


def test_more_lines_than_a_menu_holds_make_two() -> None:
    made = menus("Play", "pp:a:1:menu", [Line(str(n), f"h.{n}") for n in range(30)])
    assert [(each.id, len(each.lines)) for each in made] == [
        ("pp:a:1:menu0", 25),
        ("pp:a:1:menu1", 5),
    ]
