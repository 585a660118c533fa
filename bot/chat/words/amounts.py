"""What is said of amounts: which ones can be, how they are written, and what is wrong with one."""

from __future__ import annotations

from typing import Final

from bot.chat.wording import sentences

NOTHING: Final = "Nothing"
"""What an empty field of a layout is."""
FURTHER_CARDS: Final = "Further cards"


def can_be(bounds: range) -> str:
    """The amounts within bounds."""
    if not bounds:
        return "It can be nothing."
    low, high = bounds[0], bounds[-1]
    if low == high:
        return f"It can be only {low:,}."
    if bounds.step == 1:
        return f"It can be from {low:,} to {high:,}."
    return f"It can be from {low:,} to {high:,} in steps of {bounds.step:,}."


def chips_asked(bounds: range) -> str:
    """The head of a field for an amount of chips, of which there must be one."""
    low, high = bounds[0], bounds[-1]
    if low == high:
        return f"Chips, only {low:,}"
    if bounds.step == 1:
        return f"Chips, from {low:,} to {high:,}"
    return f"Chips, from {low:,} to {high:,} in steps of {bounds.step:,}"


def cards_asked(least: int, most: int) -> str:
    """The head of a field for cards."""
    return f"Cards, only {most}" if least == most else f"Cards, from {least} to {most}"


def in_all(low: int, high: int, about: str) -> str:
    """What is said of several amounts at once, before what else there is to know."""
    if low == high:
        return sentences(f"In all only {low:,}.", about)
    return sentences(f"In all from {low:,} to {high:,}.", about)


# --- how they are written -----------------------------------------------------------------------


def all_of(most: int) -> str:
    """What may be written besides a number, and what it comes to."""
    return f"A number or all ({most:,})"


def half_and_all_of(half: int, most: int) -> str:
    """The same, where half of it can be, too."""
    return f"A number, half ({half:,}) or all ({most:,})"


def all_is(most: int) -> str:
    """What `all` comes to, as a sentence."""
    return f"All is {most:,}."


def half_and_all_are(half: int, most: int) -> str:
    """The same of `half`."""
    return f"Half is {half:,}, all is {most:,}."


# --- what is wrong with one ---------------------------------------------------------------------


def too_little(written: str) -> str:
    """It is below the bounds."""
    return f"“{written}” is too little."


def too_much(written: str) -> str:
    """It is above them."""
    return f"“{written}” is too much."


def no_step(written: str, step: int) -> str:
    """It is between two amounts that can be."""
    return f"“{written}” is no step of {step:,}."


def no_amount(written: str) -> str:
    """It is no number at all, or none of whole chips."""
    return f"“{written}” is no whole number of chips."


def no_amount_here(written: str, thousand: str) -> str:
    """It is a number as other languages write it."""
    return (
        f"“{written}” is no whole number of chips: a thousand is written {thousand}, 1000 or 1k"
        " here."
    )


def no_amount_for(place: str, written: str) -> str:
    """It is none in the field of a place."""
    return f"{place}: “{written}” is no whole number of chips."


def no_number(title: str, written: str) -> str:
    """It is no number, where no chips are asked for."""
    return f"{title}: “{written}” is no whole number."


def out_of_bounds(title: str, written: str) -> str:
    """It is a number that cannot be."""
    return f"{title}: “{written}” is out of bounds."


def wrong_cards(chosen: int, least: int, most: int) -> str:
    """So many cards cannot be chosen."""
    if least == most:
        return f"You have chosen {chosen}. The number of cards can be only {most}."
    return f"You have chosen {chosen}. The number of cards can be from {least} to {most}."


def wrong_total(total: int, low: int, high: int) -> str:
    """All amounts together are too few or too many."""
    if low == high:
        return f"That comes to {total:,}. In all it can be only {low:,}."
    return f"That comes to {total:,}. In all it can be from {low:,} to {high:,}."
