"""Words that mean the same in several games."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

GLOSSARY: Final[Mapping[str, str]] = MappingProxyType(
    {
        "Ante": "What everybody pays into a pool before the cards are dealt.",
        "Court cards": "King, queen and knave.",
        "Deal": "One round of a game, from the dealing out of the cards until all is settled.",
        "Elder hand": "The player on the dealer's left, who as a rule speaks or plays first; of"
        " two players the elder is the one who comes first, going round from there.",
        "Follow suit": "To play a card of the suit that was led.",
        "Gallery": "Onlookers who have no seat, but may stake at the games of chance.",
        "House rules": "Whatever the host or the server settles otherwise than the book has it.",
        "Jack": "The younger name of the knave.",
        "Knave": "The older name of the jack.",
        "Lead": "To play the first card of a trick or of a run.",
        "Pip": "A spot on a card or a die; a card *counts its pips* when a seven is seven.",
        "Pool": "Chips in the middle, of which the rules say who wins them.",
        "Seal": "A long number shown before the cards are dealt. The record of the sitting opens"
        " it, and proves that nobody has changed them since.",
        "Stand over": "To stay in a pool for the next deal, since nobody has won it.",
        "Stock": "The cards that are left over from the deal.",
        "Trick": "One card from each player; the best of them wins them all.",
        "Trumps": "The suit that beats the three others.",
        "Turn-up": "A card turned face up in the deal, which settles something: mostly the trumps.",
    }
)
