"""Words for systemd, if it has started us and listens."""

from __future__ import annotations

import os
import socket
from contextlib import suppress


def tell(*words: str) -> None:
    """Sends words of `sd_notify`, such as `READY=1`; where nobody listens, nothing happens."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if address.startswith("@"):  # an address that is in no folder
        address = f"\0{address[1:]}"
    if address:
        with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.connect(address)
            line.sendall("\n".join(words).encode())
