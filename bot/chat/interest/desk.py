"""What somebody does about their own registration: by a command, a button or the form."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias, cast

from bot.chat.interest.choice import check_organiser, now_of, server_of
from bot.chat.interest.form import form, read
from bot.chat.interest.ids import Ident, read_ident
from bot.chat.interest.lists import By, Listing
from bot.chat.interest.secretary import Secretary
from bot.chat.press import Asked, Press, attend
from bot.chat.sheet import Button, TableSheet
from bot.chat.words import interest as words
from bot.interest.agenda import is_ahead
from bot.interest.ports import Interest, ShutError, Spoken
from bot.interest.values import Answer, Evening
from bot.rules.offers import Refused

Deed: TypeAlias = Callable[[Press, Ident], Awaitable[None]]


class Desk:
    """Where people register, change their minds, and look at what they said."""

    def __init__(self, books: Interest, secretary: Secretary) -> None:
        self._books = books
        self._secretary = secretary
        self._deeds: Mapping[str, Deed] = {
            "register": self._register,
            "mine": self._mine,
            "withdraw": self._ask,
            "leave": self._leave,
            "quiet": self._quiet,
            "games": lambda press, ident: self._turn(press, ident, "games"),
            "persons": lambda press, ident: self._turn(press, ident, "persons"),
        }

    async def pressed(self, press: Press, custom_id: str) -> None:
        """Does what a button is for. Raises `Refused`."""
        ident = read_ident(custom_id)
        deed = None if ident is None else self._deeds.get(ident.word)
        if ident is None or deed is None:
            raise Refused(words.NOT_KNOWN)
        await deed(press, ident)

    async def open_form(self, press: Press, evening: Evening, shut: Evening | None) -> None:
        """Shows the form, with what was said before. Raises `Refused`.

        `shut` is the evening that whoever asks may have meant, and for which it is too late.
        """
        if not evening.takes(now_of(press)):
            raise Refused(words.SHUT)
        spoken = await self._books.of(evening.server, press.user)
        note = None if shut is None else words.instead_of(shut, evening)
        await press.form(form(evening, _before(evening, spoken), note))

    async def submitted(self, interaction: Asked) -> None:
        """The form was sent."""
        data = cast("Mapping[str, Any]", interaction.data or {})
        custom_id = str(data.get("custom_id", ""))

        async def work(press: Press) -> None:
            evening = await self._evening(press, read_ident(custom_id))
            try:
                answer = read(data, evening)
            except Refused as refused:
                again = Button(words.FORM_AGAIN, str(Ident("register", evening.id)), "chief")
                await press.show(TableSheet(words.NOT_YET, str(refused), rows=((again,),)))
            else:
                await self._take(press, evening, answer)

        await attend(interaction, work, custom_id)

    async def show_mine(self, press: Press) -> None:
        """Everything that somebody has said in this server, but for evenings long over."""
        spoken = await self.spoken(press)
        if not spoken:
            raise Refused(words.NOTHING_YET)
        texts = [await self._told(each) for each in spoken]
        await press.show(TableSheet(words.WHAT_YOU_SAID, "\n\n".join(texts)))

    async def spoken(self, press: Press) -> list[Spoken]:
        """What somebody has said here of evenings that are not over, the latest first."""
        spoken = await self._books.of(server_of(press), press.user)
        return [each for each in spoken if is_ahead(each.evening, now_of(press))]

    async def withdraw(self, press: Press, evening: str) -> None:
        """Takes a registration back. Raises `Refused`."""
        spoken = await self._own(press, evening)
        if not await self._books.withdraw(evening, press.user):
            raise Refused(words.NOT_REGISTERED)
        self._secretary.changed(evening)
        await press.say(words.withdrawn(spoken.evening))

    async def _take(self, press: Press, evening: Evening, answer: Answer) -> None:
        try:
            first = await self._books.say(evening.id, press.user, press.name, answer, now_of(press))
        except ShutError:
            raise Refused(words.SHUT) from None
        self._secretary.changed(evening.id)
        head = words.ON_THE_LIST if first else words.CHANGED
        spoken = await self._own(press, evening.id)
        await press.show(self._sheet(head, spoken.evening, await self._told(spoken)))

    def _sheet(self, head: str, evening: Evening, text: str) -> TableSheet:
        buttons = (
            Button(words.CHANGE_IT, str(Ident("register", evening.id))),
            Button(words.WITHDRAW, str(Ident("withdraw", evening.id))),
        )
        return TableSheet(head, text, rows=(buttons,))

    async def _told(self, spoken: Spoken) -> str:
        """What somebody has said, with their places where places are numbered."""
        waits = await self._books.waits(spoken.evening.id, spoken.registration.user)
        return words.said(spoken.evening, spoken.registration, waits)

    async def _evening(self, press: Press, ident: Ident | None) -> Evening:
        found = None if ident is None else await self._books.find(server_of(press), ident.evening)
        if found is None:
            raise Refused(words.NOT_KNOWN)
        return found

    async def _own(self, press: Press, evening: str) -> Spoken:
        """What whoever presses has said of an evening, wherever it is. Raises `Refused`."""
        for each in await self._books.all_of(press.user):
            if each.evening.id == evening:
                return each
        raise Refused(words.NOT_REGISTERED)

    # --- what is pressed ------------------------------------------------------------------------

    async def _register(self, press: Press, ident: Ident) -> None:
        await self.open_form(press, await self._evening(press, ident), None)

    async def _mine(self, press: Press, ident: Ident) -> None:
        spoken = await self._own(press, ident.evening)
        text = await self._told(spoken)
        await press.show(self._sheet(words.WHAT_YOU_SAID, spoken.evening, text))

    async def _ask(self, press: Press, ident: Ident) -> None:
        spoken = await self._own(press, ident.evening)
        surely = Button(words.WITHDRAW, str(Ident("leave", ident.evening)), "grave")
        text = words.surely_withdrawn(spoken.evening)
        await press.show(TableSheet(words.WITHDRAW_ASKED, text, rows=((surely,),)))

    async def _leave(self, press: Press, ident: Ident) -> None:
        await self.withdraw(press, ident.evening)

    async def _quiet(self, press: Press, ident: Ident) -> None:
        spoken = await self._own(press, ident.evening)
        await self._books.quiet(ident.evening, press.user)
        await press.say(words.quiet(spoken.evening))

    async def _turn(self, press: Press, ident: Ident, by: By) -> None:
        await check_organiser(self._books, press)
        listing = await self.listing(press, await self._evening(press, ident))
        await press.turn_to(listing.page(by, ident.page))

    async def listing(self, press: Press, evening: Evening) -> Listing:
        """Everybody who has registered and is, as far as anybody can tell, still there."""
        guild = press.interaction.guild
        assert guild is not None
        found = await self._secretary.roll(guild)
        people = await self._books.registrations(evening.id)
        return Listing(evening, people, found.here, bool(found.unknown))


def _before(evening: Evening, spoken: list[Spoken]) -> Answer | None:
    """What stands in the form: what was said of this evening, or else of the latest other one.

    Whether to be reminded is asked anew for every evening.
    """
    for each in spoken:
        if each.evening.id == evening.id:
            return each.registration.answer
    return replace(spoken[0].registration.answer, remark="", remind=False) if spoken else None
