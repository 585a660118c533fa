"""Ids that nobody gave out, pressed by anybody anywhere at any moment of any game.

Whatever comes of a press is a legal act of whoever pressed, or nothing.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import hypothesis
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.audit import audit
from bot.chat.ids import read_reference
from bot.games import games
from bot.practice import interactions
from bot.practice.interactions import Interaction, Trigger
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.messages import Message
from bot.rules.offers import Action, Offer, Refused
from bot.rules.turns import Window, acting
from bot.tables.record import read_move
from bot.tables.state import Guest, Phase
from bot.tables.table import AnyTable
from tests.abuse.scene import (
    Rows,
    Scene,
    host_or_deputy,
    is_answered_quietly,
    pinged,
    pressed,
    public,
    quiet_word,
    scene,
)
from tests.chat.conftest import HURRY
from tests.chat.evening import Evening, club, evening
from tests.few import for_few
from tests.laws.deals import examples
from tests.secrecy.play import _showing

EVENINGS: Final = 2
MOST_PRESSES: Final = 40
WORDS: Final = (
    "sit", "gallery", "window", "buyin", "leave", "begin", "fill", "next", "hand", "rules", "more",
    "stay", "void", "stand", "remove", "close", "shut", "record", "menu", "amount", "nothing",
)  # fmt: skip
ON_TURN: Final = 6
"""Instead of the number of somebody: whoever is waited for."""
HOSTS: Final = frozenset(("begin", "fill", "window", "remove", "shut"))
OWN: Final = frozenset(("leave", "stay", "next", "void", "stand", "buyin"))
NEWCOMERS: Final = frozenset(("sit", "gallery"))
AMOUNTS: Final = (
    "1", "0", "-1", "all", "half", "1e9", "999999999999999", "1,000", "٣", "½", "5k", "NaN", "",
)  # fmt: skip


@dataclass(frozen=True)
class Attempt:
    """A press: who, where, at which table, of which move, on what."""

    who: int
    where: int
    table: int
    late: int
    what: str
    how: str
    amount: str
    noise: str
    play_on: bool


numbers = st.integers(0, 13).map(str) | st.sampled_from(("999999999", "007", "٣", "", "1.5"))
tools = st.builds(
    lambda word, number, more: f"{word}{number}{more}",
    st.sampled_from(WORDS),
    st.just("") | numbers.map(lambda each: f".{each}") | numbers,
    st.just("") | numbers.map(lambda each: f".{each}"),
)
offers = st.builds(
    lambda whose, index, stake: f"{whose}.{index}{stake}",
    st.sampled_from(("h", "h", "h", "o0", "o1", "o2", "o3", "o12")),
    st.sampled_from((0, 0, 0, 1, 1, 2, 2, 3, 4, 6, 99, 999)),
    st.sampled_from(("", "@", "@0", "@1", "@2", "@5", "@10", "@100", "@999999999999999")),
)
attempts = st.builds(
    Attempt,
    who=st.sampled_from((0, 1, 2, 3, 4, 5, 6, 6, 6, 6)),
    where=st.sampled_from((0, 0, 1, 1, 2, 3, 4)),
    table=st.sampled_from((*(0,) * 10, 1, 2)),
    late=st.sampled_from((*(0,) * 9, -1, 1, 7)),
    what=offers | offers | tools,
    how=st.sampled_from(("button", "button", "menu", "form")),
    amount=st.sampled_from(AMOUNTS),
    noise=st.sampled_from((*("",) * 16, ".", "@", "1", " ", "\n", "²", "\u202e")),
    play_on=st.booleans(),
)


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a press comes to is asked here, not how soon: the stand-in waits for a slow machine.

    That people are answered within Discord's seconds is for `chat/test_presses` to say.
    """
    monkeypatch.setattr(interactions, "ANSWER_WITHIN", 30.0)


@pytest.mark.parametrize("game", sorted(games()))
@settings(
    max_examples=EVENINGS,
    deadline=None,
    phases=[hypothesis.Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(
    seed=st.integers(0, 10**6),
    before=st.integers(0, 25),
    presses=st.lists(attempts, min_size=15, max_size=MOST_PRESSES),
)
async def test_what_comes_of_a_press_is_a_legal_act_or_nothing(
    practice: Practice, game: str, seed: int, before: int, presses: list[Attempt]
) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder, "parlour.sqlite3")
        async with evening(practice, club(practice), path, HURRY) as tonight:
            room = Room(tonight, path, game, Random(seed))
            await room.opened()
            for _ in range(before):
                await room.move()
            for attempt in presses:
                await room.suffer(attempt)
                if attempt.play_on:
                    await room.move()
            await tonight.until(lambda: not _showing())
            assert pinged(public(tonight)) == []
            assert await tonight.hall.unequal(tonight.club.id) == []
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("PARLOUR_DATABASE", str(path))
            assert await audit() == 0


class Room:
    """A game under way, a stranger in the club, and a guest of another club."""

    def __init__(self, house: Evening, path: Path, game: str, random: Random) -> None:
        self.house = house
        self.path = path
        self.game = game
        self.random = random
        practice = house.practice
        stranger, foreigner = (practice.add_person(name) for name in ("Eve", "Fay"))
        house.club.join(stranger)
        elsewhere = practice.add_server("Elsewhere")
        for person in (foreigner, *house.people):
            elsewhere.join(person)
        self.people = (*house.people, stranger, foreigner)
        self.there = elsewhere.add_channel("tavern")
        self.hall = house.club.add_channel("hall")

    async def opened(self) -> None:
        """The game is dealt here, and another table stands in the other club."""
        house = self.house
        host, *others = house.people
        await host.slash(house.room, self.game, **for_few(self.game))
        self.table = house.hall.tables[0]
        for person in others:
            await self.table.sit(person.id, person.name)
        await self.table.begin(host.id)
        await self.people[5].slash(self.there, "whist")
        self.other = next(each for each in house.hall.tables if each is not self.table)
        await house.until(lambda: len(public(house)) >= 2)
        # A few deals are over as soon as they are dealt.
        await house.until(lambda: self.table.view().deal > 0)

    async def move(self) -> None:
        """Somebody who may acts, or the next deal begins."""
        table, state = self.table, self.table.state
        if state.phase is Phase.BETWEEN:
            for guest in state.people:
                with suppress(Refused):
                    await table.next_deal(guest.user or 0)
            return
        turn = table.view().turn
        if state.phase is not Phase.PLAYING or turn is None:
            return
        users = {seat: guest.user for seat in acting(turn) if (guest := state.guests[seat])}
        people = [each for each, user in users.items() if user is not None]
        if not people:  # a computer player is about to act
            return
        seat = self.random.choice(people)
        action = self.random.choice(examples(self.random.choice(table.offers(seat)), self.random))
        await table.act(users[seat] or 0, lambda _: action, state.move)

    def _on_turn(self) -> Person:
        """Somebody who is waited for, if there is anybody."""
        turn = self.table.view().turn
        waiting = acting(turn) if turn is not None else ()
        users = [guest.user for seat in waiting if (guest := self.table.state.guests[seat])]
        return next((each for each in self.people if each.id in users), self.people[0])

    # --- one press --------------------------------------------------------------------------

    async def suffer(self, attempt: Attempt) -> None:
        """One press, and a look at what has become of everything.

        The clock of the house stands meanwhile: on a slow machine it would call somebody, or have a
        computer player move, while the press is on its way, and that is not the doing of whoever
        pressed.
        """
        clock = self.house.bot.house.clock
        clock.stand()
        try:
            await self._suffer(attempt)
        finally:
            clock.go()

    async def _suffer(self, attempt: Attempt) -> None:
        who = self.people[attempt.who] if attempt.who < ON_TURN else self._on_turn()
        message = await self._where(attempt, who)
        table = (self.table, self.other, None)[attempt.table]
        ident = self._ident(attempt, table)
        legal = Legal(self.house, table, who) if table is not None else None
        before = scene(self.house, self.path)
        answer = await self._press(attempt, who, message, ident)
        # Where the house was slow it has only said so far that an answer will come.
        await self.house.until(lambda: not _answering(), within=30.0)
        after = scene(self.house, self.path)
        assert is_answered_quietly(answer), (ident, quiet_word(answer))
        assert "house's fault" not in quiet_word(answer), ident
        if after == before:
            assert quiet_word(answer) or answer.modal or self._is_idle(attempt), ident
            return
        what = attempt.what
        assert table is not None, ident
        assert legal is not None
        assert message.channel.server is table_server(self.house, table) or (
            message.channel.server is None and legal.seat is not None
        ), ident
        legal.check(what, attempt, before, after)

    def _is_idle(self, attempt: Attempt) -> bool:
        """Whether a press may change nothing without a word: an entry made once more."""
        window = self.table.view().turn
        return isinstance(window, Window) and read_reference(attempt.what) is not None

    async def _where(self, attempt: Attempt, who: Person) -> Message:
        """A message of the bot's in one of five places."""
        house, world = self.house, self.house.practice.world
        if attempt.where == 0 and who.id in house.club.members:
            return next(each for each in reversed(public(house)) if each.channel is house.room)
        if attempt.where == 1 and house.letters(who):
            return house.letters(who)[-1]
        channel = (house.room, who.dm, self.hall, self.there, who.dm)[attempt.where]
        if channel.server is not None and who.id not in channel.server.members:
            channel = who.dm
        hidden = who if attempt.where == 4 and channel.server is not None else None
        message = Message(world.ids.next(), channel, world.bot, world.clock.now(), "Good evening.")
        message.only_for = hidden
        world.post(message)
        return message

    def _ident(self, attempt: Attempt, table: AnyTable | None) -> str:
        name, move = ("nosuchid", 0)
        if table is not None:
            name, move = table.charter.table, max(0, table.state.move + attempt.late)
        what = "menu0" if attempt.how == "menu" else attempt.what
        return f"pp:{name}:{move}:{what}{attempt.noise}"[:100]

    async def _press(
        self, attempt: Attempt, who: Person, message: Message, ident: str
    ) -> Interaction:
        if attempt.how == "menu":
            return await pressed(self.house, who, message, ident, f"{attempt.what}{attempt.noise}")
        if attempt.how == "button":
            return await pressed(self.house, who, message, ident)
        field = {"type": 4, "custom_id": "amount", "value": attempt.amount, "id": 2}
        data = {"custom_id": ident, "components": [{"type": 18, "id": 1, "component": field}]}
        desk = self.house.practice.desk
        return await desk.open(Trigger.MODAL, who, message.channel, data, message)


def _answering() -> bool:
    """Whether a press is still being seen to."""
    codes = [getattr(each.get_coro(), "cr_code", None) for each in asyncio.all_tasks()]
    return any(
        each.co_name in ("schedule_dynamic_item_call", "_run_event") for each in codes if each
    )


def table_server(house: Evening, table: AnyTable) -> object:
    return house.practice.world.servers[table.charter.server]


class Legal:
    """What somebody might do at a table before a press, and whether that is what was done."""

    def __init__(self, house: Evening, table: AnyTable, who: Person) -> None:
        self.house, self.table, self.who = house, table, who
        self.state = table.state
        self.seat = self.state.seat_of(who.id)
        self.hosts = host_or_deputy(table, who.id)
        turn = table.view().turn
        may = turn is not None and self.seat is not None and self.seat in acting(turn)
        self.offers: tuple[Offer, ...] = table.offers(self.seat or 0) if may else ()
        self.seats = table._acts.now.sitting.company.seats

    def check(self, what: str, attempt: Attempt, before: Scene, after: Scene) -> None:
        """Nothing has changed but this table, in a way that is open to this person."""
        name = self.table.charter.table
        assert {k: v for k, v in before.tables.items() if k != name} == {
            k: v for k, v in after.tables.items() if k != name
        }
        word = "".join(each for each in what.partition(".")[0] if each.isalpha())
        moves = _new(before.rows, after.rows, "moves")
        if read_reference(what) is not None and moves:
            self._check_move(moves[0], attempt)
        elif self._only_came_back():
            return
        elif word in NEWCOMERS:
            assert self.seat is None
            assert self.table.state.seat_of(self.who.id) is not None
        elif word in HOSTS:
            assert self.hosts
        else:
            assert word in OWN, what
            assert self.seat is not None
        self._check_others(word)

    def _check_move(self, row: tuple[Any, ...], attempt: Attempt) -> None:
        assert attempt.late == 0
        assert self.seat is not None
        written = json.loads(row[3])
        place, action = read_move(self.table.rules, written, self.seats)
        assert place == self.seat
        assert isinstance(action, Action)
        assert any(offer.admits(action) for offer in self.offers)
        assert "absent" not in written

    def _only_came_back(self) -> bool:
        """Whether nothing is new but that a guest is there."""
        return (
            _manners(self.state.guests, self.who.id)
            == _manners(self.table.state.guests, self.who.id)
            and self.state.move == self.table.state.move
            and self.state.phase is self.table.state.phase
        )

    def _check_others(self, word: str) -> None:
        """Nobody but whoever pressed was seated or sent away."""
        if word in HOSTS or self.table.state.phase is not self.state.phase:
            return
        for old, new in zip(self.state.guests, self.table.state.guests, strict=False):
            if old is not None and old.user not in (None, self.who.id):
                assert new is not None
                assert new.user == old.user


def _manners(guests: tuple[Guest | None, ...], user: int) -> list[Guest | None]:
    return [
        replace(each, away=False, missed=0) if each is not None and each.user == user else each
        for each in guests
    ]


def _new(before: Rows, after: Rows, name: str) -> list[tuple[Any, ...]]:
    known = set(before[name])
    return [row for row in after[name] if row not in known]
