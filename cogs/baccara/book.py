"""What the house says about baccara: the game in a line, in a minute, and in full."""

from __future__ import annotations

from typing import Final

from bot.chat.book import Book, OptionWords
from cogs.baccara.sources import SOURCE, SOURCES

BOOK: Final = Book(
    title="Baccara à deux tableaux",
    line="For three to eleven: whoever buys the bank plays against his right and his left at once.",
    minute="""\
The **bank** is sold to whoever puts up most. He is the banker; all others sit on his **right** or \
his **left**, and bet against his bank: on their own side, on the other, or **à cheval**, which is \
on both at once. When all who can bet have pressed *Done*, the cards are dealt.

Then follows the **coup**, which is what a round is called. Three hands of two cards are dealt: \
one for the right, one for the left, one for the bank. On each side one player holds the hand for \
all who bet on it. Aces count one, tens and court cards nothing, the others their pips, and **of \
the sum only the last digit**: nine is best.

**Eight or nine** in any hand is shown at once, and that settles it. Otherwise the right, then the \
left, may take one card more, face up: with four or less he must, with six or seven he must not, \
with five he pleases himself. Then the banker may take one, if he likes.

Each side is compared with the bank alone: the higher point wins at even money, a tie is a \
stand-off. The bank keeps all that it wins, and **pays only as long as it has chips**. Whoever \
holds the hand of a side that loses gives it to the next.

Whoever holds as many chips as the bank may call **banco**, and play alone for all of it.

Press *My hand* to see your cards.\
""",
    pages=(
        """\
### Baccara: the table and the bank
**Players.** Three to eleven sit down, and the order of their seats is the *list*. Others may \
stand by in the gallery and bet after the seats. The house is the croupier: it shuffles, deals, \
takes and pays, and has no stake of its own.

**The sale.** Everybody makes a sealed bid for the bank, or none. When all have, or the time is \
up, the bids are opened: the highest has the bank, of equal ones the first on the list. The bid \
is put on the table, and that is the bank. When nobody bids, it is offered down the list, and \
whoever accepts puts up what he likes. When all decline, the game is over.

**The places.** After the first sale the others draw lots for the places: first on the banker's \
right, first on his left, second on the right, and so on, five a side, called R1 to R5 and L1 to \
L5. After later sales the new banker leaves his place to the old one. Whoever comes between two \
coups takes the first that is free.

**Winnings stay.** Nothing may be taken out of the bank. A bank that has lost all is sold again; \
by a house rule it is offered down the list instead, from the seat after the old banker.

**Retiring.** As long as nobody has bet, the banker may retire. All who hold as much as the bank \
are asked in the order of the list: whoever takes it goes on at just that amount, and leaves his \
place to the old banker. When nobody does, the bank goes home and is sold.""",
        """\
### Baccara: the bets
While the betting is open, you may bet on the right, on the left, and à cheval, each as you \
like, and change it until you say that you are done. The betting closes when all are, or when the \
host or the clock says so. What was entered then stands. Nobody gains by being quick.

**The limit.** Bets may come to more than the bank, but they may then go unpaid. By a house rule \
they are cut to the bank instead: places in their order, R1, L1, R2 and so on, then the gallery in \
the order in which it bet.

**À cheval.** It wins when both sides win, loses when both lose, and stands off when one wins and \
one loses, or both tie. When just one ties, half of it goes with the other side; an odd chip \
stays with you. By a house rule it then stands off.

**A bare side.** Where nobody with chips sits, no hand is dealt and no bet is taken.

**Banco.** A seated player who holds as much as the bank may call it, and play alone on his own \
side; all other bets are void. Of several callers the nearest has it, counted from the holder on \
the right, the holder on the left, and on from them by turns. If the bank wins, it has doubled, \
and may be called again, but by nobody more than twice running. If it loses, it is sold again.

**Nobody bets.** The betting is opened once more. When nobody bets again, the bank goes home, and \
is sold.\
""",
        """\
### Baccara: the coup
**The pack.** Three packs are shuffled together, and coup after coup is dealt from them until \
fewer than ten cards are left.

**The deal.** Right, left, banker, and once more. Each holder sees his own cards, and nobody else \
sees any. On a banco only the caller's side is dealt, and he holds it.

**Points.** Ace one, two to nine their pips, ten and court cards nothing. Of the sum the last \
digit counts: a king and a nine are nine, a four and a nine are three. Nought is *baccara*.

**Eight and nine.** If any hand has one, all are turned up at once.

**The third card.** The right is asked, then the left, always, even when only one answer is open \
to him, so that the asking tells nothing. With nought to four he draws, with six or seven he \
stands, with five he chooses. When everybody has refused the card, the banker must take it. \
Otherwise he draws or stands as he likes.

**The seal.** Before a shuffle the table shows a long number, the seal of the packs. The record of \
the sitting opens it, and proves that the cards lay so before anybody bet. The lots for the places \
have no seal, since nobody knows who will draw before the bank is sold.

**Absent players.** Whoever does not act in time makes no bid, bets no more, or declines the bank. \
A holder draws with four or less and stands with five; a banker draws as advised on the next page.\
""",
        """\
### Baccara: the settling
Each side is compared with the bank alone. The two sides have nothing to do with each other.

**First** every lost bet is collected into the bank. **Then** winning bets are paid at even \
money, until the bank is empty:

- bets of seated players on their own side: the holder on the right, the holder on the left, the \
next beyond each by turns, and after the fifth place from the first on;
- bets on the opposite side and à cheval, in the order R1, L1, R2, L2 and so on;
- bets of the gallery, in the order in which they were placed.

The last may be paid in part. What the bank cannot pay is neither won nor lost, and the stake is \
returned.

**The hand passes.** A side that lost gives its hand to the next beyond, after the fifth to the \
first again; a side that won or tied keeps its holder. Whoever has no chips is passed over. A \
banco moves nobody.

**False draws.** Where the house does not simply forbid them, a holder may draw or stand against \
the rule, and may be fined for it when the hands are turned up.

**What cannot happen here.** Nobody can bet when the betting has closed, bet more than lies before \
him, or deal wrong: the house is the croupier, and refuses it and says why.

**The end.** The host closes the table, or nobody will be banker, or fewer than two seats have \
chips, the bank counted in. The bank goes home to the banker; one who leaves the table takes it \
along, and it is sold. Fines lie in the kitty, which falls to the house.

**A word of advice.** As a banker mind the side with more on it. Draw with 0 to 2; with 3 unless \
it drew an eight; with 4 to a card of 2 to 7, with 5 to 4 to 7, with 6 to 6 or 7; if it stood, \
with 5 or less.\
""",
    ),
    source=SOURCE,
    sources=SOURCES,
    options={
        "packs": OptionWords(
            "How many packs are shuffled together",
            {3: "Three packs are shuffled together", 6: "Six packs are shuffled together"},
        ),
        "over_limit": OptionWords(
            "Bets beyond the bank",
            {
                "allow": "Bets beyond the bank stand at the bettor's risk",
                "trim": "Bets are cut to the bank",
            },
        ),
        "false_draw": OptionWords(
            "Drawing with six or seven, standing with four or less",
            {
                "forbid": "False draws are not possible",
                "fine": "Whoever draws falsely pays a fine",
                "free": "A holder may draw or stand with any point",
            },
        ),
        "fine": OptionWords(
            "The fine for a false draw, where there is one",
            {None: "The fine for a false draw is {}"},
        ),
        "forced_card": OptionWords(
            "Whether the banker must take a card that everybody has refused",
            {
                "on": "A card that everybody has refused is the banker's",
                "off": "The banker may refuse a card as well",
            },
        ),
        "banco_max": OptionWords(
            "Bancos in succession by one player (0: no limit)",
            {
                0: "Banco may be called by one player any number of times in succession",
                None: "Bancos in succession by one player: {} at most",
            },
        ),
        "cheval_tie": OptionWords(
            "What a bet à cheval does when just one side ties",
            {
                "half": "With one tie, half of a bet à cheval goes with the other side",
                "standoff": "With one tie, a bet à cheval stands off",
            },
        ),
        "resale": OptionWords(
            "What becomes of a bank that was lost",
            {
                "auction": "A bank that was lost is sold by auction",
                "list": "A bank that was lost is offered down the list",
            },
        ),
        "burn": OptionWords(
            "Cards thrown out face up after a shuffle",
            {
                0: "No card is thrown out after a shuffle",
                1: "One card is thrown out after a shuffle",
                2: "Two cards are thrown out after a shuffle",
            },
        ),
        "cut": OptionWords(
            "The packs are shuffled anew when fewer cards remain",
            {None: "The packs are shuffled anew when fewer than {} cards remain"},
        ),
        "gallery": OptionWords(
            "Whether the gallery bets",
            {"on": "The gallery may bet", "off": "Nobody bets from the gallery"},
        ),
    },
)
