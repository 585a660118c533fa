"""What the house says about bragg: the game in a line, in a minute, and in full."""

from __future__ import annotations

from typing import Final

from bot.chat.book import Book, OptionWords
from cogs._book import DEALS, SEAL, first_dealer
from cogs.bragg.sources import SOURCE, SOURCES

BOOK: Final = Book(
    title="Bragg",
    line="For two to eight: three pots on one hand, for the highest card, a pair, and thirty-one.",
    minute="""\
Everybody pays an ante into each of **three pots**, and each pot is won by itself. Then all get \
nine cards, or six where more than five play. The last card of each lies **face up**.

**1. The highest card.** The highest card turned up takes the first pot; aces are high, and the \
ace of diamonds beats everything. Then these cards are put away.

**2. The brag.** Now it is about the **best pair** in your hand. The player on the dealer's left \
begins. While nobody has bet you may **check**, or **bet**; after a bet you **call** it, **raise** \
it, or **fold**. There are at most four bets and raises in a deal, unless the host says otherwise. \
When all who are still in have paid alike, they show their pairs, and the best takes the second \
pot. Three or four alike are no better than two. If all others fold, the last one takes the pot \
and shows nothing.

**The knave of clubs pairs with any card.** With a pair it makes that pair half a step better: \
queens with the knave of clubs beat queens and lose to kings.

**3. Thirty-one.** The pairs that were shown are put away. From the cards that are left to you, \
**make 31, or as near below it as you can**: court cards and tens are ten, an ace is eleven or \
one, all others count their pips. The house finds your best count by itself. **Whoever has folded \
in the brag is still in for this**, and with all his cards.

Equal cards, pairs or counts: the **elder** wins, who sits nearer to the dealer's left.

Press *My hand* to see your cards.\
""",
    pages=(
        f"""\
### Bragg: the deal and the first pot
**Players.** Two to eight, each for himself; everything goes clockwise, to the left. Fifty-two \
cards, ace high.

**The antes.** Before each deal everybody pays the ante three times, once into each pot. Whoever \
has fewer chips than that sits the deal out. By a house rule there is the second pot alone, for \
a single ante; no card is turned up then, the whole hand counts in the brag, and the deal ends \
with it.

**Seniority.** The player on the dealer's left is the elder hand, and the dealer is the youngest. \
Wherever two are equal, the elder of them wins; no pot is ever divided.

**The deal.** Nine cards each, three at a time from the dealer's left, when two to five play; six \
cards each when there are more. The host may settle it otherwise: nine, six or three, as far as \
the pack goes. The very last card of each is turned up. The rest is the stock; nobody draws from \
it or looks at it.

**The first pot.** The highest card turned up takes it. The ace of diamonds is the \
best of all, and the knave of clubs is a knave like any other here. Afterwards these cards go to \
the stock, so that eight cards remain to each, or five.

**The first dealer** is drawn by lot, unless the host says otherwise. Then the deal goes to \
the left. A dealer who cannot pay the antes hands the pack to the next who can.

{SEAL}""",
        """\
### Bragg: the second pot
**What counts** is the best pair in your hand, and nothing else.

- The higher pair is the better: aces, kings, queens, down to twos. Three or four of a rank are \
just a pair of it, and two pairs are no more than the higher one.
- The **knave of clubs** makes a pair with any one card, as good as a natural pair of that rank.
- The knave of clubs **with a pair** is half a step better than that pair: it beats the same pair, \
and loses to the next higher one.
- With another knave it is simply a pair of knaves, with two others half a step better.
- Without any pair the highest card decides, then the next, and so on. Any pair beats that.

Your hand tells you the best that it holds.

**The betting.** The elder hand begins. While there is no bet you may **check**, which costs \
nothing. Whoever **bets** pays any number of chips within the limits. After that you **call**, \
that is, pay as much as you are below the highest; **raise**, that is, pay so much and a number \
of chips above it; or **fold**. After a raise all others must answer again. It is over when \
everybody has had a turn and all who are still in have paid alike.

**Limits.** A bet or a raise is one to five chips, and there are four of them in a deal, the first \
bet among them, unless the host says otherwise. Nobody may raise to more than the poorest of \
those still in can pay in all: nobody is driven out for want of chips, and there are no side pots. \
Whoever has no chips left after the antes may stay in, and then nobody can bet.

**The show.** All who are still in show their pair, or their highest card if they have none; where \
lower cards decide between hands without a pair, these too. The best takes the second pot. **All \
pairs that were shown go to the stock**, also those that lost. A highest card stays in the hand.

**One left.** If all others have folded, the last one takes the pot without showing, and keeps all \
the cards.

**By a house rule** the second pot stands over to the next deal when nobody shows a pair. If \
the match ends meanwhile, those of the last deal share it equally, odd chips to the elder.\
""",
        """\
### Bragg: the third pot, and the end
**Who competes.** Everybody who has paid the antes, folded or not. Whoever gave up the brag has \
all his cards for it, which is some comfort.

**What counts.** From the cards left to you choose as many as you like, one at least. Kings, \
queens, knaves and tens are ten each; an ace is eleven or one, each ace by itself; all others \
count their pips. **The highest total up to 31** takes the third pot, and of equal totals the \
elder's.

K♠ Q♦ A♣ are 31. Of 9♣ 9♦ 9♥ 5♠ 2♠ the best is 29, three nines and the two: with the five it would \
be 32. A♣ A♦ 9♥ are 31, eleven, eleven and nine. A♣ A♦ 10♥ are 22.

The house finds the best count of every hand, and all cards that are left are laid down to prove \
it. By a house rule you choose by yourself: everybody at once, and unseen by the others. \
Beside your hand there is a button for the best count and a form for any other. You may change \
your mind until the last one has chosen.

Whoever has no card left, as may happen with three cards each, counts nothing.

**Absent players.** Whoever does not act in time checks, or folds where that is not possible: to \
fold costs nothing, and the third pot may still be won. Whoever does not choose in time counts the \
best.

**What cannot happen here.** Nobody can misdeal, show cards, look through the stock, or bet out of \
turn. When there was no money, people are said to have played for their noses; here there are \
chips.

**The end.** The sitting ends after the number of deals agreed, when fewer than two can pay the \
antes, or when the host closes the table between two deals.\
""",
    ),
    source=SOURCE,
    sources=SOURCES,
    options={
        "ante": OptionWords(
            "Chips that everybody pays into each pot before a deal", {None: "Ante {} for each pot"}
        ),
        "hand_size": OptionWords(
            "How many cards each is dealt",
            {
                "auto": "Nine cards each, or six where more than five play",
                9: "Nine cards each",
                6: "Six cards each",
                3: "Three cards each",
            },
        ),
        "pots": OptionWords(
            "Which pots are played for",
            {
                "three": "Three pots: highest card, brag, thirty-one",
                "second_only": "One pot alone, for the brag",
            },
        ),
        "min_raise": OptionWords("The least bet or raise", {None: "No bet or raise below {}"}),
        "max_raise": OptionWords("The greatest bet or raise", {None: "No bet or raise above {}"}),
        "raises_per_round": OptionWords(
            "Bets and raises in a deal, by all together (0: none)",
            {0: "No bets and raises", None: "At most {} bets and raises in a deal"},
        ),
        "no_pair": OptionWords(
            "What becomes of the second pot when nobody shows a pair",
            {
                "high_card": "Without any pair the highest card takes the second pot",
                "carry": "Without any pair the second pot stands over",
            },
        ),
        "third_pick": OptionWords(
            "Who chooses what is counted for thirty-one",
            {
                "auto": "The house finds the best count for thirty-one",
                "manual": "Everybody chooses what to count for thirty-one",
            },
        ),
        "first_dealer": first_dealer(8),
        "deals": DEALS,
    },
)
