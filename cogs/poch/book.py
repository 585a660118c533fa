"""What the house says about poch: the game in a line, in a minute, and in full."""

from __future__ import annotations

from typing import Final

from bot.chat.book import Book, OptionWords
from cogs._book import SEAL
from cogs.poch.sources import SOURCE, SOURCES

BOOK: Final = Book(
    title="Poch",
    line="For three to six: cards that win pools, bets on equal cards, then cards in sequence.",
    minute="""\
A deal has three parts, and something is won in each. Before it everybody puts a chip into every \
pool of the **board**: Ace, King, Queen, Knave, Ten, Marriage, Sequence and Poch. Then all get \
five cards of a pack from seven up to ace, and the next card is turned up: its suit is \
**trumps**.

**1. What you hold.** Ace, king, queen, knave and ten of trumps win the pools of their names; \
king and queen in one hand win *Marriage* as well. The longest run of three or more cards of one \
suit wins *Sequence*. The house sees to that by itself, and shows the cards that have won.

**2. The pochen.** Now you bet on who holds most equal cards: four are better than three, three \
than two, and among as many the higher rank wins. The player on the dealer's left begins. Whoever \
holds at least a pair may **poch**, which is to bet; whoever comes after may **hold** the bet, \
**raise** it, or **pass**. Whoever is left alone takes all bets and *Poch* without showing; \
otherwise the best set does. Whoever has passed loses what he has bet, but keeps his cards.

**3. The play.** The player on the dealer's left leads a card. **Whoever holds the next higher \
card of the suit plays it, and so on upwards**; the house does that for you. Where nobody holds \
the next card, whoever played the last one leads again. **Whoever is out of cards first** has a \
chip from the others for every card they still hold.

What nobody wins stays on the board for the next deal.

Press *My hand* to see your cards, to bet, and to lead.\
""",
    pages=(
        f"""\
### Poch: the board and the deal
**Players.** Three to six, each for himself; everything goes clockwise, to the left.

**The pack.** Thirty-two cards, from the top: ace, king, queen, knave, ten, nine, eight, seven.

**The board** has eight pools. Before each deal every player puts one chip into each, on top of \
what deals before have left there. Whoever has fewer than eight chips sits the deal out; if it \
would be his deal, it passes to the left. By a house rule there is a ninth pool, the Centre, and \
the board costs nine.

**The deal.** Five cards each, one at a time from the dealer's left. The next card is turned up \
and makes trumps. It stays with the rest of the pack, the stock, out of play.

**The first dealer** is drawn by lot. Afterwards the deal passes to the left.

**What the cards win.** At once after the deal, and without anybody's asking:

- **Ace, King, Queen, Knave, Ten**: whoever holds that card of trumps.
- **Marriage**: whoever holds both king and queen of trumps, besides King and Queen.
- **Sequence**: the best run of three or more consecutive cards of one suit in one hand. The \
longer run is the better, then the one with the higher top card, then the one in trumps, then the \
one of the player who sits nearest to the dealer's left.

These cards are shown to all and stay in the hand. A card in the stock or turned up wins nothing, \
and its pool stands over.

**By house rules** only seven, eight and nine of trumps in one hand win Sequence; or an \
honour of trumps that is turned up wins the dealer its pool.

{SEAL}""",
        """\
### Poch: the pochen
Everybody is asked in turn, beginning on the dealer's left. As long as nobody has bet you may \
**poch** from one chip up to the limit, or **pass**. The last one who has not passed is asked \
too, and wins the pool only if he pochs.

Once there is a bet you may **hold** it, that is, put in as much as the highest bet; **raise** \
it, after which all others must answer again; or **pass**. To pass is final, and what you have \
put in is lost; your cards are kept for the play.

**Who may bet.** Only those who hold at least two equal cards. Everybody is asked all the same, \
and answers by the buttons beside the hand, so that nobody can tell. By a house rule anybody may \
bet, and bluff.

**The limit** is ten chips unless the host says otherwise. It is never more than the poorest of \
those still in has altogether, with what he has put in, so that nobody is forced out for want of \
chips. Where somebody still in has no chips at all, nobody can poch before he has passed.

**Who wins.** Whoever is left alone takes all bets and the pool without showing. Where several are \
left and nobody raises any more, they show their sets:

- Four equal cards are better than three, and three better than two.
- Among as many, the higher rank is better: two aces beat two kings.
- Of two pairs of the same rank, the one with the card of trumps is better.

Only the best set counts. Two pairs are no more than the higher of them, and other cards do not \
matter; they are not shown. If all pass, the pool stays for the next deal.

Where anybody may bet, a hand without equal cards goes by its highest card; of two such cards of \
the same rank the one of trumps is better, else that of the player nearest to the dealer's left.

**By a house rule** nobody may raise: the others only hold or pass.

**Absent players.** Whoever does not answer in time passes.\
""",
        """\
### Poch: the play
The player on the dealer's left leads any card of his hand; by a house rule it is whoever \
has won the pochen. Then whoever holds the next higher card of that suit plays it, and whoever \
holds the next one follows, often several from one hand, up to the ace. To follow is no choice, \
so the house does it for you and shows the whole run at once.

**A run stops** when the next card is in nobody's hand: it lies in the stock, was turned up, or \
has been played. An ace is always a stop. Nobody is told which cards the stock holds. Whoever \
played the last card leads again.

The last run lies open; those before it are turned over, and you must remember them. It is well \
to lead aces and other cards that are sure to stop, since you lead again after them.

**Whoever is out** of cards ends the deal at once, even in the middle of a run. He has one chip \
from each of the others for every card that is left in hand, and the Centre where there is one. \
Nobody pays more than lies before him.

**Absent players.** Whoever does not lead in time has the lowest card of his longest suit led.

**What cannot happen here.** Nobody can forget to claim a pool, bet out of turn, or hold back a \
card that follows.

**The end.** What is left on the board stands over to the next deal. The game ends when the host \
closes the table, or fewer than three can pay for the board; the pools are then divided equally \
among those who played the last deal, and odd chips go to those who sit nearest to the dealer's \
left.\
""",
    ),
    source=SOURCE,
    sources=SOURCES,
    options={
        "centre": OptionWords(
            "Whether there is a ninth pool for whoever is out first",
            {
                "on": "A ninth pool, the Centre, for whoever is out first",
                "off": "A board of eight pools",
            },
        ),
        "sequence": OptionWords(
            "What wins Sequence",
            {
                "best-run": "The best run of three or more cards of a suit wins Sequence",
                "trump-789": "Only seven, eight and nine of trumps win Sequence",
            },
        ),
        "pair_required": OptionWords(
            "Who may bet in the pochen",
            {
                "on": "Only those who hold at least two equal cards may bet",
                "off": "Anybody may bet, whatever he holds",
            },
        ),
        "raising": OptionWords(
            "Whether a bet may be raised",
            {"on": "A bet may be raised", "off": "A bet may only be held"},
        ),
        "max_poch": OptionWords(
            "The greatest bet in the pochen", {None: "No bet in the pochen above {}"}
        ),
        "lead": OptionWords(
            "Who leads first",
            {
                "eldest": "The player on the dealer's left leads first",
                "poch-winner": "Whoever has won the pochen leads first",
            },
        ),
        "turnup_to_dealer": OptionWords(
            "Whether an honour turned up wins the dealer its pool",
            {
                "on": "An honour turned up wins the dealer its pool",
                "off": "An honour turned up wins nothing",
            },
        ),
    },
)
