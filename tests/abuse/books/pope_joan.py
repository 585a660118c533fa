"""Pope Joan as `rules/pope-joan.md` has it."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from tests.abuse.books.sheet import Json, Sheet, WrongError

RANKS = "A23456789TJQK"
SUITS = "cdhs"
PACK = [rank + suit for suit in SUITS for rank in RANKS if rank + suit != "8d"]
HANDS = {3: 14, 4: 11, 5: 9, 6: 7, 7: 6, 8: 5}
HONOURS = {"A": "ace", "K": "king", "Q": "queen", "J": "knave"}
PAIRS = {"matrimony": "KQ", "intrigue": "QJ"}
OPTIONAL = ("king", "queen", "knave")
DEFAULTS: Json = {
    "dress": "dealer", "contribution": 0, "pope_turnup": "game", "lead": "free",
    "divide_split": "off", "pope_stop": "off", "dealer_peeks": "off", "knave_optional": "off",
}  # fmt: skip


def next_higher(card: str) -> str | None:
    rank = RANKS.index(card[0]) + 1
    return None if rank == len(RANKS) else RANKS[rank] + card[1]


class PopeJoan:
    """A table of Pope Joan at which whoever leads leads anything."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.options = DEFAULTS | _options(random)
        seats = random.randint(3, 8)
        rich = random.choice(((50, 200), (0, 1, 14, 15, 16, 40), (0, 3, 12, 30)))
        chips = [random.choice(rich) for _ in range(seats)]
        self.dealer = random.randrange(seats)
        names = ["pope", "matrimony", "intrigue", "ace", "king", "queen", "knave", "game"]
        if self.options["knave_optional"] == "on":
            names = [each for each in names if each not in OPTIONAL]
        self.pools = dict.fromkeys(names, 0)
        carry: Json = {"dealer": self.dealer}
        if random.random() < 0.3:
            self.pools |= {name: random.choice((0, 1, 7)) for name in names}
            carry["pools"] = dict(self.pools)
        self.sheet = Sheet("pope_joan", self.options, chips, [], carry, random)

    # --- the board --------------------------------------------------------------------------

    @property
    def others(self) -> int:
        """What the board takes beside the Pope, where everybody contributes."""
        return 6 if self.options["knave_optional"] == "on" else 9

    def players(self) -> list[int]:
        """Who can play the next deal, by seat."""
        seats = list(range(len(self.sheet.chips)))
        if self.options["dress"] == "dealer":
            return seats
        while len(seats) >= 3:
            able = [each for each in seats if self.sheet.chips[each] >= self.share(len(seats))]
            if able == seats:
                return seats
            seats = able
        return []

    def share(self, players: int) -> int:
        least = -(-(self.others + 1) // players)
        return max(self.options["contribution"] or 2, least)

    @property
    def price(self) -> int:
        return self.others + 6

    def dealing(self, named: int) -> int | None:
        """Who deals when it falls to the seat `named`."""
        seats, able = len(self.sheet.chips), self.players()
        if self.options["dress"] == "dealer":
            able = [each for each in able if self.sheet.chips[each] >= self.price]
        order = [(named + step) % seats for step in range(seats)]
        return next((each for each in order if each in able), None)

    def dress(self, dealer: int, players: list[int]) -> None:
        pope = 6
        if self.options["dress"] == "dealer":
            self.sheet.chips[dealer] -= self.price
        else:
            share = self.share(len(players))
            pope = share * len(players) - self.others
            for each in players:
                self.sheet.chips[each] -= share
        for name in self.pools:
            self.pools[name] += {"pope": pope, "matrimony": 2, "intrigue": 2}.get(name, 1)

    def take(self, seat: int, pool: str) -> None:
        if pool in self.pools:
            self.sheet.chips[seat] += self.pools[pool]
            self.pools[pool] = 0

    def charge(self, payer: int, winner: int, amount: int) -> None:
        paid = min(amount, self.sheet.chips[payer])
        self.sheet.chips[payer] -= paid
        self.sheet.chips[winner] += paid

    # --- deals ------------------------------------------------------------------------------

    def play(self, deals: int) -> bool:
        """Whether there was a table to play at."""
        dealer = self.dealing(self.dealer)
        if dealer is None:
            return False
        with suppress(WrongError):
            for number in range(deals):
                assert dealer is not None
                self.sheet.deals.append([])
                players = self.players()
                self.deal(dealer, players)
                after = self.dealing((dealer + 1) % len(self.sheet.chips))
                if after is None:
                    self.divide(dealer, players)
                self.sheet.finish(dict(self.pools), after)
                if after is None:
                    break
                if number == deals - 1 and self.random.random() < 0.3:
                    self.divide(dealer, players)
                    self.sheet.stop(dict(self.pools))
                dealer = after
        return True

    def divide(self, dealer: int, players: list[int]) -> None:
        left = sum(self.pools.values())
        order = [each for each in players if each > dealer] + [
            each for each in players if each <= dealer
        ]
        for number, each in enumerate(order):
            self.sheet.chips[each] += left // len(order) + (number < left % len(order))
        self.pools = dict.fromkeys(self.pools, 0)

    def deal(self, dealer: int, players: list[int]) -> None:
        self.dress(dealer, players)
        pack = self.random.sample(PACK, len(PACK))
        size, count = HANDS[len(players)], len(players)
        if self.random.random() < 0.25:
            # Turned up is what makes a difference.
            special = self.random.choice(
                ["9d", *(rank + self.random.choice(SUITS) for rank in "AKQJ")]
            )
            here, there = pack.index(special), size * count
            pack[here], pack[there] = pack[there], pack[here]
        if self.sheet.some(0.02):
            short = pack[:-1] if self.sheet.some(0.5) else [*pack[:-1], "8d"]
            self.sheet.wrong(chance="shuffled", cards=" ".join(short))
        self.sheet.move(chance="shuffled", cards=" ".join(pack))
        self.order = [each for each in players if each > dealer] + [
            each for each in players if each <= dealer
        ]
        self.hands = {
            seat: set(pack[n : size * count : count]) for n, seat in enumerate(self.order)
        }
        self.turned = pack[size * count]
        self.trumps = self.turned[1]
        self.seen: dict[str, int] = {}
        if not self.turn_up(dealer, size):
            self.run_out()

    def turn_up(self, dealer: int, size: int) -> bool:
        """Whether the deal is over with that."""
        if self.turned[0] in HONOURS:
            self.take(dealer, HONOURS[self.turned[0]])
        if self.turned != "9d":
            return False
        self.take(dealer, "pope")
        match self.options["pope_turnup"]:
            case "compartment":
                return False
            case "game":
                self.take(dealer, "game")
                for each in self.order:
                    if each != dealer:
                        self.charge(each, dealer, size)
            case _:
                for name in self.pools:
                    self.take(dealer, name)
        return True

    def run_out(self) -> None:
        leader = self.order[0]
        while True:
            self.astray(leader)
            card = self.random.choice(sorted(self.allowed(self.hands[leader])))
            self.sheet.move(seat=leader, do="lead", card=card)
            leader = self.run(leader, card)
            if not self.hands[leader]:
                break
        self.take(leader, "game")
        for each in self.order:
            if each != leader and "9d" not in self.hands[each]:
                self.charge(each, leader, len(self.hands[each]))

    def astray(self, leader: int) -> None:
        """Now and then a lead against the book."""
        if not self.sheet.some(0.02):
            return
        own = self.hands[leader]
        bad = [card for card in [*PACK, "8d"] if card not in own or card not in self.allowed(own)]
        card = self.random.choice(sorted(own - self.allowed(own)) or bad)
        self.sheet.wrong(seat=leader, do="lead", card=card)

    def allowed(self, hand: set[str]) -> set[str]:
        suits = {
            suit: sorted((c for c in hand if c[1] == suit), key=lambda c: RANKS.index(c[0]))
            for suit in SUITS
        }
        match self.options["lead"]:
            case "free":
                return hand
            case "lowest":
                return {held[0] for held in suits.values() if held}
            case _:
                stops = {card for card in hand if self.known_stop(card)}
                longest = max(map(len, suits.values()))
                lows = {held[0] for held in suits.values() if len(held) == longest}
                aces = {card for card in hand if card[0] == "A"}
                return stops or ({"9d"} & hand) or lows | aces

    def known_stop(self, card: str) -> bool:
        above = next_higher(card)
        return card == "7d" or above is None or above == self.turned or above in self.seen

    def run(self, seat: int, card: str) -> int:
        """Plays a card and all that follows by itself; who leads next, or is out."""
        while True:
            self.hands[seat].discard(card)
            self.seen[card] = seat
            self.collect(seat, card)
            above = next_higher(card)
            if not self.hands[seat] or (card == "9d" and self.options["pope_stop"] == "on"):
                return seat
            holder = next((each for each in self.order if above in self.hands[each]), None)
            if holder is None or above is None:
                return seat
            seat, card = holder, above

    def collect(self, seat: int, card: str) -> None:
        if card == "9d":
            self.take(seat, "pope")
        if card[1] != self.trumps or card[0] not in HONOURS:
            return
        self.take(seat, HONOURS[card[0]])
        for name, (high, low) in PAIRS.items():
            both = [rank + self.trumps for rank in (high, low)]
            if card not in both or not all(each in self.seen for each in both):
                continue
            one, other = (self.seen[each] for each in both)
            if one == other:
                self.take(seat, name)
            elif self.options["divide_split"] == "on":
                half = self.pools[name] // 2
                self.sheet.chips[other] += half
                self.sheet.chips[one] += self.pools[name] - half
                self.pools[name] = 0


def _options(random: Random) -> Json:
    some: Json = {
        "dress": random.choice(("dealer", "each")),
        "contribution": random.choice((0, 1, 2, 3, 5)),
        "pope_turnup": random.choice(("game", "compartment", "whole-pool")),
        "lead": random.choice(("free", "ordered", "lowest")),
        "divide_split": random.choice(("on", "off")),
        "pope_stop": random.choice(("on", "off")),
        "dealer_peeks": random.choice(("on", "off")),
        "knave_optional": random.choice(("on", "off")),
    }
    return {name: some[name] for name in some if random.random() < 0.6}
