"""What somebody has not read yet, and how often they have been called."""

from __future__ import annotations

from itertools import takewhile

from bot.practice.state.channels import Channel
from bot.practice.state.messages import Message
from bot.practice.state.users import User


def unread(user: User, channel: Channel) -> list[Message]:
    """What others have said in a channel since somebody read it, newest first.

    Who joins a server has nothing to catch up with.
    """
    mark, joined = user.read.get(channel.id, 0), _joined(user, channel)
    newer = takewhile(
        lambda each: each.id > mark and each.created >= joined,
        reversed(channel.messages.values()),
    )
    return [each for each in newer if each.author is not user and each.only_for in (None, user)]


def pings(user: User, channel: Channel) -> int:
    """How many of these notified them; in a private conversation every one does."""
    private = channel.recipient is user
    return sum(private or user in each.pings for each in unread(user, channel))


def _joined(user: User, channel: Channel) -> float:
    member = channel.server and channel.server.members.get(user.id)
    return member.joined if member else 0.0
