"""What the books of the games and the lessons say of themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.chat.words.deals import Deals

IN_A_MINUTE: Final = "In a minute"
FULL_RULES: Final = "Full rules"
THE_FULL_RULES: Final = "The full rules"
GO_TO: Final = "Go to…"
DID_YOU_MEAN: Final = "Did you mean…"
WHICH_GAME: Final = "Which game…"

HOUSE_RULES: Final = "House rules here"
LESSON: Final = "Lesson"
WORDS: Final = "Words of the game"
SOURCE: Final = "Source"
EVERYWHERE: Final = "Everywhere"

UNKNOWN_PAGE: Final = "That page is in no book of this house."
NO_GAME: Final = "This house has no such game. Choose one of the list."
ALL_GAMES: Final = "### The games of the house"
BY_THE_BOOK: Final = "This server plays by the book: none of its house rules differ from it."


def first_page(title: str, line: str, minute: str) -> str:
    """The game in a minute."""
    return f"### {title}\n{line}\n\n**In a minute**\n{minute}"


def opens(command: str) -> str:
    """How to come to a table of the game."""
    return f"**/{command}** opens a table of your own."


def rules_of_table(own: Sequence[str]) -> str:
    """The house rules of the table from which the book was opened."""
    return f"**House rules of this table**\n{_listed(own)}"


def rules_of_server(own: Sequence[str]) -> str:
    """The house rules of the server."""
    return f"**House rules of this server**\n{_listed(own)}"


def rules_here(own: Sequence[str]) -> str:
    """The same on a page of their own."""
    return _listed(own) if own else BY_THE_BOOK


def _listed(own: Sequence[str]) -> str:
    return "\n".join(f"- {each}" for each in own)


def page_of(number: int, count: int) -> str:
    """Which page this is, counted from 1."""
    return f"-# Page {number} of {count}"


def words_page(title: str, terms: Sequence[tuple[str, str]]) -> str:
    """The page of the game's own words."""
    told = "\n".join(f"**{term}**: {meaning}" for term, meaning in terms)
    return f"### {title}: words of the game\n{told}"


def source_page(title: str, told: str, options: Sequence[tuple[str, str]]) -> str:
    """The page that says where the rules are from: of all, then of each house rule."""
    if not options:
        return f"### {title}: source\n{told}"
    of_each = "\n".join(f"**{about}**: {whence}" for about, whence in options)
    return f"### {title}: source\n{told}\n\n{of_each}"


def heading(title: str, part: str) -> str:
    """A part of a book, or a word of it."""
    return f"### {title}: {part}"


def heading_of_rules(title: str) -> str:
    """The house rules of a server."""
    return f"### {title}: house rules here"


def heading_of_now(title: str, part: str) -> str:
    """The part of a book that matters at this moment of a deal."""
    return f"### {title}, now: {part}"


# --- /rules -------------------------------------------------------------------------------------


def all_games(games: Sequence[tuple[str, str]], shared: Sequence[tuple[str, str]]) -> str:
    """The list of the games, each in a line, and the words that they share."""
    told = "\n".join(f"**{title}**: {line}" for title, line in games)
    terms = "\n".join(f"**{term}**: {meaning}" for term, meaning in shared)
    return f"{told}\n\n**Words of the house**\n{terms}"


def term(title: str) -> str:
    """A word, as several games have it."""
    return f"### {title}"


def meaning(where: str, told: str) -> str:
    """What it means in one of them."""
    return f"*{where}*: {told}"


def no_such_word(about: str, near: Sequence[str]) -> str:
    """No game has it; these come near."""
    if not near:
        return f"No game here calls anything “{about}”. Choose a game to look into its book."
    found = ", ".join(f"*{each}*" for each in near)
    return f"No game here calls anything “{about}”. Perhaps: {found}."


def not_in_book(about: str) -> str:
    """The book of a game has no such place."""
    return f"The book has no “{about}”."


# --- lessons ------------------------------------------------------------------------------------

LESSON_GONE: Final = "That lesson is no longer given as it was. Begin anew with `/rules`."
YOUR_TURN: Final = "*It is your turn.*"
SHOW_ME: Final = "Show me"
GO_ON: Final = "Go on"
ONCE_MORE: Final = "Once more"
PLAY_IT: Final = "Play it yourself"


def lesson(title: str) -> str:
    """A deal to play through."""
    return f"### {title}: lesson"


def worked(deals: Deals, title: str) -> str:
    """The same deal to look on at."""
    return deals.heading_of_worked.format(title=title)


def scene(number: int, count: int) -> str:
    """How far a lesson is, counted from 1."""
    return f"-# {number} of {count} · no chips of yours are at stake"


def your_hand(held: str) -> str:
    """The learner's hand in words."""
    return f"Your hand: {held}"


def lesson_over(ending: str, command: str) -> str:
    """What the teacher says at the end, and what comes next."""
    return f"{ending}\n{opens(command)}"


def you_choose(label: str) -> str:
    """The learner's move in a deal to look on at."""
    return f"*You choose:* **{label}**"


def chooses(name: str, label: str) -> str:
    """The move of another."""
    return f"*{name} chooses:* **{label}**"


def otherwise(label: str) -> str:
    """To a learner who does something that the script has not."""
    return f"You may, by the rules. In this lesson choose “{label}”, to see what comes of it."
