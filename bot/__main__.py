"""`python -m bot run | play | replay | audit | recount`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import signal
import sys
from pathlib import Path


def main(arguments: list[str] | None = None) -> int:
    """Runs one command and returns the exit status."""
    # What a command does not need is not imported: a replay starts without Discord.
    from bot import logs, replay
    from bot.play.command import FOLDER, PORT

    parser = argparse.ArgumentParser(prog="python -m bot", description="Parlour, a Discord bot.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("run", help="run the bot on Discord (needs DISCORD_TOKEN)")
    playing = commands.add_parser("play", help="try the bot in a browser, without an account")
    playing.add_argument("--port", type=_port, default=PORT, help="the first port to be tried")
    playing.add_argument("--folder", type=Path, default=FOLDER, help="where the room is kept")
    playing.add_argument("--fresh", action="store_true", help="delete the room there, begin anew")
    replaying = commands.add_parser("replay", help="play the record of a sitting again")
    commands.add_parser("audit", help="check the books: chips, journals, closed tables")
    commands.add_parser("recount", help="sum up anew what was won and lost, from the journals")

    replay.add_arguments(replaying)
    chosen = parser.parse_args(arguments)
    if chosen.command == "replay":
        return replay.run(chosen)
    logs.configure(logging.WARNING if chosen.command == "play" else logging.INFO)
    return asyncio.run(_served(chosen))


def _port(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 65_535:
        raise argparse.ArgumentTypeError(f"{text!r} is no port: they go from 1 to 65535")
    return int(text)


async def _served(chosen: argparse.Namespace) -> int:
    from bot.errors import CannotStartError

    try:
        match chosen.command:
            case "run":
                from bot import app

                await app.run()
                return 0
            case "play":
                from bot.play.evening import play

                return await play(chosen.port, chosen.folder, chosen.fresh)
            case "recount":
                from bot.recount import recount

                return await recount()
            case _:
                from bot import audit

                return await audit.audit()
    except CannotStartError as error:
        print(f"parlour: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:  # before anything is there that would take it for a wish to end
        sys.exit(128 + signal.SIGINT)
