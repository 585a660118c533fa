"""Writing a record: a table's finished deals as its players take them away."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias, cast

from bot.games import AnyRules, games
from bot.rules.codec import Json, decode
from bot.rules.game import Refused
from bot.tables.company import Roll, differences
from bot.tables.journal import BrokenJournalError, after_deal, read_carry
from bot.tables.ports import DealRow, MoveRow
from bot.tables.record import write_carry
from bot.tables.replay import AnySitting
from bot.tables.state import Charter
