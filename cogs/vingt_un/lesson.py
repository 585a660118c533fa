"""A lesson of vingt-un: a card taken, a natural, and a coup as the dealer."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Lesson, Said
from bot.games.vingt_un import Stake, Stand, TakeCard, VingtUn
from cogs._lesson import COMPANY, dealt

LESSON: Final = Lesson(
    game=VingtUn.name,
    names=COMPANY[:3],
    stacks=(50, 50, 50),
    carry={"dealer": 2},
    moves=(
        Said(
            0,
            Stake(5),
            """\
Welcome to vingt-un. You are **Ada**; Ben sits on your left, and Cleo is the **dealer**. You and \
Ben do not play against each other, but each against her.

Before you see a card you **stake** something. If you come nearer to twenty-one than the dealer, \
you win as much; if not, you lose it. Stake 5; *Another stake…* lets you write any number.\
""",
            "You may stake that. For the lesson stake 5.",
        ),
        Said(1, Stake(2)),
        dealt("Td 4h 9s 5c 8c 8h 5d 6s As 7d Qd Kh 9c 5h 4d 9h 6h Tc 6c Jd 7c 8d 9d 4c"),
        Said(
            0,
            TakeCard(),
            """\
You hold 10♦ 5♣. Court cards and tens count **ten**, an ace **eleven or one**, all others their \
pips. So you have 15.

You may ask for a **card**, and for another, as long as you like. But with more than 21 you are \
**over**, and have lost at once. To stand on 15 is poor, for the dealer will rarely stay below it. \
Take a card.\
""",
            "You may stand. But 15 does not win often: take a card.",
        ),
        Said(
            0,
            Stand(),
            """\
The 5♦ makes 20. Only an ace would better it, and nearly every other card would put you over. \
**Stand.**\
""",
            "That is bold; with 20 there is only one rank that helps. Stand.",
        ),
        Said(1, TakeCard()),
        Said(1, Stand()),
        Said(2, Stand()),
        Said(
            0,
            Stake(5),
            """\
When all were served the dealer showed her hand: 9♠ 8♥, 17. Your 20 is better, and she paid you 5. \
Had she had 20 too, nobody would have paid.

The pack is not shuffled; the deal goes on from where it stands. Stake 5 again.\
""",
            "You may stake that. For the lesson stake 5.",
        ),
        Said(1, Stake(2)),
        Said(1, TakeCard()),
        Said(1, Stand()),
        Said(2, TakeCard()),
        Said(
            1,
            Stake(2),
            """\
You were dealt A♠ K♥, twenty-one with the first two cards: a **natural**! It is shown at once. As \
the first of the coup it is paid **double**, and it gives you **the deal**.

So this time the others stake, and you play against all of them. The dealer wins from whoever goes \
over, which is worth much. Ben and Cleo stake now.\
""",
        ),
        Said(2, Stake(4)),
        Said(1, TakeCard()),
        Said(2, Stand()),
        Said(
            0,
            TakeCard(),
            """\
Ben went over, threw up his cards and has paid you already, whatever happens to you. Cleo stands; \
her two cards you do not see. You hold 6♣ 8♦, 14. You choose as a player would. Most people who \
stand have 17 or more, so take a card.\
""",
            "You may stand. But Cleo was content with what she has, and 14 will hardly beat it."
            " Take a card.",
        ),
        Said(
            0,
            Stand(),
            "The 4♣ makes 18. Any card above a three would put you over. **Stand**, and see what"
            " Cleo has.",
            "That is a risk: most cards would put you over. Stand on 18.",
        ),
    ),
    ending="""\
Cleo had 17, and pays you her stake. The deal stays with you until somebody else has a natural.

To keep in mind: 21 is the aim, over it is lost; aces are eleven or one as suits you better; a \
natural is paid double and brings the deal. A twenty-one that is drawn with more cards counts \
double too, for whoever has it against the other. As a player draw on 15 and less, stand on 18 and \
more, and trust your luck between.\
""",
)
