"""Imported by the process whose forks are the bot: everything read, and something painted."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

import bot.app
import bot.audit
import bot.database
import bot.replay
import bot.status  # noqa: F401
import cogs
from cards_art.paint import paint_hand, paint_table
from tests.art.samples import hands, tables

for each in iter_modules(cogs.__path__):
    import_module(f"cogs.{each.name}")
for table in tables().values():
    paint_table(table)
for hand in hands().values():
    paint_hand(hand)
