"""House rules of a server: settled game by game, shown, in force, and taken back to the book."""

from __future__ import annotations

from typing import Any, cast, get_args

import pytest

from bot.chat.house_rules import put
from bot.chat.kit import AnyKit
from bot.chat.settling.game_panel import choices
from bot.games import games
from bot.practice.people import Person
from bot.practice.state.messages import Message
from bot.rules.codec import Between, Field, fields
from tests.chat.evening import Evening
from tests.chat.settling import GAMES, filled, manager, opened, to_option

ALL = "All house rules of the game"
NUMBER = "Another number…"


def others(option: Field) -> list[int | str]:
    """Values of a house rule that are not the book's; none where there is but one."""
    values = choices(option)
    if not values:
        between = cast("Between", get_args(option.values)[1])
        values = (between.low + 1, between.low, between.high)
    return [each for each in values if each != option.default]


async def settle(who: Person, panel: Message, kit: AnyKit, option: Field, value: int | str) -> None:
    """Settles a house rule, of which the panel shows what there is."""
    await to_option(who, panel, kit.rules.name, option.name)
    if choices(option):
        await who.choose(panel, kit.book.options[option.name].about, str(value))
    else:
        await filled(who, panel, NUMBER, number=str(value))


@pytest.mark.parametrize("game", sorted(games()))
async def test_every_house_rule_is_settled_shown_in_force_and_taken_back(
    tonight: Evening, game: str
) -> None:
    harriet, kit = manager(tonight), tonight.bot.house.presenter.kits[game]
    panel = await opened(harriet, tonight.room)
    await filled(harriet, panel, "Purse…", purse="1000000")
    taken: dict[str, int | str] = {}
    for option in fields(kit.rules):
        for value in others(option):
            await settle(harriet, panel, kit, option, value)
            if tonight.store.settled.rules(tonight.club.id, game).get(option.name) == value:
                taken[option.name] = value
                words = put(kit, option.name, value)
                assert f"**In this server:** {words}" in panel.text
                await harriet.click(panel, ALL)
                assert f"- {words}" in panel.text
                break
            assert "do not go together" in panel.text
            await harriet.click(panel, ALL)
    assert tonight.store.settled.rules(tonight.club.id, game) == taken
    assert set(taken) == {each.name for each in fields(kit.rules) if others(each)}
    book = tonight.word(await harriet.slash(tonight.room, "rules", game=game))
    answer = await harriet.slash(tonight.room, game)
    assert "table is laid" in tonight.word(answer), tonight.word(answer)
    assert tonight.table.charter.options == taken
    await tonight.until(lambda: bool(tonight.public) and tonight.offers("Begin"))
    for words in (put(kit, name, value) for name, value in taken.items()):
        assert words in book.partition("**House rules of this server**")[2]
        assert words in tonight.shown.text.partition("House rules of this server: ")[2]
    await _taken_back(tonight, harriet, panel, kit, taken)


async def _taken_back(
    tonight: Evening, harriet: Person, panel: Message, kit: AnyKit, taken: dict[str, int | str]
) -> None:
    """One house rule by itself, which ends nothing else, and then all of the game."""
    first = next(iter(taken))
    await to_option(harriet, panel, kit.rules.name, first)
    await harriet.click(panel, "By the book")
    left = {name: value for name, value in taken.items() if name != first}
    assert tonight.store.settled.rules(tonight.club.id, kit.rules.name) == left
    await harriet.click(panel, ALL)
    await harriet.click(panel, "All by the book")
    assert "Everything is by the book." in panel.text
    assert tonight.store.settled.rules(tonight.club.id, kit.rules.name) == {}
    assert tonight.table.charter.options == taken


async def test_what_a_host_names_holds_also_where_it_is_the_book(tonight: Evening) -> None:
    harriet = manager(tonight)
    rule = tonight.store.settled.rule
    await rule(tonight.club.id, "whist", {"target": 7, "honours": "off"}, lambda _: None)
    await tonight.lobby(target=5, stake=2)
    assert tonight.table.charter.options == {"honours": "off", "stake": 2}
    head = tonight.shown.text
    assert "House rules of this server: Honours do not count\n" in head
    assert "House rules of this table: Game of five (short whist) · Stake 2\n" in head
    # The lobby tells what is of the server now; its rules are as they were.
    panel = await opened(harriet, tonight.room)
    await harriet.choose(panel, GAMES, "whist")
    await harriet.click(panel, "All by the book")
    await tonight.until(lambda: "House rules of this server" not in tonight.shown.text)
    assert "House rules of this table: Honours do not count · Stake 2\n" in tonight.shown.text


async def test_what_does_not_go_together_is_refused_in_the_words_of_the_game(
    tonight: Evening,
) -> None:
    harriet, ann = manager(tonight), tonight.people[0]
    panel = await opened(harriet, tonight.room)
    await to_option(harriet, panel, "brag", "min_bet")
    form = (await harriet.click(panel, NUMBER)).modal
    assert form is not None
    described: Any = form.components[0]["description"]
    assert "from 1 to 10. Left empty: 1, by the book." in described
    await harriet.submit(form, {"number": "20"})
    clash = "“Least opening bet 20” and “Greatest opening bet 10” do not go together."
    assert f"**Nothing is changed.** Brag: {clash}" in panel.text
    await filled(harriet, panel, NUMBER, number="8")
    assert "**In this server:** Least opening bet 8" in panel.text
    said = tonight.word(await ann.slash(tonight.room, "brag", max_bet=5))
    assert "“Least opening bet 8” and “Greatest opening bet 5” do not go together." in said
    await harriet.click(panel, ALL)
    await to_option(harriet, panel, "brag", "max_bet")
    await filled(harriet, panel, NUMBER, number="5")
    assert "do not go together" in panel.text
    assert tonight.store.settled.rules(tonight.club.id, "brag") == {"min_bet": 8}


async def test_house_rules_by_which_nobody_could_sit_down_are_refused(tonight: Evening) -> None:
    harriet = manager(tonight)
    panel = await opened(harriet, tonight.room)
    await to_option(harriet, panel, "chemin_de_fer", "min_bank")
    await filled(harriet, panel, NUMBER, number="1m")
    assert "everybody would have to bring 5,000,000 chips" in panel.text
    assert tonight.store.settled.rules(tonight.club.id, "chemin_de_fer") == {}


async def test_rules_of_another_server_are_the_books(tonight: Evening) -> None:
    ann = tonight.people[0]
    await tonight.store.settled.rule(tonight.club.id, "whist", {"target": 7}, lambda _: None)
    book = (await ann.slash(tonight.room, "rules", game="whist")).message
    assert book is not None
    assert "**House rules of this server**\n- Game of seven" in book.text
    await ann.click(book, "The full rules")
    await ann.click(book, "Back")
    assert "House rules of this server" in book.text
    alone = tonight.word(await ann.slash(ann.dm, "rules", game="whist"))
    assert "House rules" not in alone
