"""What is written in the pictures of several games."""

from __future__ import annotations

from typing import Final

from bot.chat.wording import ALL_PLAYED, NO_CARDS, NOT_DEALT
from cards_art import bank_hand, bank_table, fan, gallery_row, run_row, trick_row

DEAL: Final = "Deal {}".format
TURNED_UP: Final = "Turned up"
FREE_SEAT: Final = "free seat"
SITTING_OUT: Final = "sits out"
FOLDED: Final = "folded"
NOTHING: Final = "nothing"
NO_COUP: Final = "No coup"
TO_BE_SHUFFLED: Final = "to be shuffled"

HELD: Final = fan.Captions(
    not_dealt=NOT_DEALT,
    sits_out="You sit this deal out.",
    all_played=ALL_PLAYED,
)

STOCK: Final = run_row.Captions(turned_up=TURNED_UP, stock="stock {}".format)

TRICK: Final = trick_row.Captions(
    led="led",
    last="Last trick",
    led_to="led to the trick",
)

BANK: Final = bank_table.Captions(
    chips="Bank {:,}".format,
    none="no bank",
    banco="Banco!",
    banco_called="Banco is called",
    a_card="A card?",
    take_at="Take at {:,}?".format,
    no_coup=NO_COUP,
    to_be_shuffled=TO_BE_SHUFFLED,
)
GALLERY: Final = gallery_row.Captions(others="{} others".format)
IN_HAND: Final = bank_hand.Captions(not_dealt=NOT_DEALT, no_cards=NO_CARDS)
