"""What the house says about matrimony: the game in a line, in a minute, and in full."""

from __future__ import annotations

from typing import Final

from bot.chat.book import Book, OptionWords
from cogs.matrimony.sources import SOURCE, SOURCES

BOOK: Final = Book(
    title="Matrimony",
    line="For five to fourteen: lay chips on five chances; three cards each settle who gains them.",
    minute="""\
A sheet on the table has five **chances**:
- **best**: the highest card of all;
- **matrimony**: a king and a queen in one hand;
- **intrigue**: a queen and a knave;
- **confederacy**: a king and a knave;
- **pairs**: the highest pair; three alike count as one.

The dealer puts chips on any of them, from 2 to 20 in all. **Everybody else puts down one chip \
less than the dealer**, on whichever chances they please; nobody sees where until all have done so.

Then everybody gets two cards face down and one face up. If one of those turned up is the **ace of \
diamonds**, its holder sweeps the board: all five chances. If not, all hands are laid open, and \
each chance goes to whoever holds what it asks for. Of equal hands the **elder** wins, that is the \
one nearer to the dealer's left; the dealer comes last of all. One hand may win several chances. \
What nobody gains stays there for the next deal, and the deal passes to the left.

Where to put your chips is all there is to decide: the rest is luck, and talk.

Lay your chips with the buttons under the table. *My hand* shows your cards as soon as they are \
dealt.\
""",
    pages=(
        """\
### Matrimony: the stakes
**Players.** Five to fourteen, each for himself, with the whole pack; the house may allow smaller \
tables. Whoever has no chips left sits out. Everything goes clockwise, to the left.

**The chances** are best, matrimony, intrigue, confederacy and pairs. Suits do not matter.

**The dealer lays first**, where everybody can see it, and on as many chances as he likes: at \
least 2 chips in all, at most the limit of the house (20), his own chips, and one more than the \
poorest of the others holds, so that all can answer. Whoever does not have 2 chips cannot deal, \
and the deal goes to the next on the left.

**All others lay one chip less in all.** A dealer who puts down twelve is answered with eleven by \
each. How they spread them is their own affair. They all do it at the same time and unseen; the \
chips are shown when the last one is settled, and until then you may change your mind.

**By a house rule** the others have no choice: on every chance on which the dealer has laid, \
each puts down one chip less than he. He must then lay nothing or at least 2 on each chance.

**The first dealer** is drawn by lot, as one would cut for the lowest card. Afterwards the deal \
passes to the left.

**The seal.** Before the last chips are laid the table shows a long number, the seal of the pack. \
The record of the sitting opens it, and proves that the cards lay so before anybody had answered \
the dealer.

**Absent players.** For a dealer who does not lay in time one chip goes on each chance, in the \
order above, as far as that is allowed. For anybody else the dealer's chips are copied, without \
one of his largest pile.\
""",
        """\
### Matrimony: the cards
**The deal.** One card at a time from the dealer's left, the dealer last: two rounds face down, \
then one face up. By a house rule one down and one up.

**The sweep.** If anybody's card turned up is the ace of diamonds, he takes all that lies on all \
five chances. The deal is over, and nobody shows anything else.

**Otherwise all hands are shown**, and all cards of a hand count, the one turned up too.

- **Best**: the highest card in any hand. The ace is high, then king, queen, knave, ten. In the \
hand the ace of diamonds is an ace like the others.
- **Matrimony**: king and queen of whatever suits.
- **Intrigue**: queen and knave.
- **Confederacy**: king and knave.
- **Pairs**: the highest two of a kind, a pair of aces best of all. Three of a kind count as a pair.

**Of equals the eldest wins.** The eldest hand is the player on the dealer's left, then on to the \
left, and the dealer is last. King, queen and knave in one hand win three chances, if no elder \
hand holds the same two.

**By house rules** best goes to the highest diamond in any hand; or nobody wins best but by \
the sweep, and its chips lie there until then.

**What nobody gains** stands over to the next deal, and may grow to a heap.

**What cannot happen here.** Nobody can lay too much or too little, see where the others lay \
before all have done so, or forget to claim a chance.

**The end.** The game ends when the host closes the table, when too few have chips to go on, or \
when nobody has the 2 chips to deal. What is left on the sheet is then shared equally by those who \
played the last deal; odd chips go one each from the dealer's left on.\
""",
        """\
### Matrimony: where to put your chips
**A word of advice.** With three cards one hand in six holds a pair, one in five an ace, and one \
in thirty any given two of king, queen and knave.

So **best** is won in every deal, and pairs in nearly every one, while the three couples often \
stand over, more often the fewer you are. A chip on a couple is worth the same to everybody, since \
it may wait for you.

**Your seat matters most on best.** Where two hold an ace, the elder takes it. Of eight players a \
chip on best is worth nearly four times as much to the eldest as to the dealer. If you sit at the \
dealer's left, put your chips there; as one of the last, put them on pairs and on the couples.

As a dealer you lay one chip more than anybody, and you are last. Five are plenty: two on best, \
one on pairs, and two on the couples on which most stands over.\
""",
    ),
    source=SOURCE,
    sources=SOURCES,
    options={
        "less_one": OptionWords(
            "How the others lay one less than the dealer",
            {
                "total": "The others lay one chip less in all, as they please",
                "per-chance": "The others lay one chip less on each of the dealer's chances",
            },
        ),
        "best": OptionWords(
            "Which card wins best",
            {
                "any-suit": "The highest card of any suit wins best",
                "diamonds": "The highest diamond wins best",
                "ace-diamonds-only": "Only the ace of diamonds turned up wins best",
            },
        ),
        "shape": OptionWords(
            "How many cards are dealt",
            {"2+1": "Two cards down and one up", "1+1": "One card down and one up"},
        ),
        "max_stake": OptionWords(
            "The most that a dealer may lay in all", {None: "A dealer lays at most {} chips"}
        ),
        "min_seats": OptionWords("How many are enough to play", {None: "{} are enough to play"}),
        "end_pool": OptionWords(
            "What becomes of the chips left at the end",
            {"split": "Chips left at the end are shared equally"},
        ),
    },
)
