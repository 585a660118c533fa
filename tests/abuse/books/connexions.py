"""Connexions as `rules/connexions.md` has it."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from tests.abuse.books.sheet import Json, Sheet, WrongError

RANKS = "23456789TJQKA"
SUITS = "cdhs"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
SPECIAL = ("As", "Ac", "Kh")
PRIZES = (("As", "Ac", 4), ("As", "Kh", 2), ("Ac", "Kh", 1))
DEFAULTS: Json = {
    "unit": 1, "repool": "short", "must_answer": "on", "connexion_by": "trick", "triple": "all",
    "majority": "most",
}  # fmt: skip


def height(card: str) -> int:
    return RANKS.index(card[0])


class Connexions:
    """A table of connexions at which everybody plays any card that the book allows."""

    def __init__(self, random: Random) -> None:
        self.random = random
        given = _options(random)
        self.options = DEFAULTS | given
        self.seats = random.choice((3, 4, 4))
        self.unit: int = self.options["unit"]
        self.stake: int = self.options.get("pool_stake", 4 * self.unit)
        self.length: int = self.options.get("deals", 2 * self.seats)
        poor = (0, self.stake - 1, self.stake, self.stake + 3, 3 * self.stake)
        rich = random.choice(((100, 900, 5_000), poor))
        chips = [random.choice(rich) for _ in range(self.seats)]
        carry = self.carried(given)
        self.sheet = Sheet("connexions", given, chips, [], carry, random)

    def carried(self, given: Json) -> Json:
        """What stands from before; now and then nothing does."""
        some = self.random.random
        self.pool, self.paid, self.played = 0, set(range(self.seats)), 0
        first = given.get("first_dealer", "random")
        self.named: int = self.seats - 1 if first == "random" else first % self.seats
        carry: Json = {}
        if some() < 0.5:
            carry["dealer"] = self.named = self.random.randrange(self.seats)
        if some() < 0.4:
            self.pool = self.random.choice((0, 7, 8, 9, 30)) * self.unit
            carry["pools"] = {"pool": self.pool}
        if some() < 0.3:
            self.paid = set(
                self.random.sample(range(self.seats), self.random.choice((3, self.seats)))
            )
            carry["in"] = sorted(self.paid)
        if some() < 0.3:
            self.played = self.random.randint(0, self.length)
            carry["played"] = self.played
        return carry

    # --- the pool ---------------------------------------------------------------------------

    def is_due(self) -> bool:
        return self.options["repool"] == "every_deal" or self.pool < 8 * self.unit

    def able(self) -> list[int]:
        """Who is in the next deal, by seat."""
        if not self.is_due():
            return sorted(self.paid)
        return [seat for seat in range(self.seats) if self.sheet.chips[seat] >= self.stake]

    def draw(self, seat: int, amount: int) -> None:
        paid = min(amount, self.pool)
        self.pool -= paid
        self.sheet.chips[seat] += paid

    def share(self) -> None:
        left, self.pool = self.pool, 0
        for number, seat in enumerate(self.order):
            self.sheet.chips[seat] += left // len(self.order) + (number < left % len(self.order))

    # --- deals ------------------------------------------------------------------------------

    def play(self, deals: int) -> bool:
        """Whether there was a table to play at."""
        if self.played >= self.length or len(self.able()) < 3:
            return False
        with suppress(WrongError):
            for number in range(deals):
                self.sheet.deals.append([])
                self.deal()
                self.played += 1
                over = self.played == self.length or len(self.able()) < 3
                if over:
                    self.share()
                self.sheet.finish({"pool": self.pool}, None if over else self.named)
                if over:
                    break
                if number == deals - 1 and self.random.random() < 0.3:
                    self.share()
                    self.sheet.stop({"pool": self.pool})
        return True

    def deal(self) -> None:
        players = self.able()
        while self.named not in players:
            self.named = (self.named + 1) % self.seats
        dealer = self.named
        if self.is_due():
            self.paid = set(players)
            for seat in players:
                self.sheet.chips[seat] -= self.stake
                self.pool += self.stake
        count, size = len(players), 10 if len(players) == 3 else 8
        turn = players.index(dealer) + 1
        self.order = players[turn:] + players[:turn]
        pack = self.shuffled(count * size)
        self.hands = {
            seat: set(pack[n : count * size : count]) for n, seat in enumerate(self.order)
        }
        self.tricks = dict.fromkeys(self.order, 0)
        self.captured: dict[int, set[str]] = {seat: set() for seat in self.order}
        self.won: tuple[int, list[int]] | None = None
        leader = self.order[0]
        for _ in range(size):
            leader = self.trick(leader)
        self.settle(size)
        self.named = (dealer + 1) % self.seats

    def shuffled(self, dealt: int) -> list[str]:
        """A pack in which all three special cards are often among those that are dealt."""
        pack = self.random.sample(PACK, len(PACK))
        if self.random.random() < 0.6:
            for special, there in zip(SPECIAL, self.random.sample(range(dealt), 3), strict=True):
                here = pack.index(special)
                pack[here], pack[there] = pack[there], pack[here]
        if self.sheet.some(0.01):
            self.sheet.wrong(chance="shuffled", cards=" ".join([*pack[:-1], pack[0]]))
        self.sheet.move(chance="shuffled", cards=" ".join(pack))
        return pack

    def trick(self, leader: int) -> int:
        """One card from everybody; who has taken them."""
        turn = self.order.index(leader)
        order = self.order[turn:] + self.order[:turn]
        laid: list[str] = []
        for seat in order:
            may = self.allowed(self.hands[seat], laid)
            self.astray(seat, may)
            card = self.chosen(may)
            self.sheet.move(seat=seat, do="play", card=card)
            self.hands[seat].discard(card)
            laid.append(card)
        winner = order[self.best(laid)]
        self.tricks[winner] += 1
        self.captured[winner] |= set(laid)
        if units := self.units(set(laid)):
            self.won = winner, units
        return winner

    def chosen(self, may: set[str]) -> str:
        """Any of these cards, the special ones more often, that something may come of them."""
        special = sorted(may.intersection(SPECIAL))
        return self.random.choice(special if special and self.sheet.some(0.5) else sorted(may))

    def astray(self, seat: int, may: set[str]) -> None:
        """Now and then a card against the book."""
        if not self.sheet.some(0.004):
            return
        held = sorted(self.hands[seat] - may)
        others = sorted(set(PACK) - self.hands[seat])
        self.sheet.wrong(seat=seat, do="play", card=self.random.choice(held or others))

    def allowed(self, hand: set[str], laid: list[str]) -> set[str]:
        down = sum(card in SPECIAL for card in laid)
        special = hand.intersection(SPECIAL)
        if not laid:
            return hand
        if self.options["must_answer"] == "on" and down == 1 and special:
            return special
        follows = {card for card in hand if card[1] == laid[0][1]} or hand
        trumps = {card for card in hand if card[1] == "d"} if down >= 2 else set[str]()
        return follows | special | trumps

    def best(self, laid: list[str]) -> int:
        trumps = [card for card in laid if card[1] == "d"]
        special = [card for card in laid if card in SPECIAL]
        if trumps:
            return laid.index(max(trumps, key=height))
        if len(special) >= 2:
            return laid.index(special[0])
        return laid.index(max((card for card in laid if card[1] == laid[0][1]), key=height))

    def units(self, cards: set[str]) -> list[int]:
        return [units for one, other, units in PRIZES if {one, other} <= cards]

    def settle(self, size: int) -> None:
        if self.options["connexion_by"] == "captured":
            held = {seat: self.units(cards) for seat, cards in self.captured.items()}
            self.won = next(((seat, units) for seat, units in held.items() if units), None)
        if self.won is not None:
            seat, units = self.won
            for each in units[:1] if self.options["triple"] == "best" else units:
                self.draw(seat, each * self.unit)
        most = max(self.tricks.values())
        first = [seat for seat, tricks in self.tricks.items() if tricks == most]
        enough = self.options["majority"] == "most" or 2 * most > size
        if len(first) == 1 and enough:
            self.draw(first[0], self.unit)


def _options(random: Random) -> Json:
    some: Json = {
        "unit": random.choice((1, 2, 7, 100)),
        "pool_stake": random.choice((1, 2, 3, 5, 40)),
        "repool": random.choice(("short", "every_deal")),
        "must_answer": random.choice(("on", "off")),
        "connexion_by": random.choice(("trick", "captured")),
        "triple": random.choice(("all", "best")),
        "majority": random.choice(("most", "half")),
        "deals": random.choice((1, 2, 5, 30)),
        "first_dealer": random.choice(("random", 0, 1, 2, 3)),
    }
    return {name: some[name] for name in some if random.random() < 0.4}
