"""Matrimony as `rules/matrimony.md` has it."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from tests.abuse.books.sheet import Json, Sheet, WrongError

CHANCES: tuple[str, ...] = ("best", "matrimony", "intrigue", "confederacy", "pairs")
RANKS = "23456789TJQKA"
PACK = [rank + suit for suit in "cdhs" for rank in RANKS]
COURTS = {"matrimony": "KQ", "intrigue": "QJ", "confederacy": "KJ"}
DEFAULTS: Json = {
    "less_one": "total", "best": "any-suit", "shape": "2+1", "max_stake": 20, "min_seats": 5,
    "end_pool": "split",
}  # fmt: skip


class Matrimony:
    """A table of matrimony at which everybody lays anyhow."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.options = DEFAULTS | _options(random)
        seats = random.randint(self.options["min_seats"], random.choice((6, 9, 14)))
        rich = random.choice(((50, 200), (0, 1, 2, 3, 9, 30), (2, 3, 4), (1, 5, 500)))
        chips = [random.choice(rich) for _ in range(seats)]
        self.named: int = random.randrange(seats)
        self.pools = dict.fromkeys(CHANCES, 0)
        carry: Json = {"dealer": self.named}
        if random.random() < 0.1:
            carry, self.named = {}, seats - 1
        if random.random() < 0.4:
            carry["pools"] = {each: random.choice((0, 1, 7)) for each in random.sample(CHANCES, 3)}
            self.pools |= carry["pools"]
        self.sheet = Sheet("matrimony", self.options, chips, [], carry, random)

    # --- who plays --------------------------------------------------------------------------

    def taking_part(self) -> list[int]:
        return [seat for seat, chips in enumerate(self.sheet.chips) if chips > 0]

    def cap(self, dealer: int) -> int:
        others = [self.sheet.chips[each] for each in self.taking_part() if each != dealer]
        return min(self.options["max_stake"], self.sheet.chips[dealer], 1 + min(others))

    def dealing(self, named: int) -> int | None:
        """Who deals when it falls to `named`; nobody if the table cannot go on."""
        part, seats = self.taking_part(), len(self.sheet.chips)
        if len(part) < self.options["min_seats"]:
            return None
        order = [(named + step) % seats for step in range(seats)]
        return next((each for each in order if each in part and self.cap(each) >= 2), None)

    # --- deals ------------------------------------------------------------------------------

    def play(self, deals: int) -> bool:
        """Whether there was a table to play at."""
        dealer = self.dealing(self.named)
        if dealer is None:
            return False
        with suppress(WrongError):
            for number in range(deals):
                assert dealer is not None
                self.sheet.deals.append([])
                order = self.order(dealer)
                self.deal(dealer, order)
                after = self.dealing((dealer + 1) % len(self.sheet.chips))
                if after is None:
                    self.split(order)
                self.sheet.finish(dict(self.pools), after)
                if after is None:
                    break
                if number == deals - 1 and self.random.random() < 0.3:
                    self.split(order)
                    self.sheet.stop(dict(self.pools))
                dealer = after
        return True

    def order(self, dealer: int) -> list[int]:
        """From the dealer's left, the dealer last."""
        seats = len(self.sheet.chips)
        left = [(dealer + step) % seats for step in range(1, seats + 1)]
        return [each for each in left if each in self.taking_part()]

    def split(self, order: list[int]) -> None:
        each, odd = divmod(sum(self.pools.values()), len(order))
        for number, seat in enumerate(order):
            self.sheet.chips[seat] += each + (number < odd)
        self.pools = dict.fromkeys(CHANCES, 0)

    def deal(self, dealer: int, order: list[int]) -> None:
        if self.options["less_one"] == "total":
            self.stakes(dealer, order[:-1])
        else:
            self.stakes_by_chance(dealer, order[:-1])
        self.cards(order)

    def put(self, seat: int, layout: dict[str, int]) -> None:
        for chance, chips in layout.items():
            self.sheet.chips[seat] -= chips
            self.pools[chance] += chips

    # --- stakes -----------------------------------------------------------------------------

    def spread(self, total: int) -> dict[str, int]:
        """So many chips, on few chances or on many."""
        places = self.random.sample(CHANCES, self.random.randint(1, 5))
        layout = dict.fromkeys(places, 0)
        for _ in range(total):
            layout[self.random.choice(places)] += 1
        return layout

    def lay(self, seat: int, layout: dict[str, int], **rest: bool) -> None:
        self.sheet.move(seat=seat, do="lay", layout=layout, **rest)

    def astray(self, seat: int, wrong: list[dict[str, int]]) -> None:
        """Now and then something that the book does not allow."""
        if self.sheet.some(0.01):
            self.sheet.wrong(seat=seat, do="lay", layout=self.random.choice(wrong))

    def stakes(self, dealer: int, others: list[int]) -> None:
        cap = self.cap(dealer)
        total = self.sheet.amount(2, cap)
        over = [self.spread(1), self.spread(cap + 1), {}, {"best": 3, "pairs": -1}, {"game": 2}]
        self.astray(dealer, over)
        if self.sheet.some(0.15):
            layout = dict.fromkeys(CHANCES[: min(5, cap)], 1)
            self.lay(dealer, layout, absent=True)
        else:
            layout = self.spread(total)
            self.lay(dealer, layout)
        self.put(dealer, layout)
        self.window(dealer, others, layout)

    def window(self, dealer: int, others: list[int], dealers: dict[str, int]) -> None:
        due = sum(dealers.values()) - 1
        waiting = self.random.sample(others, len(others))
        closes = self.sheet.some(0.25)
        if closes:
            del waiting[self.random.randrange(len(waiting)) :]
        entries: dict[int, dict[str, int]] = {}
        for number, seat in enumerate(waiting):
            self.astray(seat, [self.spread(due + 1), {"best": due, "pairs": 1}, {"luck": due}])
            self.astray(dealer, [self.spread(due)])
            self.enter(seat, due, entries)
            if number < len(others) - 1 and self.sheet.some(0.2):
                self.enter(self.random.choice(list(entries)), due, entries)
        if closes:
            self.sheet.move(clock="close")
        for seat in others:
            self.put(seat, entries.get(seat, self.one_off(dealers)))

    def enter(self, seat: int, due: int, entries: dict[int, dict[str, int]]) -> None:
        entries[seat] = self.spread(due)
        self.lay(seat, entries[seat])

    def one_off(self, dealers: dict[str, int]) -> dict[str, int]:
        most = max(dealers.values())
        chance = next(each for each in CHANCES if dealers.get(each, 0) == most)
        return {**dealers, chance: most - 1}

    def stakes_by_chance(self, dealer: int, others: list[int]) -> None:
        poorest = min(self.sheet.chips[each] for each in others)
        most = min(self.options["max_stake"], self.sheet.chips[dealer])
        layout = {"best": 2}
        for _ in range(8):
            tried = self.spread(self.sheet.amount(2, min(most, 60)))
            if self.fits(tried, most, poorest):
                layout = tried
                break
        wrong = [{"best": 1, "pairs": 2}, {"intrigue": 1}, {"best": most + 1}, {}]
        wrong += [{"best": poorest + 2}, {"best": poorest + 1, "pairs": 2, "matrimony": -1}]
        self.astray(dealer, wrong)
        self.lay(dealer, layout)
        self.put(dealer, layout)
        for seat in others:
            self.put(seat, {chance: max(chips - 1, 0) for chance, chips in layout.items()})

    def fits(self, layout: dict[str, int], most: int, poorest: int) -> bool:
        staked = [chips for chips in layout.values() if chips]
        total = sum(staked)
        return min(staked) >= 2 and total <= most and total - len(staked) <= poorest

    # --- cards ------------------------------------------------------------------------------

    def cards(self, order: list[int]) -> None:
        size = 3 if self.options["shape"] == "2+1" else 2
        pack = self.random.sample(PACK, len(PACK))
        if self.random.random() < 0.25:
            # Turned up it makes all the difference.
            here = (size - 1) * len(order) + self.random.randrange(len(order))
            there = pack.index("Ad")
            pack[here], pack[there] = pack[there], pack[here]
        if self.sheet.some(0.01):
            self.sheet.wrong(chance="shuffled", cards=" ".join(pack[:-1]))
        self.sheet.move(chance="shuffled", cards=" ".join(pack))
        dealt = iter(pack)
        hands: dict[int, list[str]] = {seat: [] for seat in order}
        for _ in range(size):
            for seat in order:
                hands[seat].append(next(dealt))
        for seat in order:
            if hands[seat][-1] == "Ad":
                for chance in CHANCES:
                    self.take(seat, chance)
                return
        self.show(hands)

    def take(self, seat: int, chance: str) -> None:
        self.sheet.chips[seat] += self.pools[chance]
        self.pools[chance] = 0

    def show(self, hands: dict[int, list[str]]) -> None:
        for chance, (high, low) in COURTS.items():
            for seat, hand in hands.items():
                ranks = [card[0] for card in hand]
                if high in ranks and low in ranks:
                    self.take(seat, chance)
                    break
        self.highest("pairs", {seat: _pairs(hand) for seat, hand in hands.items()})
        match self.options["best"]:
            case "any-suit":
                self.highest("best", {seat: _ranks(hand) for seat, hand in hands.items()})
            case "diamonds":
                diamonds = {
                    seat: _ranks([card for card in hand if card[1] == "d"])
                    for seat, hand in hands.items()
                }
                self.highest("best", diamonds)
            case _:
                pass

    def highest(self, chance: str, ranks: dict[int, list[int]]) -> None:
        """The first of those with the highest rank that anybody has takes the chance."""
        top = max((rank for held in ranks.values() for rank in held), default=None)
        for seat, held in ranks.items():
            if top in held:
                self.take(seat, chance)
                return


def _ranks(hand: list[str]) -> list[int]:
    return [RANKS.index(card[0]) for card in hand]


def _pairs(hand: list[str]) -> list[int]:
    ranks = _ranks(hand)
    return [rank for rank in ranks if ranks.count(rank) >= 2]


def _options(random: Random) -> Json:
    some: Json = {
        "less_one": random.choice(("total", "per-chance")),
        "best": random.choice(("any-suit", "diamonds", "ace-diamonds-only")),
        "shape": random.choice(("2+1", "1+1")),
        "max_stake": random.choice((2, 3, 5, 12, 40, 10**6)),
        "min_seats": random.choice((2, 3, 4, 5)),
        "end_pool": "split",
    }
    return {name: some[name] for name in some if random.random() < 0.6}
