"""What the house says about Pope Joan: the game in a line, in a minute, and in full."""

from __future__ import annotations

from typing import Final

from bot.chat.book import Book, OptionWords
from cogs._book import SEAL
from cogs.pope_joan.sources import SOURCE, SOURCES

BOOK: Final = Book(
    title="Pope Joan",
    line="For three to eight: cards in sequence up to a stop, and a board of eight pools.",
    minute="""\
The dealer puts fifteen chips on the **board**, deals everybody the same number of cards, and \
turns the next one up: its suit is **trumps**. The board has a pool for each honour of trumps \
(ace, king, queen, knave), for two pairs of them, for **Pope**, the nine of diamonds, and for the \
game. An honour or Pope turned up wins the dealer its pool at once. A few cards are left over, \
face down; they are the stock, and nobody plays them.

The player on the dealer's left leads a card. **Whoever holds the next higher card of the suit \
plays it, and so on upwards**; the house does that by itself, there is nothing to choose. It ends \
when nobody holds the next card, since it lies in the stock, was turned up, or has been played; \
the eight of diamonds is not in the pack at all. \
That is a **stop**, and whoever played the last card leads again. The ace is low.

Some cards win a pool of the board when they are played: ace, king, queen and knave of trumps \
their own, king and queen from one hand **Matrimony**, queen and knave from one hand **Intrigue**, \
and the nine of diamonds, whatever is trumps, its own. What nobody wins stays for the next deal.

Whoever is out of cards first wins **Game**, and a chip from the others for every card they still \
hold. Only somebody who still holds Pope pays nothing.

Press *My hand* to see your cards, and to lead.\
""",
    pages=(
        f"""\
### Pope Joan: the board and the deal
**Players.** Three to eight, each for himself; everything goes clockwise, to the left.

**The pack.** Fifty-one cards: the eight of diamonds is taken out, so that Pope, the nine, can \
never be played to and must be led. In every suit the ace is lowest, then two, three and so on up \
to ten, knave, queen, king.

**The board** has eight pools. Before each deal the dealer dresses it with 15 chips: six on Pope, \
two on Matrimony, two on Intrigue, one each on Ace, King, Queen, Knave and Game. They come to what \
is left there from deals before. A dealer who has too few chips is passed over, but plays.

By a house rule everybody pays alike: one chip each goes to Ace, King, Queen, Knave and \
Game, two to Matrimony and Intrigue, all the rest to Pope. The part of each is two chips, or as \
much as is needed for Pope to have one. Whoever cannot pay sits the deal out. The board may also \
be without King, Queen and Knave; the dealer then pays 12.

**The deal.** One card at a time from the dealer's left: 14 each for three players, 11 for four, \
9 for five, 7 for six, 6 for seven, 5 for eight. The next card is turned up and makes trumps; it \
belongs to nobody. Five to ten cards are left as the stock, face down. Where the host says so the \
dealer, alone, may look at them.

**What the turn-up wins.** An ace, king, queen or knave wins the dealer the pool of that name. If \
it is Pope, the dealer takes Pope and Game and a chip from everybody for each card dealt to him, \
and the deal is over. By house rules he takes only Pope and the deal is played, or he takes \
the whole board and it is over.

**The first dealer** is drawn by lot, as one would turn up cards for the first knave. Afterwards \
the deal passes to the left.

{SEAL}""",
        """\
### Pope Joan: the play
The player on the dealer's left leads any card of his hand. Then whoever holds the next higher \
card of that suit plays it, and whoever holds the next one follows, often several from one hand. \
To follow is no choice, so the house does it for you and shows the whole run at once.

**A run stops** when the next card is in nobody's hand. A king is always a stop, and so is the \
seven of diamonds. So is the card below the turn-up, the one below any card of the stock, and the \
one below any card that has been played: where an eight has been led, the seven is a stop \
afterwards. Nobody is told which card of the stock it was.

The player of the stop leads again, and that is the art of it: lead your stops, and keep the lead. \
The last run lies open; those before it are turned over, and you must remember them.

**Whoever is out** ends the deal at once, even in the middle of a run.

**By house rules** a leader must lead a stop that everybody can tell, if he has one; else \
Pope; else the lowest card of a longest suit, or an ace. Or he must lead the lowest card of \
whichever suit he likes. Pope may be a stop even when somebody holds the ten of diamonds.

**Absent players.** Whoever does not lead in time has a card led that every guest could tell is a \
stop, the highest; else Pope, else an ace, else the lowest of the longest suit.\
""",
        """\
### Pope Joan: what is won
Every payment is made by the house at the moment it falls due; nothing is to be claimed, and \
nothing can be forgotten.

**On the board.** A card wins only when it is played; what is kept in the hand, turned up or in \
the stock wins nothing.

- **Ace, King, Queen, Knave**: whoever plays that card of trumps.
- **Matrimony**: whoever plays both king and queen of trumps.
- **Intrigue**: whoever plays both queen and knave of trumps. All three from one hand win both.
- **Pope**: whoever plays the nine of diamonds, whatever is trumps.
- **Game**: whoever is out first.

If two players play one card each of such a pair, the pool stays where it is; by another house \
rule they halve it, and the odd chip goes to the higher card.

**For cards.** Whoever is out has a chip from each of the others for every card left in hand. \
**Whoever still holds Pope pays nothing.** Whoever has played it pays like the rest. Nobody pays \
more than lies before him.

**What cannot happen here.** Nobody can forget to claim a pool, lead out of turn, or hold back a \
card that follows.

**The end.** What is left on the board stands over to the next deal. The game ends when the host \
closes the table, or nobody can dress the board any more; the pools are then divided equally among \
those who played the last deal, and odd chips go to those who sit nearest to the dealer's left.\
""",
    ),
    source=SOURCE,
    sources=SOURCES,
    options={
        "dress": OptionWords(
            "Who pays for the board",
            {"dealer": "The dealer dresses the board", "each": "Everybody pays for the board"},
        ),
        "contribution": OptionWords(
            "Chips from each where everybody pays (0: two, or as many as are needed)",
            {
                0: "Where everybody pays for the board, it is two chips, or more if needed",
                None: "Chips from each for the board, where everybody pays: {}, or more if needed",
            },
        ),
        "pope_turnup": OptionWords(
            "What the dealer wins who turns up Pope",
            {
                "game": "Pope turned up wins Pope, Game and a chip a card, and ends the deal",
                "compartment": "Pope turned up wins only its own pool, and the deal is played",
                "whole-pool": "Pope turned up wins the whole board, and ends the deal",
            },
        ),
        "lead": OptionWords(
            "What may be led",
            {
                "free": "Any card may be led",
                "ordered": (
                    "A stop must be led, else Pope, else the lowest of a longest suit or an ace"
                ),
                "lowest": "Only the lowest card of a suit may be led",
            },
        ),
        "divide_split": OptionWords(
            "When two players play the cards of Matrimony or Intrigue",
            {"on": "A pair of two hands is halved", "off": "A pair of two hands wins nothing"},
        ),
        "pope_stop": OptionWords(
            "Whether Pope always stops a run",
            {"on": "Pope always stops a run", "off": "The ten of diamonds follows Pope"},
        ),
        "dealer_peeks": OptionWords(
            "Whether the dealer may look at the stock",
            {"on": "The dealer sees the stock", "off": "Nobody sees the stock"},
        ),
        "knave_optional": OptionWords(
            "Whether the board goes without King, Queen and Knave",
            {
                "on": "A board of five pools, without King, Queen and Knave",
                "off": "A board of eight pools",
            },
        ),
    },
)
