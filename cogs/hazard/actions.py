"""What may be done at hazard, as it stands on buttons, in the menu and in forms."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias, assert_never, cast

from bot.chat.kit import Inquiry, Label
from bot.chat.wording import sentences
from bot.games.hazard import (
    NICKS,
    OUTS,
    Call,
    Cloth,
    Cover,
    Hazard,
    Odds,
    PassBox,
    Throw,
    before,
    dearest,
    left_for,
)
from bot.rules.game import PublicView
from bot.rules.offers import Action
from bot.rules.turns import Seat
from cogs.hazard.dice import DIE, any_of, rate

Deed: TypeAlias = Call | PassBox | Cover | Throw | Odds


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
            return Label("Cover nothing")
        case Cover(amount):
            return Label(f"Cover {amount:,}", style="chief")
        case Throw():
            return Label("Throw", DIE, style="good")
        case Odds(amount):
            return Label(f"Bet {amount:,} on the chance")
        case _ as other:
            assert_never(other)


def priced(cloth: Cloth, action: Action) -> Label:
    """The same, with how much of the stake a cover is, or of what is left of it."""
    match action:
        case Cover(amount) if amount:
            return replace(label(action), text=_part(cloth, amount) or label(action).text)
        case _:
            return label(action)


def _part(cloth: Cloth, amount: int) -> str:
    """`Cover all, 50`: for half or all of what is left, else nothing."""
    whole = cloth.unclaimed or cloth.stake
    untouched = whole == cloth.stake
    if amount == whole:
        return f"Cover all, {amount:,}" if untouched else f"Cover the rest, {amount:,}"
    if amount == whole // 2:
        return f"Cover half, {amount:,}" if untouched else f"Cover half the rest, {amount:,}"
    return ""


def asking(action: Action) -> Label:
    """Another amount on the usual main by a button; each other main is a line of the menu."""
    match action:
        case Call(_, None):
            return Label("Another stake…")
        case Call(_, 7):
            return Label("Another stake on 7…")
        case Call(_, int(main)):
            text = f"Main {main}: {any_of(NICKS[main])} wins at once; {any_of(OUTS[main])} loses"
            return Label(text, listed=True, order=main)
        case Odds():
            return Label("Another bet on the chance…")
        case _:
            return Label("Another cover…")


def inquiry(view: PublicView[Cloth], rules: Hazard, place: Seat, action: Action) -> Inquiry:
    """How a form asks for a stake, for a cover, or for a bet on the chance."""
    cloth = view.table
    match cast("Call | Cover | Odds", action):
        case Call(_, main):
            if main is None:
                return Inquiry(
                    "Your stake, before the main is thrown", "Any main may come, 5 to 9."
                )
            hint = f"Nick {any_of(NICKS[main])}, out {any_of(OUTS[main])}."
            return Inquiry(f"Your stake on main {main}", hint)
        case Cover():
            title = f"Cover a stake of {cloth.stake:,} on main {cloth.main}"
            assert cloth.main is not None
            return Inquiry(
                title, sentences(_dearest(rules, cloth.main), _order(cloth, rules, place))
            )
        case Odds():
            assert cloth.main is not None
            assert cloth.chance is not None
            title = f"Bet on the chance {cloth.chance}, at {rate(cloth.main, cloth.chance)}"
            return Inquiry(title, f"It is besides the {cloth.covered:,} that are staked.")


def _dearest(rules: Hazard, main: int) -> str:
    """What a setter may lose on a chip that is covered, where that is more than the chip."""
    worst = rules.worst(main)
    if worst == 1:
        return ""
    if worst == 2:
        return f"{any_of(dearest(main))} may cost double."
    return f"{any_of(dearest(main))} may cost {worst.numerator} to {worst.denominator}."


def _order(cloth: Cloth, rules: Hazard, place: Seat) -> str:
    """What is left for a place of the stake, and whether that may become less."""
    earlier = before(cloth, place)
    if not earlier:
        return "You are the first."
    entered = {share.place for share in cloth.entries}
    undecided = len([each for each in earlier if each not in entered])
    left = f"{left_for(rules, cloth, place):,}"
    return f"{left} left, {undecided} undecided." if undecided else f"{left} left."
