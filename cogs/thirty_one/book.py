"""What the house says about thirty-one: the game in a line, in a minute, and in full."""

from __future__ import annotations

from typing import Final

from bot.chat.book import Book, OptionWords
from cogs._book import DEALS, SEAL, first_dealer
from cogs.thirty_one.sources import SOURCE, SOURCES

BOOK: Final = Book(
    title="Thirty-One",
    line="For two to sixteen: better three cards by one at a time, and knock when you are content.",
    minute="""\
Everybody stakes the same into the pool, and is dealt **three cards** that nobody else sees. \
**Three more lie face up in the middle**, for all.

From the dealer's left, each in turn **exchanges one card**: you take a card of the middle, and \
lay one of yours face up in its place.

**What a hand is worth:** the total of its cards of **one suit**, the best of them. An ace counts \
11; king, queen, knave and ten count 10; the others what they say. A♦ 9♦ 8♠ is worth 20, in \
diamonds.

**Thirty-one**, an ace with two tens or court cards of its suit, is the best there is. Whoever has \
it shows it at once, and takes the pool. Next come **three of a kind**: whatever their rank, they \
go above 30.

When you think that your hand will do, **knock** instead of exchanging. Each of the others then \
has one more turn, to exchange a card or to stand. All hands are shown, and the best takes the \
pool. Of equal hands, the one nearer to the dealer's left wins. If nobody knocks while the turn \
goes round ten times, unless the host says otherwise, all hands are shown as well.

Press *My hand* to see your cards, and to exchange one.\
""",
    pages=(
        f"""\
### Thirty-One: the table and the deal
**Players.** Two to sixteen; with four or more the middle has more life in it. Fifty-two cards, \
and everything goes clockwise, to the left.

**The stake.** Everybody pays the same into the pool before each deal. Whoever has fewer chips \
than that sits the deal out, and may buy in again between two deals.

**The deal.** Three cards each, one at a time and face down, from the dealer's left; then three \
face up in the middle. The rest of the pack is not used. The pack is shuffled for every deal.

**The first dealer** is drawn by lot, unless the host says otherwise. Afterwards the deal passes \
to the left.

**The elder hand** is the player on the dealer's left. He has the first turn. Where it matters who \
is elder, he comes first, his left-hand neighbour next, and the dealer last.

**Dealt thirty-one.** Whoever is dealt 31 shows it and takes the pool, before anybody has had a \
turn. If it comes to several at once, the elder of them has it.

{SEAL}""",
        """\
### Thirty-One: the play
**A turn** is one of two things, and never both.

- **Exchange.** Take one of the three cards in the middle, and lay one of the three that you held \
face up in its place. You may not give back the very card that you have taken. What you gave, the \
next player may take.
- **Knock.** You are content, exchange nothing, and have no more turns. You may knock on your very \
first turn, unless the host says otherwise.

There is no passing, unless the host says otherwise. Whoever can neither better his hand nor trust \
it has to spoil it a little, or knock and hope.

**What everybody sees.** The three cards in the middle, and every exchange: which card was taken \
and which was given. The table shows the latest turn of each player; what was taken before you \
must remember.

**Thirty-one** ends the deal on the spot. It is shown, takes the pool, and nobody else shows.

**After a knock** every other player, from the knocker's left, has just one more turn: to exchange \
a card, or to stand. There is no second knock. Whoever makes 31 now still takes the pool at once; \
those who come after have no turn.

**If nobody knocks** for ten circuits of the table, unless the host says otherwise, all hands are \
shown as they are.

**Absent players.** For whoever does not act in time the best exchange is made, if it betters the \
hand; otherwise he knocks, or passes where that is allowed. After a knock he stands.

**What cannot happen here.** Nobody can deal wrong, play out of turn, or knock twice: the house \
refuses it and says why, and nothing is lost.\
""",
        """\
### Thirty-One: what a hand is worth, and how it ends
From the best down:

1. **Thirty-one**: an ace and two cards of ten, all of one suit. Cards of ten are king, queen, \
knave and ten.
2. **Three of a kind**: three cards of one rank. They count 30½, whatever the rank. Of two such \
hands the higher wins, aces first and twos last. Three aces are three of a kind like any other, \
and 31 beats them.
3. **The total of one suit**, from 30 downwards. Only cards of one suit are added up, and \
whichever suit comes to most is the one that counts. Often it is only two cards, or one.

**For example.** A♥ 9♥ K♥ is worth 30. K♣ Q♣ 5♣ is worth 25. 10♠ 9♠ A♦ is worth 19, in spades: \
the ace is of another suit. A♣ 9♦ 9♥ is worth 11, by the ace alone. 2♣ 3♦ 4♥ is worth 4. And three \
twos beat A♠ K♠ 9♠.

**The show.** All hands are laid open after the last turn, and the best takes the whole pool. Of \
hands that are worth the same, the elder wins: the one that is first from the dealer's left. By \
a house rule they share the pool in equal parts, and odd chips go one each to the elder \
hands.

**The end.** The sitting ends after the number of deals agreed, when fewer than two can pay the \
stake, or when the host closes the table between two deals.

**A word of advice.** A knock in the first circuit leaves the others one exchange: 27 is a good \
hand for it. Later 25 will do, and then less. Watch what your left-hand neighbour takes, and do \
not feed that suit.\
""",
    ),
    source=SOURCE,
    sources=SOURCES,
    options={
        "stake": OptionWords("Chips that everybody pays before each deal", {None: "Stake {}"}),
        "allow_pass": OptionWords(
            "Whether a turn may be passed",
            {"on": "A turn may be passed", "off": "A turn is an exchange or a knock"},
        ),
        "knock_after_round": OptionWords(
            "Circuits that must be complete before anybody may knock",
            {0: "Anybody may knock at once", None: "Circuits before anybody may knock: {}"},
        ),
        "ties": OptionWords(
            "Who wins of those with equal hands",
            {"elder": "Of equal hands the elder wins", "split": "Equal hands share the pool"},
        ),
        "triplets": OptionWords(
            "Whether three of a kind count 30½",
            {"on": "Three of a kind count 30½", "off": "Three of a kind are nothing special"},
        ),
        "max_rounds": OptionWords(
            "Circuits without a knock after which all show (0: only after 100)",
            {
                0: "All show only after 100 circuits without a knock",
                None: "All show after {} circuits without a knock",
            },
        ),
        "first_dealer": first_dealer(16),
        "deals": DEALS,
    },
)
