"""One window: a WebSocket on which somebody sees what they would see, and acts."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Mapping
from typing import Final

from aiohttp import WSCloseCode, WSMessage, WSMsgType, web

from bot.practice.checks import Breach
from bot.practice.line import Line
from bot.practice.options import Impossible
from bot.practice.page import views, workshop
from bot.practice.page.requests import REQUESTS, Act
from bot.practice.page.screen import Keeper, Screen
from bot.practice.page.wishes import Wish, parsed
from bot.practice.payloads.messages import message as message_payload
from bot.practice.people import Person
from bot.practice.rest.front import Entry
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.components import Json
from bot.practice.state.messages import Message
from bot.practice.state.permissions import Permission
from bot.practice.state.world import News

log = logging.getLogger(__name__)

MOST_WAITING: Final = 10_000
"""How many frames may wait for a window that does not read; then it is cut, to begin anew."""
DOES: Final[Mapping[str, Act]] = {**REQUESTS, **workshop.ORDERS}
SLICES: Final[Mapping[str, Callable[[Screen], Json]]] = {
    "bot": views.bot_view,
    "people": views.people_view,
    "places": views.places_view,
    "commands": views.commands_view,
    "marks": views.marks_view,
    "faults": workshop.faults_view,
    "log": workshop.log_view,
}
PLACES: Final = ("people", "places", "marks")
STALE: Final[Mapping[str, tuple[str, ...]]] = {
    "MESSAGE_CREATE": ("marks",),
    "MESSAGE_UPDATE": (),
    "MESSAGE_DELETE": ("marks",),
    "CHANNEL_PINS_UPDATE": (),
    "CONNECTION": ("bot",),
    "PROCESS": ("bot",),
    "COMMANDS": ("commands", "places"),
    "READ": ("marks",),
    "REQUEST": (),
    "BREACH": (),
    "FAULTS": (),
}
"""The slices that some news makes out of date; for all other news they are `PLACES`."""


class Window:
    """A window of one person, from when it opens until its socket ends."""

    def __init__(
        self, practice: Practice, keeper: Keeper | None, person: Person, request: web.Request
    ) -> None:
        self._screen = Screen(practice, keeper, person, self._push)
        self._request = request

    async def serve(self, socket: web.WebSocketResponse) -> None:
        """Show what there is and what happens, and do what is asked, until the socket ends.

        What has been asked by then is still done.
        """
        listeners = self._screen.world.listeners
        self._line = Line(socket, None)
        async with asyncio.TaskGroup() as tasks:
            # Nothing is awaited between the first sight and the listening: no news is missed.
            self._show()
            listeners.append(self._hear)
            try:
                async for frame in socket:
                    tasks.create_task(self._answer(frame))
            finally:
                listeners.remove(self._hear)
                self._line.drop()

    async def close(self) -> None:
        """End it, as the practice room closes."""
        await self._line.close(WSCloseCode.GOING_AWAY)

    def tick(self) -> None:
        """Bring up to date what changes without news, while the drawer is open."""
        if self._screen.drawer:
            self._refresh("faults", "log")

    def _show(self) -> None:
        self._push(views.welcome_view(self._screen))
        self._refresh("bot", "people", "commands", *PLACES)

    async def _answer(self, frame: WSMessage) -> None:
        number: int | None = None
        try:
            body = parsed(frame.data if frame.type is WSMsgType.TEXT else "")
            number = _number(body)
            answer: Json = {"ok": await _act(body)(self._screen, Wish(body))}
        except Impossible as refusal:
            answer = {"error": str(refusal)}
        except Exception:
            log.exception("A window's request failed")
            answer = {"error": "The practice room has failed; its log says how."}
        self._push({"re": number, **answer})

    def _push(self, frame: Json) -> None:
        if self._line.waiting > MOST_WAITING:
            self._line.cut(self._request)
        self._line.send(json.dumps(frame))

    def _refresh(self, *slices: str) -> None:
        for name in slices:
            self._screen.show(SLICES[name](self._screen))
            if name == "places":
                self._show_places()

    def _show_places(self) -> None:
        """Show what was said in places that have come into sight; forget those out of sight."""
        oldest = self._screen.oldest
        places = {each.id: each for each in views.in_sight(self._screen.world, self._screen.person)}
        for number in oldest.keys() - places.keys():
            del oldest[number]
        for number, place in places.items():
            if number not in oldest:
                self._push(views.history_view(self._screen, place))

    def _hear(self, news: News) -> None:
        match news.about:
            case (Message() as message,):
                self._hear_of(message, news.name)
            case _ if self._screen.drawer:
                self._hear_in_workshop(news)
            case _:
                pass
        self._refresh(*STALE.get(news.name, PLACES))
        match news.about:
            case (Channel() as thread,) | (Message(channel=thread),) if thread.parent is not None:
                self._hear_of_start(thread, thread.parent)
            case _:
                pass

    def _hear_of_start(self, thread: Channel, parent: Channel) -> None:
        """The message that a thread was started from says how it stands with the thread."""
        start = parent.messages.get(thread.id)
        if start is not None:
            self._hear_of(start, "MESSAGE_UPDATE")

    def _hear_of(self, message: Message, what: str) -> None:
        channel, screen = message.channel, self._screen
        if (
            message.only_for in (None, screen.person)
            and channel.may(screen.person, Permission.VIEW_CHANNEL)
            and message.id >= screen.oldest.get(channel.id, message.id + 1)
        ):
            if what == "MESSAGE_DELETE":
                gone = {"channel": str(channel.id), "message": str(message.id)}
                self._push({"news": "gone", **gone})
            else:
                body = message_payload(message, screen.world)
                self._push({"news": "message", "message": body})

    def _hear_in_workshop(self, news: News) -> None:
        match news.about:
            case (Entry() as entry,):
                self._push(workshop.request_view(entry))
            case (Breach() as breach,):
                self._push(workshop.breach_view(breach))
            case _ if news.name == "FAULTS":
                self._refresh("faults")
            case _:
                pass


def _number(body: Json) -> int:
    number = body.get("id")
    if not isinstance(number, int) or isinstance(number, bool):
        raise Impossible("id: this must be a whole number.")
    return number


def _act(body: Json) -> Act:
    name = body.get("do")
    if not isinstance(name, str) or name not in DOES:
        raise Impossible("do: there is no such request.")
    return DOES[name]
