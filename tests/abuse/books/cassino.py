"""Cassino as `rules/cassino.md` has it: takes, lays, builds, the count, the game and the lurch."""

from __future__ import annotations

from contextlib import suppress
from itertools import combinations
from random import Random

from tests.abuse.books.sheet import Json, Sheet, WrongError

RANKS = "A23456789TJQK"
SUITS = "cdhs"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
DEFAULTS: Json = {
    "target": 11, "scoring": "net", "lurch": 6, "builds": "off", "must_take": "off",
    "last_card_sweep": "off", "last_take_wins": "off", "show_piles": "off", "partners": "seats",
    "first_dealer": "random", "stake": 0,
}  # fmt: skip

Groups = list[list[str]]


def value(card: str) -> int:
    """Ace 1, up to ten; a court card has none."""
    place = RANKS.index(card[0]) + 1
    return place if place <= 10 else 0


def worth(cards: list[str]) -> int:
    return sum(value(card) for card in cards)


class Pile:
    """A build."""

    def __init__(self, value: int, cards: list[str], owner: int, called: bool) -> None:
        self.value, self.cards, self.owner, self.called = value, cards, owner, called


class Cassino:
    """A table of cassino at which people do anything."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.seats = random.choice((2, 2, 3, 3, 4, 4, 4, 1, 5)) if random.random() < 0.3 else (
            random.choice((2, 3, 4))
        )  # fmt: skip
        self.options = DEFAULTS | _options(random)
        chips = [random.choice((0, 3, 40, 400)) for _ in range(self.seats)]
        self.sides = 3 if self.seats == 3 else 2
        carry: Json = {}
        self.dealer = self.seats - 1
        if isinstance(self.options["first_dealer"], int):
            # A number that nobody has means the next one round the table.
            self.dealer = self.options["first_dealer"] % 4
            self.dealer = self.dealer if self.dealer < self.seats else 0
        if random.random() < 0.6:
            self.dealer = carry["dealer"] = random.randrange(self.seats)
        self.score = [0] * self.sides
        if random.random() < 0.4:
            most = 12 if random.random() < 0.1 else max(self.options["target"] - 1, 0)
            self.score = [random.randint(0, most) for _ in range(self.sides)]
            carry["score"] = list(self.score)
        if random.random() < 0.05:
            carry["score"] = [0] * (5 - self.sides)
        self.sheet = Sheet("cassino", self.options, chips, [], carry, random)
        self.over = False

    def can_begin(self) -> bool:
        given = self.sheet.carry.get("score", self.score)
        target, top = self.options["target"], max(self.score)
        if self.seats not in (2, 3, 4) or len(given) != self.sides:
            return False
        if not target:
            return top == 0
        tied = self.options["scoring"] == "gross" and self.score.count(top) > 1
        return top < target or tied

    def play(self, deals: int) -> bool:
        """Whether there was a table to play at."""
        if not self.can_begin():
            return False
        with suppress(WrongError):
            for _ in range(deals):
                self.sheet.deals.append([])
                self.deal()
                self.sheet.finish({}, None if self.over else self.dealer)
                self.sheet.finished[-1]["score"] = list(self.score)
                if self.over:
                    break
            if self.sheet.some(0.1):
                self.sheet.stop({})
        return True

    def side(self, seat: int) -> int:
        return seat % 2 if self.seats == 4 else seat

    # --- a deal -----------------------------------------------------------------------------

    def deal(self) -> None:
        pack = self.random.sample(PACK, 52)
        self.sheet.move(chance="shuffled", cards=" ".join(pack))
        order = [(self.dealer + n) % self.seats for n in range(1, self.seats + 1)]
        self.hands: dict[int, list[str]] = {}
        self.won: list[list[str]] = [[] for _ in range(self.sides)]
        self.sweeps = [0] * self.sides
        self.builds: list[Pile] = []
        self.last: int | None = None
        self.loose = pack[4 * self.seats : 4 * self.seats + 4]
        stock = pack[: 4 * self.seats] + pack[4 * self.seats + 4 :]
        while stock:
            for place, seat in enumerate(order):
                self.hands[seat] = stock[place : 4 * self.seats : self.seats]
            stock = stock[4 * self.seats :]
            self.left = len(stock)
            for _ in range(4):
                for seat in order:
                    self.turn(seat)
        if self.last is not None:
            self.won[self.last] += self.loose
        self.dealer = (self.dealer + 1) % self.seats
        self.count()

    def turn(self, seat: int) -> None:
        if self.sheet.some(0.0025):
            self.astray(seat)
        self.random.shuffle(self.hands[seat])
        ways = [self.raise_, self.call, self.build, self.take, self.lay]
        if self.random.random() < 0.4:
            self.random.shuffle(ways)
        for way in ways:
            if way(seat):
                return
        assert self.lay(seat), "somebody can do nothing"

    # --- what may be done -------------------------------------------------------------------

    def owned(self, seat: int) -> list[Pile]:
        return [pile for pile in self.builds if pile.owner == seat]

    def is_kept(self, seat: int, card: str) -> bool:
        """Whether it is the last card of a value that its holder has built."""
        same = [each for each in self.hands[seat] if value(each) == value(card)]
        mine = [pile for pile in self.owned(seat) if pile.value == value(card)]
        return len(same) == 1 and bool(mine)

    def has_other(self, seat: int, card: str, wanted: int) -> bool:
        return any(value(each) == wanted for each in self.hands[seat] if each != card)

    def groups(self, card: str) -> Groups:
        """All groups of the board that a card could gather."""
        found = [[each] for each in self.loose if each[0] == card[0]]
        if not value(card):
            return found
        found += [list(pile.cards) for pile in self.builds if pile.value == value(card)]
        small = [each for each in self.loose if 0 < value(each) < value(card)]
        for size in range(2, 6):
            some = combinations(small, size) if len(small) < 14 else ()
            found += [list(each) for each in some if worth(list(each)) == value(card)]
        return found

    def some_groups(self, card: str, must: list[Pile]) -> Groups:
        """Some that do not overlap, in any order."""
        chosen = [list(pile.cards) for pile in must]
        found = self.groups(card)
        self.random.shuffle(found)
        for group in found:
            used = {each for other in chosen for each in other}
            if used.isdisjoint(group) and (not chosen or self.random.random() < 0.8):
                chosen.append(group)
        for group in chosen:
            self.random.shuffle(group)
        self.random.shuffle(chosen)
        return chosen

    def take(self, seat: int) -> bool:
        for card in self.hands[seat]:
            mine = [pile for pile in self.owned(seat) if pile.value == value(card)]
            groups = self.some_groups(card, mine if self.is_kept(seat, card) else [])
            if groups:
                self.sheet.move(seat=seat, do="take", card=card, groups=groups)
                self.gather(seat, card, [each for group in groups for each in group])
                return True
        return False

    def gather(self, seat: int, card: str, taken: list[str]) -> None:
        self.hands[seat].remove(card)
        self.remove(taken)
        self.last = self.side(seat)
        self.won[self.last] += [card, *taken]
        is_last_card = not self.left and not any(self.hands.values())
        counts = not is_last_card or self.options["last_card_sweep"] == "on"
        if counts and not self.loose and not self.builds:
            self.sweeps[self.last] += 1

    def remove(self, cards: list[str]) -> None:
        self.loose = [each for each in self.loose if each not in cards]
        self.builds = [pile for pile in self.builds if pile.cards[0] not in cards]

    def may_lay(self, seat: int) -> bool:
        if self.owned(seat):
            return False
        strict = self.options["must_take"] == "on"
        return not strict or not any(self.groups(card) for card in self.hands[seat])

    def lay(self, seat: int) -> bool:
        if not self.may_lay(seat):
            return False
        card = self.hands[seat].pop()
        self.loose.append(card)
        self.sheet.move(seat=seat, do="lay", card=card)
        return True

    def build(self, seat: int) -> bool:
        if self.options["builds"] == "off":
            return False
        for card in self.hands[seat] * 4:
            some = [each for each in self.loose if value(each)]
            with_ = self.random.sample(some, min(len(some), self.random.randint(1, 3)))
            if with_ and value(card) and self.may_make(seat, card, worth([card, *with_])):
                self.sheet.move(seat=seat, do="build", card=card, **{"with": with_})
                self.hands[seat].remove(card)
                self.remove(with_)
                self.builds.append(Pile(worth([card, *with_]), [*with_, card], seat, False))
                return True
        return False

    def may_make(self, seat: int, card: str, total: int) -> bool:
        kept = self.is_kept(seat, card)
        return total <= 10 and not kept and self.has_other(seat, card, total)

    def raise_(self, seat: int) -> bool:
        piles = [pile for pile in self.builds if not pile.called]
        for card in self.hands[seat] * 4:
            if not piles or not value(card):
                continue
            pile = self.random.choice(piles)
            some = [each for each in self.loose if value(each)]
            with_ = self.random.sample(some, min(len(some), self.random.randint(0, 2)))
            total = pile.value + worth([card, *with_])
            if self.may_make(seat, card, total):
                target = self.random.sample(pile.cards, len(pile.cards))
                more = {"with": with_} if with_ or self.random.random() < 0.5 else {}
                self.sheet.move(seat=seat, do="raise", card=card, target=target, **more)
                self.hands[seat].remove(card)
                self.remove([*target, *with_])
                self.builds.append(Pile(total, [*target, *with_, card], seat, False))
                return True
        return False

    def call(self, seat: int) -> bool:
        if self.options["builds"] != "full":
            return False
        for card in self.hands[seat]:
            if value(card) and self.has_other(seat, card, value(card)):
                groups = self.some_groups(card, [])
                if groups:
                    self.sheet.move(seat=seat, do="call", card=card, groups=groups)
                    self.hands[seat].remove(card)
                    cards = [each for group in groups for each in group]
                    self.remove(cards)
                    self.builds.append(Pile(value(card), [*cards, card], seat, True))
                    return True
        return False

    # --- what may not -----------------------------------------------------------------------

    def astray(self, seat: int) -> None:
        """A move against the book."""
        hand = self.hands[seat]
        card, other = self.random.choice(hand), (seat + 1) % self.seats
        far = next(each for each in PACK if each not in hand + self.loose)
        wrong: list[Json] = [
            {"seat": other, "do": "lay", "card": self.random.choice(self.hands[other] or [far])},
            {"seat": seat, "do": "lay", "card": far},
            {"seat": seat, "do": "take", "card": card, "groups": []},
            {"seat": seat, "do": "take", "card": card, "groups": [[far]]},
            {"seat": seat, "do": "take", "card": far, "groups": [[far]]},
        ]
        if not self.may_lay(seat):
            wrong += [{"seat": seat, "do": "lay", "card": card}] * 4
        for each in self.loose:
            if each[0] != card[0]:
                wrong.append({"seat": seat, "do": "take", "card": card, "groups": [[each]]})
        for pair in combinations(self.loose, 2):
            if not value(card) or not all(map(value, pair)) or worth(list(pair)) != value(card):
                wrong.append({"seat": seat, "do": "take", "card": card, "groups": [list(pair)]})
            with_ = list(pair)
            total = worth([card, *with_])
            courts = not all(map(value, [card, *with_]))
            if self.options["builds"] == "off" or courts or not self.may_make(seat, card, total):
                wrong.append({"seat": seat, "do": "build", "card": card, "with": with_})
        for pile in self.builds:
            raised: Json = {"seat": seat, "do": "raise", "card": card, "target": pile.cards}
            total = pile.value + value(card)
            if pile.called or not value(card) or not self.may_make(seat, card, total):
                wrong += [raised] * 3
            whole: Json = {"seat": seat, "do": "take", "card": card, "groups": [pile.cards]}
            if pile.value != value(card):
                wrong += [whole] * 3
            part = {"groups": [pile.cards[:-1]]}
            wrong.append({"seat": seat, "do": "take", "card": card, **part})
        if self.is_kept(seat, card):
            wrong += self.unkept(seat, card) * 4
        self.sheet.wrong(**self.random.choice(wrong))

    def unkept(self, seat: int, card: str) -> list[Json]:
        """Takes by a card that is kept, which leave what it is kept for."""
        mine = [pile for pile in self.owned(seat) if pile.value == value(card)]
        left = mine[0].cards
        groups = [each for each in self.groups(card) if each != left]
        return [{"seat": seat, "do": "take", "card": card, "groups": [each]} for each in groups]

    # --- the count --------------------------------------------------------------------------

    def count(self) -> None:
        totals = [self.total(side) for side in range(self.sides)]
        if self.options["scoring"] == "gross":
            gains = totals
        else:
            best = max(totals)
            ahead = best - (sum(totals) - best)
            gains = [max(0, ahead) if total == best else 0 for total in totals]
        self.score = [old + new for old, new in zip(self.score, gains, strict=True)]
        self.settle()

    def total(self, side: int) -> int:
        pile, others = self.won[side], [each for n, each in enumerate(self.won) if n != side]
        points = self.sweeps[side] + 2 * ("Td" in pile) + ("2s" in pile)
        points += sum(card[0] == "A" for card in pile)
        if all(len(pile) > len(other) for other in others):
            points += 3
        spades = [sum(card[1] == "s" for card in other) for other in (pile, *others)]
        return points + (spades[0] > max(spades[1:]))

    def settle(self) -> None:
        target, top = self.options["target"], max(self.score)
        if self.options["last_take_wins"] == "on" and self.last is not None:
            self.pay(self.last, lurch=False)
        elif self.score.count(top) == 1 and top >= target:
            self.pay(self.score.index(top), lurch=bool(target))
        if not target:
            self.over = True

    def pay(self, winner: int, *, lurch: bool) -> None:
        self.over = True
        chips = self.sheet.chips
        for seat in range(self.seats):
            side = self.side(seat)
            if side == winner:
                continue
            due = self.options["stake"]
            if lurch and self.score[side] < self.options["lurch"]:
                due *= 2
            due = min(due, chips[seat])
            to = {0: 1, 1: 0, 2: 3, 3: 2}[seat] if self.seats == 4 else winner
            chips[seat] -= due
            chips[to] += due


def _options(random: Random) -> Json:
    some: Json = {
        "target": random.choice((0, 11, 11, 21)),
        "scoring": random.choice(("net", "gross")),
        "lurch": random.choice((0, 3, 6, 10)),
        "builds": random.choice(("off", "simple", "full", "full")),
        "must_take": random.choice(("on", "off")),
        "last_card_sweep": random.choice(("on", "off")),
        "last_take_wins": "on" if random.random() < 0.2 else "off",
        "show_piles": random.choice(("on", "off")),
        "first_dealer": random.choice(("random", "cut", 0, 1, 2, 3)),
        "stake": random.choice((0, 1, 10, 1000)),
    }
    return {name: some[name] for name in some if random.random() < 0.6}
