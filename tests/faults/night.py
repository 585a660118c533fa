"""A night of brag at which things go wrong: the people, the table, and the books as they lie."""

from __future__ import annotations

import re
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from bot.practice.interactions import Interaction
from tests.evening.club import PURSE, Club, opened, word
from tests.evening.house import ROOT
from tests.evening.programs import Forked

NAMES = ("Ada", "Ben", "Clo")
BUY_IN = 50
LOST = 3.1
"""Seconds after which Discord says that a press was not answered."""

Books: TypeAlias = dict[str, list[tuple[object, ...]]]
"""The rows of what must never be lost or doubled, by table of the database."""


@dataclass
class Night(Club):
    """Three guests at a table of brag. A deal is played as `begin` and `act` until `is_closed`."""

    # --- what people do -------------------------------------------------------------------------

    async def press(self, name: str, button: str) -> Interaction:
        """The same where Discord may say that it has failed."""
        await self.until_offered(button)
        return await self.people[name].click(self.table, button)

    async def asked(self, **options: object) -> Interaction:
        """Ada opens a table; a single deal decides."""
        wanted = {"buy_in": BUY_IN, "deals": 1} | options
        return await self.people["Ada"].slash(self.room, "brag", **wanted)

    async def seated(self, **options: object) -> None:
        """A table at which all three sit."""
        await self.asked(**options)
        for name in NAMES[1:]:
            await self.sit_down(name)
            await self.until(lambda name=name: f"**{name}**" in self.table.text)

    async def dealt(self, **options: object) -> None:
        """The same with cards in their hands."""
        await self.seated(**options)
        assert word(await self.press("Ada", "Begin")) == ""
        await self.until_turn()
        await self.until(lambda: all(len(self.letters(name)) == 1 for name in NAMES))

    @property
    def deed(self) -> str:
        """What whoever is on turn does: two bets, a fold, and then the last two see."""
        see = next((each for each in self.labels if each.startswith("See for ")), None)
        if see is not None:
            return see
        bets = len(re.findall(r"last bet", self.table.text))
        return "Fold" if bets >= 2 else next(each for each in self.labels if each.startswith("Bet"))

    async def act(self) -> Interaction:
        """Whoever is on turn does the next thing."""
        return await self.press(await self.until_turn(), self.deed)

    async def play_on(self) -> None:
        """The same, until everybody can see it."""
        turn, before = await self.until_turn(), self.move
        answer = await self.act()
        assert not answer.failed
        assert word(answer) == ""
        await self.until(lambda: self.is_closed() or (self.move, self.on_turn) != (before, turn))

    async def played_out(self) -> None:
        while not self.is_closed():
            await self.play_on()

    def pull_plug(self, when: str) -> None:
        """The power goes then, once; `plug.py` says when."""
        (self.house.folder / "plug").write_text(when)

    # --- what stands in the books ---------------------------------------------------------------

    def books(self) -> Books:
        """All that was committed, read from a copy of the files so that nothing is changed."""
        with tempfile.TemporaryDirectory() as folder:
            for end in ("", "-wal"):
                file = self.house.database.with_name(self.house.database.name + end)
                if file.exists():
                    shutil.copy(file, folder)
            copy = Path(folder, self.house.database.name)
            with closing(sqlite3.connect(copy)) as connection:
                return {name: connection.execute(query).fetchall() for name, query in ROWS.items()}

    async def is_sound(self) -> None:
        """The books balance, every journal replays, and no chip is lost or made."""
        status, out = await self.house.command("audit")
        assert status == 0, out
        accounts = self.books()["accounts"]
        minted = -sum(int(str(balance)) for kind, balance in accounts if kind == "mint")
        assert minted == sum(int(str(balance)) for kind, balance in accounts if kind != "mint")
        assert minted % PURSE == 0

    async def is_settled(self) -> None:
        """The game is over, all chips are in purses, and the record proves every move."""
        await self.until(self.is_closed)
        _, printed = await self.record("Ada")
        assert sum(printed["chips"]) == len(NAMES) * BUY_IN
        await self.is_home()

    async def is_home(self) -> None:
        """All chips are in purses, and they are as many as ever."""
        await self.is_sound()
        held = [(kind, balance) for kind, balance in self.books()["accounts"] if kind != "mint"]
        assert not [each for each in held if each[0] != "purse" and each[1]]
        purses = [int(str(balance)) for kind, balance in held if kind == "purse"]
        assert sum(purses) == len(purses) * PURSE


ROWS = {
    "tables": "SELECT id, phase, state FROM tables ORDER BY id",
    "deals": "SELECT * FROM deals ORDER BY table_id, deal",
    "moves": "SELECT * FROM moves ORDER BY table_id, deal, ordinal",
    "causes": "SELECT scope, cause FROM causes ORDER BY id",
    "transfers": "SELECT * FROM transfers ORDER BY id",
    "accounts": "SELECT kind, balance FROM accounts ORDER BY key",
}


PLUG = Forked(ROOT / "tests" / "faults" / "plug.py")


@asynccontextmanager
async def night(folder: Path, hurry: float = 4) -> AsyncIterator[Night]:
    """The house open, with three guests in the card room."""
    async with opened(Night, folder, NAMES, hurry, PLUG) as club:
        yield club
