"""A plan of an evening: who sits at which game in which round.

These names are values alone. `solving.plan` makes a plan, and takes scipy for it; whoever imports
this package does not.
"""

from bot.interest.planning.values import (
    Headway,
    Helper,
    Plan,
    PlannedTable,
    Problem,
    Step,
    Wish,
    mostly,
    unaided,
)

__all__ = [
    "Headway", "Helper", "Plan", "PlannedTable", "Problem", "Step", "Wish", "mostly", "unaided",
]  # fmt: skip
