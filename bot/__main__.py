"""`python -m bot run | play | status | database | replay | audit`, or `--version`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
from pathlib import Path

from bot import __version__
from bot.errors import CannotStartError


def main(arguments: list[str] | None = None) -> int:
    """Runs one command and returns the exit status."""
    chosen = parser().parse_args(arguments)
    try:
        return _run(chosen)
    except CannotStartError as error:
        print(f"parlour: {error}", file=sys.stderr)
        return 1


def parser() -> argparse.ArgumentParser:
    """What can be typed."""
    # What a command does not need is not imported: a replay starts without Discord.
    from bot import replay
    from bot.play.command import FOLDER, PORT

    parser = argparse.ArgumentParser(prog="python -m bot", description="Parlour, a Discord bot.")
    parser.add_argument("--version", action="version", version=f"Parlour {__version__}")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("run", help="run the bot on Discord (needs DISCORD_TOKEN)")
    playing = commands.add_parser("play", help="try the bot in a browser, without an account")
    playing.add_argument("--port", type=_port, default=PORT, help="the first port to be tried")
    playing.add_argument("--folder", type=Path, default=FOLDER, help="where the room is kept")
    playing.add_argument("--fresh", action="store_true", help="delete the room there, begin anew")
    asking = commands.add_parser("status", help="how the running bot is; exit status 1 if not well")
    asking.add_argument("--json", action="store_true", help="for programs")
    keeping = commands.add_parser("database", help="back it up, restore, check or recount it")
    _database_arguments(keeping)
    replaying = commands.add_parser("replay", help="play the record of a sitting again")
    replay.add_arguments(replaying)
    commands.add_parser("audit", help="check the books: chips, journals, closed tables")
    return parser


def _database_arguments(parser: argparse.ArgumentParser) -> None:
    deeds = parser.add_subparsers(dest="deed", required=True)
    backing = deeds.add_parser("backup", help="copy the database; the bot may be running")
    backing.add_argument(
        "file", type=Path, help="the copy; in a folder it is named by the time of day"
    )
    backing.add_argument(
        "--keep", type=_count, metavar="N", help="in a folder: delete all but the newest N copies"
    )
    restoring = deeds.add_parser("restore", help="put a copy in its place; the bot must be stopped")
    restoring.add_argument("file", type=Path, help="the copy, which stays where it is")
    checking = deeds.add_parser("check", help="whether a database, or a copy, is in order")
    checking.add_argument("file", type=Path, nargs="?", help="the database if left out")
    deeds.add_parser("recount", help="sum up anew what was won and lost; the bot must be stopped")


def _port(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 65_535:
        raise argparse.ArgumentTypeError(f"{text!r} is no port: they go from 1 to 65535")
    return int(text)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of copies, such as 14")
    return int(text)


def _run(chosen: argparse.Namespace) -> int:
    """Does what was asked for. Raises `CannotStartError`."""
    match chosen.command:
        case "run":
            from bot import app

            asyncio.run(app.run())
            return 0
        case "play":
            from bot import logs
            from bot.play.evening import play

            logs.configure(logging.WARNING)
            return asyncio.run(play(chosen.port, chosen.folder, chosen.fresh))
        case "replay":
            from bot import replay

            return replay.run(chosen)
        case "database":
            from bot import database

            return database.run(chosen)
        case "status":
            from bot import status

            return status.run(as_json=chosen.json)
        case _:
            from bot import audit

            return asyncio.run(audit.audit())


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:  # before anything is there that would take it for a wish to end
        sys.exit(128 + signal.SIGINT)
