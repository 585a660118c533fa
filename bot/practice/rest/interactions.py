"""Routes of interactions: the first answer, and what the token is good for afterwards."""

from __future__ import annotations

from typing import Final

from bot.practice.interactions import Desk, Interaction, Reply
from bot.practice.payloads.messages import message as payload
from bot.practice.posting import rewrite
from bot.practice.rest.calls import Call, Route
from bot.practice.state.components import Json
from bot.practice.state.world import World


def answer(desk: Desk, call: Call) -> Json | None:
    number, token = call.id("interaction"), call.parts["token"]
    interaction = desk.answer(number, token, call.fields, call.files)
    if call.query.get("with_response", "").lower() in ("1", "true"):
        return _told(interaction, desk.world)
    return None


def _told(interaction: Interaction, world: World) -> Json:
    about: Json = {
        "id": str(interaction.id),
        "type": int(interaction.trigger),
        "channel_id": str(interaction.channel.id),
    }
    told: Json = {"interaction": about}
    message = interaction.message
    if message is not None:
        about["response_message_id"] = str(message.id)
        about["response_message_loading"] = message.deferred
        about["response_message_ephemeral"] = message.ephemeral
    if interaction.reply in (Reply.MESSAGE, Reply.UPDATE) and message is not None:
        told["resource"] = {"type": interaction.reply, "message": payload(message, world)}
    return told


def follow_up(desk: Desk, call: Call) -> Json | None:
    message = desk.follow_up(call.parts["token"], call.fields, call.files)
    return None if call.query.get("wait") in ("0", "false") else payload(message, desk.world)


def fetch(desk: Desk, call: Call) -> Json:
    return payload(desk.reached(call.parts["token"], call.parts["message"]), desk.world)


def edit(desk: Desk, call: Call) -> Json:
    message = desk.reached(call.parts["token"], call.parts["message"])
    rewrite(desk.world, message, call.fields, call.files)
    return payload(message, desk.world)


def delete(desk: Desk, call: Call) -> None:
    desk.world.delete_message(desk.reached(call.parts["token"], call.parts["message"]))


_MESSAGE: Final = "/webhooks/{application}/{token}/messages/{message}"

ROUTES: Final = (
    Route("POST", "/interactions/{interaction}/{token}/callback", answer, free=True),
    Route("POST", "/webhooks/{application}/{token}", follow_up, free=True),
    Route("GET", _MESSAGE, fetch, free=True),
    Route("PATCH", _MESSAGE, edit, free=True),
    Route("DELETE", _MESSAGE, delete, free=True),
)
