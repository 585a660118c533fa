"""Messages: sending, reading, editing; pictures and alt text; who is notified."""

from __future__ import annotations

import io
import struct
import zlib

import aiohttp
import discord
import pytest
from discord import ui

from bot.practice.payloads.messages import message as payload
from bot.practice.people import Person
from bot.practice.server import Practice
from bot.practice.state.channels import Channel
from bot.practice.state.permissions import Permission
from bot.practice.state.servers import Server
from tests.practice.client import Bot


def png(width: int, height: int) -> bytes:
    """The smallest file that is a picture of this size."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(b"".join(b"\0" + bytes(width) for _ in range(height)))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def picture(width: int, alt: str, name: str = "table.png") -> discord.File:
    return discord.File(io.BytesIO(png(width, 2)), filename=name, description=alt)


def shown(text: str, name: str = "table.png") -> ui.LayoutView:
    """A V2 message: a container of text, a picture, a section with a button, a row of them."""
    button: ui.Button[ui.LayoutView] = ui.Button(label="My hand", custom_id="hand")
    row = ui.ActionRow[ui.LayoutView](ui.Button(label="Fold", custom_id="fold", disabled=True))
    gallery = ui.MediaGallery[ui.LayoutView](
        discord.MediaGalleryItem(f"attachment://{name}", description="Seven cards")
    )
    view = ui.LayoutView(timeout=None)
    view.add_item(
        ui.Container(
            ui.TextDisplay(text), gallery, ui.Section("Ada is on turn", accessory=button), row
        )
    )
    return view


async def test_a_message_is_sent_fetched_edited_and_deleted(
    bot: Bot, room: Channel, ada: Person
) -> None:
    channel = bot.get_partial_messageable(room.id)
    sent = await channel.send("One")
    assert (await channel.fetch_message(sent.id)).content == "One"
    await sent.edit(content="Two")
    (message,) = ada.sees(room)
    assert (message.text, message.edits) == ("Two", 1)
    await sent.delete()
    assert ada.sees(room) == ()
    with pytest.raises(discord.NotFound) as caught:
        await sent.edit(content="Three")
    assert caught.value.code == 10008


async def test_the_history_tells_what_came_after(bot: Bot, room: Channel, ada: Person) -> None:
    channel = bot.get_partial_messageable(room.id)
    sent = await channel.send("A table")
    for word in ("one", "two", "three"):
        ada.say(room, word)
    after = [each.content async for each in channel.history(after=sent, limit=10)]
    assert after == ["one", "two", "three"]
    latest = [each.content async for each in channel.history(limit=2)]
    assert latest == ["three", "two"]


async def test_a_picture_is_served_with_its_alt_text_and_size(
    bot: Bot, room: Channel, ada: Person
) -> None:
    channel = bot.get_partial_messageable(room.id)
    sent = await channel.send("Hand", file=picture(3, "Queen of spades"))
    (message,) = ada.sees(room)
    (seen,) = message.pictures
    assert (seen.filename, seen.alt, seen.data) == ("table.png", "Queen of spades", png(3, 2))
    (attachment,) = sent.attachments
    assert (attachment.width, attachment.height) == (3, 2)
    assert await attachment.read() == png(3, 2)


async def test_a_file_that_only_begins_as_a_picture_has_no_size(
    bot: Bot, room: Channel, ada: Person
) -> None:
    file = discord.File(io.BytesIO(png(2, 2)[:8]), filename="torn.png")
    await bot.get_partial_messageable(room.id).send(file=file)
    (kept,) = ada.sees(room)[0].attachments
    assert (kept.width, kept.height) == (0, 0)


async def test_an_address_that_nothing_could_have_is_not_found(practice: Practice) -> None:
    long = "9" * 5_000
    async with aiohttp.ClientSession() as session:
        for path in (f"{long}/1/a.png", f"1/{long}/a.png"):
            async with session.get(f"{practice.world.address}/attachments/{path}") as answer:
                assert answer.status == 404


async def test_an_edit_replaces_the_picture(bot: Bot, room: Channel, ada: Person) -> None:
    channel = bot.get_partial_messageable(room.id)
    sent = await channel.send("Hand", file=picture(3, "Before"))
    await sent.edit(attachments=[picture(4, "After")])
    (message,) = ada.sees(room)
    assert [(each.alt, each.data) for each in message.pictures] == [("After", png(4, 2))]
    await sent.edit(content="Hands down")
    assert [each.alt for each in message.pictures] == ["After"]
    await sent.edit(attachments=[])
    assert message.pictures == ()


async def test_components_v2_with_a_picture_and_its_replacement(
    bot: Bot, room: Channel, ada: Person
) -> None:
    channel = bot.get_partial_messageable(room.id)
    sent = await channel.send(view=shown("Deal 1"), file=picture(3, "unused"))
    (message,) = ada.sees(room)
    assert message.is_v2
    assert message.text == "Deal 1\nAda is on turn"
    assert [(each.label, each.disabled) for each in message.buttons] == [
        ("My hand", False),
        ("Fold", True),
    ]
    assert [(each.alt, each.data) for each in message.pictures] == [("Seven cards", png(3, 2))]
    await sent.edit(view=shown("Deal 2"), attachments=[picture(5, "unused")])
    assert message.text.startswith("Deal 2")
    assert [each.data for each in message.pictures] == [png(5, 2)]
    assert len(message.attachments) == 1


@pytest.mark.parametrize("named", ["other.png", "table.png"])
async def test_v2_files_and_references_must_match(
    practice: Practice, bot: Bot, room: Channel, named: str
) -> None:
    files = [picture(3, "a"), picture(3, "b", "spare.png")]
    with pytest.raises(discord.HTTPException) as caught:
        await bot.get_partial_messageable(room.id).send(view=shown("Deal", named), files=files)
    assert caught.value.code == 50035
    assert len(practice.breaches) >= 1
    assert room.messages == {}
    practice.breaches.clear()


async def test_once_v2_always_v2(practice: Practice, bot: Bot, room: Channel) -> None:
    channel = bot.get_partial_messageable(room.id)
    sent = await channel.send(view=shown("Deal 1"), file=picture(3, "a"))
    with pytest.raises(discord.HTTPException) as caught:
        await sent.edit(content="Words")
    assert caught.value.code == 50035
    assert [breach.where for breach in practice.breaches] == ["content"]
    practice.breaches.clear()
    with pytest.raises(discord.HTTPException):
        await sent.edit(attachments=[])
    assert [breach.what for breach in practice.breaches] == ["names a file that is not kept"]
    practice.breaches.clear()
    await sent.edit(view=shown("Deal 2"))
    assert room.messages[sent.id].is_v2


async def test_a_new_message_notifies_whom_it_may_and_an_edit_nobody(
    bot: Bot, room: Channel, ada: Person, ben: Person
) -> None:
    channel = bot.get_partial_messageable(room.id)
    words = f"<@{ada.id}> and <@{ben.id}>"
    none = await channel.send(words, allowed_mentions=discord.AllowedMentions.none())
    some = await channel.send(words, allowed_mentions=discord.AllowedMentions(users=[ada]))
    await channel.send(words, silent=True)
    await none.edit(content=words, allowed_mentions=discord.AllowedMentions.all())
    await channel.send("@everyone")
    assert [message.pings for message in ada.sees(room)] == [(), (ada,), (), ()]
    assert [user.id for user in some.mentions] == [ada.id]


async def test_a_reply_notifies_its_author(bot: Bot, room: Channel, ada: Person) -> None:
    said = ada.say(room, "Deal!")
    channel = bot.get_partial_messageable(room.id)
    reference = channel.get_partial_message(said.id).to_reference()
    sent = await channel.send("Soon", reference=reference)
    assert sent.reference is not None
    assert room.messages[sent.id].pings == (ada,)


async def test_a_reply_holds_what_it_answers_and_not_what_that_answers(
    practice: Practice, bot: Bot, room: Channel
) -> None:
    channel = bot.get_partial_messageable(room.id)
    sent = await channel.send("0")
    for number in range(1, 4):
        sent = await channel.send(str(number), reference=sent)
    told = payload(room.messages[sent.id], practice.world)
    assert told["referenced_message"]["content"] == "2"
    assert told["referenced_message"]["message_reference"]["channel_id"] == str(room.id)
    assert "referenced_message" not in told["referenced_message"]


async def test_a_private_message(bot: Bot, ada: Person) -> None:
    user = await bot.fetch_user(ada.id)
    sent = await user.send("Qs")
    await sent.edit(content="Ks")
    (message,) = ada.dms()
    assert (message.text, message.pings, message.edits) == ("Ks", (ada,), 1)


@pytest.mark.parametrize("shut", ["dms", "block", "left"])
async def test_a_private_message_that_cannot_be_sent(
    bot: Bot, club: Server, ada: Person, shut: str
) -> None:
    user = await bot.fetch_user(ada.id)
    match shut:
        case "dms":
            ada.dms_open = False
        case "block":
            ada.block_bot()
        case _:
            club.leave(ada)
    with pytest.raises(discord.Forbidden) as caught:
        await user.send("Qs")
    assert caught.value.code == (50278 if shut == "left" else 50007)
    assert ada.dms() == ()


async def test_a_nonce_makes_a_send_that_is_repeated_harmless(bot: Bot, room: Channel) -> None:
    channel = bot.get_partial_messageable(room.id)
    first = await channel.send("A table", nonce="deal-1")
    again = await channel.send("A table", nonce="deal-1")
    assert first.id == again.id
    assert len(room.messages) == 1


async def test_pins(practice: Practice, bot: Bot, club: Server, room: Channel) -> None:
    channel = bot.get_partial_messageable(room.id)
    sent = await channel.send("House rules")
    with pytest.raises(discord.Forbidden) as caught:
        await sent.pin()
    assert caught.value.code == 50013
    club.overwrite(room, practice.world.bot, allow=Permission.PIN_MESSAGES)
    await sent.pin()
    assert [each.content async for each in channel.pins()] == ["House rules"]
    await sent.unpin()
    assert [each.content async for each in channel.pins()] == []


async def test_somebody_elses_message_can_be_deleted_only_by_a_moderator(
    practice: Practice, bot: Bot, club: Server, room: Channel, ada: Person
) -> None:
    said = bot.get_partial_messageable(room.id).get_partial_message(ada.say(room, "Hm").id)
    with pytest.raises(discord.Forbidden) as caught:
        await said.edit(content="Ha")
    assert caught.value.code == 50005
    with pytest.raises(discord.Forbidden) as caught:
        await said.delete()
    assert caught.value.code == 50013
    club.overwrite(room, practice.world.bot, allow=Permission.MANAGE_MESSAGES)
    await said.delete()
    assert room.messages == {}


async def test_an_empty_message_is_refused(practice: Practice, bot: Bot, room: Channel) -> None:
    with pytest.raises(discord.HTTPException) as caught:
        await bot.get_partial_messageable(room.id).send("")
    assert caught.value.code == 50006
    practice.breaches.clear()
