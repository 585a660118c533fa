"""Somebody who plays, and does whatever people do besides."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from bot.practice.interactions import Interaction
from bot.practice.options import Impossible
from bot.practice.people import Person
from bot.practice.state.messages import Message
from tests.soak.house_rules import opening
from tests.soak.town import Town, recent, table_of

ODD = ("0", "-5", "1,000", "1e9", "half", "all", "NaN", "2.5k", "١٠", "", "999999999999999", "7")
"""What people write into a form that asks for an amount."""
COMMANDS = ("chips balance", "chips history", "chips leaders", "table list", "table void")
PLAYS = re.compile(r"pp:\w+:\d+:(?:h|o\d+)\.\d+")
OFTEN = frozenset(("sit", "begin", "next", "fill"))
DEPTH = 3
"""So many replies deep somebody goes on pressing."""
SILENCE = 12.0
"""Seconds for which somebody falls silent."""

Control: TypeAlias = tuple[str, str | None]
"""A custom id, and the value that is chosen where it is a menu."""


@dataclass
class Guest:
    """One of the people of a town. `pace` is how many seconds pass between two deeds."""

    person: Person
    town: Town
    pace: float
    _own: set[str] = field(default_factory=set[str])
    """The tables that this guest has opened."""
    _seen: deque[tuple[Message, Control]] = field(
        default_factory=lambda: deque[tuple[Message, Control]](maxlen=20)
    )

    async def live(self) -> None:
        """Does one thing after the other."""
        deeds = (
            self._plays,
            self._looks,
            self._hosts,
            self._opens,
            self._double,
            self._stale,
            self._errs,
        )
        weights = (60, 25, 40, 10, 4, 4, 2)
        while True:
            await self.town.pause(self.pace)
            (deed,) = self.town.random.choices(deeds, weights)
            try:
                await deed()
            except Impossible:
                self.town.tally.counts["thought better of it"] += 1

    # --- what people do -------------------------------------------------------------------------

    async def _plays(self) -> None:
        """Plays from one of the latest hands, or else at a table."""
        hands = [each for each in self.person.dms()[-12:] if _plays(each)]
        if hands:
            message = self.town.random.choice(hands)
            await self._use(message, self._chosen(_plays(message)))
        else:
            await self._looks()

    async def _looks(self) -> None:
        """Presses something at a table."""
        places = self.town.places(self.person)
        if not places:
            return
        tables = [each for each in recent(self.town.random.choice(places)) if len(each.buttons) > 1]
        if tables:
            message = self.town.random.choice(tables)
            await self._use(message, self._chosen(controls(message)))

    async def _hosts(self) -> None:
        """Looks after a table of one's own: asks computers to it, and begins."""
        places = self.town.places(self.person)
        own = [
            (message, control)
            for place in places
            for message in recent(place)
            if table_of(message) in self._own
            for control in controls(message)
            if _word(control) in OFTEN
        ]
        if own:
            await self._use(*self.town.random.choice(own))

    async def _opens(self) -> None:
        """Opens a table, if there are not enough, or looks into the purse."""
        places = self.town.places(self.person)
        if not places:
            return
        place, tally = self.town.random.choice(places), self.town.tally
        if self.town.open < self.town.most:
            name, options = opening(self.town.random)
            answer = await tally.timed(
                "tables asked for", self.person.slash(place, name, **options)
            )
            self._own.update(
                re.findall(r"Table `(\w+)`", "".join(each.text for each in _replies(answer)))
            )
        else:
            words = self.town.random.choice(COMMANDS)
            await tally.timed("commands", self.person.slash(place, words))

    async def _double(self) -> None:
        """Presses twice at once."""
        if self._seen:
            message, control = self._seen[-1]
            await asyncio.gather(*(self._press(message, control) for _ in range(2)))

    async def _stale(self) -> None:
        """Presses what was there some time ago, and may be there no more."""
        if self._seen:
            await self._press(*self.town.random.choice(self._seen))

    async def _errs(self) -> None:
        """Falls silent, shuts the door or opens it, leaves a club or comes back."""
        random, person, town = self.town.random, self.person, self.town
        match random.randrange(4):
            case 0 | 1:
                town.tally.counts["silences"] += 1
                await town.pause(SILENCE)
            case 2:
                town.tally.counts["doors shut or opened"] += 1
                person.dms_open = not person.dms_open
            case _:
                server = random.choice(town.servers)
                town.tally.counts["comings and goings at clubs"] += 1
                if person.id not in server.members:
                    server.join(person)
                elif person is not server.owner and random.random() < 0.5:
                    server.leave(person)

    # --- how they do it -------------------------------------------------------------------------

    def _chosen(self, found: Sequence[Control]) -> Control:
        weights = [6 if _is_frequent(each) else 1 for each in found]
        return self.town.random.choices(found, weights)[0]

    async def _use(self, message: Message, control: Control, depth: int = 0) -> None:
        """Uses a control, and now and then what the reply offers."""
        self._seen.append((message, control))
        name, value = control
        tally, person = self.town.tally, self.person
        if value is None:
            answer = await tally.timed("presses", person.click(message, name))
        else:
            answer = await tally.timed("choices", person.choose(message, name, value))
        if answer.modal is not None:
            await self._fill(answer)
        for reply in _replies(answer)[-1:] if depth < DEPTH else ():
            offered = controls(reply)
            if offered and self.town.random.random() < 0.5:
                await self._use(reply, self._chosen(offered), depth + 1)

    async def _fill(self, answer: Interaction) -> None:
        """Fills a form in, well or badly, or lets it be."""
        modal, random = answer.modal, self.town.random
        assert modal is not None
        if random.random() < 0.2:
            return
        named = modal.fields[0]
        bounds = [int(each.replace(",", "")) for each in re.findall(r"\d[\d,]*", named.label)]
        fair = str(random.randint(bounds[0], bounds[-1])) if bounds else "5"
        written = fair if random.random() < 0.6 else random.choice(ODD)
        sent = self.person.submit(modal, {named.custom_id: written})
        await self.town.tally.timed("forms", sent)

    async def _press(self, message: Message, control: Control) -> None:
        """Uses a control as it was once, as a client does that has not heard of a change."""
        if message.seen_by(self.person):
            pressed = self.town.press(self.person, message, *control)
            await self.town.tally.timed("stale and double presses", pressed)


def controls(message: Message) -> list[Control]:
    """All that a message offers to use."""
    return [
        *(
            (each.custom_id, None)
            for each in message.buttons
            if each.custom_id and not each.disabled
        ),
        *(
            (menu.custom_id, line.value)
            for menu in message.selects
            if not menu.disabled
            for line in menu.options
        ),
    ]


def _plays(message: Message) -> list[Control]:
    return [each for each in controls(message) if _is_play(each)]


def _is_play(control: Control) -> bool:
    return bool(PLAYS.match(control[0])) or ":menu" in control[0]


def _is_frequent(control: Control) -> bool:
    return _is_play(control) or _word(control) in OFTEN


def _word(control: Control) -> str:
    return control[0].rpartition(":")[2]


def _replies(answer: Interaction) -> list[Message]:
    """What only the asker sees of an answer."""
    shown = [answer.message, *answer.followups]
    return [each for each in shown if each is not None and each.only_for is answer.user]
