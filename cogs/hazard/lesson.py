"""A lesson of hazard: a nick, a chance made, a throw out, and a stake covered."""

from __future__ import annotations

from typing import Final

from bot.chat.teaching.lesson import Lesson, Said
from bot.games.hazard import Call, Cover, Hazard, PassBox, Throw
from bot.rules.chance import Rolled
from cogs._lesson import COMPANY

LESSON: Final = Lesson(
    game=Hazard.name,
    names=COMPANY[:3],
    stacks=(50, 50, 50),
    carry={"dealer": 0},
    moves=(
        Said(
            0,
            Call(5, 7),
            """\
Welcome to the hazard table. You are **Ada**, and you have the box with the two dice: you are the \
**caster**. You play against the **setters**, Ben and Cleo.

First you **call**: you stake some chips and name a number from 5 to 9, your **main**. Seven is \
the classic, since it comes oftenest. Press *Stake 5 on 7*.\
""",
            "Any main from 5 to 9 will do. For this lesson take the classic: 5 chips on a main of"
            " 7.",
        ),
        Said(1, Cover(3)),
        Said(2, Cover(5)),
        Said(
            0,
            Throw(),
            """\
The setters have said how much of your stake they will stand against. Ben comes first with 3, so \
Cleo has the other 2: all 5 are **covered**. What nobody covers simply goes back to you.

Now throw. If your main itself comes up at once, that is a **nick**, and you win.\
""",
        ),
        Said(None, Rolled((4, 3))),
        Said(
            0,
            Call(5, 7),
            """\
Four and three: a nick! You have won 5 chips and keep the box, as long as you do not lose too \
often.

On a main of 7 an eleven is a nick as well. **Out** at once are 2 and 3, called *crabs*, and 12. \
Every other number becomes your *chance*, as you will see. Stake 5 on 7 again.\
""",
            "You may. In this lesson stake 5 on a main of 7 once more.",
        ),
        Said(1, Cover(3)),
        Said(2, Cover(5)),
        Said(0, Throw(), "Covered again, 3 by Ben and 2 by Cleo. Throw."),
        Said(None, Rolled((4, 4))),
        Said(
            0,
            Throw(),
            """\
An eight is neither main nor out: it is your **chance**. Now you throw on until one of two numbers \
comes. If your **chance**, the 8, comes first, you win; if your **main**, the 7, comes first, you \
lose. Mind that it has turned round: a seven is bad now.

Sevens are commoner than eights, so a chance is paid at **odds**: for an 8 against a 7 you get six \
for five. Throw.\
""",
        ),
        Said(None, Rolled((5, 1))),
        Said(
            0, Throw(), "A six is neither your chance nor your main: nothing happens. Throw again."
        ),
        Said(None, Rolled((6, 2))),
        Said(
            0,
            Call(5, 7),
            """\
The eight came before a seven: you have **made your chance**, and got 6 chips for the 5 that were \
covered.

Try your luck a third time: 5 on a main of 7.\
""",
            "You may. In this lesson stake 5 on a main of 7, and see how it can go wrong.",
        ),
        Said(1, Cover(3)),
        Said(2, Cover(5)),
        Said(0, Throw(), runs=True),
        Said(None, Rolled((1, 1))),
        Said(
            0,
            PassBox(),
            """\
Two ones, **crabs**: out at once, and your stake went to the setters. After three losses in a row \
you would have to hand on the box. You may also do so of your own accord: **pass the box** to \
Ben, on your left.\
""",
            "You may keep the box. But you should know the other side of the table too: pass it"
            " on.",
        ),
        Said(1, Call(6, 7)),
        Said(
            0,
            Cover(6),
            """\
Ben is the caster now, and stakes 6 on a main of 7. You are a **setter**: how much of it do you \
stand against? What you cover is what you win if he loses; if he makes a chance you may have to \
pay a little more than that, at the odds.

Cleo sits nearer to Ben's left, so what she covers comes first. Cover all 6, and see what is left \
to you.\
""",
            "As you like, also nothing at all. For the lesson cover 6.",
        ),
        Said(2, Cover(2)),
        Said(1, Throw()),
        Said(None, Rolled((6, 6))),
    ),
    ending="""\
Twelve is out on a main of 7, so Ben lost at once, and you won the 4 that Cleo had left to you.

All of hazard is here: **call** a main and a stake; the setters **cover**; a **nick** wins on the \
first throw, **crabs** and their like lose; anything else is a **chance**, which must come again \
before the main. On other mains other numbers nick or lose; the table names them all, so there is \
nothing to learn by heart.\
""",
)
