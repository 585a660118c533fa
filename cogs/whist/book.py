"""What the house says about whist: the game in a line, in a minute, and in full."""

from __future__ import annotations

from typing import Final

from bot.chat.book import Book, OptionWords
from cogs._book import FIRST_DEALER_OR_CUT, PARTNERS, SEAL
from cogs.whist.sources import SOURCE, SOURCES

BOOK: Final = Book(
    title="Whist",
    line="For four in two partnerships: thirteen tricks, the last card dealt makes trumps.",
    minute="""\
Four play, partners opposite each other. All 52 cards are dealt, thirteen to each; the last one,\
 the dealer's, is turned up, and its suit is **trumps**.

The player on the dealer's left leads any card. The others follow in turn, clockwise, **with a \
card of the suit led if they hold one**; whoever holds none may play anything. The highest trump\
 takes the trick, or, where no trump lies, the highest card of the suit led. The taker leads to \
the next.

A side scores one point for each trick above six. A side that was dealt three of the four top \
trumps (ace, king, queen, knave) scores two points more, and four for all four. Five points are \
game, unless the host says otherwise.

Partners do not talk about their cards: what is played must say it all.

Press *My hand* to see your cards, and to play.\
""",
    pages=(
        f"""\
### Whist: the table and the deal
**Players.** Four, in two fixed partnerships; partners sit opposite, and everything goes \
clockwise, to the left. An empty seat may be filled with a computer player: whist is never \
played by fewer than four.

**The pack.** Fifty-two cards. In every suit the ace is highest, then king, queen, knave, ten \
and so on down to the two.

**The deal.** The cards are dealt one at a time, beginning on the dealer's left. The last card \
is the dealer's: it is turned up and makes trumps. It lies open until the dealer's turn in the \
first trick, and then belongs to the hand like any other.

**The first dealer** is drawn by lot or, where the host says so, cut for or named. At the cut \
everybody draws a card; the ace is lowest, the lowest card deals, and equal cards draw again. \
Where the partners are cut for as well, the two lowest play together. Afterwards the deal passes \
to the left, also from one game of a rubber to the next.

{SEAL}""",
        """\
### Whist: the play
The player on the dealer's left leads to the first trick; whoever takes a trick leads to the \
next. Any card may be led, a trump as well.

The others play one card each, in turn. **Whoever holds a card of the suit led must play one.** \
Whoever holds none may play anything; nobody is ever obliged to trump.

The trick goes to the highest trump in it. If there is none, it goes to the highest card of the \
suit led; cards of other suits take nothing, however high.

The partners keep their tricks together. Only the last trick may be looked at again; when the \
deal is over, all thirteen are shown.

**Absent players.** Whoever does not play in time has the lowest card played that the rules \
allow: of the suit led if there is one, else of a plain suit, and a trump only when there is \
nothing else. On lead it is the lowest card of the longest plain suit.

**What cannot happen here.** Nobody can revoke, play out of turn, or deal wrong: the house \
refuses it and says why, and nothing is lost.\
""",
        """\
### Whist: the score
Each deal is scored in this order.

1. **Tricks.** The side with more than six scores one point for each above six.
2. If that brings it to game, the game is over at once, and nothing else is scored.
3. **Honours**: ace, king, queen and knave of trumps, *as they were dealt*, to the two partners \
together. All four count four points, three count two, and two on each side count nothing. A \
side that stood one point short of game when the deal began scores no honours.
4. A side that has now reached game has won.

By a house rule honours do not count at all, or not against the side that has more tricks.

**The end.** Game is five points, or by a house rule seven or ten; the match is a single game or, \
by a house rule, a rubber.

**Claiming.** Where the host asks for it, honours count only if one of the partners claims them \
when the tricks are scored. All four are asked, whoever held them, so that the question tells \
nothing.

**A rubber** is the best of three games. Its points: for each game won three if the losers had \
none, two if they had less than half of what wins, else one; two more for the rubber; less what \
the losers have from their own game.

**Chips.** A stake is optional. Each loser pays one of the winners the stake, once for a \
single game and once for each rubber point: South and West settle with each other, and so do \
North and East. Nobody pays more than lies before him.\
""",
    ),
    source=SOURCE,
    sources=SOURCES,
    options={
        "target": OptionWords(
            "Points that win a game",
            {5: "Game of five (short whist)", 7: "Game of seven", 10: "Game of ten (long whist)"},
        ),
        "honours": OptionWords(
            "Whether the four top trumps score",
            {"on": "Honours count", "off": "Honours do not count"},
        ),
        "honours_conflict": OptionWords(
            "When one side has the tricks and the other the honours",
            {
                "order": "Tricks first, then honours",
                "cancel": "Tricks cancel the other side's honours",
            },
        ),
        "honours_claim": OptionWords(
            "Whether honours must be claimed",
            {"auto": "Honours are scored by themselves", "manual": "Honours must be claimed"},
        ),
        "match": OptionWords(
            "How long the match is",
            {"single": "A single game", "rubber": "A rubber: the best of three games"},
        ),
        "first_dealer": FIRST_DEALER_OR_CUT,
        "partners": PARTNERS,
        "stake": OptionWords(
            "Chips that a loser pays for a game, or for each rubber point",
            {0: "No stake", None: "Stake {}"},
        ),
    },
)
