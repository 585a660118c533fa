"""What is said, quietly, to whoever has pressed something at a table, and in letters about it."""

from __future__ import annotations

from typing import Final

from bot.chat.wording import by, chips, sentences, until
from bot.chat.words.buttons import LEAVE, MORE, TAKE_A_SEAT
from bot.chat.words.deals import Deals
from bot.tables.state import Milliseconds, Ruling

UNKNOWN: Final = "That belongs to no table that this house knows."
NOT_YOUR_TURN: Final = "It is not your turn."
NOTHING_DEALT: Final = "Nothing has been dealt yet."
EMPTY_PURSE: Final = "Your purse is empty."

STAYING: Final = "You stay."

STAYS_OPEN: Final = "The table stays open."

RECORD: Final = (
    "The sitting so far, as far as it is played to an end, with the proof that each pack and each"
    " throw was sealed before anybody saw it."
)

DECLINED: Final = "As you like: the seat is held no longer, and you are not asked again."

NO_BOTS: Final = "Bots have no purse. Computer players come with the button in the lobby."

MUTED: Final = (
    "-# I may not write in this channel at present. The game goes on in such replies as this one;"
    " whoever looks after the server can let me *Send Messages* and *Attach Files* again."
)


def entered(entry: str) -> str:
    """What somebody has entered in a window in which nobody sees it."""
    return f"You have entered: {entry}."


def stands_by(deals: Deals, buy_in: int, *, playing: bool, lobby: bool) -> str:
    """Somebody has come to the gallery: what there is to bet, from when on, and how to leave."""
    stands = "You stand in the gallery."
    if buy_in:
        stands = f"You stand in the gallery with {chips(buy_in)}."
    bets = "You may bet from there: what the seats stake comes first."
    if playing:
        bets = deals.bet_next
    leave = f"*{LEAVE}* lets you leave." if lobby else f"*{MORE}* lets you leave."
    return sentences(stands, bets, leave)


def bought_in(deals: Deals, added: int, *, playing: bool) -> str:
    """Chips were put to a stack."""
    counts = deals.counts_next if playing else ""
    return sentences(f"You have added {chips(added)} to your stack.", counts)


def before_you(stack: int) -> str:
    """What there is to stake from."""
    return f"You have {chips(stack)} before you."


def purse_holds(purse: int) -> str:
    """What there is to buy in again from."""
    return f"Your purse holds {chips(purse)}."


def you_have_left(home: int | None, *, staked: bool) -> str:
    """Somebody has left, with these chips if it is known with how many."""
    if not staked:
        return "You have left the table."
    if home is None:
        return "You have left the table, and your chips are back in your purse."
    if home == 1:
        return "You have left the table, and 1 chip is back in your purse."
    return f"You have left the table, and {chips(home)} are back in your purse."


def closed(*, staked: bool) -> str:
    """The table is closed at once."""
    if staked:
        return "The table is closed, and all chips are back in their purses."
    return "The table is closed."


# --- sending somebody away ----------------------------------------------------------------------


def has_gone(name: str, *, with_chips: bool) -> str:
    """It is done."""
    if with_chips:
        return f"{name} has left the table, and all the chips are back in the purse."
    return f"{name} has left the table."


def tell_them(name: str) -> str:
    """Their direct messages are shut."""
    return f"The house cannot write to {name}: tell them yourself."


def letter_of_dismissal(
    deals: Deals, ruling: Ruling, where: str, *, stays: bool, staked: bool
) -> str:
    """To whoever is sent away; `stays` says that it waits for the end of the deal."""
    if stays:
        return sentences(
            f"{by(ruling)} has sent you away from {where}.",
            deals.dismissed_later,
            "All your chips there go back to your purse." if staked else "",
        )
    return sentences(
        f"{by(ruling)} has sent you away from {where}.",
        "All your chips there are back in your purse." if staked else "",
    )


# --- asking somebody to a table -----------------------------------------------------------------


def not_here(name: str) -> str:
    """Only members of the server are asked."""
    return f"{name} is not in this server."


def poorer(name: str, buy_in: int) -> str:
    """They could not pay for the seat."""
    return f"The buy-in is {chips(buy_in)}, and {name} has fewer in the purse."


def asked(name: str, moment: Milliseconds) -> str:
    """The letter is sent."""
    return f"{name} has been asked, and a seat is held until {until(moment)}."


def asked_in_vain(name: str, moment: Milliseconds) -> str:
    """Their direct messages are shut."""
    return (
        f"A seat is held for {name} until {until(moment)}, but the house cannot write to them: tell"
        f" them to press *{TAKE_A_SEAT}* under the table."
    )


def letter_of_invitation(asker: str, where: str) -> str:
    """Who asks whom to what."""
    return f"**{asker}** asks you to {where}."


def terms_of_invitation(buy_in: int, moment: Milliseconds) -> str:
    """What it costs to say yes, and how long there is time."""
    cost = "No chips are at stake."
    if buy_in:
        cost = (
            f"If you take the seat, you bring {chips(buy_in)} to the table out of your purse there;"
            " if you do not, nothing happens."
        )
    return sentences(cost, f"The seat is held for you until {until(moment)}.")


def accepted(where: str) -> str:
    """What becomes of the letter when its seat is taken."""
    return f"You have a seat at {where}."


def too_late(where: str) -> str:
    """What becomes of it when the seat is held no longer."""
    return f"A seat at {where} is held for you no longer."


# --- calls --------------------------------------------------------------------------------------


def where(title: str, server: str, link: str) -> str:
    """A table, as letters name it."""
    return f"**{title}** in {server} ([to the table]({link}))"


def called_apart(where: str) -> str:
    """A call by direct message."""
    return f"It is your turn at {where}."


def called_in_public(user: int, link: str) -> str:
    """A call in the channel."""
    return f"<@{user}>, it is your turn: [to the table]({link})."
