"""Shares of a stake: who stands how much of it, and what falls to each of what is won."""

from __future__ import annotations

from fractions import Fraction
from math import floor

from msgspec import Struct

from bot.rules.chips import Account, Payment
from bot.rules.turns import Seat


class Share(Struct, frozen=True):
    """So many chips of a place, or of the house."""

    place: Account
    amount: int


def divided(covers: tuple[Share, ...], due: Fraction, total: int) -> tuple[Share, ...]:
    """What of `due` chips, rounded to `total`, falls to each cover.

    Everybody has the whole part of what falls to his; the chips that are missing come one each
    from the largest fractions.
    """
    covered = sum(share.amount for share in covers)
    parts = [due * share.amount / covered for share in covers]
    whole = [floor(part) for part in parts]
    order = sorted(range(len(parts)), key=lambda place: whole[place] - parts[place])
    for place in order[: total - sum(whole)]:
        whole[place] += 1
    return tuple(Share(share.place, amount) for share, amount in zip(covers, whole, strict=True))


def won_from(shares: tuple[Share, ...], caster: Seat, reason: str) -> tuple[Payment, ...]:
    """The caster gets these shares from the setters."""
    return tuple(
        Payment(share.place, caster, share.amount, reason) for share in shares if share.amount
    )


def lost_to(shares: tuple[Share, ...], caster: Seat, reason: str) -> tuple[Payment, ...]:
    """The setters get these shares from the caster."""
    return tuple(
        Payment(caster, share.place, share.amount, reason) for share in shares if share.amount
    )


def together(shares: tuple[Share, ...], besides: tuple[Share, ...]) -> tuple[Share, ...]:
    """The shares of the same places in two bets, added up."""
    pairs = zip(shares, besides, strict=True)
    return tuple(Share(one.place, one.amount + other.amount) for one, other in pairs)
