"""The bare page in a test's hands, and the messages and forms to show in it."""

from __future__ import annotations

from typing import Any

from playwright.async_api import Locator, Page

V2 = 1 << 15
EPHEMERAL = 1 << 6
LOADING = 1 << 7
Json = dict[str, Any]

PARLOUR: Json = {"id": "90", "username": "Parlour", "global_name": None, "bot": True}
ADA: Json = {"id": "11", "username": "ada", "global_name": "Ada", "bot": False}
BEN: Json = {"id": "12", "username": "ben", "global_name": "Ben", "bot": False}


class Stage:
    """The page, and what its window asked of the server."""

    def __init__(self, page: Page) -> None:
        self.page = page

    async def show(self, message: Json, **context: Any) -> Locator:
        """Show a message, or the same message edited; the element it has."""
        await self.page.evaluate("([each, own]) => stage.show(each, own)", [message, context])
        return self.page.locator(f'[data-message="{message["id"]}"]')

    async def open(self, form: Json) -> Locator:
        """Open a form; its dialog."""
        await self.page.evaluate("form => stage.open(form)", form)
        return self.page.get_by_role("dialog")

    async def write(self, text: str) -> Json:
        """Markdown as HTML and as words, and the milliseconds it took."""
        return await self.page.evaluate("text => stage.write(text)", text)

    async def asked(self) -> list[Json]:
        """The requests so far."""
        return await self.page.evaluate("stage.asked")

    async def gone(self) -> list[list[str]]:
        """Where the window was led so far."""
        return await self.page.evaluate("stage.gone")

    async def will_answer(self, answer: Json | None) -> None:
        """How every further request is answered; None leaves it waiting."""
        await self.page.evaluate("answer => { stage.ready = answer; }", answer)

    async def answer(self, answer: Json) -> None:
        """Answer the request that is waiting."""
        await self.page.evaluate("answer => stage.answer(answer)", answer)


def message(*components: Json, **changed: Any) -> Json:
    """A message of the bot; with components it is a V2 one unless its flags say otherwise."""
    return {
        "id": "500",
        "channel_id": "31",
        "type": 0,
        "author": PARLOUR,
        "content": "",
        "embeds": [],
        "components": list(components),
        "attachments": [],
        "timestamp": "2026-03-02T18:30:00+00:00",
        "edited_timestamp": None,
        "flags": V2 if components else 0,
        "mentions": [],
        "mention_everyone": False,
        **changed,
    }


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def button(label: str = "Go", custom_id: str = "go", **changed: Any) -> Json:
    return {"type": 2, "style": 2, "label": label, "custom_id": custom_id, **changed}


def select(*labels: str, **changed: Any) -> Json:
    """A select menu of strings; the values are the labels in lower case."""
    options = [{"label": each, "value": each.lower()} for each in labels]
    return {
        "type": 3,
        "custom_id": "choice",
        "options": options,
        "min_values": 1,
        "max_values": 1,
        **changed,
    }


def choose(kind: int, **changed: Any) -> Json:
    """A select menu of people, roles or channels."""
    return {"type": kind, "custom_id": "whom", "min_values": 1, "max_values": 1, **changed}


def media(colour: str = "green", width: int = 600, height: int = 300) -> Json:
    url = f"http://127.0.0.1:9/attachments/31/7/{colour}-{width}x{height}.png"
    return {"url": url, "width": width, "height": height, "attachment_id": "7"}


def item(alt: str | None = "A table", *, spoiler: bool = False, **size: Any) -> Json:
    return {"media": media(**size), "description": alt, "spoiler": spoiler}


def gallery(*items: Json) -> Json:
    return {"type": 12, "items": list(items)}


def container(*components: Json, **changed: Any) -> Json:
    return {"type": 17, "components": list(components), "accent_color": 0x1F5C42, **changed}


def section(accessory: Json, *texts: str) -> Json:
    return {"type": 9, "components": [text(each) for each in texts], "accessory": accessory}


def attachment(name: str, **changed: Any) -> Json:
    url = f"http://127.0.0.1:9/attachments/31/8/{name}"
    return {"id": "8", "filename": name, "size": 2048, "url": url, **changed}


def form(*components: Json, title: str = "Register") -> Json:
    return {"id": "f1", "title": title, "custom_id": "form", "components": list(components)}


def label(words: str, component: Json, **changed: Any) -> Json:
    return {"type": 18, "label": words, "component": component, **changed}


def typing(custom_id: str = "word", **changed: Any) -> Json:
    return {"type": 4, "style": 1, "custom_id": custom_id, **changed}


def options(*labels: str, **changed: Any) -> list[Json]:
    return [{"label": each, "value": each.lower(), **changed} for each in labels]


WAITING = "true"
HERE: Json = {"channel": "31", "message": "500"}
FINE: Json = {"failed": "", "form": None}
FAILED: Json = {"failed": "This interaction failed", "form": None}
REPLY: Json = {
    "message_reference": {"message_id": "400", "channel_id": "31"},
    "referenced_message": message(author=BEN, content="May I **cut**?", id="400"),
}
ASKED: Json = {"type": 2, "name": "chips balance", "user": ADA}
THREAD: Json = {"id": "33", "name": "Whist, table 3", "message_count": 1}


def chosen(*values: str, custom_id: str = "choice") -> Json:
    """What is asked when these values of a menu are chosen."""
    return {"do": "choose", "custom_id": custom_id, "values": list(values), **HERE}


async def menu_of(stage: Stage, component: Json) -> Locator:
    """Shows a message with the menu, and what of it may be pressed."""
    shown = await stage.show(message(row(component)))
    return shown.locator(".picker-face")
