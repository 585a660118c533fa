"""Prints the lesson of a game as it is read, scene by scene.

python -m tests.lessons.read whist
"""

from __future__ import annotations

import sys

from bot.chat.sheet import Menu
from bot.chat.teaching.lesson_sheet import Look, lesson_sheets
from tests.chat.test_books import kits


def main(game: str) -> None:
    """Prints it."""
    kit = next(each for each in kits() if each.rules.name == game)
    lesson = kit.teaching.lesson
    assert lesson is not None, f"{game} has no lesson"
    look = Look(words_only=True, four_colours=False)
    for number in range(len(lesson.scenes)):
        sheets = lesson_sheets(kit, lesson, number, "page", look)
        print(f"\n=== {sheets.table.head} {sheets.table.foot}\n{sheets.table.body}")
        for row in sheets.table.rows:
            if isinstance(row, Menu):
                print(f"({row.hint}: {'; '.join(each.label for each in row.lines)})")
            elif isinstance(row, tuple):
                print(" ".join(f"[{each.label}]" for each in row))


if __name__ == "__main__":
    main(sys.argv[1])
