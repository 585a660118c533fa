"""What the house says about connexions: the game in a line, in a minute, and in full."""

from __future__ import annotations

from typing import Final

from bot.chat.book import Book, OptionWords
from cogs._book import SEAL, first_dealer
from cogs.connexions.sources import SOURCE, SOURCES

BOOK: Final = Book(
    title="Connexions",
    line="For three or four: tricks, diamonds always trumps, and three cards that open the pool.",
    minute="""\
Everybody pays into a **pool** and plays alone: three have ten cards each, four have eight. You \
play for tricks, one card each in turn, as at whist: **follow the suit led if you can**; the \
highest card of it takes the trick, unless there is a diamond. **Diamonds are always trumps.**

Three cards are different, the **connexion cards: the two black aces and the king of hearts**. Any \
two of them in one trick are a *connexion*. Both black aces are the first, worth four units from \
the pool; the ace of spades and the king the second, worth two; the ace of clubs and the king the \
third, worth one. A unit is one chip, unless the host says otherwise.

- You may play a connexion card whenever you like, whatever suit was led.
- When one lies in the trick and you hold another, **you must answer** with it.
- Once two of them lie there, everybody after that may **trump** with a diamond, even with the \
suit led in hand.

A trick with a connexion goes to the highest diamond in it; if nobody trumped, to whoever played \
the **first** connexion card. The winner of the trick has the connexion.

When all cards are played the connexion is paid, and then one unit to whoever has more tricks than \
anybody else. What is left stays in the pool for the next deal; when the match of eight deals is \
over, unless the host says otherwise, it is shared equally.

Press *My hand* to see your cards, and to play.\
""",
    pages=(
        f"""\
### Connexions: the table and the deal
**Players.** Three or four, each for himself; everything goes clockwise, to the left.

**The pack.** Fifty-two cards. In every suit the ace is highest, then king, queen, knave, ten and \
so on down to the two. Diamonds are trumps in every deal.

**The pool.** Everything is drawn from it, and it is reckoned in units, of one chip unless the \
host says otherwise. When it holds fewer than eight units before a deal, everybody pays four \
units into it, once. Between two such payments nobody pays anything, and those play who have \
paid. Whoever cannot pay sits out until the next payment that he can make; with fewer than three \
who can, the match is over. A guest who takes a seat that has paid plays for it; one who takes any \
other waits for the next payment. By a house rule the pool is filled before every deal.

**The deal.** One card at a time from the dealer's left: ten each where three play, eight where \
four do. The others lie face down and are out of play; nobody ever sees them. So a connexion card \
may well be in no hand at all.

**The first dealer** is drawn by lot, unless the host says otherwise. Afterwards the deal passes \
to the left; whoever sits out is passed over.

{SEAL}""",
        """\
### Connexions: the play
The player on the dealer's left leads to the first trick; whoever takes a trick leads to the next. \
Any card may be led.

**What you may play** to a lead:

1. If exactly one connexion card lies in the trick and you hold another, you must play one: that \
is called answering, and goes before following suit. By a house rule it is left to you.
2. Otherwise a card of the suit led, if you have one; if not, any card.
3. Besides, any connexion card, whatever was led.
4. Besides, once two connexion cards lie in the trick, any diamond.

**Who takes the trick:** the highest diamond in it. If there is none and two connexion cards lie \
there, whoever played the first of the two, whether it was led, followed suit or not. Else the \
highest card of the suit led. A connexion card that stays alone counts as what it is: played to \
another suit it takes nothing.

*Ben leads the seven of spades, Cleo plays the ace, Dee must answer with the ace of clubs, Ada \
follows with the king of spades: the trick is Cleo's, and the first connexion with it. Had Ada \
played the two of diamonds instead, which she now may, both would be hers.*

**Only the last trick** may be looked at again; when the deal is over, all are shown.

**Absent players.** Whoever does not play in time has the lowest card played that the rules allow: \
of the suit led if there is one, else of a plain suit, then a diamond, and a connexion card last; \
where one must be answered, the king before the ace of clubs before the ace of spades. On lead it \
is the lowest card of the longest plain suit.

**What cannot happen here.** Nobody can revoke, play out of turn, or deal wrong: the house \
refuses it and says why, and nothing is lost.""",
        """\
### Connexions: what is drawn
Nothing is drawn before the last trick is taken. Then, in this order:

1. the **first** connexion, both black aces, draws four units,
2. the **second**, ace of spades and king of hearts, two,
3. the **third**, ace of clubs and king of hearts, one,
4. the **majority** of tricks one: whoever has more tricks than each of the others. If two have as \
many, nobody draws it.

If the pool runs short it pays what it has, in that order, and then nothing.

All three connexion cards in one trick are all three connexions, seven units. By a house \
rule they draw for the first alone. There are never two connexions in different hands, since any \
two of them share a card.

**By house rules** a connexion belongs to whoever has captured both of its cards by the end \
of the deal, in whatever tricks they fell; and the majority means more than half of all tricks.

**The end.** What is left stays for the next deal. A match is eight deals, two for each of the \
four places, unless the host says otherwise. When it is over, or fewer than three can pay what is \
due, or the host closes the table, the pool is shared equally among those who played the last \
deal; odd chips go to those who sit nearest to the dealer's left.

**A word of advice.** Play a connexion card while others are still to play: whoever holds another \
must answer, and then the trick is yours unless somebody trumps it. When you must answer, give the \
lesser connexion away. Keep a diamond for the connexions of others.\
""",
    ),
    source=SOURCE,
    sources=SOURCES,
    options={
        "unit": OptionWords(
            "Chips a unit; a connexion draws four, two or one of them",
            {None: "Chips a unit: {}"},
        ),
        "pool_stake": OptionWords(
            "Chips that each pays when the pool is filled",
            {None: "Each pays so many chips when the pool is filled: {}"},
            usual="four units",
        ),
        "repool": OptionWords(
            "When the pool is filled",
            {
                "short": "The pool is filled when it holds fewer than eight units",
                "every_deal": "The pool is filled before every deal",
            },
        ),
        "must_answer": OptionWords(
            "Whether a connexion card must be answered",
            {
                "on": "A connexion card must be answered",
                "off": "A connexion card may be answered, or not",
            },
        ),
        "connexion_by": OptionWords(
            "How a connexion is made",
            {
                "trick": "Two connexion cards must fall in one trick",
                "captured": "Two connexion cards count in whatever tricks they were captured",
            },
        ),
        "triple": OptionWords(
            "What all three connexion cards draw",
            {
                "all": "All three cards draw for all three connexions",
                "best": "All three cards draw for the first connexion alone",
            },
        ),
        "majority": OptionWords(
            "What the majority of tricks is",
            {
                "most": "The majority is more tricks than anybody else",
                "half": "The majority is more than half of the tricks",
            },
        ),
        "deals": OptionWords(
            "How many deals the match has",
            {None: "The match has so many deals: {}"},
            usual="eight",
        ),
        "first_dealer": first_dealer(4),
    },
)
