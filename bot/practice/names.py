"""What may be the name of a person or a thread."""

from __future__ import annotations

import unicodedata
from typing import Final

BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that are drawn as nothing."""
JOINER: Final = "\u200d"
"""It makes one emoji of several."""


def can_be_seen(name: str) -> bool:
    """Whether a name shows something, and hides nothing such as a turn of the writing."""
    kinds = {each: unicodedata.category(each)[0] for each in name}
    shows = any(kind in "LNPS" and each not in BLANK for each, kind in kinds.items())
    return shows and all(kind != "C" or each == JOINER for each, kind in kinds.items())
