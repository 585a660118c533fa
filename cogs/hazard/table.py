"""A table of hazard in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.chat.kit import Names
from bot.chat.wording import Note, listed, noted, sentences
from bot.games.hazard import HOUSE, NICKS, OUTS, Cloth, Hazard, Phase, chances, prize
from bot.rules.chips import Account
from bot.rules.game import PublicView
from bot.rules.turns import Seat
from cogs.hazard.dice import any_of, rate, total
from cogs.hazard.naming import COVERS, MAIN_THROWN_FOR

_EARLIER: Final = 6


def state(view: PublicView[Cloth], rules: Hazard, names: Names) -> str:
    """The table in words."""
    cloth = view.table
    round_ = _over(cloth) if cloth.phase is Phase.OVER else _under_way(cloth, rules)
    return "\n".join([_box(cloth, rules, names), *round_, *_stacks(cloth, names)])


def _box(cloth: Cloth, rules: Hazard, names: Names) -> str:
    """Who has the box, or has had it last."""
    losses = f"Losses running: {cloth.losses} of {rules.box_after}."
    if cloth.phase is not Phase.OVER:
        return f"{names[cloth.caster]} has the box. {losses}"
    keeps = cloth.next_caster == cloth.caster
    return sentences(f"{names[cloth.caster]} had the box.", losses if keeps else "")


def _over(cloth: Cloth) -> list[str]:
    """A round that is over, in a line."""
    told = [_stake(cloth)] if cloth.stake else []
    told += [_throws(cloth)] if cloth.throws else []
    return [" ".join(told)] if told else []


def _under_way(cloth: Cloth, rules: Hazard) -> list[str]:
    lines = [_stake(cloth)] if cloth.stake else []
    if cloth.phase is Phase.CALL and not cloth.stake:
        lines += _advice(rules)
    if cloth.main is not None:
        lines.append(_pays(cloth, rules, cloth.main))
    if cloth.throws:
        lines.append(_throws(cloth))
    return lines


def _stake(cloth: Cloth) -> str:
    main = MAIN_THROWN_FOR if cloth.main is None else f"main {cloth.main}"
    parts = [f"Stake {cloth.stake:,}", main]
    if cloth.covers:
        parts.append(f"covered {cloth.covered:,}")
    elif offered := sum(share.amount for share in cloth.entries):
        parts.append(f"{min(offered, cloth.stake):,} of it offered")
    if cloth.chance is not None:
        parts.append(f"chance {cloth.chance}")
    if cloth.odds:
        parts.append(f"{cloth.odds:,} more on the chance")
    return f"{', '.join(parts)}."


def _advice(rules: Hazard) -> list[str]:
    """What a caster should know before calling: fractions of a chip are lost."""
    if rules.rounding == "floor" and rules.odds != "evens":
        return ["Fractions are not paid: a made chance on a single chip may pay nothing."]
    return []


def _pays(cloth: Cloth, rules: Hazard, main: int) -> str:
    """What the next throw can do."""
    chance = cloth.chance
    if chance is not None:
        won = prize(rules, cloth, chance)
        return sentences(
            _made(rules, main, chance, won), f"{main} loses {cloth.covered + cloth.odds:,}."
        )
    lines = [f"Nick {any_of(NICKS[main])}, out {any_of(OUTS[main])}. {_scale(rules, main)}"]
    for_nothing = [each for each in chances(main) if cloth.covers and not prize(rules, cloth, each)]
    if for_nothing:
        lines.append(f"On so few chips a chance of {any_of(for_nothing)} pays nothing!")
    return " ".join(lines)


def _made(rules: Hazard, main: int, chance: int, won: int) -> str:
    """What it brings to make the chance."""
    if not won:
        return f"{chance} wins, but pays nothing on so few chips."
    if rules.odds == "evens":
        return f"{chance} wins {won:,}."
    return f"{chance} wins {won:,}, at {rate(main, chance)}."


def _scale(rules: Hazard, main: int) -> str:
    """What the chances pay."""
    if rules.odds == "evens":
        return "A chance pays even money."
    pays: dict[str, list[int]] = {}
    for chance in chances(main):
        pays.setdefault(rate(main, chance), []).append(chance)
    told = ", ".join(f"{any_of(made)} pays {rate}" for rate, made in pays.items())
    return f"The chances: {told}."


def _throws(cloth: Cloth) -> str:
    """The latest throws of the round."""
    *before, last = [total(faces) for faces in cloth.throws]
    if not before:
        return f"Thrown: {last}."
    earlier = ", ".join(before[-_EARLIER:])
    if len(before) > _EARLIER:
        return f"Thrown: {last}; before that, of {len(before)} throws: {earlier}."
    return f"Thrown: {last}; before that: {earlier}."


def _stacks(cloth: Cloth, names: Names) -> list[str]:
    """The chips of every seat, and of whoever covers from the gallery; what each of them covers."""
    places = (*cloth.seats, *(each for each in cloth.gallery if _has_part(cloth, each)))
    held = [(f"{names[each]} {cloth.chips.stacks[each]:,}", each) for each in places]
    told = "; ".join(", ".join([own, *_cover(cloth, each)]) for own, each in held)
    lines = [f"Chips: {told}.", *_no_room(cloth, names)]
    if HOUSE in cloth.chips.pools:
        house = [f"{cloth.chips.pools[HOUSE]:,}", *_cover(cloth, HOUSE)]
        lines.append(noted("The house", house))
    return lines


def _no_room(cloth: Cloth, names: Names) -> list[str]:
    """Who would have covered something of a stake that was full before it came to them."""
    taken = {share.place for share in cloth.covers}
    if not taken or cloth.phase is Phase.OVER:
        return []
    late = [share for share in cloth.entries if share.amount and share.place not in taken]
    called = [names[share.place] for share in late if isinstance(share.place, int)]
    return [f"The stake has no room for {listed(called)}."] if called else []


def _has_part(cloth: Cloth, place: Seat) -> bool:
    """Whether somebody in the gallery covers, or is asked to."""
    covers = any(share.place == place for share in cloth.covers)
    return covers or (cloth.phase is Phase.COVER and place in cloth.setters)


def _cover(cloth: Cloth, place: Account) -> Iterator[Note]:
    """What somebody covers of the stake or, until that is settled, would cover."""
    taken = {share.place: share.amount for share in cloth.covers}
    offered = {share.place: share.amount for share in cloth.entries}
    most, covered = offered.get(place, 0), taken.get(place, 0)
    if cloth.phase is Phase.COVER and place in cloth.setters:
        if place not in offered:
            yield "undecided"
        else:
            yield f"offers {most:,}" if most else "offers nothing"
    elif cloth.phase not in (Phase.COVER, Phase.OVER) and covered:
        yield f"covers {covered:,} of {most:,}" if covered < most else COVERS(covered)
