"""Small requests, one for each thing that can be too long, too many, or out of place."""

from __future__ import annotations

from typing import Any

from bot.practice.checks import Breach, Upload, check_request
from tests.practice.bodies import ANSWER, EDIT, SEND, SYNC, Request

V2 = 1 << 15
MIB = 1024 * 1024
Json = dict[str, Any]


def check(request: Request) -> list[Breach]:
    return check_request(request.method, request.path, request.body, request.files)


def wheres(request: Request) -> list[str]:
    return [breach.where for breach in check(request)]


def send(*files: Upload, **body: Any) -> Request:
    return Request(*SEND, body, files)


def old(*rows: list[Json]) -> Request:
    return send(components=[{"type": 1, "components": row} for row in rows])


def tree(*components: Json, files: tuple[Upload, ...] = ()) -> Request:
    return Request(*SEND, {"flags": V2, "components": list(components)}, files)


def embeds(*made: Json) -> Request:
    return send(embeds=list(made))


def form(*parts: Json, **other: Any) -> Request:
    data = {"title": "Form", "custom_id": "form", "components": list(parts), **other}
    return Request(*ANSWER, {"type": 9, "data": data})


def field(component: Json) -> Request:
    return form({"type": 18, "label": "Field", "component": {"custom_id": "field", **component}})


def sync(*commands: Json) -> Request:
    return Request(*SYNC, list(commands))


def command(**changed: Any) -> Json:
    return {"name": "whist", "description": "Open a table", **changed}


def option(**changed: Any) -> Request:
    return sync(command(options=[{"type": 3, "name": "o", "description": "d", **changed}]))


def button(n: object = 0, **changed: Any) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": f"b{n}", **changed}


def select(count: int = 2, **changed: Any) -> Json:
    return {"type": 3, "custom_id": "s", "options": options(count), **changed}


def options(count: int) -> list[Json]:
    return [{"label": f"{n}", "value": f"v{n}"} for n in range(count)]


def one_option(**changed: Any) -> Request:
    return old([select(options=[{"label": "l", "value": "v", **changed}])])


def text(content: str) -> Json:
    return {"type": 10, "content": content}


def gallery(count: int, **changed: Any) -> Json:
    item = {"media": {"url": "https://example.org/a.png"}, **changed}
    return {"type": 12, "items": [item] * count}


def section(texts: int, **changed: Any) -> Json:
    accessory = {"type": 11, "media": {"url": "https://example.org/a.png"}}
    return {"type": 9, "components": [text("t")] * texts, "accessory": accessory, **changed}


def typing(**changed: Any) -> Request:
    return field({"type": 4, "style": 1, **changed})


def suggestions(count: int, **changed: Any) -> Request:
    choices = [{"name": f"{n}", "value": f"{n}", **changed} for n in range(count)]
    return Request(*ANSWER, {"type": 8, "data": {"choices": choices}})


def thread(name: str) -> Request:
    return Request("POST", "/channels/1/threads", {"name": name, "type": 11})


def picture(n: int = 0, size: int = 1) -> Upload:
    return Upload(f"{n}.png", size, None)


def mentions(**allowed: Any) -> Request:
    return send(content="x", allowed_mentions=allowed)


def embed_field(**changed: Any) -> Json:
    return {"name": "n", "value": "v", **changed}


def fielded(**changed: Any) -> Request:
    return embeds({"fields": [embed_field(**changed)]})


def link(url: str) -> Json:
    return {"type": 2, "style": 5, "label": "Go", "url": url}


def users(**changed: Any) -> Json:
    return {"type": 5, "custom_id": "u", **changed}


def container(*children: Json) -> Json:
    return {"type": 17, "components": list(children)}


def alt(description: str) -> Request:
    return send(picture(), attachments=[{"id": 0, "description": description}])


def labelled(**changed: Any) -> Request:
    box = {"type": 23, "custom_id": "box"}
    return form({"type": 18, "label": "Box", "component": box, **changed})


def choices(count: int, **changed: Any) -> list[Json]:
    return [{"name": f"{n}", "value": f"{n}", **changed} for n in range(count)]


def named_options(count: int, **changed: Any) -> list[Json]:
    return [{"type": 3, "name": f"o{n}", "description": "d", **changed} for n in range(count)]


def heavy_command(total: int) -> Json:
    """A command whose names, descriptions and values come to `total` characters."""
    filled = named_options(4, choices=[{"name": "n" * 5, "value": "v" * 95}] * 19)
    spent = len("whist" + "Open a table") + sum(len("o0" + "d") + 19 * 100 for _ in filled)
    rest = {"type": 3, "name": "rest", "description": "d"}
    spare = total - spent - len("rest" + "d")
    rest["choices"] = [{"name": "n" * 90, "value": "v" * (part - 90)} for part in _split(spare)]
    return command(options=[*filled, rest])


def _split(spare: int) -> list[int]:
    """Parts of 91 to 190 characters that come to `spare`."""
    count = spare // 150 + 1
    return [spare // count + (n < spare % count) for n in range(count)]


def in_row(key: str) -> str:
    return f"components.0.components.0.{key}"


def in_label(key: str) -> str:
    return f"data.components.0.component.{key}"


def in_choice(key: str) -> str:
    return f"0.options.0.choices.0.{key}"


def shown(name: str) -> Json:
    return gallery(1, media={"url": f"attachment://{name}"})


def edited(*components: Json, **body: Any) -> Request:
    return Request(*EDIT, {"flags": V2, "components": list(components), **body})


def row_of_inputs(count: int) -> Json:
    made = [{"type": 4, "style": 1, "label": "l", "custom_id": f"i{n}"} for n in range(count)]
    return {"type": 1, "components": made}


def nest(inner: Json) -> Json:
    return {"type": 2, "name": "group", "description": "d", "options": [inner]}


SUBCOMMAND: Json = {"type": 1, "name": "sub", "description": "d"}
CHOSEN = [{**made, "default": True} for made in options(2)]
REQUIRED_LAST = [*named_options(1), *named_options(1, name="o1", required=True)]
EMPTIED = {"content": "", "embeds": [], "components": [], "attachments": []}
