"""An evening in the house: the stand-in for Discord, the bot, real books, and people who play."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path

from bot.chat.bot import Parlour
from bot.chat.house import House
from bot.chat.pace import Pace
from bot.chat.presenter import ChatPresenter
from bot.chat.wording import long
from bot.games.whist import Baize
from bot.players import players
from bot.practice.interactions import Interaction, Trigger
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.components import Json
from bot.practice.state.messages import Message
from bot.practice.state.servers import Server
from bot.rules.cards import PACK, Card, Suit, short
from bot.rules.turns import awaited
from bot.store import Store
from bot.tables.clock import HouseClock, SystemClock
from bot.tables.hall import Hall, Limits
from bot.tables.ports import World
from bot.tables.state import Phase
from bot.tables.stewards import Steward
from bot.tables.table import AnyTable
from bot.tables.times import Times
from tests.dealers import StackedDealer

PAUSE = 30_000
"""Milliseconds between two deals: not hurried, so that a test presses for the next itself."""
STAMP = re.compile(r"· (?:deal|coup|round) (\d+)")
"""Of which deal a message is, in the word of any game."""


@dataclass
class Evening:
    """What a test needs, and the turns of phrase in which it plays."""

    practice: Practice
    club: Server
    room: Channel
    store: Store
    hall: Hall
    bot: Parlour
    dealer: StackedDealer
    people: tuple[Person, ...]
    _table: AnyTable = field(init=False)
    said: list[str] = field(default_factory=list)
    """Every text that was ever to be read in public, as it stood after each change."""

    @property
    def table(self) -> AnyTable:
        """The table of the evening, also when it is closed."""
        if self.hall.tables:
            (self._table,) = self.hall.tables
        return self._table

    @property
    def baize(self) -> Baize:
        """What lies on the table, for everybody to see."""
        public = self.table.view().public
        assert public is not None
        assert isinstance(public.table, Baize)
        return public.table

    @property
    def shown(self) -> Message:
        """The table's message: the latest of the bot's with anything to press."""
        return [each for each in self.public if each.buttons][-1]

    @property
    def public(self) -> list[Message]:
        return [each for each in self.room.messages.values() if each.only_for is None]

    @property
    def last(self) -> Message:
        """The bot's latest message in the card room."""
        return [each for each in self.public if each.author is self.practice.world.bot][-1]

    def offers(self, button: str) -> bool:
        """Whether the table's latest message has this button."""
        return button in [each.label for each in self.last.buttons]

    @property
    def onward(self) -> str:
        """The button for the deal to come, as the game calls it."""
        deals = self.bot.house.presenter.kits[self.table.charter.game].words.deals
        return deals.next if self.table.deal else deals.first

    def is_on_turn(self, person: Person) -> bool:
        turn = self.table.view().turn
        return turn is not None and self.seat_of(person) in awaited(turn)

    @property
    def staff(self) -> Steward:
        """Somebody who may manage messages in the card room."""
        return Steward(99, "Sue", staff=True)

    async def purse(self, person: Person) -> int:
        return await self.store.ledger.purse(self.club.id, person.id)

    async def settled(self) -> None:
        """A moment in which what is to be shown is shown."""
        await asyncio.sleep(0.05)

    @staticmethod
    def words_of(card: Card) -> str:
        return short(card)

    @staticmethod
    def names_card(text: str, card: Card) -> bool:
        """Whether a text names a card, in any way in which the house names one."""
        words = (short(card), long(card).lower(), f" {card.code} ")
        return any(each in f" {text} " or each in text.lower() for each in words)

    async def until(self, true: Callable[[], bool], within: float = 8.0) -> None:
        await self.practice.until(true, within)

    async def press(self, who: Person, button: str) -> Interaction:
        """Presses a button of the table when it is there."""
        await self.until(lambda: self._has(button))
        answer = await who.click(self.shown, button)
        assert not answer.failed, (button, answer.failed)
        return answer

    async def ready(self, *people: Person) -> None:
        """All these press for the next deal, or everybody, unless the pause is over by then."""
        for person in people or self.people:
            await self.until(lambda: self._is_playing() or self._has(self.onward))
            if self._is_playing():
                return
            await self.press(person, self.onward)

    def _is_playing(self) -> bool:
        return self.table.state.phase is Phase.PLAYING

    def _has(self, button: str) -> bool:
        return any(self.public) and self.offers(button)

    async def lobby(self, **options: object) -> None:
        """Opens a table of whist and waits until it is to be seen."""
        answer = await self.people[0].slash(self.room, "whist", **options)
        assert not answer.failed
        await self.until(lambda: self._has("Begin"))

    async def seated(self, **options: object) -> None:
        """A table of whist at which everybody sits, in order."""
        await self.lobby(**options)
        for person in self.people[1:]:
            await self.press(person, "Take a seat")

    async def dealt(self, **options: object) -> None:
        """The same with the first deal begun."""
        await self.seated(**options)
        await self.press(self.people[0], "Begin")
        await self.until(lambda: self.table.state.phase is Phase.PLAYING)

    def on_turn(self) -> int:
        turn = self.table.view().turn
        assert turn is not None
        return awaited(turn)[0]

    def seat_of(self, person: Person) -> int:
        seat = self.table.state.seat_of(person.id)
        assert seat is not None
        return seat

    def sitting_at(self, seat: int) -> Person:
        guest = self.table.state.guests[seat]
        assert guest is not None
        return next(each for each in self.people if each.id == guest.user)

    def cards_of(self, seat: int) -> tuple[Card, ...]:
        view = self.table.seat_view(seat)
        assert view is not None
        return view.hand.cards

    def letters(self, person: Person) -> list[Message]:
        """The hands that somebody has had by direct message."""
        return [each for each in person.dms() if STAMP.search(each.text)]

    async def letter(self, person: Person) -> Message:
        """The latest of these, once it has choices on it."""
        await self.until(lambda: bool(self.letters(person) and self.letters(person)[-1].selects))
        return self.letters(person)[-1]

    async def play(self) -> None:
        """Whoever is on turn plays the first card offered in the direct message."""
        person, move = self.sitting_at(self.on_turn()), self.table.state.move
        message = await self.letter(person)
        (menu,) = message.selects
        await self.until(lambda: f":{move}:" in self._menu(person))
        (menu,) = message.selects
        answer = await person.choose(message, menu.custom_id, menu.options[0].value)
        assert not answer.failed
        assert self.table.state.move > move or self.table.state.phase is Phase.CLOSED

    def _menu(self, person: Person) -> str:
        selects = self.letters(person)[-1].selects
        return selects[0].custom_id if selects else ""

    def word(self, answer: Interaction) -> str:
        """The quiet word that answered somebody."""
        if answer.followups:
            assert answer.followups[-1].only_for is answer.user
            return answer.followups[-1].text
        assert answer.message is not None
        assert answer.message.only_for is answer.user
        return answer.message.text


def one_suit_each() -> tuple[Card, ...]:
    """A pack that gives South the spades, West the clubs, North the hearts, East the trumps.

    East deals it. West and East then take every trick.
    """
    suits = {suit: [card for card in PACK if card.suit is suit] for suit in Suit}
    seats = (Suit.SPADES, Suit.CLUBS, Suit.HEARTS, Suit.DIAMONDS)
    return tuple(suits[seats[index % 4]][index // 4] for index in range(52))


async def forged(
    tonight: Evening, who: Person, message: Message, custom_id: str, *values: str
) -> Interaction:
    """A press as no client would make it."""
    data: Json = {"custom_id": custom_id, "component_type": 2, "id": 1}
    part = {"type": 2, "style": 2, "label": "?", "custom_id": custom_id, "id": 99}
    if values:
        data |= {"component_type": 3, "values": list(values)}
        options = [{"label": "?", "value": value} for value in values]
        part = {"type": 3, "custom_id": custom_id, "options": options, "id": 99}
    message.components.append({"type": 1, "id": 98, "components": [part]})
    return await tonight.practice.desk.open(Trigger.COMPONENT, who, message.channel, data, message)


@dataclass(frozen=True)
class Club:
    """Where an evening takes place, and who comes."""

    server: Server
    room: Channel
    people: tuple[Person, ...]


def club(practice: Practice) -> Club:
    """A club with a card room and four people."""
    server = practice.add_server("The Club")
    people = tuple(practice.add_person(name) for name in ("Ann", "Ben", "Cid", "Dee"))
    for person in people:
        server.join(person)
    return Club(server, server.add_channel("card-room"), people)


@asynccontextmanager
async def evening(
    practice: Practice, where: Club, path: Path, hurry: float
) -> AsyncIterator[Evening]:
    """The house open for an evening, with its books in the file `path`."""
    async with Store.open(path, 1_000) as store:
        presenter, dealer = ChatPresenter(store.posts, store.people, store.settled), StackedDealer()
        # A turn lasts as long as ever: nobody is to be played for while a slow machine thinks.
        times = replace(Times().hurried(hurry), pause=PAUSE, turn=Times().turn)
        clock = HouseClock(await store.heart.start(SystemClock().now()))
        world = World(store.journal, dealer, clock, presenter, times)
        hall = Hall(world, store.ledger, players(), Limits(), store.settled)
        house = House(
            hall, clock, store.ledger, store.posts, store.people, store.interest, store.notices,
            store.plans, store.settled, store.annals, presenter,
        )  # fmt: skip
        bot = Parlour(house, Pace(hurry))
        bot._connection.guild_ready_timeout = 0.05
        await hall.restore()
        await bot.login(practice.token)
        running = asyncio.create_task(bot.connect())
        await asyncio.wait_for(bot.wait_until_ready(), 5)
        tonight = Evening(
            practice, where.server, where.room, store, hall, bot, dealer, where.people
        )
        practice.world.listeners.append(lambda _news: _overhear(tonight))
        try:
            yield tonight
        finally:
            hall.stop()
            await bot.close()
            await running


def _overhear(tonight: Evening) -> None:
    for message in tonight.public:
        words = "\n".join((message.text, *(each.alt for each in message.pictures)))
        if words not in tonight.said[-8:]:
            tonight.said.append(words)
