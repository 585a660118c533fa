"""Evenings by chance, always the same for a seed: some games are liked more than others."""

from __future__ import annotations

from random import Random

from bot.interest.planning import Helper, Problem, Wish
from bot.interest.programme import GAMES, PROGRAMME, in_order
from bot.interest.values import EXPERIENCES


def evening(
    seed: int, *, people: int, likes: int, tables: int, rounds: int, croupiers: int, porters: int
) -> Problem:
    """So many people, each of whom likes from one to `likes` games; half are new to them."""
    chance = Random(seed)
    weights = [1 / (1 + 0.3 * place) for place in range(len(GAMES))]

    def wish(user: int) -> Wish:
        wanted = chance.choices(GAMES, weights, k=chance.randint(1, likes))
        (experience,) = chance.choices(EXPERIENCES, (5, 4, 1))
        return Wish(10**17 + user, f"Guest {user}", in_order(wanted), experience)

    def staff(role: str, number: int) -> list[Helper]:
        games = tuple(game.name for game in PROGRAMME if game.staff == role)
        return [Helper(f"{role} {each}", games) for each in range(number)]

    helpers = (*staff("croupier", croupiers), *staff("groom-porter", porters))
    return Problem(tuple(map(wish, range(people))), tables, helpers, rounds)
