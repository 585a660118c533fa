"""`/me settings`: how somebody likes to be served, as a panel of switches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from bot.chat.house import House
from bot.chat.press import Press
from bot.chat.sheet import Button, Entry, TableSheet
from bot.chat.words.replies import UNKNOWN
from bot.rules.offers import Refused
from bot.tables.ports import Preferences

PREFIX: Final = "me:set:"
HEAD: Final = "### How the house serves you"
FOOT: Final = "-# It holds at all your tables, in every server, from the moment you press."
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
    again = ((Button("All as at first", f"{PREFIX}usual"),),) if likes != Preferences() else ()
    return TableSheet(HEAD, rows=(*entries, FOOT, *again))


def _hands(likes: Preferences) -> Entry:
    if likes.hands == "dm":
        text = "by direct message\n-# A message for every deal, with your choices under it."
        other = Button("Hands by button", f"{PREFIX}hands.button")
    else:
        text = "only by the button\n-# *My hand* under the table shows it, to you alone."
        other = Button("Hands by message", f"{PREFIX}hands.dm")
    return Entry(f"**Your hands** · {text}", other)


def _colours(likes: Preferences, usual: bool | None) -> Entry:
    on, whose = likes.four_colours, ""
    if on is None:
        on = bool(usual)
        whose = ", unless a server has it otherwise" if usual is None else ", as this server has it"
    about = "A colour of its own for each suit: clubs green, diamonds blue."
    stands, other = ("on", "off") if on else ("off", "on")
    button = Button(f"Four colours {other}", f"{PREFIX}colours.{other}")
    return Entry(f"**Four-colour cards** · {stands}{whose}\n-# {about}", button)


def _words(likes: Preferences) -> Entry:
    about = "Your hands in words, without pictures, for screen readers."
    return _switch("Words only", "words", about, likes.words_only)


def _nudges(likes: Preferences) -> Entry:
    about = "A call when a table has waited for you, and when one is laid for you at an evening."
    return _switch("Nudges", "nudges", about, likes.nudges)


def _switch(name: str, word: str, about: str, on: bool) -> Entry:
    stands, other = ("on", "off") if on else ("off", "on")
    button = Button(f"{name} {other}", f"{PREFIX}{word}.{other}")
    return Entry(f"**{name}** · {stands}\n-# {about}", button)
