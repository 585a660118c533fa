"""A lesson of cassino: takes by rank and by sum, both Cassinos, a sweep, and the count."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.chat.teaching.lesson import Lesson, Said
from bot.games.cassino import Cassino, Lay, Take
from bot.rules.cards import card, cards
from cogs._lesson import COMPANY, dealt


def _others(*plays: str) -> Iterator[Said]:
    """What Ben, Cleo and Dan do: `8h` lays the eight, `9h:4c 5s` takes four and five with it."""
    for seat, each in enumerate(plays, 1):
        hand, _, board = each.partition(":")
        groups = (cards(board),) if board else ()
        yield Said(seat, Take(card(hand), groups) if groups else Lay(card(hand)))


LESSON: Final = Lesson(
    game=Cassino.name,
    names=COMPANY[:4],
    stacks=(0, 0, 0, 0),
    carry={"dealer": 3},
    moves=(
        dealt(
            "Ac 3h Qd 5c Qh 3c Jh 4c 9s 6d Qs 6s 6c 4h 6h 9c 9d 4d 8d Kc 5d Kd 2d 5s 8c 7c Js Ts"
            " 7d Ah 2s 7s Td Ad 8s Tc Jd 8h 2c Kh 3s 4s Th 5h Jc 9h 3d As 7h Ks Qc 2h",
            """\
Welcome to cassino. You are **Ada**. Cleo, opposite, is your **partner**: what she takes counts \
for both of you. Ben and Dan play against you.

Everybody gets four cards, and four lie face up on the **board**. With the cards of your hand you \
take cards from the board; whoever has taken most, and best, wins.\
""",
        ),
        Said(
            0,
            Take(card("9s"), (cards("9d"),)),
            """\
On the board lie 9♦ 4♦ 8♦ K♣. A card takes every card of **its own rank**: your 9♠ takes the 9♦. \
Both are put away to your side, the 9♠ too, and it is a *spade*: most spades count a point.

The menu shows all that you can do: takes first, then laying a card down without taking.\
""",
            "You may, even lay a card down where you could take. But here take the 9♦ with your"
            " 9♠.",
        ),
        *_others("4h:4d", "Qd", "4c"),
        Said(
            0,
            Take(card("Qh"), (cards("Qd"),)),
            """\
Ben took a four with a four. Cleo could take nothing and **laid** the Q♦ on the board; so did Dan \
with the 4♣.

Did Cleo do that for you? Knaves, queens and kings have no number; they take **only their like**. \
Your Q♥ takes her queen.\
""",
            "You may. But a queen can only ever be taken by a queen, and you hold one.",
        ),
        *_others("3h", "Qs", "6s"),
        Said(
            0,
            Take(card("6c"), (cards("6s"),)),
            "Dan laid the 6♠, and you hold the 6♣. Another take, and another spade.",
            "You may. But the six is there for the taking, and it is a spade.",
        ),
        *_others("3c:3h", "Jh", "5c"),
        Said(
            0,
            Lay(card("Ac")),
            """\
Your last card of this round is the A♣. An ace counts **one**, and no ace lies there: it takes \
nothing and joins the board. A pity, for each ace is worth a point.\
""",
        ),
        *_others("6d:Ac 5c", "6h", "9c"),
        Said(
            0,
            Take(card("Td"), (cards("4c 6h"),)),
            """\
See what Ben did: his six took the ace **and** the five, since they **add up** to six. \
All hands were empty, so four more were dealt to each.

Your 10♦ is *Great Cassino*, worth two points to whoever takes it. What adds up to ten? The 4♣ and \
the 6♥. Take them, and the 10♦ is safe with you.\
""",
            "You may. But Great Cassino is worth two points: bring it home with the 4♣ and the 6♥.",
        ),
        *_others("Kd:Kc", "Js:Jh", "Tc"),
        Said(
            0,
            Take(card("8c"), (cards("8d"),)),
            "Your 8♣ takes the 8♦ that has been lying there from the first. Every card counts:"
            " most cards are three points.",
            "You may. But the 8♦ is to be had now, and cards count.",
        ),
        *_others("7c", "2d", "7s:7c"),
        Said(
            0,
            Lay(card("5d")),
            """\
Nothing on the board is worth your 5♦ or your 7♦, nor can you add anything up to them. Then lay \
the card that gives least away: a low one, no ace, no spade. The 5♦.\
""",
            "You may lay either. In this lesson lay the 5♦: your partner has a use for it.",
        ),
        *_others("Ah", "8s:Ah 2d 5d", "Ts:Tc"),
        Said(
            0,
            Lay(card("7d")),
            "That was well played: Cleo's eight took three at once, ace, two and five. Your last"
            " card of the round takes nothing.",
        ),
        *_others("Ad", "2s", "5s"),
        Said(
            0,
            Take(card("3s"), (cards("Ad 2s"),)),
            """\
The last round; the pack is used up. Look at the board: the A♦ is worth a point, and the 2♠ is \
*Little Cassino*, worth another. One and two are three, and you hold the 3♠. Two spades and an \
ace in one go!\
""",
            "You may. But ace and Little Cassino add up to three, and you hold the 3♠.",
        ),
        *_others("9h:9c", "Qc:Qs", "5h:5s"),
        Said(
            0,
            Take(card("7h"), (cards("7d"),)),
            """\
One after the other they have taken all but the 7♦. Whoever **clears the board** makes a \
**sweep**, which counts a point. You hold the 7♥.\
""",
            "You may. But the 7♦ is all that lies there: taking it is a sweep.",
        ),
        *_others("8h", "2c", "2h:2c"),
        Said(0, Lay(card("Jd")), runs=True),
        *_others("4s", "Th", "Kh"),
        Said(0, Take(card("Jc"), (cards("Jd"),)), runs=True),
        *_others("Ks:Kh", "3d", "As"),
    ),
    ending="""\
The lesson played your last two cards for you. Ben took last, so he had what was left.

Now the count, as you read it above: **3** for most cards (here both sides had 26, so nobody got \
them), **1** for most spades, **2** for Great Cassino, **1** for Little Cassino, **1** for each \
ace, **1** for each sweep. You count seven and they two: the side with more scores the \
**difference**, which is five; eleven points are game.

To keep in mind: look for sums as well as for pairs, bring home aces and Cassinos, and lay down \
what the next player cannot use.\
""",
)
