"""A scene of a lesson as a private message: the table, what is said of it, the learner's hand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Literal, TypeAlias

from bot.chat import choices
from bot.chat.book_pages import page_id
from bot.chat.ids import TeachIdent
from bot.chat.kit import AnyKit
from bot.chat.sheet import Button, HandSheet, Row, TableSheet, in_rows
from bot.chat.teaching.lesson import Lesson, Scene
from bot.chat.told import lines, small
from bot.chat.words import books as words
from bot.chat.words.buttons import BACK
from bot.rules.game import PublicView
from bot.rules.offers import Action
from bot.tables.state import Guest

Mode: TypeAlias = Literal["page", "worked"]
"""Whether the learner plays, or looks on; the same word stands in the ids of the controls."""


@dataclass(frozen=True, slots=True)
class Look:
    """How somebody likes to see it."""

    words_only: bool
    four_colours: bool


@dataclass(frozen=True, slots=True, repr=False)
class LessonSheets:
    """What everybody might see of a scene, and the learner's own hand."""

    table: TableSheet
    hand: HandSheet


def lesson_sheets(
    kit: AnyKit, lesson: Lesson, number: int, mode: Mode, look: Look, word: str = ""
) -> LessonSheets:
    """Scene `number` of a lesson; `word` is what the learner is to be told first."""
    scene = lesson.scenes[number]
    view = PublicView(scene.table)
    state = kit.words.state(view, lesson.rules, lesson.names)
    hand = _hand(kit, lesson, scene, look)
    body = lines(
        small(state) if look.words_only else "",
        _happened(kit, lesson, scene),
        small(words.your_hand(hand.alt)) if look.words_only and hand.alt else "",
        f"**{word}**" if word else "",
        _said(kit, lesson, scene, mode),
    )
    guests = [Guest(place, name) for place, name in enumerate(lesson.names, 1)]
    picture = kit.pictures.table(view, lesson.rules, guests, scene.sitting.deals)
    title, worked = kit.book.title, mode == "worked"
    table = TableSheet(
        words.worked(kit.words.deals, title) if worked else words.lesson(title),
        body,
        words.scene(number + 1, len(lesson.scenes)),
        None if look.words_only else picture,
        state,
        (*_controls(kit, lesson, scene, number, mode), *_tools(kit, lesson, number, mode)),
    )
    return LessonSheets(table, hand)


def _hand(kit: AnyKit, lesson: Lesson, scene: Scene, look: Look) -> HandSheet:
    view = scene.view(lesson.seat)
    if kit.hands is None or not view.hand.cards:
        return HandSheet("")
    picture = kit.hands.picture(view, lesson.rules, look.four_colours)
    words = kit.hands.words(view, lesson.rules)
    return HandSheet("", picture=None if look.words_only else picture, alt=words)


def _happened(kit: AnyKit, lesson: Lesson, scene: Scene) -> str:
    told = [line for each in scene.events for line in kit.words.events(each, lesson.names)]
    if scene.said is None:
        told += kit.words.paid(scene.payments, lesson.names)
    return "".join(f"> {line}\n" for line in " ".join(told).splitlines())


def _said(kit: AnyKit, lesson: Lesson, scene: Scene, mode: Mode) -> str:
    if scene.said is None:
        return words.lesson_over(lesson.ending, kit.rules.name)
    if mode == "page" or not isinstance(scene.said.move, Action):
        return scene.said.comment or words.YOUR_TURN
    label = kit.words.labelled(scene.table, scene.said.move).text
    told = words.chooses(lesson.names[scene.said.seat or 0], label)
    if lesson.is_asked(scene):
        told = words.you_choose(label)
    return lines(scene.said.comment, told)


def _controls(
    kit: AnyKit, lesson: Lesson, scene: Scene, number: int, mode: Mode
) -> tuple[Row, ...]:
    """What the learner may do, as at a table."""
    if mode == "worked" or not lesson.is_asked(scene):
        return ()
    own, ident = choices.own_choices(scene.offers(lesson.seat)), TeachIdent(kit.rules.name, number)
    if kit.hands is None:
        return choices.rows(kit, scene.table, ident, own)
    prospect = partial(kit.hands.prospect, scene.view(lesson.seat), lesson.rules)
    return choices.rows(kit, scene.table, ident, own, prospect)


def _tools(kit: AnyKit, lesson: Lesson, number: int, mode: Mode) -> tuple[Row, ...]:
    game, last = kit.rules.name, len(lesson.scenes) - 1
    tools: list[Button] = []
    if number:
        tools.append(Button(BACK, TeachIdent(game, number - 1).of(mode)))
    if number < last:
        asked = mode == "page" and lesson.is_asked(lesson.scenes[number])
        label = words.SHOW_ME if asked else words.GO_ON
        tools.append(Button(label, TeachIdent(game, number + 1).of(mode), "plain"))
    else:
        tools.append(Button(words.ONCE_MORE, TeachIdent(game).of(mode)))
    if mode == "worked":
        tools.append(Button(words.PLAY_IT, TeachIdent(game, number).of("page")))
    tools.append(Button(words.FULL_RULES, page_id(game, 1)))
    return in_rows(tools)
