"""`python -m bot run | play | replay | audit`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys


def main(arguments: list[str] | None = None) -> int:
    """Runs one command and returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Parlour, a Discord bot.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("run", help="run the bot on Discord (needs DISCORD_TOKEN)")
    commands.add_parser("play", help="try the bot on this machine, without an account")
    replaying = commands.add_parser("replay", help="play the record of a sitting again")
    commands.add_parser("audit", help="check the books: chips, journals, closed tables")

    # What a command does not need is not imported: a replay starts without Discord.
    from bot import replay

    replay.add_arguments(replaying)
    chosen = parser.parse_args(arguments)
    if chosen.command == "replay":
        return replay.run(chosen)
    logging.basicConfig(
        level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
    )
    return asyncio.run(_served(chosen.command))


async def _served(command: str) -> int:
    from bot.app import CannotStartError

    try:
        match command:
            case "run":
                from bot import app

                await app.run()
                return 0
            case "play":
                from bot import play

                return await play.play()
            case _:
                from bot import audit

                return await audit.audit()
    except CannotStartError as error:
        print(f"parlour: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
