"""The search finds every kind of leak: each is made on purpose, at a real table."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.chat import wording
from bot.chat.kit import AnyKit, HandPicture, TablePicture
from bot.rules.cards import SIGNS, Card, corner, short
from bot.tables import hall
from tests.laws.values import faces
from tests.secrecy.play import Watched

Patch = pytest.MonkeyPatch


def hidden(tonight: Watched) -> list[Card]:
    """Six cards of a hand of which nothing has been said; neither the host's nor to be played."""
    house = tonight.house
    host = house.seat_of(house.people[0])
    seat = next(seat for seat in range(4) if seat not in (host, house.on_turn()))
    shown = faces(house.table.view().public)
    # An ace by its code alone is a word.
    held = [card for card in house.cards_of(seat) if card not in shown and card.rank < 14]
    return held[:6]


def _kit(tonight: Watched) -> AnyKit:
    return tonight.house.bot.house.presenter.kits["whist"]


def _speak(tonight: Watched, words: Callable[[list[Card]], str]) -> None:
    """The table says more than it should, under its picture and as the text of it."""
    kit = _kit(tonight)
    said = words(hidden(tonight))
    tonight.house.bot.house.presenter.kits.add(
        replace(kit, words=replace(kit.words, state=lambda *_: said))
    )


def by_sign(cards: list[Card]) -> str:
    return short(cards[0])


def by_name(cards: list[Card]) -> str:
    return wording.long(cards[0])


def by_suit(cards: list[Card]) -> str:
    return wording.by_suit(cards)


def by_code(cards: list[Card]) -> str:
    return f"({cards[0].code}, {cards[1].code})"


def by_sign_alone(cards: list[Card]) -> str:
    return f"It was the {corner(cards[0])}{SIGNS[cards[0].suit]}."


def as_json(cards: list[Card]) -> str:
    return json.dumps({"hand": [each.code for each in cards]})


FORMS = (by_sign, by_name, by_suit, by_code, by_sign_alone, as_json)


async def test_a_card_in_whatever_form(dealt: Watched) -> None:
    for words in FORMS:
        dealt.wire.leaks.clear()
        _speak(dealt, words)
        await found(dealt, "told everybody")


async def found(tonight: Watched, what: str) -> None:
    """The house goes on for a move, and everybody looks at everything."""
    assert tonight.wire.leaks == []
    await tonight.played(1)
    await tonight.looked()
    assert any(what in each for each in tonight.wire.leaks), tonight.wire.leaks


async def test_a_hand_painted_for_everybody(dealt: Watched) -> None:
    kit, table = _kit(dealt), dealt.house.table
    view = table.seat_view((dealt.house.on_turn() + 1) % 4)
    assert view is not None
    assert kit.hands is not None
    hand: HandPicture = kit.hands.picture(view, table.rules, False)
    shown = replace(kit.pictures, table=lambda *_: TablePicture(hand.scene, hand.paint))
    dealt.house.bot.house.presenter.kits.add(replace(kit, pictures=shown))
    await found(dealt, "told everybody")


async def test_words_inside_a_picture(dealt: Watched) -> None:
    kit = _kit(dealt)

    def bearing(*about: Any) -> TablePicture:
        plain = kit.pictures.table(*about)  # type: ignore[call-arg]
        return TablePicture(object(), lambda: _with_a_word(plain.paint()))

    shown = replace(kit.pictures, table=bearing)
    dealt.house.bot.house.presenter.kits.add(replace(kit, pictures=shown))
    await found(dealt, "has more than a picture in it: {'tEXt'}")
    assert any("was not painted here" in each for each in dealt.wire.leaks)


def _with_a_word(png: bytes) -> bytes:
    word = b"Comment\0hand"
    return png[:33] + len(word).to_bytes(4) + b"tEXt" + word + b"\0\0\0\0" + png[33:]


async def test_a_card_in_the_name_of_a_file(dealt: Watched, monkeypatch: Patch) -> None:
    code = hidden(dealt)[0].code
    attached = discord.File.__init__

    def named(file: discord.File, data: Any, filename: str, **more: Any) -> None:
        attached(file, data, filename.replace(".json", f"-{code}.json"), **more)

    monkeypatch.setattr(discord.File, "__init__", named)
    monkeypatch.setattr(hall, "write_record", lambda *_: {})
    assert dealt.wire.leaks == []
    await dealt.asked_for_record()
    assert any(code in each for each in dealt.wire.leaks)
    dealt.house.practice.breaches.clear()


async def test_an_unfinished_deal_in_a_record(dealt: Watched, monkeypatch: Patch) -> None:
    moves = [json.loads(each.move) for each in dealt.wire.witness.moves]
    monkeypatch.setattr(hall, "write_record", lambda *_: {"deals": [{"moves": moves}]})
    assert dealt.wire.leaks == []
    await dealt.asked_for_record()
    assert any("what nobody may know" in each for each in dealt.wire.leaks)


async def test_the_secret_of_a_deal_under_way(dealt: Watched) -> None:
    secret = dealt.wire.witness.secrets[-1]
    _speak(dealt, lambda _: secret)
    await found(dealt, secret)


async def test_a_hand_sent_to_the_channel(tonight: Watched, monkeypatch: Patch) -> None:
    async def channel(client: discord.Client, _user: Any) -> Any:
        return client.get_partial_messageable(tonight.house.room.id)

    await tonight.opened("whist")
    monkeypatch.setattr(discord.Client, "create_dm", channel)
    await tonight.dealt()
    await tonight.quiet()
    assert any("told everybody" in each for each in tonight.wire.leaks)


async def test_a_hand_sent_to_somebody_else(tonight: Watched, monkeypatch: Patch) -> None:
    create_dm, wrong = discord.Client.create_dm, tonight.house.people[3]

    async def conversation(client: discord.Client, _user: Any) -> Any:
        return await create_dm(client, discord.Object(wrong.id))

    await tonight.opened("whist")
    monkeypatch.setattr(discord.Client, "create_dm", conversation)
    await tonight.dealt()
    await tonight.quiet()
    assert any(f"told the person {wrong.id}" in each for each in tonight.wire.leaks)


async def test_a_quiet_reply_that_everybody_sees(dealt: Watched, monkeypatch: Patch) -> None:
    send = discord.InteractionResponse[discord.Client].send_message

    async def aloud(response: Any, **what: Any) -> Any:
        return await send(response, **{**what, "ephemeral": False})

    monkeypatch.setattr(discord.InteractionResponse, "send_message", aloud)
    await found(dealt, "told everybody")


async def test_a_card_in_the_presence(dealt: Watched) -> None:
    card = hidden(dealt)[0]
    assert dealt.wire.leaks == []
    await dealt.house.bot.change_presence(activity=discord.Game(wording.long(card)))
    assert dealt.wire.leaks == [f"gateway told everybody: {card.code}"]


async def test_a_card_in_the_log(dealt: Watched) -> None:
    wire, cards = dealt.wire, hidden(dealt)
    assert wire.in_words(wire.logged.getvalue()) == []
    logging.getLogger("bot.tables").debug("they hold %s", [str(each) for each in cards[:2]])
    assert wire.in_words(wire.logged.getvalue())


async def test_a_card_in_a_traceback(dealt: Watched) -> None:
    wire, cards = dealt.wire, hidden(dealt)
    try:
        raise KeyError(f"nobody plays the {wording.long(cards[0])}")
    except KeyError:
        logging.getLogger("bot.tables").exception("something went wrong")
    assert wire.in_words(wire.logged.getvalue()) == [cards[0].code]


async def test_a_library_that_repeats_what_it_sends(dealt: Watched) -> None:
    logging.getLogger("discord").setLevel(logging.DEBUG)
    await dealt.looked()
    assert dealt.wire.in_words(dealt.wire.logged.getvalue())


async def test_chance_that_nobody_saw_sealed(tonight: Watched, monkeypatch: Patch) -> None:
    await tonight.opened("hazard")
    monkeypatch.setattr("bot.tables.seals.commitment", lambda *_: "0" * 8)
    await tonight.dealt()
    await tonight.played()
    assert tonight.wire.witness.unsettled
