"""Messages, as they are stored and as a person reads them."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntFlag
from itertools import chain
from typing import Final

from bot.practice.state.channels import Channel
from bot.practice.state.components import Button, Json, Select, buttons, media, selects, texts
from bot.practice.state.permissions import Permission
from bot.practice.state.users import User


class MessageFlag(IntFlag):
    """Message flags that matter here."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SILENT = 1 << 12
    COMPONENTS_V2 = 1 << 15


NO_FLAGS: Final = MessageFlag(0)


@dataclass(eq=False, slots=True)
class Attachment:
    """A file of a message, served at `url`; `width` and `height` in pixels, 0 for no picture."""

    id: int
    url: str
    filename: str
    data: bytes
    content_type: str
    description: str | None
    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as a person meets it: the file, and the alt text a screen reader speaks."""

    filename: str
    alt: str
    data: bytes


@dataclass(eq=False, repr=False)
class Message:
    """A message. `only_for` is set when it is ephemeral: nobody else ever sees it.

    `pings` are those whom it notified when it was sent; an edit notifies nobody. `edits`
    counts the edits. `deferred` is set while it only says that the bot is thinking.
    """

    id: int
    channel: Channel
    author: User
    created: float
    content: str = ""
    embeds: list[Json] = field(default_factory=list[Json])
    components: list[Json] = field(default_factory=list[Json])
    attachments: list[Attachment] = field(default_factory=list[Attachment])
    flags: MessageFlag = NO_FLAGS
    only_for: User | None = None
    mentions: tuple[User, ...] = ()
    everyone: bool = False
    pings: tuple[User, ...] = ()
    answers: Message | None = None
    nonce: str | None = None
    metadata: Json | None = None
    thread: Channel | None = None
    edited: float | None = None
    edits: int = 0
    pinned: float | None = None
    deleted: bool = False

    def __repr__(self) -> str:
        return f"<{self.author.name}: {self.text!r}>"

    @property
    def ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return self.only_for is not None

    @property
    def deferred(self) -> bool:
        """Whether the bot is still thinking."""
        return MessageFlag.LOADING in self.flags

    @property
    def is_v2(self) -> bool:
        """Whether it is made of components alone."""
        return MessageFlag.COMPONENTS_V2 in self.flags

    @property
    def text(self) -> str:
        """All that it says, in reading order: content, embeds, text displays."""
        spoken = chain((self.content,), *map(_embed_texts, self.embeds), texts(self.components))
        return "\n".join(part for part in spoken if part)

    @property
    def buttons(self) -> tuple[Button, ...]:
        """Its buttons, in reading order, wherever they are nested."""
        return tuple(buttons(self.components))

    @property
    def selects(self) -> tuple[Select, ...]:
        """Its select menus, in reading order."""
        return tuple(selects(self.components))

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """The files that are shown, in reading order, each with its alt text.

        Among components the alt text is that of the gallery or thumbnail, not that of the file.
        """
        if not self.is_v2:
            return tuple(_picture(each, each.description) for each in self.attachments)
        mine = {str(each.id): each for each in self.attachments}
        shown = [(each.get("attachment_id", ""), alt) for each, alt in media(self.components)]
        return tuple(_picture(mine[number], alt) for number, alt in shown if number in mine)

    def button(self, name: str) -> Button:
        """The button with this label or custom id. Raises `LookupError` if there is none."""
        for each in self.buttons:
            if name in (each.label, each.custom_id):
                return each
        raise LookupError(f"no button {name!r} among {[each.label for each in self.buttons]}")

    def select(self, name: str) -> Select:
        """The select with this placeholder or custom id. Raises `LookupError` if there is none."""
        for each in self.selects:
            if name in (each.placeholder, each.custom_id):
                return each
        raise LookupError(f"no select {name!r} among {[each.placeholder for each in self.selects]}")

    def seen_by(self, user: User) -> bool:
        """Whether somebody sees it now."""
        return (
            not self.deleted
            and self.only_for in (None, user)
            and self.channel.may(user, Permission.VIEW_CHANNEL)
        )


def _picture(attachment: Attachment, alt: str | None) -> Picture:
    return Picture(attachment.filename, alt or "", attachment.data)


def _embed_texts(embed: Json) -> list[str]:
    fields = chain.from_iterable((each["name"], each["value"]) for each in embed.get("fields", ()))
    footer: Json = embed.get("footer") or {}
    return [embed.get("title", ""), embed.get("description", ""), *fields, footer.get("text", "")]
