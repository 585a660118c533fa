"""A lesson of thirty-one: three exchanges, somebody's knock, and thirty-one."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Lesson, Said
from bot.games.thirty_one import Exchange, Knock, Stand, ThirtyOne
from bot.rules.cards import card
from cogs._lesson import COMPANY, dealt

LESSON: Final = Lesson(
    game=ThirtyOne.name,
    names=COMPANY[:3],
    stacks=(50, 50, 50),
    carry={"dealer": 2},
    moves=(
        dealt(
            "Kh 7s 9d 8h 4s Jh 2c Ah Qd 6h Td 3s",
            """\
Welcome to thirty-one. You are **Ada**; Ben sits on your left, and Cleo deals. Everybody has paid \
a chip into the **pool**, and the best hand takes it.

Each gets **three cards** that nobody else sees. Three more are laid face up in the **middle**, \
and belong to whoever takes them.\
""",
        ),
        Said(
            0,
            Exchange(card("6h"), card("2c")),
            """\
A hand is worth the total of its cards of **one suit**. An ace counts 11; king, queen, knave and \
ten count 10; the others what they say. You hold K♥ 8♥ 2♣: 18 in hearts, and the two is worth \
nothing to you.

In your turn you **exchange one card**: you take one from the middle, and lay one of yours face up \
in its place. The 6♥ is of your suit. Take it for the 2♣, and you have 24.\
""",
            "You may. But you collect hearts: take the 6♥, and give the 2♣, which helps you"
            " nothing.",
        ),
        Said(1, Exchange(card("3s"), card("Ah"))),
        Said(2, Exchange(card("Td"), card("Jh"))),
        Said(
            0,
            Exchange(card("Ah"), card("6h")),
            """\
What luck: Ben collects spades and laid down the **A♥**, and Cleo, who seems to like diamonds, the \
J♥. Both are of your suit, and you can take only one. Remember that whatever stays in the middle \
others may take.

The ace counts most. Take it, for your lowest heart, the 6♥: king, eight and ace are 29. And hope \
that the knave is still there when you come round.\
""",
            "You may. In this lesson take the ace, which counts 11, and give your lowest heart.",
        ),
        Said(1, Exchange(card("2c"), card("3s"))),
        Said(2, Knock()),
        Said(
            0,
            Exchange(card("Jh"), card("8h")),
            """\
Cleo **knocked**: she is content with her hand, and each of the others has just **one more turn**. \
After that all hands are shown.

With 29 you might stand. But she would not knock with little, and the J♥ still lies there. King, \
knave and ace of hearts make 10 and 10 and 11.\
""",
            "You may. But count again: with the J♥ in place of the 8♥ you have thirty-one.",
        ),
        dealt(
            "4d 8h Kc 7s 6s Qc 9d 3h 9c 2h 5s Td",
            """\
**Thirty-one!** That is the best there is: it is shown at once and takes the pool, and the deal is \
over on the spot, though Ben had a turn left.

One more deal, to learn the knock. The deal has passed to you, so Ben is the **elder hand** and \
begins, and you come last.\
""",
        ),
        Said(1, Exchange(card("Td"), card("7s"))),
        Said(2, Exchange(card("2h"), card("6s"))),
        Said(
            0,
            Knock(),
            """\
You were dealt K♣ Q♣ 9♣: 29 in clubs without a stroke of work. In the middle lie 7♠ 5♠ 6♠, nothing \
for you, and an exchange would only spoil your hand, for there is **no passing**.

Then **knock**, before the others better theirs. Each of them has one more turn.\
""",
            "You may, but every exchange makes your hand worse. With 29 in the first round: knock.",
        ),
        Said(1, Stand()),
        Said(2, Stand()),
    ),
    ending="""\
All hands were shown, and your 29 is the best of them: this pool is yours as well.

To keep in mind: collect one suit; see what the others take and give, for they see what you do; \
three of a kind go above 30; and when you think that your hand will do, **knock** before the \
others better theirs. Of equal hands the one nearer to the dealer's left wins.\
""",
)
