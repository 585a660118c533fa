"""`/me settings`: how somebody likes to be served, as a panel of switches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from bot.chat.house import House
from bot.chat.press import Press
from bot.chat.sheet import Button, Entry, TableSheet
from bot.chat.words import settings as words
from bot.chat.words.replies import UNKNOWN
from bot.rules.offers import Refused
from bot.tables.ports import Preferences

PREFIX: Final = "me:set:"
Change: TypeAlias = Callable[[Preferences], Preferences]

_CHANGES: Final[Mapping[str, Change]] = {
    "hands.dm": lambda likes: replace(likes, hands="dm"),
    "hands.button": lambda likes: replace(likes, hands="button"),
    "colours.on": lambda likes: replace(likes, four_colours=True),
    "colours.off": lambda likes: replace(likes, four_colours=False),
    "words.on": lambda likes: replace(likes, words_only=True),
    "words.off": lambda likes: replace(likes, words_only=False),
    "nudges.on": lambda likes: replace(likes, nudges=True),
    "nudges.off": lambda likes: replace(likes, nudges=False),
    "usual": lambda _: Preferences(),
}
"""What a switch brings about, by the end of its id: pressed twice it does so once."""


class Tastes:
    """Where people say how they like to be served."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def show(self, press: Press) -> None:
        """The panel, with what holds at present."""
        likes = self._house.people.preferences(press.user)
        await press.show(self._panel(press, likes))

    async def pressed(self, press: Press, custom_id: str) -> None:
        """Turns a switch, at all tables at once. Raises `Refused`, `UnwrittenError`."""
        change = _CHANGES.get(custom_id.removeprefix(PREFIX))
        if change is None:
            raise Refused(UNKNOWN)
        likes = await self._house.people.prefer(press.user, change)
        self._house.presenter.refresh(press.user)
        await press.turn_to(self._panel(press, likes))

    def _panel(self, press: Press, likes: Preferences) -> TableSheet:
        server = press.interaction.guild_id
        usual = None if server is None else self._house.settled.of(server).four_colours
        return panel(likes, usual)


def panel(likes: Preferences, usual: bool | None) -> TableSheet:
    """The panel; `usual` says whether the server has four colours, `None` where it is in none."""
    entries = (_hands(likes), _colours(likes, usual), _words(likes), _nudges(likes))
    again = ((_switch(words.AS_AT_FIRST, "usual"),),) if likes != Preferences() else ()
    return TableSheet(words.MINE, rows=(*entries, words.HOLDS_EVERYWHERE, *again))


def _hands(likes: Preferences) -> Entry:
    if likes.hands == "dm":
        return Entry(words.HANDS_BY_MESSAGE, _switch(words.TO_BUTTON, "hands.button"))
    return Entry(words.HANDS_BY_BUTTON, _switch(words.TO_MESSAGE, "hands.dm"))


def _colours(likes: Preferences, usual: bool | None) -> Entry:
    own = likes.four_colours
    if own is None and usual is None:
        return Entry(words.COLOURS_OPEN, _switch(words.TO_FOUR_COLOURS, "colours.on"))
    if own or (own is None and usual):
        text = words.COLOURS_ON_HERE if own is None else words.COLOURS_ON
        return Entry(text, _switch(words.TO_TWO_COLOURS, "colours.off"))
    text = words.COLOURS_OFF_HERE if own is None else words.COLOURS_OFF
    return Entry(text, _switch(words.TO_FOUR_COLOURS, "colours.on"))


def _words(likes: Preferences) -> Entry:
    if likes.words_only:
        return Entry(words.WORDS_ON, _switch(words.TO_PICTURES, "words.off"))
    return Entry(words.WORDS_OFF, _switch(words.TO_WORDS, "words.on"))


def _nudges(likes: Preferences) -> Entry:
    if likes.nudges:
        return Entry(words.NUDGES_ON, _switch(words.TO_PEACE, "nudges.off"))
    return Entry(words.NUDGES_OFF, _switch(words.TO_NUDGES, "nudges.on"))


def _switch(label: str, change: str) -> Button:
    return Button(label, f"{PREFIX}{change}")
