"""A lesson of poch: a pool by the cards, the pochen, and the run to be out."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Lesson, Said
from bot.games.poch import POCH_PACK, Hold, Lead, Pass, Poch, Pochen, Raise
from bot.rules.cards import card
from cogs._lesson import COMPANY, dealt

LESSON: Final = Lesson(
    game=Pochen.name,
    names=COMPANY[:3],
    stacks=(50, 50, 50),
    carry={"dealer": 2},
    moves=(
        dealt(
            "Qd 7c Kh Ah 8c Qc Ac Ks Ts Qh Jc Td 8s Tc 9d Kd",
            """\
Welcome to poch. You are **Ada**; Ben sits on your left, and Cleo deals. Everybody has put a chip \
into each of the eight pools of the **board**.

A deal has three parts: first what your cards win by themselves, then a bout of betting, the \
**pochen**, then a race to be rid of your cards. Each of you gets five of the 32 cards, from the \
seven up to the ace, and the next one is turned up for **trumps**.\
""",
            of=POCH_PACK,
        ),
        Said(
            0,
            Poch(1),
            """\
The K♦ makes diamonds trumps. **Part one** is over already: whoever held an honour of trumps was \
given its pool. Your Q♦ brought you three chips.

**Part two, the pochen.** You bet that you hold the best set of **equal cards**. You have two \
aces, A♥ and A♣, and two queens. No pair is higher than aces; only three or four alike would beat \
you. Say *I poch one*: bet 1.\
""",
            "You may. But two aces are worth a bet, and a small one keeps the others in: poch 1.",
        ),
        Said(1, Pass()),
        Said(2, Raise(2)),
        Said(
            0,
            Hold(),
            """\
Ben has passed. Cleo not only **holds** your bet, she **raises** it by 2. You can hold it, raise \
once more, or pass and lose the pool.

You have the best pair there is, but she may have three of a kind. Hold: pay what she has bet, \
and see.\
""",
            "You may. Let us not grow reckless, though: hold, and look at her cards.",
        ),
        Said(
            0,
            Lead(card("Qd")),
            """\
Cleo showed two tens; your aces took the pool called *Poch*, with all the bets.

**Part three, the play.** You lead a card; whoever holds the next higher of its suit must play it, \
and so on up. The house does that. Where nobody can go on, it is a **stop**, and whoever played \
last leads again. The card above your Q♦ is the K♦, which was turned up: a sure stop.\
""",
            "You may. But the Q♦ is a sure stop: the K♦ lies on the table, and you lead again.",
        ),
        Said(
            0,
            Lead(card("Qh")),
            """\
So it was. Now look at your hearts: you hold Q♥ and A♥. If somebody has the king, it must be \
played to your queen, and then **your own ace** comes next: two cards gone with one lead. If \
nobody has it, the queen stops. Either way you lead again.\
""",
            "You may. But the Q♥ may carry your A♥ along with it.",
        ),
        Said(
            0,
            Lead(card("Ac")),
            """\
Cleo had the king, and your ace followed. **An ace is always a stop.** You have two cards left, \
the A♣ and the 8♠. Lead the sure one first: the A♣.\
""",
            "You may. But an ace is sure to bring you the lead again; the 8♠ is not.",
        ),
        Said(
            0,
            Lead(card("8s")),
            """\
One card is left. Whoever is **out** ends the deal at once, even in the middle of a run, so it \
does not matter whether anybody has the nine. Play it.\
""",
        ),
    ),
    ending="""\
You are out, and each of the others pays you a chip for every card still in hand.

So a deal of poch has three ways to win: **pools** for honours of trumps, for king and queen of \
trumps together and for the best run of three or more, which come by themselves; the **pochen**, \
where four alike beat three, three beat two, and then the rank decides; and the **play**, where \
sure stops come first. What nobody wins stays on the board and grows.\
""",
)
