"""`python -m bot.play.leash ARGUMENTS`: `python -m bot ARGUMENTS`, ended when its parent ends.

Linux can promise that; elsewhere it is the plain command, and a bot left behind is found out when
the room is opened next.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
from typing import Final

SET_PARENT_DEATH_SIGNAL: Final = 1


def main() -> None:
    """Ask for the signal, and become the bot."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGTERM)
    os.execv(sys.executable, [sys.executable, "-m", "bot", *sys.argv[1:]])


if __name__ == "__main__":
    main()
