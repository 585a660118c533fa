"""Poch as `rules/poch.md` has it."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from tests.abuse.books.sheet import Json, Sheet, WrongError

RANKS = "789TJQKA"
SUITS = "cdhs"
PACK = [rank + suit for rank in RANKS for suit in SUITS]
HONOURS = {"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten"}
POOLS = [*HONOURS.values(), "marriage", "sequence", "poch"]
DEFAULTS: Json = {
    "centre": "off", "sequence": "best-run", "pair_required": "on", "raising": "on",
    "max_poch": 10, "lead": "eldest", "turnup_to_dealer": "off",
}  # fmt: skip


def sets_of(hand: set[str]) -> list[list[str]]:
    """The equal cards of a hand, the best set first; single cards too."""
    groups = [[card for card in hand if card[0] == rank] for rank in RANKS]
    kept = [group for group in groups if group]
    return sorted(kept, key=lambda each: (len(each), RANKS.index(each[0][0])), reverse=True)


def runs_of(hand: set[str]) -> list[list[str]]:
    """Every run of three or more of one suit, as long as it goes."""
    found: list[list[str]] = []
    for suit in SUITS:
        run: list[str] = []
        for rank in [*RANKS, "-"]:
            if rank + suit in hand:
                run.append(rank + suit)
                continue
            if len(run) >= 3:
                found.append(run)
            run = []
    return found


class Poch:
    """A table of poch at which everybody bets and leads anything."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.options = DEFAULTS | _options(random)
        seats = random.randint(3, 6)
        rich = random.choice(((50, 200), (0, 7, 8, 9, 10, 16, 40), (8, 12, 30)))
        chips = [random.choice(rich) for _ in range(seats)]
        self.named = random.randrange(seats)
        names = [*POOLS, "centre"] if self.options["centre"] == "on" else POOLS
        self.pools = dict.fromkeys(names, 0)
        carry: Json = {"dealer": self.named}
        if random.random() < 0.3:
            self.pools |= {name: random.choice((0, 1, 7)) for name in names}
            carry["pools"] = dict(self.pools)
        self.sheet = Sheet("poch", self.options, chips, [], carry, random)

    # --- who plays, and the board -------------------------------------------------------------

    def left_of(self, seat: int) -> list[int]:
        """Everybody from the left of a seat round to that seat."""
        seats = len(self.sheet.chips)
        return [(seat + step) % seats for step in range(1, seats + 1)]

    def able(self) -> list[int]:
        chips = self.sheet.chips
        return [seat for seat in range(len(chips)) if chips[seat] >= len(self.pools)]

    def dealing(self, named: int) -> int | None:
        """Who deals when it falls to the seat `named`; nobody with fewer than three."""
        able = self.able()
        if len(able) < 3:
            return None
        return next(each for each in [named, *self.left_of(named)] if each in able)

    def pay(self, seat: int, pool: str, amount: int) -> None:
        self.sheet.chips[seat] -= amount
        self.pools[pool] += amount

    def take(self, seat: int, pool: str) -> None:
        self.sheet.chips[seat] += self.pools[pool]
        self.pools[pool] = 0

    def divide(self) -> None:
        left, count = sum(self.pools.values()), len(self.order)
        for number, seat in enumerate(self.order):
            self.sheet.chips[seat] += left // count + (number < left % count)
        self.pools = dict.fromkeys(self.pools, 0)

    # --- deals --------------------------------------------------------------------------------

    def play(self, deals: int) -> bool:
        """Whether there was a table to play at."""
        dealer = self.dealing(self.named)
        if dealer is None:
            return False
        with suppress(WrongError):
            for number in range(deals):
                assert dealer is not None
                self.sheet.deals.append([])
                self.deal(dealer)
                dealer = self.dealing(self.left_of(dealer)[0])
                if dealer is None:
                    self.divide()
                self.sheet.finish(dict(self.pools), dealer)
                if dealer is None:
                    break
                if number == deals - 1 and self.random.random() < 0.3:
                    self.divide()
                    self.sheet.stop(dict(self.pools))
        return True

    def deal(self, dealer: int) -> None:
        able = self.able()
        self.order = [seat for seat in self.left_of(dealer) if seat in able]
        for seat in self.order:
            for pool in self.pools:
                self.pay(seat, pool, 1)
        pack = self.shuffled()
        count = len(self.order)
        self.hands = {
            seat: set(pack[place : 5 * count : count]) for place, seat in enumerate(self.order)
        }
        self.turned = pack[5 * count]
        self.trumps = self.turned[1]
        self.gone: set[str] = set()
        if self.options["turnup_to_dealer"] == "on" and self.turned[0] in HONOURS:
            self.take(dealer, HONOURS[self.turned[0]])
        self.meld()
        winner = self.pochen()
        first = winner if self.options["lead"] == "poch-winner" else None
        self.play_out(self.order[0] if first is None else first)

    def shuffled(self) -> list[str]:
        pack = self.random.sample(PACK, len(PACK))
        if self.sheet.some(0.02):
            short = pack[:-1] if self.sheet.some(0.5) else [*pack[:-1], "6d"]
            self.sheet.wrong(chance="shuffled", cards=" ".join(short))
        self.sheet.move(chance="shuffled", cards=" ".join(pack))
        return pack

    def meld(self) -> None:
        for seat in self.order:
            held = {card[0] for card in self.hands[seat] if card[1] == self.trumps}
            for rank, pool in HONOURS.items():
                if rank in held:
                    self.take(seat, pool)
            if {"K", "Q"} <= held:
                self.take(seat, "marriage")
            if self.options["sequence"] == "trump-789" and set("789") <= held:
                self.take(seat, "sequence")
        if self.options["sequence"] == "best-run":
            runs = [(seat, run) for seat in self.order for run in runs_of(self.hands[seat])]
            if runs:
                self.take(max(runs, key=lambda each: self.run_value(each[1]))[0], "sequence")

    def run_value(self, run: list[str]) -> tuple[int, int, int]:
        """Of equal values the elder comes first in the list, and wins."""
        return len(run), RANKS.index(run[-1][0]), run[0][1] == self.trumps

    # --- the pochen ---------------------------------------------------------------------------

    def pochen(self) -> int | None:
        """Who has won it."""
        self.put = dict.fromkeys(self.order, 0)
        self.still_in = list(self.order)
        answered: set[int] = set()
        seat = self.order[0]
        while True:
            before = max(self.put.values())
            self.turn(seat)
            if max(self.put.values()) > before:
                answered = set()
            answered.add(seat)
            level = max(self.put.values())
            if not self.still_in:
                return None
            if level and len(self.still_in) == 1:
                break
            if level and all(each in answered for each in self.still_in):
                break
            round_from = [each for each in self.left_of(seat) if each in self.still_in]
            seat = round_from[0]
        winner = self.best()
        self.take(winner, "poch")
        return winner

    def limit(self) -> int:
        purses = [self.sheet.chips[seat] + self.put[seat] for seat in self.still_in]
        return min(self.options["max_poch"], *purses)

    def may_bet(self, seat: int) -> bool:
        return self.options["pair_required"] == "off" or len(sets_of(self.hands[seat])[0]) > 1

    def turn(self, seat: int) -> None:
        level, limit = max(self.put.values()), self.limit()
        self.astray(seat, level, limit)
        ways = ["pass"]
        if self.may_bet(seat):
            if not level:
                ways += ["poch"] * 2 if limit else []
            else:
                ways += ["hold"] * 3
                ways += ["raise"] * 2 if self.options["raising"] == "on" and limit > level else []
        way = self.random.choice(ways)
        match way:
            case "pass":
                self.sheet.move(seat=seat, do="pass")
                self.still_in.remove(seat)
                return
            case "poch":
                amount = self.sheet.amount(1, limit)
                self.sheet.move(seat=seat, do="poch", amount=amount)
            case "hold":
                amount = level - self.put[seat]
                self.sheet.move(seat=seat, do="hold")
            case _:
                more = self.sheet.amount(1, limit - level)
                amount = level + more - self.put[seat]
                self.sheet.move(seat=seat, do="raise", amount=more)
        self.put[seat] += amount
        self.pay(seat, "poch", amount)

    def astray(self, seat: int, level: int, limit: int) -> None:
        """Now and then something against the book."""
        if not self.sheet.some(0.01):
            return
        bad: list[Json] = [
            {"do": "lead", "card": next(iter(self.hands[seat]))},
            {"do": "poch", "amount": 0},
            {"do": "poch", "amount": limit + 1},
            {"do": "raise", "amount": limit - level + 1},
            {"do": "poch", "amount": 1} if level else {"do": "hold"},
        ]
        if not self.may_bet(seat):
            bad += [{"do": "hold"}, {"do": "poch", "amount": 1}, {"do": "raise", "amount": 1}]
        self.sheet.wrong(seat=seat, **self.random.choice(bad))

    def best(self) -> int:
        """Among those who are still in, the eldest first, so that he wins what is equal."""
        return max(self.still_in, key=self.value)

    def value(self, seat: int) -> tuple[int, int, bool]:
        best = sets_of(self.hands[seat])[0]
        return len(best), RANKS.index(best[0][0]), any(card[1] == self.trumps for card in best)

    # --- the play -----------------------------------------------------------------------------

    def play_out(self, leader: int) -> None:
        while True:
            if self.sheet.some(0.01):
                missing = sorted(set(PACK) - self.hands[leader])
                self.sheet.wrong(seat=leader, do="lead", card=self.random.choice(missing))
            card = self.random.choice(sorted(self.hands[leader]))
            self.sheet.move(seat=leader, do="lead", card=card)
            leader = self.follow(leader, card)
            if not self.hands[leader]:
                break
        for seat in self.order:
            paid = min(len(self.hands[seat]), self.sheet.chips[seat])
            self.sheet.chips[seat] -= paid
            self.sheet.chips[leader] += paid
        if "centre" in self.pools:
            self.take(leader, "centre")

    def follow(self, seat: int, card: str) -> int:
        """Plays a card and all that follows by itself; who leads next, or is out."""
        while True:
            self.hands[seat].remove(card)
            place = RANKS.index(card[0]) + 1
            if not self.hands[seat] or place == len(RANKS):
                return seat
            card = RANKS[place] + card[1]
            holder = next((each for each in self.order if card in self.hands[each]), None)
            if holder is None:
                return seat
            seat = holder


def _options(random: Random) -> Json:
    some: Json = {
        "centre": random.choice(("on", "off")),
        "sequence": random.choice(("best-run", "trump-789")),
        "pair_required": random.choice(("on", "off")),
        "raising": random.choice(("on", "off")),
        "max_poch": random.choice((1, 2, 5, 10, 50)),
        "lead": random.choice(("eldest", "poch-winner")),
        "turnup_to_dealer": random.choice(("on", "off")),
    }
    return {name: some[name] for name in some if random.random() < 0.6}
