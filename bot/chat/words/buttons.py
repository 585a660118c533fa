"""What stands on the buttons of tables, hands and lists; sentences name them in italics.

Buttons that name a deal are in the game's own word, and so in `deals`.
"""

from __future__ import annotations

from typing import Final

TAKE_A_SEAT: Final = "Take a seat"
STAND_BY: Final = "Stand by"
LEAVE: Final = "Leave"
BEGIN: Final = "Begin"
FILL: Final = "Fill with computer players"
ADD_ONE: Final = "Add a computer player"

MY_HAND: Final = "My hand"
RULES: Final = "Rules"
MORE: Final = "More"
WAIT_NO_LONGER: Final = "Wait no longer"
BUY_IN_AGAIN: Final = "Buy in again"
RECORD: Final = "Record"
THE_RULE: Final = "The rule"

LEAVE_NOW: Final = "Leave the table"
STAY: Final = "Stay after all"
CLOSE: Final = "Close the table"
WHETHER_CLOSES: Final = "Whether the table closes"

SURELY_SENT: Final = "Yes, send away"
SURELY_CLOSED: Final = "Yes, close the table"
SURELY_VOID: Final = "Yes, make it void"
KEEP_OPEN: Final = "Keep the table open"
CLOSE_NOW: Final = "Close it now"

TAKE_THE_SEAT: Final = "Take the seat"
NO_THANK_YOU: Final = "No, thank you"

BACK: Final = "Back"
NEXT: Final = "Next"
NEWER: Final = "Newer"
OLDER: Final = "Older"
