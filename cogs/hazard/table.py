"""A table of hazard in words."""

from __future__ import annotations

from bot.chat.kit import Names
from bot.chat.wording import listed
from bot.games.hazard import HOUSE, NICKS, OUTS, Baize, Hazard, Phase, chances
from bot.rules.chips import Account
from bot.rules.game import PublicView
from bot.rules.turns import Seat
from cogs.hazard.dice import any_of, rate, total

_EARLIER = 6


def state(view: PublicView[Baize], rules: Hazard, names: Names) -> str:
    """The table in words."""
    baize = view.table
    round_ = _over(baize) if baize.phase is Phase.OVER else _under_way(baize, rules)
    return "\n".join([_box(baize, rules, names), *round_, *_stacks(baize, names)])


def _box(baize: Baize, rules: Hazard, names: Names) -> str:
    """Who has the box, or has had it last."""
    losses = f"losses running {baize.losses} of {rules.box_after}"
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
        at = "" if rules.odds == "evens" else f" ({rate(main, chance)})"
        return f"{chance} {wins}{at}; {main} loses {baize.covered + baize.odds:,}."
    lines = [f"Nick {any_of(NICKS[main])}, out {any_of(OUTS[main])}. {_scale(rules, main)}"]
    for_nothing = [each for each in chances(main) if baize.covers and not rules.prize(baize, each)]
    if for_nothing:
        lines.append(f"On so few chips a chance of {any_of(for_nothing)} pays nothing!")
    return " ".join(lines)


def _scale(rules: Hazard, main: int) -> str:
    """What the chances pay."""
    if rules.odds == "evens":
        return "A chance pays even money."
    pays: dict[str, list[int]] = {}
    for chance in chances(main):
        pays.setdefault(rate(main, chance), []).append(chance)
    told = ", ".join(f"{any_of(made)} pays {rate}" for rate, made in pays.items())
    return f"The chances: {told}."


def _throws(baize: Baize) -> str:
    """The latest throws of the round."""
    *before, last = [total(faces) for faces in baize.throws]
    if not before:
        return f"Thrown: {last}."
    earlier = ", ".join(before[-_EARLIER:])
    more = f" (of {len(before)})" if len(before) > _EARLIER else ""
    return f"Thrown: {last}; before that{more}: {earlier}."


def _stacks(baize: Baize, names: Names) -> list[str]:
    """The chips of every seat, and of whoever covers from the gallery; what each of them covers."""
    places = (*baize.seats, *(each for each in baize.gallery if _has_part(baize, each)))
    told = [f"{names[each]} {baize.chips.stacks[each]:,}{_cover(baize, each)}" for each in places]
    lines = [f"Chips: {'; '.join(told)}.", *_no_room(baize, names)]
    if HOUSE in baize.chips.pools:
        lines.append(f"The house {baize.chips.pools[HOUSE]:,}{_cover(baize, HOUSE)}.")
    return lines


def _no_room(baize: Baize, names: Names) -> list[str]:
    """Who would have covered something of a stake that was full before it came to them."""
    taken = {share.place for share in baize.covers}
    if not taken or baize.phase is Phase.OVER:
        return []
    late = [share for share in baize.entries if share.amount and share.place not in taken]
    called = [names[share.place] for share in late if isinstance(share.place, int)]
    return [f"The stake has no room for {listed(called)}."] if called else []


def _has_part(baize: Baize, place: Seat) -> bool:
    """Whether somebody in the gallery covers, or is asked to."""
    covers = any(share.place == place for share in baize.covers)
    return covers or (baize.phase is Phase.COVER and place in baize.setters)


def _cover(baize: Baize, place: Account) -> str:
    """What somebody covers of the stake or, until that is settled, would cover."""
    if baize.phase is Phase.OVER:
        return ""
    taken = {share.place: share.amount for share in baize.covers}
    offered = {share.place: share.amount for share in baize.entries}
    if baize.phase is not Phase.COVER:
        most, covered = offered.get(place, 0), taken.get(place, 0)
        if not covered:
            return ""
        return f" covers {covered:,}" + (f" of {most:,}" if covered < most else "")
    if place not in baize.setters:
        return ""
    if place not in offered:
        return " undecided"
    return f" offers {offered[place]:,}" if offered[place] else " offers nothing"
