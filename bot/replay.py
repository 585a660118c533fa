"""`python -m bot replay`: plays records and prints what comes of them, one JSON object a line.

Exit status: 0 when every move was accepted; 2 when one was refused; 1 when a file is no record,
a wanted proof fails, or there is no such seat. Of several files the worst counts: 1, then 2.
"""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import cast

from bot.rules.codec import Json, UnreadableError
from bot.tables.outcome import Viewer, outcome
from bot.tables.proofs import check_proofs
from bot.tables.record_read import read_record
from bot.tables.replay import Before, replayed

ACCEPTED, UNREADABLE, REFUSED = 0, 1, 2


def add_arguments(parser: ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record")
    parser.add_argument("--at", metavar="DEAL:MOVE", help="stop before this move, both from 0")
    parser.add_argument(
        "--hidden", metavar="SEAT|public", help="print only what this seat or the public could see"
    )
    parser.add_argument("--verify", action="store_true", help="check the proofs of fairness")


def run(arguments: Namespace) -> int:
    """Replays the files, and returns the exit status."""
    files, verify = cast("list[str]", arguments.files), cast("bool", arguments.verify)
    try:
        end, viewer = _end(arguments.at), _viewer(arguments.hidden)
    except UnreadableError as error:
        print(error, file=sys.stderr)
        return UNREADABLE
    try:
        statuses = {_replay(Path(file), end, viewer, verify) for file in files}
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read the lines has seen enough; the interpreter must not try to flush the rest.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNREADABLE
    return next(each for each in (UNREADABLE, REFUSED, ACCEPTED) if each in statuses)


def _replay(file: Path, end: Before | None, viewer: Viewer, verify: bool) -> int:
    try:
        printed = _outcome(file.read_bytes(), end, viewer, verify)
    except OSError as error:
        return _unreadable(file, error.strerror or "it cannot be read")
    except UnreadableError as error:
        return _unreadable(file, str(error))
    print(json.dumps(printed))
    if verify and sys.stderr.isatty():
        print(_verdict(file, printed), file=sys.stderr)
    return ACCEPTED if printed["refused"] is None else REFUSED


def _verdict(file: Path, printed: dict[str, Json]) -> str:
    """What people want to know of it, in a line."""
    told = f"{file}: every move was accepted. Seals that open: {printed['verified']}; false: none."
    if printed["refused"] is not None:
        told = f"{file}: a move was refused. Seals that open: {printed['verified']}; false: none."
    return told.translate(_CONTROLS)


def _unreadable(file: Path, what: str) -> int:
    line = f"{file}: {what}".translate(_CONTROLS)
    print(line, file=sys.stderr)
    return UNREADABLE


_CONTROLS = dict.fromkeys((*range(32), *range(127, 160)), "�")
"""An error is one line, whatever a file or a key is called."""


def _outcome(text: bytes, end: Before | None, viewer: Viewer, verify: bool) -> dict[str, Json]:
    record = read_record(text)
    replay = replayed(record, end)
    seats = replay.sitting.company.seats
    if isinstance(viewer, int) and viewer >= seats:
        raise UnreadableError(f"--hidden: there is no seat {viewer}")
    printed = outcome(replay, viewer)
    if verify:
        printed["verified"] = check_proofs(record, replay)
    return printed


def _end(at: str | None) -> Before | None:
    if at is None:
        return None
    deal, colon, move = at.partition(":")
    if not (colon and _is_count(deal) and _is_count(move)):
        raise UnreadableError(f"--at: {at!r} is not DEAL:MOVE, two numbers from 0")
    return Before(int(deal), int(move))


def _viewer(hidden: str | None) -> Viewer:
    if hidden is None:
        return None
    if hidden == "public":
        return "public"
    if not _is_count(hidden):
        raise UnreadableError(f"--hidden: {hidden!r} is neither a seat nor public")
    return int(hidden)


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 10
