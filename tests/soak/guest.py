"""Somebody who plays, and does whatever people do besides."""

from __future__ import annotations

import asyncio
import re
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from bot.practice.interactions import Interaction
from bot.practice.options import Impossible
from bot.practice.people import Person
from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message
from tests.soak.house_rules import opening
from tests.soak.reading import Control, awaits, controls, plays, replies, table_of, word
from tests.soak.town import Town, recent

ODD = ("0", "-5", "1,000", "1e9", "half", "all", "NaN", "2.5k", "١٠", "", "999999999999999", "7")
"""What people write into a form that asks for an amount."""
COMMANDS = ("chips balance", "chips history", "chips leaders", "table list", "table void")
FILL, BEGIN, NEXT, HAND, SIT = "fill", "begin", "next", "hand", "sit"
ONWARD = (NEXT, BEGIN, FILL)
"""What brings a table on to the next deal."""
ENOUGH = 3
"""Whoever sits at so many tables takes no further seat."""
WHIMS = 0.15
"""How often somebody does anything else although a table waits."""
SILENCE = 6.0
"""Seconds for which somebody falls silent."""


@dataclass
class Guest:
    """One of the people of a town. `pace` is how many seconds pass between two deeds."""

    person: Person
    town: Town
    pace: float
    _mine: dict[str, Channel] = field(default_factory=dict[str, Channel])
    """The tables at which this guest sits, by their ids, and where they were opened."""
    _seen: deque[tuple[Message, Control]] = field(
        default_factory=lambda: deque[tuple[Message, Control]](maxlen=20)
    )

    async def live(self) -> None:
        """Does one thing after the other, for as long as the bot is on line."""
        while True:
            await self.town.pause(self.pace)
            await self.town.on_line()
            try:
                if self.town.random.random() < WHIMS or not await self._goes_on():
                    await self._has_a_whim()
            except Impossible:
                self.town.tally.counts["thought better of it"] += 1

    # --- what people are there for --------------------------------------------------------------

    async def _goes_on(self) -> bool:
        """Does what a table waits for, or what brings one on; whether there was anything."""
        tables = self._tables()
        waiting = [each for each in tables if awaits(each, self.person)]
        if waiting:
            await self._plays(self.town.random.choice(waiting))
            return True
        onward = [
            (message, control)
            for message in tables
            for control in controls(message)
            if word(control) in ONWARD
        ]
        if onward:
            await self._use(*self.town.random.choice(onward))
        elif not self._mine or self.town.open < self.town.most:
            await self._opens()
        return bool(onward)

    def _tables(self) -> list[Message]:
        """The messages of this guest's tables; what is closed, or gone, is forgotten."""
        rooms = {room.id for room in self._mine.values()}
        shown = {
            table: message
            for place in self.town.places(self.person)
            if place.id in rooms or (place.parent and place.parent.id in rooms)
            for message in recent(place)
            if (table := table_of(message)) in self._mine
        }
        for table, room in tuple(self._mine.items()):
            if room.deleted or (table in shown and len(shown[table].buttons) < 2):
                del self._mine[table]
        return [message for table, message in shown.items() if table in self._mine]

    async def _plays(self, table: Message) -> None:
        """Makes a move at a table that waits for it, from the hand if there is one."""
        hands = [each for each in self.person.dms()[-12:] if table_of(each) == table_of(table)]
        found = [(hand, each) for hand in hands[-1:] for each in plays(hand)]
        found += [(table, each) for each in plays(table)]
        found = found or [(table, each) for each in controls(table) if word(each) == HAND]
        if found:
            await self._use(*self.town.random.choice(found))

    async def _opens(self) -> None:
        """Opens a table, if there are not enough."""
        places = self.town.places(self.person)
        if not places or self.town.open >= self.town.most:
            return
        place, tally = self.town.random.choice(places), self.town.tally
        name, options = opening(self.town.random)
        answer = await tally.timed("tables asked for", self.person.slash(place, name, **options))
        said = "".join(each.text for each in replies(answer))
        self._mine |= dict.fromkeys(re.findall(r"Table `(\w+)`", said), place)

    # --- whims ----------------------------------------------------------------------------------

    async def _has_a_whim(self) -> None:
        """Looks round, asks for something, presses twice or too late, or goes away for a while."""
        whims = (self._looks, self._asks, self._double, self._stale, self._errs)
        (whim,) = self.town.random.choices(whims, (50, 10, 15, 15, 6))
        await whim()

    async def _looks(self) -> None:
        """Presses something at a table in some room."""
        places = self.town.places(self.person)
        if not places:
            return
        tables = [each for each in recent(self.town.random.choice(places)) if len(each.buttons) > 1]
        if tables:
            message = self.town.random.choice(tables)
            crowded = len(self._mine) >= ENOUGH
            found = [each for each in controls(message) if not (crowded and word(each) == SIT)]
            await self._use(message, self.town.random.choice(found))

    async def _asks(self) -> None:
        """Looks into the purse, or at what there is."""
        places = self.town.places(self.person)
        if places:
            place, words = self.town.random.choice(places), self.town.random.choice(COMMANDS)
            await self.town.tally.timed("commands", self.person.slash(place, words))

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

    async def _use(self, message: Message, control: Control) -> None:
        """Uses a control, fills in the form that it opens, and plays from the hand it shows."""
        self._seen.append((message, control))
        name, value = control
        tally, person = self.town.tally, self.person
        if value is None:
            answer = await tally.timed("presses", person.click(message, name))
        else:
            answer = await tally.timed("choices", person.choose(message, name, value))
        if word(control) == SIT and not answer.failed:
            self._mine[table_of(message)] = message.channel
        if answer.modal is not None:
            await self._fill(answer)
        for reply in replies(answer)[-1:]:
            if offered := self._tempting(reply):
                await self._use(reply, self.town.random.choice(offered))

    def _tempting(self, reply: Message) -> Sequence[Control]:
        """What somebody uses of a quiet reply: plays always, tools now and then."""
        return plays(reply) or (controls(reply) if self.town.random.random() < 0.3 else ())

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
