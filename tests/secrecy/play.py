"""People who play any game through the real bot: they press what there is."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.practice.interactions import Interaction
from bot.practice.options import Impossible
from bot.practice.people import Person
from bot.practice.state.messages import Message
from bot.rules.offers import Action, Offer
from bot.rules.turns import acting, awaited
from bot.tables.state import Phase
from tests.chat.evening import Evening, forged
from tests.chat.filling import least
from tests.few import for_few
from tests.laws.deals import computer_of, examples
from tests.secrecy.wire import Wire

MOST_MOVES = 400
OFFER = re.compile(r"(?:h|o\d+)\.\d+(?:@\d*)?")
WORKERS = ("Stand._spread", "Worker._run", "ChatPresenter._call", "attend")


@dataclass
class Watched:
    """An evening, what has left the house in it, and where its books are."""

    house: Evening
    wire: Wire
    path: Path
    random: Random = field(default_factory=lambda: Random(7))

    def __post_init__(self) -> None:
        self.wire.learn(self.house.bot.house.presenter.kits)

    @property
    def ident(self) -> str:
        """What the ids of this move's controls begin with."""
        table = self.house.table
        return f"pp:{table.charter.table}:{table.state.move}"

    async def opened(self, game: str) -> None:
        """A table at which everybody sits."""
        host, *others = self.house.people
        answer = await host.slash(self.house.room, game, **for_few(game))
        assert not answer.failed
        for person in others:
            await self.house.press(person, "Take a seat")

    async def dealt(self) -> None:
        """The first deal, or the next, all that came before being shown."""
        house = self.house
        if house.table.state.phase is Phase.LOBBY:
            await house.press(house.people[0], "Begin")
        await self.quiet()
        for person in house.people:
            if house.table.state.phase is Phase.BETWEEN:
                await house.press(person, house.onward)
        # A slow machine answers the press before the deal is done.
        await house.until(lambda: house.table.state.phase is not Phase.BETWEEN)

    async def played(self, moves: int = MOST_MOVES) -> None:
        """So many moves, or all that is left of the deal."""
        for number in range(moves):
            if self.house.table.state.phase is not Phase.PLAYING:
                return
            if number % 6 == 0 or self.house.table.state.seal is not None:
                await self.quiet()
            await self._moved(number)
        assert moves < MOST_MOVES, "the deal has no end"

    async def quiet(self) -> None:
        """Waits until all that is to be shown is shown."""
        await self.house.until(lambda: not _showing())

    async def looked(self) -> None:
        """Everybody presses whatever only tells something."""
        await self.quiet()
        for person in self.house.people:
            for label in ("My hand", "Record", "More", "Rules"):
                if self.house.offers(label):
                    answer = await person.click(self.house.last, label)
                    if label == "More":
                        await self._recorded(person, answer)

    async def asked_for_record(self) -> Interaction:
        """The host asks for the record, whether or not there is a button for it."""
        house = self.house
        ident = f"pp:{house.table.charter.table}:0:record"
        return await forged(house, house.people[0], house.shown, ident)

    async def _recorded(self, person: Person, answer: Interaction) -> None:
        shown = answer.message
        if shown is not None and any(each.label == "Record" for each in shown.buttons):
            await person.click(shown, "Record")

    async def _moved(self, number: int) -> None:
        """Somebody who is waited for moves: by a control that is there, or else directly."""
        table = self.house.table
        turn, move = table.view().turn, table.state.move
        assert turn is not None
        seat = self.random.choice(awaited(turn) or acting(turn))
        person = self.house.sitting_at(seat)
        if number % 3 and await self._pressed(person, move):
            return

        def choose(offers: Sequence[Offer]) -> Action:
            computer, view = computer_of(table.rules), table.seat_view(seat)
            if computer is not None and view is not None and self.random.random() < 0.7:
                return computer(table.rules, view)
            return self.random.choice(examples(self.random.choice(offers), self.random))

        await table.act(person.id, choose, move)

    async def _pressed(self, person: Person, move: int) -> bool:
        """Whether there was a control of this move, which is then used."""
        messages = [*self.house.letters(person)[-1:], self.house.last]
        found = [
            (each, what)
            for each in messages
            for what in controls(each, f":{self.house.table.charter.table}:{move}:")
        ]
        if not found:
            return False
        message, (control, value) = self.random.choice(found)
        try:
            answer = await (
                person.click(message, control)
                if value is None
                else person.choose(message, control, value)
            )
            if answer.modal is not None:
                await person.submit(answer.modal, least(answer.modal))
        except Impossible:
            return False  # It was brought up to date at this very moment.
        return True


def controls(message: Message, move: str) -> list[tuple[str, str | None]]:
    """The controls of a message that play something at this move: buttons, and lines of menus."""
    buttons = [
        (each.custom_id, None)
        for each in message.buttons
        if each.custom_id and move in each.custom_id and OFFER.fullmatch(_what(each.custom_id))
    ]
    lines = [
        (menu.custom_id, each.value)
        for menu in message.selects
        if move in menu.custom_id
        for each in menu.options
        if OFFER.fullmatch(each.value)
    ]
    return [*buttons, *lines]


def _what(custom_id: str) -> str:
    return custom_id.rpartition(":")[2]


def _showing() -> bool:
    return any(
        getattr(task.get_coro(), "__qualname__", "") in WORKERS for task in asyncio.all_tasks()
    )
