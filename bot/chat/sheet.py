"""What a message shows, as a value: equal sheets need no edit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from typing import Final, Generic, Literal, TypeAlias, TypeVar

import discord
from discord import ui

from bot.chat.kit import HandPicture, Style, TablePicture
from bot.chat.wording import MOST_ALT, cut

P = TypeVar("P", bound=TablePicture | HandPicture)

MOST_TEXT: Final = 4_000
"""Characters in all the texts of a message."""
MOST_BUTTONS: Final = 5
MOST_LINES: Final = 25
BAIZE: Final = discord.Colour(0x1F5C42)
_WRITTEN: Final = (
    discord.ChannelType.text,
    discord.ChannelType.public_thread,
    discord.ChannelType.private_thread,
)
_OPEN: Final = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
)
_STYLES: Final[dict[Style, discord.ButtonStyle]] = {
    "plain": discord.ButtonStyle.secondary,
    "chief": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "grave": discord.ButtonStyle.danger,
}


@dataclass(frozen=True, slots=True)
class Button:
    """A button; `id` is what comes back when it is pressed."""

    label: str
    id: str
    style: Style = "plain"
    emoji: str | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """One choice of a menu; `value` is what comes back when it is chosen."""

    label: str
    value: str
    emoji: str | None = None
    about: str | None = None
    chosen: bool = False
    """Whether it is what holds at present."""


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu of at most 25 lines, of which one is chosen."""

    hint: str
    id: str
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class ChannelMenu:
    """A menu of the server's text channels and threads, of which one is chosen."""

    hint: str
    id: str


@dataclass(frozen=True, slots=True)
class ServerMenu:
    """A menu of what a server has, of which any number up to `most` is chosen, or nothing.

    Channels are such as people write in, where threads can be opened as well.
    """

    hint: str
    id: str
    of: Literal["channels", "roles"]
    chosen: tuple[int, ...]
    """What is chosen at present, by id."""
    most: int


@dataclass(frozen=True, slots=True)
class Entry:
    """A text with a button beside it."""

    text: str
    button: Button


@dataclass(frozen=True, slots=True)
class Plate:
    """A second picture, below the words: the attachment `file`, with its text."""

    file: str
    alt: str


Row: TypeAlias = tuple[Button, ...] | Menu | ChannelMenu | ServerMenu | Entry | Plate | str
"""What stands below the words of a message: controls, and texts and pictures among them."""


@dataclass(frozen=True, repr=False)
class Sheet(Generic[P]):
    """A message: a head, the picture with its text, words below it, controls.

    Where the texts are too long for a message it is the body that is cut, never head or foot.
    """

    head: str
    body: str = ""
    foot: str = ""
    picture: P | None = None
    alt: str = ""
    rows: tuple[Row, ...] = ()

    def __repr__(self) -> str:
        return f"Sheet({len(self.rows)} rows)"

    @property
    def words(self) -> Sheet[P]:
        """The same without the picture."""
        return replace(self, picture=None, alt="")

    @property
    def bare(self) -> Sheet[P]:
        """The same without any control."""
        return replace(self, rows=())


TableSheet: TypeAlias = Sheet[TablePicture]
"""What everybody may see."""
HandSheet: TypeAlias = Sheet[HandPicture]
"""What one person alone may see."""


def note(text: str) -> TableSheet:
    """A message of mere words."""
    return TableSheet(text)


def in_rows(buttons: list[Button]) -> tuple[tuple[Button, ...], ...]:
    """Buttons in as many rows as they need."""
    starts = range(0, len(buttons), MOST_BUTTONS)
    return tuple(tuple(buttons[start : start + MOST_BUTTONS]) for start in starts)


def together(groups: Sequence[Sequence[Button]]) -> tuple[tuple[Button, ...], ...]:
    """Buttons in rows, each group of them in one row where that takes no more rows."""
    rows: list[tuple[Button, ...]] = [()]
    for group in groups:
        if len(rows[-1]) + len(group) <= MOST_BUTTONS:
            rows[-1] = (*rows[-1], *group)
        else:
            rows.append(tuple(group))
    filled = in_rows([button for group in groups for button in group])
    fits = len(rows) <= len(filled) and all(len(row) <= MOST_BUTTONS for row in rows)
    return tuple(rows) if fits else filled


def menus(hint: str, ident: str, lines: list[Line]) -> tuple[Menu, ...]:
    """Lines in as many menus as they need."""
    starts = range(0, len(lines), MOST_LINES)
    return tuple(
        Menu(hint, f"{ident}{start // MOST_LINES}", tuple(lines[start : start + MOST_LINES]))
        for start in starts
    )


def laid_out(sheet: Sheet[P], filename: str) -> ui.LayoutView:
    """The sheet in Discord's components; its picture is the attachment `filename`.

    The view is finished: presses find their way by their ids, so the library keeps no hold of it.
    """
    view = ui.LayoutView(timeout=None)
    if sheet == Sheet(sheet.head):
        view.add_item(ui.TextDisplay(cut(sheet.head, MOST_TEXT)))
    else:
        view.add_item(_boxed(sheet, filename))
    view.stop()
    return view


def _boxed(sheet: Sheet[P], filename: str) -> ui.Container[ui.LayoutView]:
    box: ui.Container[ui.LayoutView] = ui.Container(accent_colour=BAIZE)
    box.add_item(ui.TextDisplay(sheet.head))
    if sheet.picture is not None:
        box.add_item(_gallery(Plate(filename, sheet.alt)))
    text = _below(sheet)
    if text:
        box.add_item(ui.TextDisplay(text))
    for row in sheet.rows:
        box.add_item(_row(row))
    return box


def _gallery(plate: Plate) -> ui.MediaGallery[ui.LayoutView]:
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
    gallery.add_item(media=f"attachment://{plate.file}", description=cut(plate.alt, MOST_ALT))
    return gallery


def _below(sheet: Sheet[P]) -> str:
    """What stands below the picture, as far as there is room."""
    among = sum(len(_text_of(row)) for row in sheet.rows)
    room = MOST_TEXT - len(sheet.head) - len(sheet.foot) - among - 1
    return "\n".join(each for each in (cut(sheet.body, room), sheet.foot) if each)


def _text_of(row: Row) -> str:
    if isinstance(row, Entry):
        return row.text
    return row if isinstance(row, str) else ""


def _row(row: Row) -> ui.Item[ui.LayoutView]:
    if isinstance(row, str):
        return ui.TextDisplay(row)
    if isinstance(row, Plate):
        return _gallery(row)
    if isinstance(row, Entry):
        return ui.Section(row.text, accessory=_button(row.button))
    laid: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    if isinstance(row, Menu):
        options = [
            discord.SelectOption(
                label=cut(line.label, 100), value=line.value, emoji=line.emoji,
                description=line.about and cut(line.about, 100), default=line.chosen,
            )
            for line in row.lines
        ]  # fmt: skip
        laid.add_item(ui.Select(custom_id=row.id, placeholder=row.hint, options=options))
        return laid
    if isinstance(row, ChannelMenu):
        laid.add_item(
            ui.ChannelSelect(custom_id=row.id, placeholder=row.hint, channel_types=[*_WRITTEN])
        )
        return laid
    if isinstance(row, ServerMenu):
        laid.add_item(_server_menu(row))
        return laid
    for each in row:
        laid.add_item(_button(each))
    return laid


def _server_menu(menu: ServerMenu) -> ui.Item[ui.LayoutView]:
    if menu.of == "roles":
        return ui.RoleSelect(
            custom_id=menu.id,
            placeholder=menu.hint,
            min_values=0,
            max_values=menu.most,
            default_values=[discord.Object(each, type=discord.Role) for each in menu.chosen],
        )
    return ui.ChannelSelect(
        custom_id=menu.id,
        placeholder=menu.hint,
        channel_types=[*_OPEN],
        min_values=0,
        max_values=menu.most,
        default_values=[discord.Object(each, type=discord.TextChannel) for each in menu.chosen],
    )


def _button(button: Button) -> ui.Button[ui.LayoutView]:
    return ui.Button(
        label=cut(button.label, 80),
        custom_id=button.id,
        style=_STYLES[button.style],
        emoji=button.emoji,
    )


def attached(data: bytes, filename: str, alt: str) -> discord.File:
    """A file for Discord, with its text."""
    return discord.File(BytesIO(data), filename, description=cut(alt, MOST_ALT) or None)
