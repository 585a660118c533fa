"""The proof that a deal was settled before it began."""

from __future__ import annotations

from hashlib import sha256


def commitment(secret: str, chance: str) -> str:
    """SHA-256, in hexadecimal, of the secret, a blank, and the chance as it is written."""
    return sha256(f"{secret} {chance}".encode()).hexdigest()
