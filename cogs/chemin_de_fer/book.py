"""What the house says about chemin de fer: the game in a line, in a minute, and in full."""

from __future__ import annotations

from typing import Final

from bot.chat.book import Book, OptionWords
from cogs.chemin_de_fer.sources import SOURCE, SOURCES

BOOK: Final = Book(
    title="Chemin de fer",
    line="Baccarat for two to eleven, in which the bank goes round the table.",
    minute="""\
One player is the **banker** and sets out what he will risk. The others, the punters, stake \
against that bank; when it is covered, no more is taken. Whoever would rather play alone against \
the whole of it calls **banco**.

Then follows the **coup**, which is what a round is called. Two cards each, face down: one hand \
for all the punters, one for the bank. Aces count one, tens and court cards nothing, the others \
their pips, and **of the sum only the last digit**: nine is best. The highest staker plays the \
punters' hand.

Whoever holds **eight or nine** turns up at once, and that settles it. Otherwise the punter may \
take a third card, face up: with four or less he must, with six or seven he must not, with five he \
may please himself. Then the banker, who has seen that card, does as he likes.

The higher point wins, at even money; a tie leaves the stakes for the next coup. A bank that wins \
grows by the stakes, and its banker deals again or passes the deal. A bank that loses pays, and \
the deal goes to the right.

Press *My hand* to see your cards.\
""",
    pages=(
        """\
### Chemin de fer: the table and the bank
**Players.** Two to eleven sit at the table; lots are drawn for the places when it opens, and \
seats run to the right. Others may stand by in the gallery and stake after the seats. The house \
is the croupier: it shuffles, deals, takes and pays, and has no stake of its own.

**The pack.** Six packs, 312 cards, shuffled together: the shoe. Coup after coup is dealt from it \
until fewer than ten cards are left; then all six packs are shuffled anew.

**The bank.** The first seat is asked first: open a bank, with any amount that the house rules \
allow, or decline. Whoever declines is passed over, and so is whoever cannot pay for the least \
bank. When everybody has declined in one round, the game is over.

**Winnings stay.** The banker may take nothing out of the bank: whatever it wins is at risk in \
the next coup, as far as it is covered. To take it home he must pass the deal.\
""",
        """\
### Chemin de fer: the stakes
While the betting is open, every punter names a stake, or nothing. An entry may be changed until \
the betting closes: as soon as all have one, or when the host or the clock says so. Nobody gains \
by being quick.

**What the bank takes.** Stakes are taken from the banker's right, seat by seat, up to the amount \
of the bank; then those of the gallery, in the order in which they were placed. A stake that fits \
in part is cut, and what does not fit is not taken at all. By a house rule the banker is asked \
whether he will cover what the seats stake above the bank, with chips from his purse.

**Banco.** A seated punter who holds as much as the bank may call it and play alone; then no \
other stake counts in that coup. Of several, the one nearest to the banker's right has it: so \
the betting stays open after a call, until all have said what they would do.

**Suivi.** Whoever has lost a banco has the first claim to banco in the very next coup, before \
all others, and also when the bank has changed hands.

**Nobody stakes.** The betting is opened once more. When nobody stakes again, the banker takes \
the bank home, and the deal passes as after a loss.\
""",
        """\
### Chemin de fer: the coup
**The deal.** Four cards are dealt face down: punters, banker, punters, banker. The hand of the \
punters is played by the seat with the highest stake that was taken, of equal ones the nearest to \
the banker's right; when only the gallery has staked, by its highest staker. Each of the two sees \
his own cards, and nobody else sees any.

**Points.** Ace one, two to nine their pips, ten and court cards nothing. Of the sum the last \
digit counts: a king and a nine are nine, a nine and a six are five. Nought is *baccarat*.

**Eight and nine.** If either hand counts eight or nine, both are turned up at once. If not, \
everybody knows that neither does.

**The third card.** The punter is asked first, always, even when only one answer is open to him, \
so that the asking tells nothing. With nought to four he draws, with six or seven he stands, \
with five he chooses. The card lies face up. Then the banker draws one card, or none; he is \
free at every point unless the house says that he must keep to the *tableau*:

- with 0 to 2 he draws; with 3, unless the punter drew an eight;
- with 4 he draws to a card of 2 to 7, with 5 to 4 to 7, with 6 to 6 or 7;
- if the punter stood, he draws with 5 or less.

**The seal.** Before a shuffle the table shows a long number, the seal of the shoe. The record of \
the sitting opens it, and proves that the cards lay so before anybody staked. As the record tells \
how the shoe lies, it is given out when the shoe is spent or the table closes.

**Absent players.** A punter who does not answer draws with four or less and stands with \
five; a banker keeps to the tableau, and passes the deal when he may. Whoever names no stake has \
none, and whoever is asked for a bank declines.\
""",
        """\
### Chemin de fer: the settling
**The bank wins**: every stake that was taken joins it. The banker deals again, or passes the \
deal.

**The punters win**: each is paid the amount of his stake from the bank. What is left of it goes \
back to the banker, and the deal passes to the right; the next banker opens with what he likes.

**A tie**: nobody pays. The stakes stay where they lie for the next coup and can be raised, not \
lowered; a tied banco is dealt again at once. By a house rule the stakes go back instead.

**Passing the deal.** A banker who has won may pass it. The others are asked one by one from his \
right: whoever takes it puts up exactly the amount of his bank. When a bank that was taken so is \
lost, the deal goes on where it would have gone from the first banker. When nobody takes it, it \
passes as after a loss.

**False draws.** Where the house does not simply forbid them, a punter may draw or stand \
against the rule; he then pays a fine, or makes good what the others lose by it, or nothing.

**What cannot happen here.** Nobody can stake when the betting has closed, stake more than lies \
before him, or deal wrong: the house is the croupier, and refuses it and says why.

**The end.** The host closes the table, or nobody will be banker, or fewer than two hold chips. \
The bank goes home to the banker, and stakes left by a tie to those who made them. A banker who \
leaves the table takes the bank along, and the deal is offered to the others at its amount. Fines \
lie in the kitty, which falls to the house.\
""",
    ),
    source=SOURCE,
    sources=SOURCES,
    options={
        "rotation": OptionWords(
            "Which way the deal goes",
            {"right": "The deal goes to the right", "left": "The deal goes to the left"},
        ),
        "represent": OptionWords(
            "Who plays the punters' hand",
            {
                "highest-stake": "The highest staker plays the punters' hand",
                "right-neighbour": "The first staker on the banker's right plays the punters' hand",
            },
        ),
        "min_bank": OptionWords("The least bank", {None: "A bank of {} chips at least"}),
        "max_bank": OptionWords(
            "The most with which a bank may be opened (0: no limit)",
            {
                0: "A bank is opened with as many chips as its banker likes",
                None: "A bank is opened with {} chips at most",
            },
        ),
        "excess": OptionWords(
            "Stakes of the seats above the bank",
            {
                "decline": "Stakes above the bank are not taken",
                "ask": "The banker may cover stakes above the bank",
            },
        ),
        "gallery": OptionWords(
            "Whether the gallery stakes",
            {"on": "The gallery may stake", "off": "Nobody stakes from the gallery"},
        ),
        "tie": OptionWords(
            "What a tie does with the stakes",
            {
                "carry": "After a tie the stakes stay for the next coup",
                "return": "After a tie the stakes go back",
            },
        ),
        "false_draw": OptionWords(
            "Drawing with six or seven, standing with four or less",
            {
                "forbid": "False draws are not possible",
                "liable": "Whoever draws falsely makes good what the others lose",
                "fine": "Whoever draws falsely pays a fine",
                "free": "The punter may draw or stand with any point",
            },
        ),
        "fine": OptionWords(
            "The fine for a false draw, where there is one",
            {None: "The fine for a false draw is {}"},
        ),
        "banker_rule": OptionWords(
            "Whether the banker may choose",
            {
                "free": "The banker draws or stands as he likes",
                "tableau": "The banker draws and stands by the tableau",
            },
        ),
        "banco_max": OptionWords(
            "Bancos in succession by one player (0: no limit)",
            {
                0: "Banco may be called by one player any number of times in succession",
                None: "Bancos in succession by one player: {} at most",
            },
        ),
        "pass_to": OptionWords(
            "Who may take a passed deal",
            {
                "any": "All are asked whether they take a passed deal",
                "right": "Only the seat on the right may take a passed deal",
            },
        ),
        "pass_resume": OptionWords(
            "Where the deal goes when a bank that was taken over is lost",
            {
                "regular": (
                    "After a bank that was taken over, the deal goes on from the first banker"
                ),
                "taker": "After a bank that was taken over, the deal goes on from its taker",
            },
        ),
        "cut": OptionWords(
            "The shoe is shuffled anew when fewer cards remain",
            {None: "The shoe is shuffled anew when fewer than {} cards remain"},
        ),
    },
)
