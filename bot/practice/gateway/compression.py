"""Transport compression of the gateway: one stream a connection, flushed after every message."""

from __future__ import annotations

import importlib
import zlib
from typing import Any

from bot.practice.line import Compress


def compressor(kind: str) -> Compress | None:
    """The compression of a new connection that asks for `kind`; none for the empty name.

    Raises `LookupError` for a kind that cannot be served; zstd needs the package `zstandard`,
    without which discord.py does not ask for it either.
    """
    match kind:
        case "":
            return None
        case "zlib-stream":
            return _zlib()
        case "zstd-stream":
            return _zstd()
        case _:
            raise LookupError(kind)


def _zlib() -> Compress:
    stream = zlib.compressobj(level=1)
    return lambda data: stream.compress(data) + stream.flush(zlib.Z_SYNC_FLUSH)


def _zstd() -> Compress:
    try:
        zstandard: Any = importlib.import_module("zstandard")
    except ImportError:
        raise LookupError("zstd-stream") from None
    stream = zstandard.ZstdCompressor(level=1).compressobj()
    flush = zstandard.COMPRESSOBJ_FLUSH_BLOCK
    return lambda data: stream.compress(data) + stream.flush(flush)
