"""`/house settings`: the panel of a server, who may use it, and what is settled with it."""

from __future__ import annotations

from bot.practice.people import Person
from bot.practice.state.components import walk
from bot.practice.state.messages import Message
from bot.practice.state.permissions import Permission
from bot.tables.customs import Customs
from tests.chat.evening import Evening, forged
from tests.chat.settling import filled, manager, opened

WHERE = "Where tables may be opened"
WHO = "Who may open tables"


async def refused(tonight: Evening, who: Person) -> str:
    """What somebody is told who may open no table in the card room."""
    answer = await who.slash(tonight.room, "whist")
    await tonight.settled()
    assert tonight.hall.tables == ()
    return tonight.word(answer)


def chosen(panel: Message, menu: str) -> list[str]:
    """What stands as chosen in a menu of channels or roles."""
    (part,) = [each for each in walk(panel.components) if each.get("custom_id") == menu]
    return [each["id"] for each in part.get("default_values", ())]


# --- who may ------------------------------------------------------------------------------------


async def test_the_panel_is_offered_and_open_to_those_who_manage_the_server(
    tonight: Evening,
) -> None:
    harriet, ann = manager(tonight), tonight.people[0]
    known = tonight.practice.world.commands.values()
    (command,) = [each for each in known if each.name == "house"]
    assert int(command.data["default_member_permissions"]) == Permission.MANAGE_GUILD
    panel = await opened(harriet, tonight.room)
    # Who has lost the permission presses what still stands before them; ids are made up, too.
    tonight.club.members[harriet.id].roles.clear()
    public = ann.say(tonight.room, "Good evening")
    for who, message, custom_id in (
        (harriet, panel, "hs:colours_on"),
        (ann, public, "hs:purse"),
        (ann, public, "hs:book:whist"),
    ):
        said = await forged(tonight, who, message, custom_id)
        assert "for those who may manage this server" in tonight.word(said)
    assert tonight.store.settled.of(tonight.club.id) == Customs()


async def test_what_no_panel_has_changes_nothing(tonight: Evening) -> None:
    harriet = manager(tonight)
    for custom_id in (
        "hs:", "hs:owl", "hs:game:loo", "hs:ask:whist:owl", "hs:ask:whist:target", "hs:games",
        "hs:value:whist:target", "hs:options:whist", "hs:book:loo", "hs:book:whist:owl",
    ):  # fmt: skip
        said = await forged(tonight, harriet, harriet.say(tonight.room, "?"), custom_id)
        assert "belongs to no panel" in tonight.word(said), custom_id
    said = await forged(tonight, harriet, harriet.say(tonight.room, "?"), "hs:pace", "never")
    assert "belongs to no panel" in tonight.word(said)
    assert tonight.store.settled.of(tonight.club.id) == Customs()


# --- chips, pace and limits ---------------------------------------------------------------------


async def test_purse_and_allowance_are_settled_in_forms(tonight: Evening) -> None:
    harriet, ann = manager(tonight), tonight.people[0]
    panel = await opened(harriet, tonight.room)
    await filled(harriet, panel, "Purse…", purse="1.5k")
    assert "**Starting purse** · 1,500 chips" in panel.text
    await filled(harriet, panel, "Allowance…", allowance="3000", poor="2,000")
    assert "up to 3,000 chips, for whoever has fewer than 2,000" in panel.text
    said = tonight.word(await ann.slash(tonight.room, "chips balance"))
    assert "put 1,500 chips into your purse: once a day it fills it up to 3,000." in said
    await filled(harriet, panel, "Allowance…", allowance="100", poor="300")
    assert "Nothing is changed.** The allowance cannot fill a purse" in panel.text
    await filled(harriet, panel, "Purse…", purse="many")
    assert "“many” is no whole number. It can be from 0 to 1,000,000." in panel.text
    await filled(harriet, panel, "Purse…", purse="")
    await filled(harriet, panel, "Allowance…", allowance="", poor="0")
    assert "**Starting purse** · 1,000 chips" in panel.text
    assert "**Daily allowance** · none" in panel.text
    assert tonight.store.settled.of(tonight.club.id) == Customs(poor=0)


async def test_pace_and_numbers_of_tables_hold_for_the_next_table(tonight: Evening) -> None:
    harriet, ann = manager(tonight), tonight.people[0]
    panel = await opened(harriet, tonight.room)
    await harriet.choose(panel, "Pace", "post")
    assert "**Pace** · by post" in panel.text
    await filled(harriet, panel, "Per host…", per_host="1")
    await filled(harriet, panel, "Per channel…", per_channel="11")
    assert "It can be from 1 to 10." in panel.text
    await tonight.lobby()
    assert "Pace: by post" in tonight.shown.text
    said = tonight.word(await ann.slash(tonight.room, "whist"))
    assert "You are host of a table in this server already" in said
    await tonight.table.close(tonight.staff)
    await tonight.lobby(pace="quick")
    await tonight.until(lambda: any("Pace: quick" in each.text for each in tonight.public))


async def test_two_at_once_undo_nothing_of_each_other(tonight: Evening) -> None:
    one, other = manager(tonight), manager(tonight, "Hugo")
    first, second = await opened(one, tonight.room), await opened(other, tonight.room)
    await one.choose(first, "Pace", "quick")
    await other.click(second, "Use four colours")
    await other.choose(second, "Pace", "post")
    assert tonight.store.settled.of(tonight.club.id) == Customs(pace="post", four_colours=True)
    await one.click(first, "Use four colours")
    assert "**Pace** · by post" in first.text


# --- doors --------------------------------------------------------------------------------------


async def test_tables_are_opened_in_the_channels_named_and_in_their_threads(
    tonight: Evening,
) -> None:
    harriet, ann = manager(tonight), tonight.people[0]
    hall, cellar = tonight.club.add_channel("hall"), tonight.club.add_channel("cellar")
    tonight.club.overwrite(cellar, ann, deny=Permission.VIEW_CHANNEL)
    await tonight.until(lambda: tonight.bot.get_channel(cellar.id) is not None)
    panel = await opened(harriet, tonight.room)
    await harriet.choose(panel, WHERE, hall, cellar)
    assert f"**{WHERE}** · <#{hall.id}> or <#{cellar.id}>" in panel.text
    assert chosen(panel, "hs:channels") == [str(hall.id), str(cellar.id)]
    assert await refused(tonight, ann) == f"Tables are opened only in <#{hall.id}>."
    assert f"<#{cellar.id}>" in await refused(tonight, harriet)
    thread = ann.start_thread(hall, "Cards", None)
    await tonight.until(lambda: tonight.bot.get_channel(thread.id) is not None)
    for where in (hall, thread):
        assert "table is laid" in tonight.word(await ann.slash(where, "whist"))
        await tonight.table.close(tonight.staff)
    await harriet.choose(panel, WHERE, cellar)
    assert "are not for you to see" in await refused(tonight, ann)
    tonight.practice.delete_channel(cellar)
    await tonight.until(lambda: tonight.bot.get_channel(cellar.id) is None)
    assert "are gone. Whoever manages this server" in await refused(tonight, harriet)
    panel = await opened(harriet, tonight.room)
    assert "nowhere at present" in panel.text
    await harriet.choose(panel, WHERE)
    assert f"**{WHERE}** · everywhere" in panel.text
    assert "table is laid" in tonight.word(await ann.slash(tonight.room, "whist"))


async def test_what_is_gone_when_it_is_chosen_opens_no_door(tonight: Evening) -> None:
    harriet = manager(tonight)
    hall, guests = tonight.club.add_channel("hall"), tonight.club.add_role("guests")
    await tonight.until(lambda: tonight.bot.get_channel(hall.id) is not None)
    panel = await opened(harriet, tonight.room)
    await harriet.choose(panel, WHERE, hall)
    await harriet.choose(panel, WHO, guests)
    for custom_id in ("hs:channels", "hs:roles"):
        await forged(tonight, harriet, panel, custom_id, "1")
        assert "Nothing is changed.** What you have chosen is gone." in panel.text
    settled = tonight.store.settled.of(tonight.club.id)
    assert settled == Customs(channels=(hall.id,), roles=(guests.id,))


async def test_tables_are_opened_by_the_roles_named_and_by_who_manages_the_server(
    tonight: Evening,
) -> None:
    harriet, (ann, ben, *_) = manager(tonight), tonight.people
    role = tonight.club.add_role("Regulars")
    tonight.club.members[ben.id].roles.append(role)
    panel = await opened(harriet, tonight.room)
    await harriet.choose(panel, WHO, role)
    said = await refused(tonight, ann)
    assert said.startswith(f"Tables are opened here by whoever has the role <@&{role.id}>.")
    for who in (ben, harriet):
        assert "table is laid" in tonight.word(await who.slash(tonight.room, "whist"))
        if who is ben:
            await tonight.press(ann, "Take a seat")
        await tonight.table.close(tonight.staff)
    tonight.club.delete_role(role)
    await tonight.settled()
    assert "The roles whose members" in await refused(tonight, ann)
    await harriet.choose(panel, WHO, tonight.club.everyone)
    assert "table is laid" in tonight.word(await ann.slash(tonight.room, "whist"))
