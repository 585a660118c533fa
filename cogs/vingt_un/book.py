"""What the house says about vingt-un: the game in a line, in a minute, and in full."""

from __future__ import annotations

from typing import Final

from bot.chat.book import Book, OptionWords
from cogs.vingt_un.sources import SOURCE, SOURCES

BOOK: Final = Book(
    title="Vingt-un",
    line="For two to ten: come nearer to twenty-one than the dealer, and not beyond it.",
    minute="""\
One player is the **dealer**, and plays against each of the others. Before the cards, everybody \
else **stakes** a few chips, or nothing to sit the **coup** out, which is what a round is called.

Two cards each, face down. Then each in turn, from the dealer's \
left, takes **cards**, one after the other and face up, or **stands**.

**What counts:** an ace is eleven or one, as suits you; king, queen, knave and ten are ten; the \
others are their pips. You want to come near to **twenty-one**. Whoever goes over it throws up his \
cards and has lost his stake at once, whatever the dealer does afterwards. Last of all the dealer \
draws, or stands, as he likes.

Those who stand show their cards. A higher total than the dealer's wins the stake, a lower one \
loses it, equal totals pay nothing. **Twenty-one is paid double**, by whichever side does not \
have it. A dealer who is over pays all who still stand.

**A natural** is twenty-one in the first two cards: an ace, and a card of ten. It is shown at \
once, wins double, and takes the deal, which is worth having. If the dealer has one, everybody \
pays him double.

Press *My hand* to see your cards.\
""",
    pages=(
        """\
### Vingt-un: the table, the deal and the stakes
**Players.** Two to ten, one of whom deals and is banker. Everything goes clockwise, to the left. \
There is no house and no common pool: players pay the dealer, and he pays them.

**The first dealer.** A shuffled pack is turned up round the table, from the first seat on, and \
the first ace deals; by a house rule, the first knave.

**The pack.** Fifty-two cards. They are dealt through, coup after coup, also when the deal changes \
hands. When a card is due and none is left, all cards that are in no hand on the table are \
shuffled and the deal goes on: those of earlier coups, and those thrown up in this one. Whoever \
has a good memory may use it.

**The stakes.** Before the cards, each player but the dealer stakes a number of chips; 0 is to sit \
the coup out. An entry may be changed until all have one, or time is up; whoever has none by then \
stakes nothing.

**How much.** Nobody can owe here, so every double must be covered beforehand: you may stake up to \
the limit of the house (10, unless the host says otherwise), up to half your own chips, and up to \
your part of what the dealer can pay: his chips, divided by twice the number of players who can \
stake. With fewer than two chips you sit out.

**Passing the deal.** As long as nobody has staked a chip, the dealer may pass the deal; it goes \
to the next on his left who can cover the stakes. If nobody stakes at all, the stakes are opened \
once more, and then the deal passes.

**The seal.** Before a shuffle the table shows a long number, the seal of the pack. The record of \
the sitting opens it, and proves that the cards lay so beforehand. As the record tells how the \
pack lies, it is given out when the pack is spent or the table closes.\
""",
        """\
### Vingt-un: the cards
**The deal.** Two cards to everybody who has staked, one at a time and face down, from the \
dealer's left; the dealer comes last.

**What counts.** An ace is eleven or one; king, queen, knave and ten are ten; the others count \
their pips. The total of a hand is the best that is not over 21. A♦ 6♠ is 17; with a nine it is \
16, for the ace must now be one.

**Naturals** are 21 with the first two cards. They are shown at once.
- *The dealer's:* everybody pays him double, except whoever has a natural too, who neither pays \
nor wins. Nobody draws, and he keeps the deal.
- *A player's:* the dealer pays him double at once. Of several, only the eldest, the first from \
the dealer's left, is paid double, and the others single, unless the host says otherwise. They \
are finished; the rest play on.

**Drawing.** Each in turn, from the dealer's left, takes a card or stands, as often as he likes. \
Cards drawn lie face up for all to see; your first two are your own secret. By a house rule those \
drawn lie face down too.
- *Over 21:* you throw up your cards, unseen, and pay your stake on the spot.
- *Exactly 21:* you stand without being asked.

**The dealer** plays last, if anybody still stands, and may draw or stand at any total.

**Absent players.** Whoever does not act in time stakes nothing; with cards in hand he takes \
another with 15 or less and otherwise stands. An absent dealer draws with 16 or less.\
""",
        """\
### Vingt-un: who pays, and who deals next
All who stand show their cards, and the dealer shows his.

- **Dealer over 21:** he pays every player who stands; double to one who has 21.
- **Dealer has 21:** every player who stands pays double; one who has drawn 21 himself neither \
pays nor wins.
- **Otherwise:** a player with 21 wins double; a higher total than the dealer's wins the stake; a \
lower one loses it; **equal totals pay nothing**.

By house rules equal totals pay the dealer (equal naturals never do), or a drawn 21 counts single.

**The next dealer.** The dealer goes on dealing until a player has a natural: the eldest of those \
who had one deals next. The host may have set that the deal goes to the left instead, or stays; or \
that it also passes to the left after every coup without a natural. A dealer who can no longer \
cover one chip, doubled, for every player who can stake loses the deal to the left.

**What cannot happen here.** Nobody can stake what could not be paid, hide a natural, or draw with \
twenty-one: the house sees to it.

**The end.** The game ends when the host closes the table between two coups, or when nobody can \
deal.

**A word of advice.** With 14 it is seven to six that the next card does not take you over; with \
15 it is seven to six that it does. Yet two cards beat 14 a little more often than not, in 26 of \
51 cases; so do not stand on too little. Draw with 15 or less, stand with 16 or more; with an ace \
that counts eleven draw up to 17. A dealer against several does well to draw with 16, and to stand \
with 17.

Old books say that a natural comes once in seven coups when two play, and twice when four do. They \
were optimists: dealt from a full pack it is 1,184 in 12,495 coups of two hands, once in 10.6; of \
four hands, once in 5.5.\
""",
    ),
    source=SOURCE,
    sources=SOURCES,
    options={
        "max_stake": OptionWords("The highest stake in chips", {None: "Stakes up to {}"}),
        "ties": OptionWords(
            "What equal totals pay",
            {"standoff": "Equal totals pay nothing", "dealer": "Equal totals pay the dealer"},
        ),
        "natural_deal": OptionWords(
            "Where the deal goes after a player's natural",
            {
                "holder": "A natural takes the deal",
                "left": "After a player's natural the deal goes to the left",
                "none": "After a player's natural the deal stays",
            },
        ),
        "later_naturals": OptionWords(
            "What naturals after the eldest's are paid",
            {
                "single": "Only the eldest natural is paid double",
                "double": "Every natural is paid double",
            },
        ),
        "twentyone_double": OptionWords(
            "Whether 21 that was drawn is paid double",
            {"on": "A drawn 21 is paid double", "off": "A drawn 21 is paid single"},
        ),
        "deal_change": OptionWords(
            "When the deal changes hands",
            {
                "natural": "The deal stays until there is a natural",
                "each-coup": "The deal passes to the left after each coup without a natural",
            },
        ),
        "first_dealer": OptionWords(
            "Which card gives the first deal",
            {"ace": "The first ace deals", "knave": "The first knave deals"},
        ),
        "drawn_cards": OptionWords(
            "How cards lie that are drawn",
            {"up": "Cards drawn lie face up", "down": "Cards drawn lie face down"},
        ),
    },
)
