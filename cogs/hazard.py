"""Hazard at the door of the house: its words, its pictures, its command."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TypeAlias, assert_never, cast

from bot.chat.bot import Parlour
from bot.chat.game_cog import GameCog
from bot.chat.kit import Inquiry, Kit, Label, Names, Words
from bot.chat.wording import chips, listed, they, won_and_lost
from bot.games.hazard import (
    HOUSE,
    NICKS,
    OUTS,
    Baize,
    BoxPassed,
    Call,
    Called,
    CallVoid,
    Cover,
    CoverOffered,
    FirstCaster,
    Hand,
    Hazard,
    Lost,
    MainThrown,
    Odds,
    OddsLaid,
    PassBox,
    Phase,
    Share,
    StakeCovered,
    Throw,
    Thrown,
    Won,
    before,
    chances,
    left_for,
    odds,
)
from bot.rules.chips import Account
from bot.rules.game import Action, Event, PublicView, Seat
from cards_art import hazard as art
from cogs._easel import pictures
from cogs._hazard_book import BOOK

Happening: TypeAlias = (
    FirstCaster | Called | MainThrown | CoverOffered | StakeCovered | CallVoid | Thrown
    | OddsLaid | Won | Lost | BoxPassed
)  # fmt: skip
"""All that can happen at a table of hazard."""

Deed: TypeAlias = Call | PassBox | Cover | Throw | Odds

_DICE = "🎲"
_RESULTS = {
    "nick": "a nick!",
    "out": "out.",
    "chance": "that is the chance.",
    "no_decision": "no decision.",
    "chance_won": "the chance is made!",
    "chance_lost": "the main comes first.",
}
_CAUSES = {
    "passed": "{0} gives up the box",
    "losses": "{0} has lost the box",
    "voids": "Nobody covers {0}'s stakes",
    "chips": "{0} has no chips for a call",
}
_ORDINALS = {2: "the second loss in succession", 3: "the third loss in succession"}
_EARLIER = 6


def events(happened: Sequence[Event], names: Names) -> list[str]:
    """What happened: throws for a main, and setters who cover nothing, are told in one breath."""
    told: list[str] = []
    for _, run in groupby(cast("Sequence[Happening]", happened), _kind):
        told += _run(list(run), names)
    return told


def _kind(event: Happening) -> object:
    return type(event), isinstance(event, CoverOffered) and event.amount == 0


def _run(run: list[Happening], names: Names) -> list[str]:
    match run[0]:
        case MainThrown():
            return [_for_main([each for each in run if isinstance(each, MainThrown)])]
        case CoverOffered(amount=0):
            refused = [names[each.place] for each in run if isinstance(each, CoverOffered)]
            return [f"{they(refused, 'covers', 'cover')} nothing."]
        case _:
            return [_told(each, names) for each in run]


def _told(event: Happening, names: Names) -> str:
    match event:
        case FirstCaster(caster):
            return f"The lot gives {names[caster]} the box."
        case Called(caster, amount, None):
            return f"{names[caster]} stakes {chips(amount)}; the main is thrown for."
        case Called(caster, amount, main):
            return f"**{names[caster]} stakes {chips(amount)} on main {main}.**"
        case MainThrown():
            return _for_main([event])
        case CoverOffered(place, amount):
            return f"{names[place]} would cover {amount:,}."
        case StakeCovered(shares, amount):
            return f"{chips(amount).capitalize()} covered: {_shares(shares, names)}."
        case CallVoid(caster):
            return f"Nobody covers the stake: {names[caster]} keeps it, and nothing is lost."
        case Thrown(caster, faces, result):
            return f"{_DICE} {names[caster]} throws **{_sum(faces)}**: {_RESULTS[result]}"
        case OddsLaid(caster, amount):
            return f"{names[caster]} bets {amount:,} besides on the chance."
        case Won(caster, 0):
            return f"**{names[caster]} wins, but the odds on so few chips come to nothing.**"
        case Won(caster, amount):
            return f"**{names[caster]} wins {chips(amount)}.**"
        case Lost(caster, amount, losses=losses):
            count = f", {_ORDINALS[losses]}" if losses in _ORDINALS else ""
            return f"**{names[caster]} loses {chips(amount)}**{count}."
        case BoxPassed(caster, to, cause):
            why = _CAUSES[cause].format(names[caster])
            if to == caster:
                return f"{why}, but there is nobody else to take it."
            return f"{why}: it goes to **{names[to]}**."
        case _:
            assert_never(event)


def _for_main(thrown: Sequence[MainThrown]) -> str:
    """The throws until one shows a main."""
    *before, last = [_sum(each.faces) for each in thrown]
    again = f"{', '.join(before)}, then " if before else ""
    return f"{_DICE} Thrown for the main: {again}**{last}**."


def _sum(faces: Sequence[int]) -> str:
    return f"{' + '.join(map(str, faces))} = {sum(faces)}"


def _shares(shares: Sequence[Share], names: Names) -> str:
    return listed([f"{_called(share.place, names)} {share.amount:,}" for share in shares])


def _called(place: Account, names: Names) -> str:
    return names[place] if isinstance(place, int) else "the house"


def state(view: PublicView[Baize], rules: Hazard, names: Names) -> str:
    """The table in words."""
    baize = view.table
    round_ = _over(baize) if baize.phase is Phase.OVER else _under_way(baize, rules)
    return "\n".join([_box(baize, rules, names), *round_, *_stacks(baize, names)])


def _box(baize: Baize, rules: Hazard, names: Names) -> str:
    """Who has the box, or has had it last."""
    losses = f"losses in succession {baize.losses} of {rules.box_after}"
    if baize.phase is not Phase.OVER:
        return f"{names[baize.caster]} has the box, {losses}."
    keeps = baize.next_caster == baize.caster
    return f"{names[baize.caster]} had the box{f', {losses}' if keeps else ''}."


def _over(baize: Baize) -> list[str]:
    """A round that is over, in a line."""
    told = [_stake(baize)] if baize.stake else []
    told += [_throws(baize)] if baize.throws else []
    return [" ".join(told)] if told else []


def _under_way(baize: Baize, rules: Hazard) -> list[str]:
    lines = [_stake(baize)] if baize.stake else []
    if baize.phase is Phase.CALL and not baize.stake:
        lines += _advice(rules)
    if baize.main is not None:
        lines.append(_pays(baize, rules, baize.main))
    if baize.throws:
        lines.append(_throws(baize))
    return lines


def _stake(baize: Baize) -> str:
    main = "the main is thrown for" if baize.main is None else f"main {baize.main}"
    parts = [f"Stake {baize.stake:,}", main]
    if baize.covers:
        parts.append(f"covered {baize.covered:,}")
    elif offered := sum(share.amount for share in baize.entries):
        parts.append(f"{min(offered, baize.stake):,} of it offered")
    if baize.chance is not None:
        parts.append(f"chance {baize.chance}")
    if baize.odds:
        parts.append(f"besides on the chance {baize.odds:,}")
    return ", ".join(parts) + "."


def _advice(rules: Hazard) -> list[str]:
    """What a caster should know before calling: fractions of a chip are lost."""
    if rules.rounding == "floor" and rules.odds != "evens":
        return ["Fractions are not paid: a made chance on a single chip may pay nothing."]
    return []


def _pays(baize: Baize, rules: Hazard, main: int) -> str:
    """What the next throw can do."""
    chance = baize.chance
    if chance is not None:
        prize = rules.prize(baize, chance)
        wins = f"wins {prize:,}" if prize else "wins, but pays nothing on so few chips"
        at = "" if rules.odds == "evens" else f" ({_odds(main, chance)})"
        return f"{chance} {wins}{at}; {main} loses {baize.covered + baize.odds:,}."
    lines = [f"Nick {_any(NICKS[main])}, out {_any(OUTS[main])}. {_scale(rules, main)}"]
    for_nothing = [each for each in chances(main) if baize.covers and not rules.prize(baize, each)]
    if for_nothing:
        lines.append(f"On so few chips a chance of {_any(for_nothing)} pays nothing!")
    return " ".join(lines)


def _scale(rules: Hazard, main: int) -> str:
    """What the chances pay."""
    if rules.odds == "evens":
        return "A chance pays even money."
    pays: dict[str, list[int]] = {}
    for chance in chances(main):
        pays.setdefault(_odds(main, chance), []).append(chance)
    told = ", ".join(f"{_any(made)} pays {rate}" for rate, made in pays.items())
    return f"Of the chances {told}."


def _odds(main: int, chance: int) -> str:
    rate = odds(main, chance)
    return f"{rate.numerator} to {rate.denominator}"


def _any(totals: Sequence[int]) -> str:
    *others, last = map(str, totals)
    return f"{', '.join(others)} or {last}" if others else last


def _throws(baize: Baize) -> str:
    """The latest throws of the round."""
    *before, last = [_sum(faces) for faces in baize.throws]
    if not before:
        return f"Thrown: {last}."
    earlier = ", ".join(before[-_EARLIER:])
    more = f" (of {len(before)})" if len(before) > _EARLIER else ""
    return f"Thrown: {last}; before that{more}: {earlier}."


def _stacks(baize: Baize, names: Names) -> list[str]:
    """The chips of every seat, and what each setter and onlooker covers."""
    seats = [
        f"{names[seat]} {baize.chips.stacks[seat]:,}{_cover(baize, seat)}" for seat in baize.seats
    ]
    lines = [f"Chips: {'; '.join(seats)}."]
    covers = [(each, _cover(baize, each)) for each in baize.gallery]
    if any(cover for _, cover in covers):
        gallery = [f"{names[each]}{cover}" for each, cover in covers if cover]
        lines.append(f"Gallery: {'; '.join(gallery)}.")
    if HOUSE in baize.chips.pools:
        lines.append(f"The house {baize.chips.pools[HOUSE]:,}{_cover(baize, HOUSE)}.")
    return lines


def _cover(baize: Baize, place: Account) -> str:
    """What somebody covers of the stake or, until that is settled, would cover."""
    if baize.phase is Phase.OVER:
        return ""
    taken = {share.place: share.amount for share in baize.covers}
    offered = {share.place: share.amount for share in baize.entries}
    if place in taken:
        return f" covers {taken[place]:,}"
    if baize.phase is not Phase.COVER or place not in baize.setters:
        return ""
    return f" offers {offered[place] or 'nothing'}" if place in offered else " undecided"


def label(action: Action) -> Label:
    """Deeds as buttons; amounts on the usual main, too."""
    match cast("Deed", action):
        case Call(amount, None):
            return Label(f"Stake {amount:,}", style="chief")
        case Call(amount, main):
            return Label(f"Stake {amount:,} on {main}", style="chief")
        case PassBox():
            return Label("Pass the box")
        case Cover(0):
            return Label("Nothing")
        case Cover(amount):
            return Label(f"Cover {amount:,}", style="chief")
        case Throw():
            return Label("Throw", _DICE, style="good")
        case Odds(amount):
            return Label(f"Bet {amount:,} on the chance")
        case _ as other:
            assert_never(other)


def asking(action: Action) -> Label:
    """Another amount on the usual main by a button; each other main is a line of the menu."""
    match action:
        case Call(_, None):
            return Label("Another stake…")
        case Call(_, 7):
            return Label("Another stake on 7…")
        case Call(_, int(main)):
            text = f"Main {main}: {_any(NICKS[main])} wins at once; {_any(OUTS[main])} loses"
            return Label(text, listed=True, order=main)
        case Odds():
            return Label("Another bet on the chance…")
        case _:
            return Label("Cover another amount…")


def inquiry(view: PublicView[Baize], rules: Hazard, place: Seat, action: Action) -> Inquiry:
    """How a form asks for a stake, for a cover, or for a bet on the chance."""
    baize = view.table
    match cast("Call | Cover | Odds", action):
        case Call(_, main):
            if main is None:
                return Inquiry(
                    "Your stake, before the main is thrown", "Any main may come, 5 to 9."
                )
            hint = f"Nick {_any(NICKS[main])}, out {_any(OUTS[main])}."
            return Inquiry(f"Your stake on main {main}", hint)
        case Cover():
            title = f"Cover a stake of {baize.stake:,} on main {baize.main}"
            return Inquiry(title, _order(baize, rules, place))
        case Odds():
            assert baize.main is not None
            assert baize.chance is not None
            title = f"Bet on the chance {baize.chance}, at {_odds(baize.main, baize.chance)}"
            return Inquiry(title, f"It is besides the {baize.covered:,} that are staked.")


def _order(baize: Baize, rules: Hazard, place: Seat) -> str:
    """What is left for a place of the stake, and whether that may become less."""
    earlier = before(baize, place)
    if not earlier:
        return "Your cover is the first to be taken."
    entered = {share.place for share in baize.entries}
    undecided = len([each for each in earlier if each not in entered])
    told = f"Those before you leave {left_for(rules, baize, place):,} so far"
    return f"{told}, {undecided} undecided." if undecided else f"{told}."


def buy_in(rules: Hazard) -> int:
    """Some twenty stakes of ten; more where stakes go by large multiples."""
    return 600 if rules.rounding == "exact" else 200


KIT: Kit[Hazard, Baize, Hand] = Kit(
    Hazard,
    BOOK,
    pictures(art.table, art.lobby),
    Words(
        menu="Another main…",
        events=events,
        state=state,
        label=label,
        asking=asking,
        inquiry=inquiry,
        buy_in=buy_in,
        paid=won_and_lost,
        deals="casts",
    ),
)


async def setup(bot: Parlour) -> None:
    """Takes hazard into the house."""
    await bot.add_cog(GameCog(bot, KIT))
