"""A lesson of Pope Joan: stops, Matrimony, Pope and Game."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Lesson, Said
from bot.games.pope_joan import STOPS_PACK, Lead, PopeJoan
from bot.rules.cards import card
from cogs._lesson import COMPANY, dealt

LESSON: Final = Lesson(
    game=PopeJoan.name,
    names=COMPANY[:3],
    stacks=(50, 50, 50),
    carry={"dealer": 2},
    moves=(
        dealt(
            "8s 5s 5c 6h 2h 3h Qc 3s 6s 9d 9s Ad Qd Ac 4s As 2c 7c Kh 2s 8h 3d 4d Jh 5h 2d 4c 9h"
            " 5d Jd Kc 8c 6c 7s 9c Td Qs Js Qh 4h Tc 3c Jc",
            """\
Welcome to Pope Joan. You are **Ada**; Ben sits on your left, and Cleo deals. She has put fifteen \
chips on the **board**, which has a pool for each thing that can be won.

She now deals fourteen cards to each and turns the next one up: its suit is **trumps**. A few are \
left over, the **stock**, and nobody ever sees them. The eight of diamonds is not in the pack at \
all.\
""",
            of=STOPS_PACK,
        ),
        Said(
            0,
            Lead(card("Kh")),
            """\
The J♣ was turned up, so clubs are trumps, and Cleo won *Knave* for it. You lead.

You play one card; then **whoever holds the next higher card of that suit plays it**, and so on. \
The house does that by itself. A run ends at a **stop**, when nobody has the next card, and \
whoever played the last card leads again. So lead cards that must be stops, and keep the lead! A \
king is always one: nothing is higher. Lead the K♥.\
""",
            "You may. But a king is sure to be a stop, after which you lead again: the K♥.",
        ),
        Said(
            0,
            Lead(card("Kc")),
            """\
A stop, as promised, and you lead again. Your other king is a **trump**: whoever plays the king of \
trumps has the pool called *King*. Lead the K♣.\
""",
            "You may. But the K♣ is a stop, and it wins a pool besides.",
        ),
        Said(
            0,
            Lead(card("Qc")),
            """\
You have the chip from *King*. Now think: what stops next? The **queen of clubs** does, since the \
card above it, your K♣, has been played already.

The queen of trumps wins *Queen*. And as king and queen come from one hand, yours, you also win \
**Matrimony**. Lead the Q♣.\
""",
            "You may. But the Q♣ wins two pools at once.",
        ),
        Said(
            0,
            Lead(card("9d")),
            """\
Three chips in one go. Next, the finest card of the game: your 9♦ is **Pope**, and wins the \
biggest pool of all, whatever is trumps. As the eight is not in the pack, nobody can ever lead up \
to it: it has to be led. It is no sure stop. But your Q♦ gives you hope that the run comes back to \
you. Lead Pope.\
""",
            "You may. But if somebody else is out while you still sit on Pope, its pool is lost to"
            " you. Lead the 9♦.",
        ),
        Said(
            0,
            Lead(card("As")),
            """\
Six chips for Pope! Cleo had the ten and the knave, and your Q♦ came next: the king is in nobody's \
hand, so that was a stop, and you lead.

No sure stop is left to you now. Then lead low, and from a suit in which you hold more: the ace \
is the lowest card here. With the A♠ you may come in again with your 7♠ and 8♠.\
""",
            "You may. In this lesson lead the A♠, and watch a long run.",
        ),
        Said(1, Lead(card("Tc"))),
        Said(1, Lead(card("9c"))),
        Said(1, Lead(card("8c"))),
        Said(1, Lead(card("Ac"))),
        Said(2, Lead(card("Qh"))),
        Said(2, Lead(card("Jh"))),
        Said(2, Lead(card("Ad"))),
        Said(1, Lead(card("2h"))),
        Said(
            0,
            Lead(card("9h")),
            """\
That was a long way. You put your 7♠ and 8♠ into your own run, but Ben had the nine and the lead. \
He led downwards, each card a stop because the one above it had gone. Later a run of hearts came \
up to your 4♥, 5♥ and 6♥, and there it stopped: the lead is yours.

You hold the 9♥ and the Q♠. Is either of them a stop? You cannot know about the ten of hearts. \
Try the 9♥.\
""",
            "It may do as well. In this lesson try the 9♥ first.",
        ),
        Said(
            0,
            Lead(card("Qs")),
            """\
The ten must lie in the stock: a stop. With your last card, the Q♠, you are **out**, whatever the \
others hold. That wins *Game*, and a chip from each of them for every card still in hand.\
""",
        ),
    ),
    ending="""\
You were out first: *Game*, and a chip for each card that Ben and Cleo had left. In all this deal \
brought you *King*, *Queen*, *Matrimony*, **Pope** and *Game*. What nobody won, such as \
*Intrigue*, stays on the board for the next deal.

To keep in mind: lead your stops first, kings above all; then whatever lies right below a card \
that has gone; then low cards of long suits. And do not be caught with Pope in your hand, though \
whoever is caught so pays nothing for the cards left.\
""",
)
