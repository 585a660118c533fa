"""What can be set from outside: environment variables, or the same names in a file `.env`.

Where systemd hands over secrets, a file by the name of the setting will do as well.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.errors import CannotStartError

CREDENTIALS = "CREDENTIALS_DIRECTORY"
"""Where systemd names the folder of what `LoadCredential=` hands over."""
DISCORD = "https://discord.com/api/v10"


class Settings(BaseSettings):
    """Read once at the start, and handed down."""

    model_config = SettingsConfigDict(
        env_file=".env", env_ignore_empty=True, frozen=True, extra="ignore"
    )

    discord_token: SecretStr = SecretStr("")
    """The bot's token, from the developer portal."""
    parlour_database: Path = Path("parlour.sqlite3")
    """The SQLite file that holds every table, chip and registration."""
    parlour_log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    """What is logged: this, and whatever matters more."""
    discord_api: str = DISCORD
    """Where Discord's REST interface is. For developers: a stand-in on this machine."""
    parlour_hurry: Annotated[float, Field(gt=0)] = 1.0
    """All waiting times are divided by it. For developers."""
    parlour_starting_purse: Annotated[int, Field(ge=0, le=1_000_000)] = 1_000
    """Chips that everybody finds in the purse, once per server, where that has settled nothing."""
    parlour_tables_per_host: Annotated[int, Field(ge=1)] = 3
    """Open tables of which one person is host, in one server, which may settle on fewer."""
    parlour_tables_per_channel: Annotated[int, Field(ge=1)] = 10
    """Open tables in one channel, likewise; a thread counts by itself."""


def settings() -> Settings:
    """The settings of this process. Raises `CannotStartError`."""
    try:
        # The type checker knows the fields alone, and not what else pydantic-settings takes.
        return Settings(_secrets_dir=os.environ.get(CREDENTIALS))  # pyright: ignore[reportCallIssue]
    except ValidationError as error:
        first = error.errors()[0]
        name = ".".join(map(str, first["loc"])).upper()
        raise CannotStartError(f"The setting {name} cannot be used: {first['msg']}.") from None
