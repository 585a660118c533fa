"""Bragg as `rules/bragg.md` has it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import combinations, product
from random import Random

from tests.abuse.books.sheet import Json, Sheet, WrongError

RANKS = "23456789TJQKA"
SUITS = "cdhs"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
DEFAULTS: Json = {
    "ante": 1, "hand_size": "auto", "pots": "three", "min_raise": 1, "max_raise": 5,
    "raises_per_round": 4, "no_pair": "high_card", "third_pick": "auto", "first_dealer": "random",
    "deals": 0,
}  # fmt: skip


def number(card: str) -> int:
    return RANKS.index(card[0]) + 2


def pairs(hand: list[str]) -> Iterator[tuple[float, list[str]]]:
    """Each pair that the cards make, with its value, and the cards that are shown for it."""
    others = [card for card in hand if card != "Jc"]
    for rank in RANKS:
        equal = sorted(
            (card for card in others if card[0] == rank), key=lambda card: SUITS.index(card[1])
        )
        if len(equal) >= 2:
            yield number(equal[0]), equal[:2]
        if "Jc" in hand and len(equal) == 1:
            yield number(equal[0]), ["Jc", *equal]
        if "Jc" in hand and len(equal) >= 2:
            yield number(equal[0]) + 0.5, ["Jc", *equal[:2]]


def total(cards: list[str]) -> int | None:
    """The most that the cards come to up to 31, each ace by itself; nothing above it."""
    values = [[1, 11] if card[0] == "A" else [min(number(card), 10)] for card in cards]
    sums = [sum(way) for way in product(*values)]
    return max((each for each in sums if each <= 31), default=None)


def best_total(hand: list[str]) -> int:
    """The best subset, of any size."""
    found = [0]
    for size in range(1, len(hand) + 1):
        found += [total([*some]) or 0 for some in combinations(hand, size)]
    return max(found)


class Bragg:
    """A table of bragg at which everybody does anything."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.options = DEFAULTS | _options(random)
        seats = random.randint(2, 8)
        rich = random.choice(((50, 200), (0, 1, 2, 3, 4, 6, 20), (3, 9, 12), (150, 300, 900)))
        chips = [random.choice(rich) for _ in range(seats)]
        self.seats = list(range(seats))
        self.pools = dict.fromkeys(self.pots, 0)
        carry: Json = {}
        self.named = seats - 1
        if self.options["first_dealer"] != "random":
            self.named = self.options["first_dealer"] % seats
            self.options["first_dealer"] = self.named
        if random.random() < 0.7:
            carry["dealer"] = self.named = random.randrange(seats)
        self.order = list(self.seats)
        if random.random() < 0.3:
            self.pools["second"] = random.choice((0, 1, 7))
            carry["pools"] = {"second": self.pools["second"]}
        self.played = random.choice((0, 0, 1)) if self.options["deals"] != 1 else 0
        if self.played:
            carry["played"] = self.played
        given = {name: self.options[name] for name in self.options if _differs(name, self.options)}
        self.sheet = Sheet("bragg", given, chips, [], carry, random)

    @property
    def pots(self) -> list[str]:
        return ["first", "second", "third"] if self.options["pots"] == "three" else ["second"]

    # --- who plays ----------------------------------------------------------------------------

    def left_of(self, seat: int) -> list[int]:
        """Everybody from the left of a seat round to that seat."""
        return self.seats[seat + 1 :] + self.seats[: seat + 1]

    def able(self) -> list[int]:
        cost = self.options["ante"] * len(self.pots)
        return [seat for seat in self.seats if self.sheet.chips[seat] >= cost]

    def pay(self, seat: int, pot: str, amount: int) -> None:
        self.sheet.chips[seat] -= amount
        self.pools[pot] += amount

    def take(self, seat: int, pot: str) -> None:
        self.sheet.chips[seat] += self.pools[pot]
        self.pools[pot] = 0

    def share(self) -> None:
        """The pot that was carried, to the seats of the last deal by seniority."""
        left, self.pools["second"] = self.pools["second"], 0
        for place, seat in enumerate(self.order):
            self.sheet.chips[seat] += left // len(self.order)
            self.sheet.chips[seat] += place < left % len(self.order)

    # --- deals --------------------------------------------------------------------------------

    def play(self, deals: int) -> bool:
        """Whether there was a table to play at."""
        size = self.options["hand_size"]
        if len(self.able()) < 2 or (size != "auto" and size * len(self.seats) > 52):
            return False
        with suppress(WrongError):
            for _ in range(deals):
                self.sheet.deals.append([])
                self.deal()
                self.played += 1
                over = self.played == self.options["deals"] or len(self.able()) < 2
                if over:
                    self.share()
                self.sheet.finish(dict(self.pools), None if over else self.named)
                if over:
                    return True
            if self.random.random() < 0.3:
                self.share()
                self.sheet.stop(dict(self.pools))
        return True

    def deal(self) -> None:
        able = self.able()
        dealer = next(seat for seat in [self.named, *self.left_of(self.named)] if seat in able)
        self.named = self.left_of(dealer)[0]
        self.order = [seat for seat in self.left_of(dealer) if seat in able]
        for seat in self.order:
            for pot in self.pots:
                self.pay(seat, pot, self.options["ante"])
        self.give(self.shuffled())
        if self.options["pots"] == "three":
            self.first()
        self.second()
        if self.options["pots"] == "three":
            self.third()

    def shuffled(self) -> list[str]:
        pack = self.random.sample(PACK, len(PACK))
        if self.sheet.some(0.02):
            short = pack[:-1] if self.sheet.some(0.5) else [*pack[:-1], pack[0]]
            self.sheet.wrong(chance="shuffled", cards=" ".join(short))
        self.sheet.move(chance="shuffled", cards=" ".join(pack))
        return pack

    def give(self, pack: list[str]) -> None:
        """Three at a time, until each has its number."""
        size = self.options["hand_size"]
        if size == "auto":
            size = 9 if len(self.order) <= 5 else 6
        self.hands: dict[int, list[str]] = {seat: [] for seat in self.order}
        while len(self.hands[self.order[-1]]) < size:
            for seat in self.order:
                self.hands[seat] += pack[:3]
                pack = pack[3:]

    def first(self) -> None:
        up = {seat: self.hands[seat].pop() for seat in self.order}
        heights = {seat: 15 if card == "Ad" else number(card) for seat, card in up.items()}
        self.take(self.elder_of(heights), "first")

    def elder_of(self, values: dict[int, int] | dict[int, float]) -> int:
        """Who has most; of equal ones the elder."""
        most = max(values.values())
        return next(seat for seat in self.order if values.get(seat) == most)

    # --- the second stake ---------------------------------------------------------------------

    def second(self) -> None:
        self.put = dict.fromkeys(self.order, 0)
        self.still_in = list(self.order)
        self.raises = 0
        acted: set[int] = set()
        seat = self.order[0]
        while len(self.still_in) > 1:
            self.turn(seat)
            acted.add(seat)
            level = max(self.put.values())
            if all(each in acted and self.put[each] == level for each in self.still_in):
                break
            seat = next(each for each in self.left_of(seat) if each in self.still_in)
        if len(self.still_in) == 1:
            self.take(self.still_in[0], "second")
        else:
            self.show()

    def bounds(self) -> tuple[int, int] | None:
        """What a raise may be, if there may be one."""
        room = min(self.sheet.chips[seat] + self.put[seat] for seat in self.still_in)
        most = min(self.options["max_raise"], room - max(self.put.values()))
        if most < self.options["min_raise"] or self.raises >= self.options["raises_per_round"]:
            return None
        return self.options["min_raise"], most

    def turn(self, seat: int) -> None:
        due, bounds = max(self.put.values()) - self.put[seat], self.bounds()
        self.astray(seat, due, bounds)
        ways = ["fold", *["call" if due else "check"] * 3, *(["raise"] * 2 if bounds else [])]
        way = self.random.choice(ways)
        if way == "raise" and bounds:
            more = self.sheet.amount(*bounds)
            self.sheet.move(seat=seat, do="raise", amount=more)
            due += more
            self.raises += 1
        else:
            self.sheet.move(seat=seat, do=way)
        if way == "fold":
            self.still_in.remove(seat)
            return
        self.put[seat] += due
        self.pay(seat, "second", due)

    def astray(self, seat: int, due: int, bounds: tuple[int, int] | None) -> None:
        """Now and then something against the book."""
        if not self.sheet.some(0.01):
            return
        low, high = bounds or (1, 0)
        bad: list[Json] = [
            {"do": "check" if due else "call"},
            {"do": "raise", "amount": low - 1 if bounds else low},
            {"do": "raise", "amount": high + 1},
            {"do": "pick", "cards": self.hands[seat][:1]},
        ]
        wrong = self.random.choice(bad)
        if len(self.order) > 1 and self.sheet.some(0.3):
            seat, wrong = next(each for each in self.order if each != seat), {"do": "fold"}
        self.sheet.wrong(seat=seat, **wrong)

    def show(self) -> None:
        found = {seat: list(pairs(self.hands[seat])) for seat in self.still_in}
        if any(found.values()):
            best = {seat: max(each, default=(0, [])) for seat, each in found.items()}
            self.take(self.elder_of({seat: each[0] for seat, each in best.items()}), "second")
            for seat, (_, shown) in best.items():
                self.hands[seat] = [card for card in self.hands[seat] if card not in shown]
        elif self.options["no_pair"] == "high_card":
            high = {seat: sorted(map(number, self.hands[seat]))[::-1] for seat in self.still_in}
            most = max(high.values())
            self.take(next(seat for seat in self.still_in if high[seat] == most), "second")

    # --- the third stake ----------------------------------------------------------------------

    def third(self) -> None:
        counts = {seat: best_total(self.hands[seat]) for seat in self.order}
        waiting = {seat for seat in self.order if self.hands[seat]}
        if self.options["third_pick"] == "manual" and waiting:
            self.window(waiting, counts)
        self.take(self.elder_of(counts), "third")

    def window(self, waiting: set[int], counts: dict[int, int]) -> None:
        """All pick, some twice, in any order; sometimes the clock does not wait for the last."""
        open_for = sorted(waiting)
        while waiting:
            if self.sheet.some(0.1):
                self.sheet.move(clock="close")
                return
            seat = self.random.choice(open_for)
            self.pick_astray(seat)
            picked = self.some_of(self.hands[seat])
            self.sheet.move(seat=seat, do="pick", cards=picked)
            counts[seat] = total(picked) or 0
            waiting.discard(seat)

    def some_of(self, hand: list[str]) -> list[str]:
        while True:
            picked = self.random.sample(hand, self.random.randint(1, len(hand)))
            if total(picked) is not None:
                return picked

    def pick_astray(self, seat: int) -> None:
        if not self.sheet.some(0.02):
            return
        hand = self.hands[seat]
        missing = self.random.choice(sorted(set(PACK) - set(hand)))
        bad = [[], [missing], [hand[0], hand[0]], [*hand[:1], missing]]
        if total(hand) is None:
            bad.append(hand)
        wrong: Json = {"do": "pick", "cards": self.random.choice(bad)}
        self.sheet.wrong(seat=seat, **self.random.choice([wrong, wrong, {"do": "fold"}]))


def _differs(name: str, options: Json) -> bool:
    return options[name] != DEFAULTS[name]


def _options(random: Random) -> Json:
    low = random.choice((1, 1, 2, 5))
    some: Json = {
        "ante": random.choice((1, 1, 2, 10)),
        "hand_size": random.choice((9, 6, 3)),
        "pots": "second_only",
        "min_raise": low,
        "max_raise": low + random.choice((0, 1, 4, 50)),
        "raises_per_round": random.choice((0, 1, 2, 8)),
        "no_pair": "carry",
        "third_pick": "manual",
        "first_dealer": random.randrange(8),
        "deals": random.choice((1, 2, 3, 20)),
    }
    chosen = {name: some[name] for name in some if random.random() < 0.4}
    return {**chosen, "min_raise": low, "max_raise": some["max_raise"]}
