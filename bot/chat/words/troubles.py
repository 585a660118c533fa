"""What is said when something went wrong that nobody who plays can help."""

from __future__ import annotations

from typing import Final

DISCORD_FAILED: Final = (
    "Discord failed just now, and with it that. Look at the table, and try again."
)
UNWRITTEN: Final = "The books cannot be written just now, so nothing was done. Try again."
TOO_SLOW: Final = "That took the house too long. Please ask once more."


def our_fault(reference: str) -> str:
    """An error of the house, with the name by which the log has it."""
    return (
        "That went wrong, and it is the house's fault, not yours. Look at the table before you try"
        f" again; if it does not help, tell whoever keeps this bot `{reference}`."
    )
