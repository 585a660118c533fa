"""A club at a game whose cards are chosen from a menu under the hand."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.practice.state.components import Option
from bot.practice.state.messages import Message
from tests.evening.club import MOVED_ON, SHUT, Club, move_of, word


class Menu(NamedTuple):
    """A menu that may be answered, and whose it is."""

    name: str
    hand: Message
    custom_id: str
    options: tuple[Option, ...]

    @property
    def move(self) -> int:
        """The move at which it was shown."""
        return move_of(self.custom_id)


@dataclass
class MenuClub(Club):
    """A club whose people find the menus under their hands, by letter or by *My hand*."""

    shown: dict[str, Message] = field(default_factory=dict[str, Message])
    """Hands shown as quiet replies, to whom no direct message can be sent."""

    def hand(self, name: str) -> Message | None:
        return self.shown.get(name) or next(reversed(self.letters(name)), None)

    async def hand_by_button(self, name: str) -> Message:
        answer = await self.press(name, "My hand")
        assert answer.message is not None
        assert answer.message.only_for is self.people[name]
        self.shown[name] = answer.message
        return answer.message

    def fresh(self) -> Menu | None:
        """The menu that is yet to be answered."""
        for name in self.people:
            hand = self.hand(name)
            for select in hand.selects if hand is not None else ():
                if hand is not None and move_of(select.custom_id) > self.acted:
                    return Menu(name, hand, select.custom_id, select.options)
        return None

    async def menu(self) -> Menu:
        """The same, as soon as there is one."""
        async with asyncio.timeout(20):
            while (found := self.fresh()) is None:
                if self.on_turn == SHUT:
                    await self.hand_by_button(SHUT)
                await asyncio.sleep(0.02)
            return found

    async def choose(self, menu: Menu, value: str) -> str:
        """The word to whoever chooses so."""
        answer = await self.people[menu.name].choose(menu.hand, menu.custom_id, value)
        assert not answer.failed
        self.acted = menu.move
        return word(answer)

    async def choose_twice(self, menu: Menu, value: str) -> None:
        """The same, twice at once, which comes to the same."""
        person = self.people[menu.name]
        twice = await asyncio.gather(
            person.choose(menu.hand, menu.custom_id, value),
            person.choose(menu.hand, menu.custom_id, value),
        )
        # Where a hand is a quiet reply, the word to the second press follows it.
        await self.until(lambda: sorted(map(word, twice)) == ["", MOVED_ON])
        self.acted = menu.move
