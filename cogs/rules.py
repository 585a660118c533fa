"""`/rules`: the books of the house, looked into by any word, and lessons."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.chat.book_pages import GO_TO, go_to
from bot.chat.bot import Parlour
from bot.chat.ids import TeachIdent
from bot.chat.kit import AnyKit
from bot.chat.press import Press, attend
from bot.chat.sheet import Line, Menu, TableSheet
from bot.chat.teaching.index import Entry, chapters, entries, exact, matching, nearest
from bot.chat.teaching.tutor import Tutor
from bot.chat.wording import cut, literal
from bot.chat.words import books as words
from cogs._games import asked, suggested
from cogs._glossary import GLOSSARY

MOST: Final = 25
"""What Discord shows of choices, and of the lines of a menu."""
LONGEST: Final = 100
"""Characters of a choice."""


class RuleBooks(commands.Cog):
    """The books of all games."""

    def __init__(self, bot: Parlour) -> None:
        self._kits = bot.house.presenter.kits
        self._tutor = Tutor(bot.house)
        bot.takers["teach"] = self._tutor.pressed
        bot.forms["teach"] = self._tutor.submitted

    @app_commands.command()
    @app_commands.describe(game="Which game", about="A heading, a word, the lesson, a worked deal")
    async def rules(
        self,
        interaction: discord.Interaction[Parlour],
        game: str | None = None,
        about: app_commands.Range[str, 1, LONGEST] | None = None,
    ) -> None:
        """How a game is played: in a minute, in full, any word of it, and a lesson"""

        async def work(press: Press) -> None:
            if game is None:
                await press.show(self._words(about) if about else self._all())
                return
            kit = asked(self._kits, game)
            found = entries(kit)
            entry = exact(found, about) if about else found[0]
            if entry is None:
                await press.show(self._elsewhere(kit, found, about or ""))
            else:
                await self._tutor.show(press, kit, entry.key, press.show)

        await attend(interaction, work)

    @rules.autocomplete("game")
    async def _games(
        self, interaction: discord.Interaction[Parlour], typed: str
    ) -> list[app_commands.Choice[str]]:
        del interaction
        return suggested(self._kits, typed)

    @rules.autocomplete("about")
    async def _places(
        self, interaction: discord.Interaction[Parlour], typed: str
    ) -> list[app_commands.Choice[str]]:
        kit = self._kits.find(str(interaction.namespace.game or ""))
        found = _terms(self._kits) if kit is None else _with_shared(entries(kit))
        titles = [each.title[:LONGEST] for each in matching(found, typed)]
        return [app_commands.Choice(name=each, value=each) for each in titles[:MOST]]

    def _all(self) -> TableSheet:
        """The list of the games, and the words that they share."""
        games = [(kit.book.title, kit.book.line) for kit in self._kits]
        lines = tuple(Line(kit.book.title, kit.rules.name) for kit in self._kits)
        menu = Menu(words.WHICH_GAME, TeachIdent("").of(GO_TO), lines)
        text = words.all_games(games, [*GLOSSARY.items()])
        return TableSheet(words.ALL_GAMES, text, rows=(menu,))

    def _elsewhere(self, kit: AnyKit, found: tuple[Entry, ...], about: str) -> TableSheet:
        """What the book of a game has not: a word of the house, or of another game."""
        terms = _terms(self._kits)
        if exact(terms, about) or (matching(terms, about) and not nearest(found, about, 1)):
            return self._words(about)
        return _missing(kit, found, about)

    def _words(self, about: str) -> TableSheet:
        """What a word means in every game that has it."""
        found = _terms(self._kits)
        entry = exact(found, about)
        if entry is None:
            near = [each.title for each in nearest(found, about, 8)]
            return TableSheet(words.no_such_word(literal(cut(about, 60)), near))
        places = [(words.EVERYWHERE, GLOSSARY)]
        places += [(kit.book.title, kit.teaching.glossary) for kit in self._kits]
        told = [
            words.meaning(where, meaning)
            for where, terms in places
            for term, meaning in terms.items()
            if term.casefold() == entry.title.casefold()
        ]
        return TableSheet(words.term(entry.title), "\n".join(told))


def _missing(kit: AnyKit, found: tuple[Entry, ...], about: str) -> TableSheet:
    near = tuple(nearest(found, about, MOST))
    menu = go_to(kit, near, words.DID_YOU_MEAN) if near else go_to(kit, chapters(kit))
    missing = words.not_in_book(literal(cut(about, 60)))
    return TableSheet(words.term(kit.book.title), missing, rows=(menu,))


def _with_shared(found: tuple[Entry, ...]) -> list[Entry]:
    """The places of a book, and after them the words of the house that it does not have."""
    return [*found, *(Entry(term, "") for term in GLOSSARY if exact(found, term) is None)]


def _terms(kits: Iterable[AnyKit]) -> list[Entry]:
    """The words of all games and of the house, each once."""
    terms = {term.casefold(): term for kit in kits for term in kit.teaching.glossary}
    terms |= {term.casefold(): term for term in GLOSSARY}
    return [Entry(term, "") for _, term in sorted(terms.items())]


async def setup(bot: Parlour) -> None:
    """Opens the bookcase."""
    await bot.add_cog(RuleBooks(bot))
