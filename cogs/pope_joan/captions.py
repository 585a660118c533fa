"""What is written in the pictures of Pope Joan."""

from __future__ import annotations

from typing import Final

from cards_art.pope_joan.captions import Captions
from cogs._captions import HELD, SITTING_OUT, STOCK
from cogs.pope_joan.naming import POOLS

CAPTIONS: Final = Captions(
    held=HELD,
    stock=STOCK,
    pools=POOLS,
    leads="{} leads".format,
    leads_again="A stop: {} leads again".format,
    wins="{} is out and wins the deal".format,
    pope_turned_up="Pope turned up: the deal is over",
    sits_out=SITTING_OUT,
    paid="paid {:,}".format,
    excused="excused",
    is_out="is out",
    dealer="dealer",
    open_stock="Stock",
)
