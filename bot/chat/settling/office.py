"""`/house settings`: what those who manage a server press, and what comes of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias, cast

from bot.chat.controls import fields
from bot.chat.house import House
from bot.chat.house_rules import defaults, ruled
from bot.chat.interest.choice import server_of
from bot.chat.kit import AnyKit
from bot.chat.press import Asked, Press, attend
from bot.chat.settling.forms import NUMBER, Number, house_numbers, number_form, read_numbers
from bot.chat.settling.game_panel import choices, game_panel, number_of, option_of, option_panel
from bot.chat.settling.house_panel import Standing, panel
from bot.chat.settling.ids import Ident, read_ident
from bot.chat.sheet import TableSheet
from bot.chat.wording import PACES, escaped, literal
from bot.chat.words import settings as words
from bot.rules.codec import Field, UnreadableError
from bot.rules.offers import Refused
from bot.tables.buy_in import check_buy_in
from bot.tables.customs import MOST_CHIPS, Options, Value

Deed: TypeAlias = Callable[[Press, Ident], Awaitable[TableSheet]]
"""Does what is pressed, and gives what the panel shows then. Raises `Refused`, `UnwrittenError`."""


class Office:
    """Where a server settles how the house is run there."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._settled = house.settled
        self._deeds: Mapping[str, Deed] = {
            "home": self._home,
            "pace": self._pace,
            "colours_on": lambda press, _: self._settle(press, {"four_colours": True}),
            "colours_off": lambda press, _: self._settle(press, {"four_colours": None}),
            "channels": self._channels,
            "roles": self._roles,
            "organisers": self._organisers,
            "games": self._games,
            "game": self._game,
            "options": self._options,
            "value": self._value,
            "book": self._book,
        }

    async def show(self, press: Press) -> None:
        """The panel of the server. Raises `Refused`."""
        _check(press)
        await press.show(await self._panel(press))

    async def pressed(self, press: Press, custom_id: str) -> None:
        """Does what a control is for, and shows what is now. Raises `Refused`, `UnwrittenError`."""
        _check(press)
        ident = read_ident(custom_id) or Ident("")
        numbers = self._numbers(press, ident)
        if numbers:
            title = numbers[0].title if len(numbers) == 1 else words.ALLOWANCE
            await press.form(number_form(ident, title, numbers))
            return
        deed = self._deeds.get(ident.word)
        if deed is None:
            raise Refused(words.UNKNOWN)
        await press.turn_to(await deed(press, ident))

    async def submitted(self, interaction: Asked) -> None:
        """A form was sent."""
        data = cast("Mapping[str, Any]", interaction.data or {})
        custom_id = str(data.get("custom_id", ""))

        async def work(press: Press) -> None:
            _check(press)
            ident = read_ident(custom_id) or Ident("")
            numbers = self._numbers(press, ident)
            if not numbers:
                raise Refused(words.UNKNOWN)
            await press.turn_to(await self._filled(press, ident, numbers, fields(data)))

        await attend(interaction, work, custom_id)

    def _numbers(self, press: Press, ident: Ident) -> tuple[Number, ...]:
        """What the form of a control asks for; nothing for a control without one."""
        server = server_of(press)
        if ident.word == "ask":
            kit, option = self._meant(ident)
            usual = self._settled.rules(server, kit.rules.name)
            return () if choices(option) else (number_of(kit, usual, option),)
        customs, standard = self._settled.of(server), self._settled.standard
        return house_numbers(ident.word, customs, standard, self._house.hall.most)

    async def _filled(
        self, press: Press, ident: Ident, numbers: tuple[Number, ...], filled: Mapping[str, object]
    ) -> TableSheet:
        try:
            values = read_numbers(numbers, filled, str(press.interaction.locale))
        except Refused as refused:
            return await self._refusing(press, ident, str(refused))
        if ident.word == "ask":
            return await self._rule(press, ident, values[NUMBER])
        return await self._settle(press, values)

    async def _refusing(self, press: Press, ident: Ident, why: str) -> TableSheet:
        """The panel as it is, with the reason why nothing was settled."""
        word = _word(why)
        if not ident.option:
            return await self._panel(press, word)
        kit, option = self._meant(ident)
        return option_panel(kit, self._usual(press, kit), option, word)

    # --- the house ------------------------------------------------------------------------------

    async def _home(self, press: Press, ident: Ident) -> TableSheet:
        del ident
        return await self._panel(press)

    async def _panel(self, press: Press, word: str = "") -> TableSheet:
        server, guild = server_of(press), press.interaction.guild
        customs = self._settled.of(server)
        organisers = await self._house.interest.organisers(server)
        roles = (*customs.roles, *([] if organisers is None else [organisers]))
        standing = Standing(
            server=words.THIS_SERVER if guild is None else escaped(guild.name),
            customs=customs,
            limits=self._house.hall.limits(server),
            organisers=organisers,
            rules=[(kit, self._usual(press, kit)) for kit in self._house.presenter.kits],
            channels=frozenset(
                each for each in customs.channels if guild and guild.get_channel(each)
            ),
            roles=frozenset(each for each in roles if guild and guild.get_role(each)),
        )
        return panel(standing, word)

    async def _settle(self, press: Press, values: Mapping[str, Value]) -> TableSheet:
        server = server_of(press)
        try:
            await self._settled.settle(server, values)
        except UnreadableError:
            return await self._panel(press, _word(words.TOO_POOR))
        self._house.presenter.renew(server)
        return await self._panel(press)

    async def _pace(self, press: Press, ident: Ident) -> TableSheet:
        del ident
        if press.value not in PACES:
            raise Refused(words.UNKNOWN)
        return await self._settle(press, {"pace": press.value})

    async def _channels(self, press: Press, ident: Ident) -> TableSheet:
        del ident
        guild = press.interaction.guild
        there = [each for each in _ids(press) if guild and guild.get_channel(each)]
        return await self._doors(press, "channels", there)

    async def _roles(self, press: Press, ident: Ident) -> TableSheet:
        del ident
        return await self._doors(press, "roles", _roles_chosen(press))

    async def _doors(self, press: Press, name: str, there: list[int]) -> TableSheet:
        """Settles where tables may be opened, or by whom; what is gone opens them to nobody."""
        if press.values and not there:
            return await self._panel(press, _word(words.GONE))
        return await self._settle(press, {name: [*there] or None})

    async def _organisers(self, press: Press, ident: Ident) -> TableSheet:
        del ident
        there = _roles_chosen(press)
        await self._house.interest.name_organisers(server_of(press), there[0] if there else None)
        return await self._panel(press)

    # --- the games ------------------------------------------------------------------------------

    def _usual(self, press: Press, kit: AnyKit) -> Options:
        return self._settled.rules(server_of(press), kit.rules.name)

    def _kit(self, game: str) -> AnyKit:
        kit = self._house.presenter.kits.find(game)
        if kit is None:
            raise Refused(words.UNKNOWN)
        return kit

    def _meant(self, ident: Ident) -> tuple[AnyKit, Field]:
        kit = self._kit(ident.game)
        option = option_of(kit, ident.option)
        if option is None:
            raise Refused(words.UNKNOWN)
        return kit, option

    async def _games(self, press: Press, ident: Ident) -> TableSheet:
        return await self._game(press, Ident(ident.word, press.value or ""))

    async def _game(self, press: Press, ident: Ident) -> TableSheet:
        kit = self._kit(ident.game)
        return game_panel(kit, self._usual(press, kit))

    async def _options(self, press: Press, ident: Ident) -> TableSheet:
        kit, option = self._meant(Ident(ident.word, ident.game, press.value or ""))
        return option_panel(kit, self._usual(press, kit), option)

    async def _value(self, press: Press, ident: Ident) -> TableSheet:
        _, option = self._meant(ident)
        chosen = [each for each in choices(option) if str(each) == press.value]
        if not chosen:
            raise Refused(words.UNKNOWN)
        return await self._rule(press, ident, chosen[0])

    async def _rule(self, press: Press, ident: Ident, value: int | str | None) -> TableSheet:
        """Settles one house rule, if it goes with the others of the server."""
        kit, option = self._meant(ident)
        if value == defaults(kit)[option.name]:
            value = None
        try:
            await self._write(press, kit, {option.name: value})
        except Refused as refused:
            return await self._refusing(press, ident, str(refused))
        return option_panel(kit, self._usual(press, kit), option)

    async def _book(self, press: Press, ident: Ident) -> TableSheet:
        """Takes a house rule back, or all of a game."""
        if ident.option:
            return await self._rule(press, ident, None)
        kit = self._kit(ident.game)
        await self._write(press, kit, dict.fromkeys(defaults(kit)))
        return game_panel(kit, self._usual(press, kit))

    async def _write(
        self, press: Press, kit: AnyKit, values: Mapping[str, int | str | None]
    ) -> None:
        server = server_of(press)
        await self._settled.rule(server, kit.rules.name, values, lambda all_: check(kit, all_))
        self._house.presenter.renew(server)


def check(kit: AnyKit, options: Options) -> None:
    """Raises `Refused` for house rules by which nobody could open a table without naming others."""
    rules = ruled(kit, options)
    buy_in = kit.words.buy_in(rules)
    if buy_in > MOST_CHIPS:
        raise Refused(words.too_dear(buy_in, MOST_CHIPS))
    check_buy_in(rules, buy_in, MOST_CHIPS)


def _check(press: Press) -> None:
    if not press.interaction.permissions.manage_guild:
        raise Refused(words.NOT_YOURS)


def _word(why: str) -> str:
    return words.nothing_changed(literal(why))


def _ids(press: Press) -> list[int]:
    return [int(each) for each in press.values if each.isdecimal() and each.isascii()]


def _roles_chosen(press: Press) -> list[int]:
    guild = press.interaction.guild
    return [each for each in _ids(press) if guild and guild.get_role(each)]
