"""Embeds: the bounds of each text, and of all the texts of a message together."""

from __future__ import annotations

from bot.practice.limits.part import Part

MOST_TEXT = 6_000


def check_embeds(message: Part) -> None:
    """At most ten embeds, 6,000 characters in all of them."""
    total = sum(_embed(embed) for embed in message.parts("embeds", most=10))
    if total > MOST_TEXT:
        message.refuse("embeds", f"hold {total} characters in all, more than {MOST_TEXT}")


def _embed(embed: Part) -> int:
    """Check one embed; the number of characters that count towards the total."""
    texts = [embed.text("title", most=256), embed.text("description", most=4_096)]
    for field in embed.parts("fields", most=25):
        texts += field.needed_text("name", most=256), field.needed_text("value", most=1_024)
    if footer := embed.part("footer"):
        texts.append(footer.text("text", most=2_048))
    if author := embed.part("author"):
        texts.append(author.text("name", most=256))
    return sum(map(len, texts))
