"""What the house says about hazard: the game in a line, in a minute, and in full."""

from __future__ import annotations

from typing import Final

from bot.chat.book import Book, OptionWords
from cogs.hazard.sources import SOURCE, SOURCES

BOOK: Final = Book(
    title="Hazard",
    line="Dice, for two to twelve: the caster names a main and throws against the table.",
    minute="""\
One player at a time is the **caster** and has the box with the two dice. The others are the \
**setters**: they stand against the caster, together.

The caster names a **stake** and a **main**: a number from 5 to 9. The setters say how much of \
the stake they **cover**, and are taken in their order from the caster's left until it is full, \
onlookers last; only what is covered is played for. Then the caster throws.

On the first throw

- **A nick** wins at once, even money: the main itself, 11 as well if the main is 7, 12 as well \
if it is 6 or 8.
- **Out** loses at once: 2 and 3 always, and 11 and 12 wherever they are no nick.
- Anything else becomes the caster's **chance**.

With a chance the dice are thrown until it comes again, which wins, or the main comes, which \
loses; nothing else counts any more.

A chance that is made pays the stake at odds, the rarer the chance the more: 10 staked on main 7 \
win 20 by a chance of 4, 15 by a 5, 12 by a 6. So **a setter can lose more than was covered**, \
and may cover only what could be paid at the worst. What is not a whole chip is not paid, so \
**a made chance on a single chip may pay nothing**.

A winner keeps the box. Three losses in succession pass it to the left.\
""",
    pages=(
        """\
### Hazard: the table
**Players.** Two to twelve. One of them is the caster, the others are the setters. The lot says \
who casts first; afterwards the box goes to the left. An empty seat may be filled with a \
computer player. Where the house is the setter, one player is enough.

**The call.** The caster names a stake, from one chip to all that lies before him (or to the \
limit of the table), and a main: 5, 6, 7, 8 or 9. By an older house rule the main is thrown for.

**Covering.** All others say at the same time how much of the stake they would cover, and may \
think again as long as somebody is still undecided. *Nothing* is an answer, too. The amounts are \
taken in order, from the caster's left, until the stake is full; onlookers come last, in the \
order of their answers. What nobody covers is not at risk.

**How much may be covered.** Nobody can owe. A setter may cover only so much as could be paid in \
the worst case: against main 7 half of his chips, since the chances 4 and 10 pay two to one; \
against 6 and 8 three fifths; against 5 and 9 three quarters. Where all is paid at even money he \
may cover all that he has.

**Nobody covers.** Then the call is void, which is no loss. After two void calls in succession \
the box goes on.

**Onlookers.** Whoever stands by (*Stand by*) brings chips as a player does, and may cover what \
the setters leave open. Onlookers never cast.\
""",
        """\
### Hazard: the throws
**The first throw** decides at once, or makes a chance.

- Main 5: **5** is a nick; 2, 3, 11 and 12 are out.
- Main 6: **6 and 12** are nicks; 2, 3 and 11 are out.
- Main 7: **7 and 11** are nicks; 2, 3 and 12 are out.
- Main 8: **8 and 12** are nicks; 2, 3 and 11 are out.
- Main 9: **9** is a nick; 2, 3, 11 and 12 are out.

By a nick the caster wins as much as is covered. If the throw is out, the setters win it. Any \
other total is the caster's chance.

**The throws for the chance.** The caster throws until the chance or the main comes up. The \
chance wins, the main loses. All other totals, 2, 3, 11 and 12 among them, decide nothing now.

**The odds.** A chance that is made pays for each chip that is covered:

- Main 7: 4 and 10 pay 2 to 1, 5 and 9 pay 3 to 2, 6 and 8 pay 6 to 5.
- Main 6: 4 and 10 pay 5 to 3, 5 and 9 pay 5 to 4, 8 pays even, 7 pays 5 to 6.
- Main 8: 4 and 10 pay 5 to 3, 5 and 9 pay 5 to 4, 6 pays even, 7 pays 5 to 6.
- Main 5: 4 and 10 pay 4 to 3, 9 pays even, 6 and 8 pay 4 to 5, 7 pays 2 to 3.
- Main 9: 4 and 10 pay 4 to 3, 5 pays even, 6 and 8 pay 4 to 5, 7 pays 2 to 3.

**The seal.** While the caster waits to throw, the table shows a long number, the seal of the \
next throw. The record of the sitting opens it, and proves that the dice lay so before the box \
was lifted.\
""",
        """\
### Hazard: chips and the box
**Whole chips only.** What the odds come to is rounded down: 7 at 4 to 5 win 5. **A made chance \
on a single chip may pay nothing at all**: on the mains 5, 6, 8 and 9 some chances pay less than \
one for one. Ten chips on main 7 are never rounded. By a house rule the amounts are rounded to \
the nearest chip; by another, stakes and covers go by such multiples that nothing needs to be \
rounded: 15 chips on 5 and 9, 12 on 6 and 8, 10 on 7, 60 where the main is thrown for.

**Who pays how much.** Each setter pays the share of what he covers. If whole chips do not come \
out even, those with the largest fractions pay one chip more. How the stake was divided never \
changes what the caster gets.

**Odds besides.** By a house rule the stake itself is always paid at even money; instead the \
caster may bet, once, before the first throw for the chance, that he makes it. That bet is paid \
at the odds above, and the setters carry it by their shares.

**The box.** A winner keeps it. It goes to the left after three losses in succession (or two, or \
one, as the host says), when its caster has no chips for a call, after two void calls, or when \
the caster gives it up, which may be done before a call. Losses count whether they come by an out \
or by the main.

**The house as setter.** Where the host says so, the house stands against every caster with chips \
of its own, and covers as much as it could pay. Nobody else covers then.

**Absent players.** An absent caster passes the box or, where that is not allowed, makes the \
smallest call; what is owed is thrown for him. An absent setter covers nothing.

**What cannot happen here.** Nobody can stake or cover what could not be paid, and a throw that is \
owed is always thrown.

**The end.** The table closes when fewer than two players have chips, when nobody could cover \
even a single stake any more, when the house is broken, or when the host closes it.

**A word of advice.** With the odds of this table main 7 is the caster's best by far, and the \
setter's worst. As everybody casts in turn, it is fair in the end.\
""",
    ),
    source=SOURCE,
    sources=SOURCES,
    options={
        "odds": OptionWords(
            "What a made chance pays",
            {
                "seed": "A made chance pays the stake at the odds",
                "evens": "Every win pays even money",
                "evens-plus-odds": "Even money, and a bet besides on the chance at the odds",
            },
        ),
        "odds_cap": OptionWords(
            "The most that may be bet besides on the chance, in covered stakes",
            {None: "The bet besides: at most {} times the stake"},
        ),
        "rounding": OptionWords(
            "What becomes of fractions of a chip",
            {
                "floor": "What is won is rounded down",
                "nearest": "What is won is rounded to the nearest chip",
                "exact": "Stakes go by multiples that need no rounding",
            },
        ),
        "box_after": OptionWords(
            "Losses in succession that pass the box",
            {None: "Losses in succession that pass the box: {}"},
        ),
        "voluntary_pass": OptionWords(
            "Whether a caster may give up the box",
            {
                "on": "A caster may give up the box",
                "off": "A caster keeps the box until it is lost",
            },
        ),
        "setter": OptionWords(
            "Who stands against the caster",
            {
                "players": "The players are the setters",
                "house": "The house is the setter",
            },
        ),
        "max_stake": OptionWords(
            "The most chips that may be staked at once (0: no limit)",
            {0: "Any number of chips may be staked at once", None: "At most {} chips a stake"},
        ),
        "gallery": OptionWords(
            "Whether onlookers may cover",
            {"on": "Onlookers may cover", "off": "Onlookers only look on"},
        ),
        "main_choice": OptionWords(
            "How the main is found",
            {"call": "The caster names the main", "thrown": "The main is thrown for"},
        ),
    },
)
