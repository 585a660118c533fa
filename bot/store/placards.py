"""Where the public messages of evenings stand, and who may look after evenings."""

from __future__ import annotations

import sqlite3
from typing import Final

from bot.interest.ports import Invitation
from bot.store.book import Book
from bot.store.evenings import found

INVITED: Final = "SELECT id, evening, channel, message FROM invitations"
INVITE: Final = "INSERT OR REPLACE INTO invitations (evening, channel) VALUES (?, ?)"


class Placards(Book):
    """The part of `bot.interest.ports.Interest` that is about public messages and organisers."""

    async def invite(self, evening: str, channel: int) -> None:
        """Notes that the public message of an evening shall stand in a channel from now on."""
        await self._run(INVITE, evening, channel)

    async def posted(self, invitation: int, message: int) -> bool:
        """Notes that a public message has been sent; not if another is wanted by now."""
        query, values = "UPDATE invitations SET message = ? WHERE id = ?", (message, invitation)
        return await self._database.write(lambda db: db.execute(query, values).rowcount > 0)

    async def uninvite(self, invitation: int) -> None:
        """Forgets a public message."""
        await self._run("DELETE FROM invitations WHERE id = ?", invitation)

    async def invitation(self, evening: str) -> Invitation | None:
        """Where the public message of an evening stands."""
        return next((each for each in await self.invitations() if each.evening.id == evening), None)

    async def invitations(self) -> list[Invitation]:
        """All public messages that are kept up to date."""

        def look(connection: sqlite3.Connection) -> list[Invitation]:
            rows = connection.execute(INVITED).fetchall()
            return [Invitation(row[0], found(connection, row[1]), *row[2:]) for row in rows]

        return await self._database.read(look)

    async def organisers(self, server: int) -> int | None:
        """The role whose members may do what organisers do."""
        query = "SELECT max(role) FROM organisers WHERE server = ?"
        return await self._database.read(lambda db: db.execute(query, (server,)).fetchone()[0])

    async def name_organisers(self, server: int, role: int | None) -> None:
        """Names that role."""
        if role is None:
            await self._run("DELETE FROM organisers WHERE server = ?", server)
        else:
            await self._run("INSERT OR REPLACE INTO organisers VALUES (?, ?)", server, role)
