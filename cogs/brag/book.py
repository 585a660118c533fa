"""What the house says about brag: the game in a line, in a minute, and in full."""

from __future__ import annotations

from typing import Final

from bot.chat.book import Book, OptionWords
from cogs._book import DEALS, first_dealer
from cogs.brag.sources import SOURCE, SOURCES

BOOK: Final = Book(
    title="Brag",
    line="For two to eight: three cards, three braggers, and a bet that may mean nothing at all.",
    minute="""\
Everybody pays the ante, and is dealt **three cards** that nobody else sees. From the dealer's \
left, each in turn bets or folds. **Each bet is paid in full, and must be at least as much as the \
one before**: what you have paid earlier counts for nothing. The table also names **the most** \
that you may bet, since a bet may exceed the one before by only so much. Whoever folds pays \
nothing more.

If all fold but one, that one takes the pot and shows nothing. When only two are left, either may \
**see** the other for twice the last bet. The other shows; the seer wins only with a **better** \
hand, and need not show a worse one.

From the best down: a **prial** (three alike), a **running flush** (three in sequence, of one \
suit), a **run** (three in sequence), a **flush** (three of one suit), a **pair**, a single card. \
A-2-3 is the highest run.

The ace of diamonds, the knave of clubs and the nine of diamonds are **braggers**: each may stand \
for any rank to make a pair or a prial. Of two alike, the natural one beats the one with \
braggers.

Between deals **the pack is not shuffled**, except after a see won by a prial: the used cards go \
under it.

Short of chips for the bet? You may **cover** with what you have left, and stay in for the pot so \
far.

Press *My hand* to see your cards.\
""",
    pages=(
        """\
### Brag: the table, the deal, the betting
**Players.** Two to eight; four or more make the better game. Fifty-two cards, ace high, and \
everything goes clockwise, to the left.

**The ante.** Everybody pays it to the pot before each deal. Whoever has fewer chips than the ante \
sits the deal out, and may buy in again between two deals if the house rules allow it.

**The deal.** Three cards each, one at a time and face down, from the dealer's left. The deal \
passes to the left after every hand. The pack is shuffled for the first deal, and afterwards \
**only when a see was won by a prial**. Otherwise the cards of those who fold go under the pack, \
those of the others follow at the end, and the next deal comes from the top: whoever remembers \
what was shown may profit by it.

**The betting.** The player on the dealer's left begins. On your turn you either fold or bet. The \
first bet lies between the least and the greatest that the house rules allow. Every later one is \
at least as much as the bet before, whoever made it, and may be more, up to the limit of \
increase.

**Nothing is equalised.** Every turn costs the full amount again, so that to stay in for long is \
dear. If Ann bets 2, Ben folds, and Cleo and Dee bet 2 each, Ann must bet another 2 or fold.

**Folding** is free and always allowed. The hand goes under the pack unseen.

**The seal.** Before a shuffled deal the table shows a long number, the seal of the pack. The \
record of the sitting opens it, and proves that the cards lay so before anybody had seen one. A \
pack that is still dealt from is not opened before it is shuffled again.\
""",
        """\
### Brag: how a deal ends
**All but one have folded.** The last one takes the pot, and shows nothing.

**A see.** When only two are left and there has been a bet, either may see the other instead of \
betting. It costs **twice the last bet**. The one who is seen shows first. If the seer's hand is \
better, it is shown too and takes the pot. If it is equal or worse, the other takes the pot, and \
the seer's cards stay hidden, unless the host says otherwise. So it is dearer to ask than to \
be asked, and equal hands lose for the one who asks.

**A cover.** Whoever has fewer chips than the least bet may put in what is left, even nothing, and \
keep the hand without any more turns. The pot so far is then **closed**, and the others go on for \
a new one. When somebody has won the new pot, that hand is laid against the covering one, and the \
better takes the closed pot. On a tie the winner of the new pot has it. If several cover, each \
closes a pot. The newest is settled first, and every later cover takes part in the earlier pots \
as well. When only one is left who does not cover, the hands are compared at once.

**Absent players.** Whoever does not act in time folds.

**What cannot happen here.** Nobody can show or name cards, bet out of turn, or take back a bet.

**The end.** The sitting ends after the number of deals agreed, when fewer than two can pay the \
ante, or when the host closes the table between two deals.\
""",
        """\
### Brag: the hands
From the best down:

1. **Prial**: three of one rank, aces highest.
2. **Running flush**: three in sequence of one suit.
3. **Run**: three in sequence. A-2-3 is the highest, then A-K-Q, K-Q-J, down to 4-3-2. K-A-2 is \
no run.
4. **Flush**: three of one suit. The highest card decides, then the middle one, then the lowest.
5. **Pair**: two of one rank. Then the odd card decides.
6. **Single card**: the highest decides, then the next, then the last. The ace of diamonds is the \
best of the aces here.

There is no order of suits, so two hands may be equal.

**Braggers** are the ace of diamonds, the knave of clubs and the nine of diamonds, unless the \
host says otherwise. One may count as any rank to make a pair or a prial. In runs and flushes a \
card is only what it is, unless the host says otherwise. A hand always counts for the best that \
it can be.

**Natural** means without the help of braggers. Of two prials or two pairs of one rank the \
natural one is the better, whatever the odd card; one bragger or two is all the same. So three \
natural aces come first, then aces with braggers, then three natural kings, and so on. The ace of \
diamonds is natural as an ace. The knave of clubs and the nine of diamonds are braggers even \
among their like, unless the host says otherwise: three nines with the nine of diamonds are nines \
with a bragger.

**For example.** A♦ K♦ 5♦ is a flush, which is better than a pair. A♦ K♦ 5♣ is a pair of kings \
with a bragger and a five. It loses to K♥ K♠ 2♣, which is natural, and beats J♣ K♥ 4♠. All three \
braggers together are a prial of aces with braggers.\
""",
    ),
    source=SOURCE,
    sources=SOURCES,
    options={
        "ante": OptionWords("Chips that everybody pays before each deal", {None: "Ante {}"}),
        "min_bet": OptionWords("The least opening bet", {None: "Least opening bet {}"}),
        "max_bet": OptionWords("The greatest opening bet", {None: "Greatest opening bet {}"}),
        "max_raise": OptionWords(
            "How much a bet may exceed the one before (0: no limit)",
            {
                0: "A bet may exceed the one before by any amount",
                None: "A bet may exceed the one before by at most {}",
            },
        ),
        "bet_cap": OptionWords(
            "The greatest single bet (0: no limit)",
            {0: "No limit to a single bet", None: "No bet above {}"},
        ),
        "braggers": OptionWords(
            "Which cards are braggers",
            {
                "classic3": "Braggers: ace of diamonds, knave of clubs, nine of diamonds",
                "hoyle2": "Braggers: knave of clubs and nine of diamonds",
                "jc": "One bragger: the knave of clubs",
                "none": "No braggers",
            },
        ),
        "bragger_scope": OptionWords(
            "What braggers may help to make",
            {
                "pairs": "Braggers make pairs and prials only",
                "all": "Braggers stand for any card, in runs and flushes too",
            },
        ),
        "natural_braggers": OptionWords(
            "Which braggers are natural at their own rank",
            {
                "ace_of_diamonds": "Only the ace of diamonds is natural at its own rank",
                "own_rank": "Every bragger is natural at its own rank",
            },
        ),
        "threes_high": OptionWords(
            "Whether a prial of threes is the best hand",
            {"on": "A prial of threes beats all", "off": "Prials go by rank, aces first"},
        ),
        "show_losing_seer": OptionWords(
            "Whether a seer who loses must show",
            {"on": "A seer who loses shows as well", "off": "A seer who loses need not show"},
        ),
        "short_stack": OptionWords(
            "What somebody may do who cannot pay the least bet",
            {
                "cover": "Whoever is short of chips may cover",
                "fold": "Whoever is short of chips must fold",
            },
        ),
        "shuffle_every_deal": OptionWords(
            "When the pack is shuffled",
            {
                "on": "The pack is shuffled before every deal",
                "off": "Shuffled only after a see won by a prial",
            },
        ),
        "first_dealer": first_dealer(8),
        "deals": DEALS,
        "rebuy": OptionWords(
            "Whether guests may buy in again between deals",
            {"on": "Guests may buy in again", "off": "Nobody buys in again"},
        ),
    },
)
