"""What the house says about cassino: the game in a line, in a minute, and in full."""

from __future__ import annotations

from typing import Final

from bot.chat.book import Book, OptionWords
from cogs._book import FIRST_DEALER_OR_CUT, PARTNERS, SEAL
from cogs.cassino.sources import SOURCE, SOURCES

BOOK: Final = Book(
    title="Cassino",
    line="For two to four: cards of the hand take cards of the board that match or add up to them.",
    minute="""\
Everybody holds four cards, and four lie face up on the **board**. In turn each plays one card.

It **takes** every card of its own rank, and also cards that **add up to it**: a ten takes a ten, \
a nine with an ace, a five with another five, all at once if they lie there. An ace counts one. \
Knaves, queens and kings only take their like. A card that takes nothing is **laid** on the board.

When all hands are empty four more are dealt to each, until the pack is out. Whoever took last has \
what is left.

Then you count what you have won: most cards **3**, most spades **1**, the ten of diamonds \
(*Great Cassino*) **2**, the two of spades (*Little Cassino*) **1**, each ace **1**, and **1** for \
each *sweep*, a take that clears the board. The side that is ahead scores the difference; of \
three players, whoever has more than the two others together scores what is above them. Eleven \
points are game, unless the host says otherwise.

Press *My hand* to see your cards, and to play: the menu there names the best takes first, and \
lets you choose others.\
""",
    pages=(
        f"""\
### Cassino: the table and the deal
**Players.** Two or three play each alone; four are two partnerships, and partners sit opposite. \
Everything goes clockwise, to the left.

**The pack.** Fifty-two cards. An ace counts one, the others up to ten as they are. Knave, queen \
and king have no number at all.

**The deal.** Four cards to each, one at a time, then four face up to the board. When all hands \
are empty, four more to each and none to the board, until the pack is out: six rounds when two \
play, four with three, three with four.

**The first dealer** is drawn by lot or, where the host says so, cut for or named. At the cut \
everybody draws a card; the ace is lowest, the lowest card deals, and equal cards draw again. Four \
may cut for partners as well, and the two lowest play together. Afterwards the deal passes to the \
left, also when nobody has scored.

**Who comes and goes.** A game goes on as long as the same seats are taken. If there are more \
players or fewer, the next deal begins a game anew.

{SEAL}""",
        """\
### Cassino: taking, laying, sweeps
The player on the dealer's left begins, and one card is played in each turn.

**Take.** Your card takes any number of groups from the board. A group is a card of the same \
rank, or two or more number cards that add up to your card. No card is in two groups. So a ten \
could take a ten, a nine with an ace, an eight with a two, and two fives: seven cards with one. \
Court cards take court cards of their own rank, as many as there are. You may take less than you \
could. Your card and all that it took are put away to your side.

**Lay.** A card that takes nothing joins the board. You may lay a card that could take, unless the \
host says otherwise.

**Sweep.** A take that clears the board counts a point; not so with the last card of all, unless \
the host says so.

**The last take.** When all is played, the side that took last has what lies on the board. That is \
never a sweep. By a house rule that side wins the whole game with it.

**What is seen.** What has been won lies face down, even for those who won it, and only the latest \
take may be looked at; a house rule lays it all open. When a deal is over everything is shown.

**Absent players.** Whoever does not play in time has the take played that is worth most by \
points, then by cards, then by spades. If nothing can be taken, the lowest number card is laid \
that is neither an ace nor one of the Cassinos, then a court card, then the lowest of the rest.

**What cannot happen here.** Nobody can deal wrong, face a card, or take what does not match: the \
house refuses it and says why, and nothing is lost.\
""",
        """\
### Cassino: the score
At the end of a deal each side counts:

- **3** for more cards than any other side,
- **1** for more spades than any other side,
- **2** for the ten of diamonds, *Great Cassino*,
- **1** for the two of spades, *Little Cassino*,
- **1** for each ace,
- **1** for each sweep.

Where two sides have as many cards, or spades, nobody has the points for them.

**Two sides**: the one with more scores the difference. **Three**: the one with most scores what \
it has above the two others together, if it has more than they. So there are deals in which \
nobody scores. By a house rule each side scores all that it counts.

**The end.** The game is won at the end of the deal in which a side reaches eleven; by a house \
rule twenty-one, or a single deal decides it. Where each side scores all that it counts, two may \
get there at once: the higher wins, and if they are equal, they play on.

**The lurch.** Whoever loses with fewer than six points is lurched; the host may ask for more or \
fewer.

**Chips.** A stake is optional. Each loser pays it to the winner; when four play, South and West \
settle with each other, and so do North and East. Whoever is lurched pays double. Nobody pays more \
than lies before him.\
""",
        """\
### Cassino: builds, where the host allows them
**Build.** Put a number card on one or more loose ones so that they come to ten at most; you must \
still hold a card of what they come to. The cards are now one, and only a card of that value takes \
them, whoever holds it. The build is yours until it is taken, or raised or called by another.

**Raise.** Anybody may put a number card on a build, with loose cards if they like, and make it \
worth more, up to ten; they must hold a card of the new value, and the build is theirs.

**Call** (with *full* builds). With two cards of the same value in hand, play one of them and \
gather pairs, sums and builds of that value into one build. It cannot be raised, though more may \
be called to it.

**What an owner owes.** While a build is yours you may not lay a card. Your last card of its value \
may do nothing but take all that you have built of that value. One card is enough for several \
builds, and a partner's hand does not count.

A build is taken with the other groups of a take, and never mixed with loose cards. A board is \
clear only when no build lies there.

**Absent players** take what they have built.\
""",
    ),
    source=SOURCE,
    sources=SOURCES,
    options={
        "target": OptionWords(
            "Points that win a game",
            {0: "A single deal", 11: "Game of eleven", 21: "Game of twenty-one"},
        ),
        "scoring": OptionWords(
            "What is scored for a deal",
            {"net": "Only the difference is scored", "gross": "Each side scores all it counts"},
        ),
        "lurch": OptionWords(
            "Points that save a loser from the lurch (0: nobody is lurched)",
            {0: "Nobody is lurched", None: "Lurched with fewer points than {}"},
        ),
        "builds": OptionWords(
            "Whether cards may be built",
            {
                "off": "No builds",
                "simple": "Builds, which can be raised",
                "full": "Builds, raised and called",
            },
        ),
        "must_take": OptionWords(
            "Whether whoever can take must",
            {"on": "Whoever can take may not lay", "off": "Taking is free"},
        ),
        "last_card_sweep": OptionWords(
            "Whether the last card of a deal can make a sweep",
            {"on": "The last card may sweep", "off": "No sweep with the last card"},
        ),
        "last_take_wins": OptionWords(
            "Whether the last take wins the game",
            {"on": "The last take wins the game", "off": "The last take has the rest"},
        ),
        "show_piles": OptionWords(
            "Whether won cards lie open",
            {"on": "Won cards lie open", "off": "Won cards lie face down"},
        ),
        "partners": PARTNERS,
        "first_dealer": FIRST_DEALER_OR_CUT,
        "stake": OptionWords(
            "Chips that a loser pays for a game", {0: "No stake", None: "Stake {}"}
        ),
    },
)
