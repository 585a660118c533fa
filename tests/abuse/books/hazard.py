"""Hazard as `rules/hazard.md` has it."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor
from random import Random

from tests.abuse.books.sheet import Json, Sheet, WrongError

NICKS = {5: (5,), 6: (6, 12), 7: (7, 11), 8: (8, 12), 9: (9,)}
OUTS = {5: (2, 3, 11, 12), 6: (2, 3, 11), 7: (2, 3, 12), 8: (2, 3, 11), 9: (2, 3, 11, 12)}
MULTIPLE = {5: 15, 9: 15, 6: 12, 8: 12, 7: 10}
THROWN_MULTIPLE = 60
DEFAULTS: Json = {
    "odds": "seed", "odds_cap": 1, "rounding": "floor", "box_after": 3, "voluntary_pass": "on",
    "setter": "players", "max_stake": 0, "gallery": "on", "main_choice": "call",
}  # fmt: skip
MOST_THROWS = 60


def ways(total: int) -> int:
    """Of the 36 throws of two dice."""
    return 6 - abs(7 - total)


def odds_of(main: int, chance: int) -> Fraction:
    return Fraction(ways(main), ways(chance))


def best_odds(main: int) -> Fraction:
    return max(odds_of(main, chance) for chance in range(4, 11))


@dataclass
class Setter:
    row: str
    index: int
    amount: int = 0


class Hazard:
    """A table of hazard at which people do any old thing."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.options = DEFAULTS | _options(random)
        house = self.options["setter"] == "house"
        seats = random.randint(2, 5)
        chips = [random.choice((0, 1, 3, 9, 40, 100, 600)) for _ in range(seats)]
        gallery = [random.choice((0, 2, 30, 200)) for _ in range(random.choice((0, 0, 1, 2)))]
        self.dealer = random.randrange(seats)
        self.house = random.choice((0, 5, 50, 2_000)) if house else 0
        carry: Json = {"dealer": self.dealer} | ({"house": self.house} if house else {})
        self.sheet = Sheet("hazard", self.options, chips, gallery, carry, random)
        self.losses = self.voids = 0
        self.caster = self.dealer if self.can_call(self.dealer) else self.left_of(self.dealer)

    # --- who can do what --------------------------------------------------------------------

    def multiples(self) -> list[int]:
        if self.options["rounding"] != "exact":
            return [1]
        if self.options["main_choice"] == "thrown":
            return [THROWN_MULTIPLE]
        return list(MULTIPLE.values())

    def most_call(self, seat: int) -> int:
        limit = self.options["max_stake"]
        chips = self.sheet.chips[seat]
        return min(chips, limit) if limit else chips

    def can_call(self, seat: int) -> bool:
        return self.most_call(seat) >= min(self.multiples())

    def left_of(self, seat: int) -> int | None:
        """The next on the left that can call; the seat itself comes last."""
        seats = len(self.sheet.chips)
        order = [(seat + step) % seats for step in range(1, seats + 1)]
        return next((each for each in order if self.can_call(each)), None)

    def limit(self, chips: int, main: int) -> int:
        best, odds = best_odds(main), self.options["odds"]
        match odds:
            case "seed":
                most = (n for n in range(chips, -1, -1) if ceil(n * best) <= chips)
            case "evens":
                most = iter((chips,))
            case _:
                cap = self.options["odds_cap"]
                most = (n for n in range(chips, -1, -1) if n + ceil(cap * n * best) <= chips)
        return next(most)

    def can_begin(self) -> bool:
        with_chips = sum(each > 0 for each in self.sheet.chips)
        least = 1 if self.options["setter"] == "house" else 2
        return with_chips >= least and self.caster is not None

    # --- a round ----------------------------------------------------------------------------

    def play(self, rounds: int) -> bool:
        """Whether there was a table to play at."""
        if not self.can_begin():
            return False
        with suppress(WrongError):
            for _ in range(rounds):
                self.sheet.deals.append([])
                self._round()
                if not self.can_begin():
                    self._finish(None)
                    break
                self._finish(self.caster)
        return True

    def _finish(self, dealer: int | None) -> None:
        pools = {"house": self.house} if self.options["setter"] == "house" else {}
        self.sheet.finish(pools, dealer)

    def _round(self) -> None:
        sheet, seat = self.sheet, self.caster
        assert seat is not None
        if sheet.some(0.01):
            other = (seat + 1) % len(sheet.chips)
            sheet.wrong(seat=other, do="call", amount=1, main=7)
        if sheet.some(0.05):
            if self.options["voluntary_pass"] == "off":
                sheet.wrong(seat=seat, do="pass_box")
            sheet.move(seat=seat, do="pass_box")
            self._pass()
            return
        amount, main = self._call(seat)
        covers = self._covered(seat, amount, main)
        total = sum(each.amount for each in covers)
        if not total:
            self.voids += 1
            if self.voids == 2:
                self._pass()
            return
        self.voids = 0
        self._throw(seat, main, covers, total)

    def _pass(self) -> None:
        assert self.caster is not None
        self.caster = self.left_of(self.caster)
        self.losses = self.voids = 0

    def _call(self, seat: int) -> tuple[int, int]:
        sheet, most = self.sheet, self.most_call(seat)
        thrown, exact = self.options["main_choice"] == "thrown", self.options["rounding"] == "exact"
        mains = [main for main in NICKS if thrown or not exact or MULTIPLE[main] <= most]
        main = self.random.choice(mains)
        step = (THROWN_MULTIPLE if thrown else MULTIPLE[main]) if exact else 1
        amount = step * sheet.amount(1, most // step)
        extra = {} if thrown else {"main": main}
        if sheet.some(0.02):
            bad = self.random.choice([most + 1, 0, -1, *([step + 1] if exact else [])])
            sheet.wrong(seat=seat, do="call", amount=bad, **extra)
        sheet.move(seat=seat, do="call", amount=amount, **extra)
        while thrown:
            main = self._rolled()
            thrown = main not in NICKS
        return amount, main

    def _rolled(self) -> int:
        faces = [self.random.randint(1, 6) for _ in range(2)]
        self.sheet.move(chance="rolled", faces=faces)
        return sum(faces)

    def _covered(self, seat: int, stake: int, main: int) -> list[Setter]:
        """What is taken, from the caster's left."""
        step = MULTIPLE[main] if self.options["rounding"] == "exact" else 1
        if self.options["setter"] == "house":
            offered = [Setter("house", 0, self.limit(self.house, main))]
        else:
            offered = self._window(seat, main)
        taken: list[Setter] = []
        for each in offered:
            fits = min(each.amount // step * step, stake)
            stake -= fits
            if fits:
                taken.append(Setter(each.row, each.index, fits))
        return taken

    def _window(self, caster: int, main: int) -> list[Setter]:
        sheet, seats = self.sheet, len(self.sheet.chips)
        order = [("seat", (caster + step) % seats) for step in range(1, seats)]
        if self.options["gallery"] == "on":
            order += [("gallery", index) for index in range(len(sheet.gallery))]
        limits = {who: self.limit(self._purse(*who), main) for who in order}
        waiting = {who for who, limit in limits.items() if limit}
        entries: dict[tuple[str, int], int] = {}
        while waiting:
            if sheet.some(0.08):
                sheet.move(clock="close")
                break
            who = self.random.choice([each for each in order if limits[each]])
            if sheet.some(0.01):
                sheet.wrong(**{who[0]: who[1]}, do="cover", amount=limits[who] + 1)
            amount = sheet.amount(0, limits[who])
            sheet.move(**{who[0]: who[1]}, do="cover", amount=amount)
            waiting.discard(who)
            if entries.get(who) != amount:
                # A changed entry of the gallery goes to the back of the queue.
                entries.pop(who, None)
                entries[who] = amount
        seated = [who for who in order if who[0] == "seat" and who in entries]
        placed = [who for who in entries if who[0] == "gallery"]
        return [Setter(*who, entries[who]) for who in seated + placed]

    def _purse(self, row: str, index: int) -> int:
        match row:
            case "seat":
                return self.sheet.chips[index]
            case "gallery":
                return self.sheet.gallery[index]
            case _:
                return self.house

    def _pay(self, setter: Setter, amount: int) -> None:
        """From the setter to the caster; the other way when negative."""
        assert self.caster is not None
        match setter.row:
            case "seat":
                self.sheet.chips[setter.index] -= amount
            case "gallery":
                self.sheet.gallery[setter.index] -= amount
            case _:
                self.house -= amount
        assert self._purse(setter.row, setter.index) >= 0
        self.sheet.chips[self.caster] += amount

    def _throw(self, seat: int, main: int, covers: list[Setter], total: int) -> None:
        self.sheet.move(seat=seat, do="throw")
        first = self._rolled()
        if first in NICKS[main]:
            self._won([(each, each.amount) for each in covers])
            return
        if first in OUTS[main]:
            self._lost(covers, 0, total)
            return
        extra = self._odds_bet(seat, main, total)
        while True:
            self.sheet.move(seat=seat, do="throw")
            thrown = self._rolled()
            if thrown == first:
                self._chance(covers, total, odds_of(main, first), extra)
                return
            if thrown == main:
                self._lost(covers, extra, total)
                return

    def _odds_bet(self, seat: int, main: int, total: int) -> int:
        sheet = self.sheet
        step = MULTIPLE[main] if self.options["rounding"] == "exact" else 1
        most = min(self.options["odds_cap"] * total, sheet.chips[seat] - total) // step
        legal = self.options["odds"] == "evens-plus-odds" and most > 0
        if not sheet.some(0.6 if legal else 0.02):
            return 0
        if not legal:
            sheet.wrong(seat=seat, do="odds", amount=step)
        if sheet.some(0.03):
            sheet.wrong(seat=seat, do="odds", amount=(most + 1) * step)
        amount = step * sheet.amount(1, most)
        sheet.move(seat=seat, do="odds", amount=amount)
        if sheet.some(0.03):
            sheet.wrong(seat=seat, do="odds", amount=step)
        return amount

    # --- settling ---------------------------------------------------------------------------

    def _chance(self, covers: list[Setter], total: int, odds: Fraction, extra: int) -> None:
        if self.options["odds"] == "seed":
            due = [each.amount * odds for each in covers]
            self._won(list(zip(covers, self._shared(total * odds, due), strict=True)))
            return
        paid = [(each, each.amount) for each in covers]
        if extra:
            due = [Fraction(extra * each.amount, total) * odds for each in covers]
            paid += zip(covers, self._shared(extra * odds, due), strict=True)
        self._won(paid)

    def _shared(self, whole: Fraction, due: list[Fraction]) -> list[int]:
        """Whole chips for shares that are none; the largest fractions are made up first."""
        nearest = self.options["rounding"] == "nearest"
        total = floor(whole + Fraction(1, 2)) if nearest else floor(whole)
        shares = [floor(each) for each in due]
        by_fraction = sorted(range(len(due)), key=lambda n: shares[n] - due[n])
        for index in by_fraction[: total - sum(shares)]:
            shares[index] += 1
        assert sum(shares) == total
        return shares

    def _won(self, paid: list[tuple[Setter, int]]) -> None:
        for setter, amount in paid:
            self._pay(setter, amount)
        self.losses = 0

    def _lost(self, covers: list[Setter], extra: int, total: int) -> None:
        due = [Fraction(extra * each.amount, total) for each in covers]
        shares = self._shared(Fraction(extra), due)
        for setter, share in zip(covers, shares, strict=True):
            self._pay(setter, -setter.amount - share)
        self.losses += 1
        assert self.caster is not None
        if self.losses >= self.options["box_after"] or not self.can_call(self.caster):
            self._pass()


def _options(random: Random) -> Json:
    some: Json = {
        "odds": random.choice(("seed", "evens", "evens-plus-odds")),
        "odds_cap": random.randint(1, 3),
        "rounding": random.choice(("floor", "nearest", "exact")),
        "box_after": random.randint(1, 3),
        "voluntary_pass": random.choice(("on", "off")),
        "setter": random.choice(("players", "players", "house")),
        "max_stake": random.choice((0, 0, 1, 15, 60)),
        "gallery": random.choice(("on", "on", "off")),
        "main_choice": random.choice(("call", "call", "thrown")),
    }
    return {name: some[name] for name in some if random.random() < 0.6}
