"""Lessons and the index of the books, as they are asked for and pressed: no table, no chips.

All that a lesson remembers stands in the ids of its controls, so it goes on after a restart.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Protocol, cast

import discord
from discord import ui

from bot.chat import choices
from bot.chat.answers import written
from bot.chat.asking import form_of, inquiry
from bot.chat.book_pages import (
    GO_TO,
    first_page,
    house_page,
    last_page,
    page,
    page_of_words,
    passage_page,
    term_page,
)
from bot.chat.controls import filled_in
from bot.chat.house import House
from bot.chat.ids import Reference, TeachIdent, read_reference, read_teach_ident
from bot.chat.kit import AnyKit
from bot.chat.press import Asked, Press, attend
from bot.chat.sheet import P, Plate, Sheet, TableSheet
from bot.chat.stage import HAND_FILE, TABLE_FILE
from bot.chat.teaching.index import passages
from bot.chat.teaching.lesson import Lesson, Scene
from bot.chat.teaching.lesson_sheet import LessonSheets, Look, Mode, lesson_sheets
from bot.chat.use import Filled
from bot.chat.words import books as words
from bot.rules.offers import Action, Refused


class Show(Protocol):
    """Shows a sheet: as a reply, or in place of what was pressed."""

    async def __call__(self, sheet: Sheet[P], *files: discord.File) -> object: ...


class Tutor:
    """Shows places of the books, and gives lessons."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def show(self, press: Press, kit: AnyKit, key: str, show: Show) -> None:
        """The place of a book that a control calls so. Raises `Refused`."""
        if key in ("lesson", "worked"):
            mode: Mode = "page" if key == "lesson" else "worked"
            await self._scene(press, kit, 0, mode, show)
        else:
            await show(self._place(press, kit, key))

    def _place(self, press: Press, kit: AnyKit, key: str) -> TableSheet:
        usual = self._house.settled.rules(press.interaction.guild_id or 0, kit.rules.name)
        number = int(key[1:]) if key[1:].isdecimal() and key.isascii() else -1
        parts, terms = passages(kit.book), tuple(kit.teaching.glossary.items())
        if key == "house":
            return house_page(kit, usual)
        if key == "words":
            return page(kit, page_of_words(kit), usual)
        if key == "source":
            return page(kit, last_page(kit), usual)
        if key[:1] == "b" and 0 <= number < len(parts):
            part = parts[number]
            return page(kit, part.page, usual) if part.whole else passage_page(kit, part)
        if key[:1] == "t" and 0 <= number < len(terms):
            return term_page(kit, *terms[number])
        return first_page(kit, usual, "server")

    async def _scene(
        self, press: Press, kit: AnyKit, number: int, mode: Mode, show: Show, word: str = ""
    ) -> None:
        lesson = _lesson(kit, number)
        likes = self._house.people.preferences(press.user)
        colours = likes.four_colours
        if colours is None:
            server = press.interaction.guild_id or 0
            colours = self._house.settled.of(server).four_colours
        look = Look(likes.words_only, colours)
        await self._shown(lesson_sheets(kit, lesson, number, mode, look, word), show)

    async def _shown(self, sheets: LessonSheets, show: Show) -> None:
        presenter = self._house.presenter
        table, files = await presenter.painted(sheets.table, TABLE_FILE)
        _, hand = await presenter.painted(sheets.hand, HAND_FILE)
        if hand:
            table = replace(table, rows=(Plate(HAND_FILE, sheets.hand.alt), *table.rows))
        await show(table, *files, *hand)

    # --- what is pressed ------------------------------------------------------------------------

    async def pressed(self, press: Press, custom_id: str, filled: Filled | None = None) -> None:
        """Does what a control is for; `filled` comes from its form. Raises `Refused`."""
        ident = read_teach_ident(custom_id)
        kit = None if ident is None else self._house.presenter.kits.find(ident.game)
        if ident is None:
            raise Refused(words.LESSON_GONE)
        if ident.what == GO_TO:
            kit = kit or self._house.presenter.kits.find(press.value or "")
            if kit is None:
                raise Refused(words.LESSON_GONE)
            await self.show(press, kit, (press.value or "") if ident.game else "", press.turn_to)
            return
        if kit is None:
            raise Refused(words.LESSON_GONE)
        if ident.what in ("page", "worked"):
            await self._scene(press, kit, ident.scene, ident.what, press.turn_to)
            return
        what = press.value or "" if ident.what.startswith("menu") else ident.what
        await self._choose(press, kit, replace(ident, what=what), filled)

    async def submitted(self, interaction: Asked) -> None:
        """A form of a lesson was sent."""
        data = cast("Mapping[str, object]", interaction.data or {})
        custom_id, filled = str(data.get("custom_id", "")), filled_in(data)
        await attend(interaction, lambda press: self.pressed(press, custom_id, filled), custom_id)

    async def _choose(
        self, press: Press, kit: AnyKit, ident: TeachIdent, filled: Filled | None
    ) -> None:
        """The learner makes a move: if it is the script's the lesson goes on."""
        lesson, reference = _lesson(kit, ident.scene), read_reference(ident.what)
        scene = lesson.scenes[ident.scene]
        if reference is None or not lesson.is_asked(scene):
            raise Refused(words.LESSON_GONE)
        if reference.form and filled is None:
            await press.form(_form(kit, lesson, scene, ident, reference))
            return
        action = _meant(press, kit, lesson, scene, reference, filled)
        number, word = ident.scene, ""
        if scene.is_what_the_script_has(action):
            number += 1
        else:
            word = _otherwise(kit, scene)
        await self._scene(press, kit, number, "page", press.turn_to, word)


def _lesson(kit: AnyKit, number: int) -> Lesson:
    lesson = kit.teaching.lesson
    if lesson is None or number >= len(lesson.scenes):
        raise Refused(words.LESSON_GONE)
    return lesson


def _meant(
    press: Press,
    kit: AnyKit,
    lesson: Lesson,
    scene: Scene,
    reference: Reference,
    filled: Filled | None,
) -> Action:
    own = scene.offers(lesson.seat)
    offer = choices.referred(lesson.rules, scene.table, reference, own)
    if filled is None:
        return choices.chosen(offer, reference.amount)
    return written(offer, filled, str(press.interaction.locale), kit.words.places_to_lay)


def _form(
    kit: AnyKit, lesson: Lesson, scene: Scene, ident: TeachIdent, reference: Reference
) -> ui.Modal:
    own = scene.offers(lesson.seat)
    offer = choices.referred(lesson.rules, scene.table, reference, own)
    public = scene.view(lesson.seat).public
    asked = inquiry(kit, public, lesson.rules, lesson.seat, offer)
    return form_of(ident, offer, asked, kit.words.places_to_lay)


def _otherwise(kit: AnyKit, scene: Scene) -> str:
    """What is said to a learner who does something that the script has not."""
    assert scene.said is not None
    assert isinstance(scene.said.move, Action)
    if scene.said.otherwise:
        return scene.said.otherwise
    label = kit.words.labelled(scene.table, scene.said.move).text
    return words.otherwise(label)
