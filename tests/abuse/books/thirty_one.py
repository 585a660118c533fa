"""Thirty-one as `rules/thirty-one.md` has it: stakes, exchanges, the knock, the last round."""

from __future__ import annotations

from random import Random

from tests.abuse.books.sheet import AnteBook, Json, Sheet

RANKS = "23456789TJQKA"
SUITS = "cdhs"
PACK = [rank + suit for suit in SUITS for rank in RANKS]
DEFAULTS: Json = {
    "stake": 1, "allow_pass": "off", "knock_after_round": 0, "ties": "elder", "triplets": "on",
    "max_rounds": 10, "first_dealer": "random", "deals": 0,
}  # fmt: skip
THIRTY_ONE = (31.0, 0)

Score = tuple[float, int]


class ThirtyOne(AnteBook):
    """A table of thirty-one at which people do anything."""

    ante = "stake"

    def __init__(self, random: Random) -> None:
        self.random = random
        seats = random.choice((2, 2, 3, 4, 5, 9, 16))
        self.options = DEFAULTS | _options(random, seats)
        chips = [random.choice((0, 1, 3, 20, 20, 400)) for _ in range(seats)]
        carry: Json = {}
        self.dealer = seats - 1
        if self.options["first_dealer"] != "random":
            self.dealer = self.options["first_dealer"]
        if random.random() < 0.6:
            self.dealer = carry["dealer"] = random.randrange(seats)
        self.played = 0
        if self.options["deals"] and random.random() < 0.3:
            self.played = carry["played"] = random.randint(0, self.options["deals"])
        self.sheet = Sheet("thirty_one", self.options, chips, [], carry, random)

    # --- a deal -----------------------------------------------------------------------------

    def deal(self) -> None:
        sheet, payers, seats = self.sheet, self.payers(), len(self.sheet.chips)
        for each in payers:
            sheet.chips[each] -= self.options["stake"]
        self.pool = self.options["stake"] * len(payers)
        round_table = [(self.dealer + n) % seats for n in range(seats)]
        dealer = next(each for each in round_table if each in payers)
        self.order = [(dealer + n) % seats for n in range(1, seats + 1)]
        self.order = [each for each in self.order if each in payers]
        count = len(self.order)
        pack = self.stacked(count)
        sheet.move(chance="shuffled", cards=" ".join(pack))
        self.hands = {seat: pack[n : 3 * count : count] for n, seat in enumerate(self.order)}
        self.middle = pack[3 * count : 3 * count + 3]
        self.draw()
        self.dealer = (dealer + 1) % seats
        self.played += 1

    def stacked(self, players: int) -> list[str]:
        """A pack; now and then somebody is dealt 31, or is near it, or has three alike."""
        pack = self.random.sample(PACK, len(PACK))
        if self.random.random() < 0.3:
            place = self.random.randrange(players)
            good = self.random.choice(("Ah Kh Th", "Ad Jd 2c", "7c 7d 7h", "As Ad Ac")).split()
            for turn, card in enumerate(good):
                there, here = pack.index(card), place + turn * players
                pack[there], pack[here] = pack[here], pack[there]
        return pack

    def draw(self) -> None:
        for seat in self.order:
            if self.score(seat) == THIRTY_ONE:
                self.sheet.chips[seat] += self.pool
                return
        turns, limit = 0, self.options["max_rounds"] or 100
        while turns < limit * len(self.order):
            seat = self.order[turns % len(self.order)]
            do = self.turn(seat, turns // len(self.order))
            if do == "31":
                return
            if do == "knock":
                self.last_round(seat)
                return
            turns += 1
        self.show()

    def turn(self, seat: int, circuits: int) -> str:
        """One turn of the draw, and what was done."""
        legal = ["exchange"] * 12
        if circuits >= self.options["knock_after_round"]:
            legal.append("knock")
        if self.options["allow_pass"] == "on":
            legal += ["pass"] * 3
        self.astray(seat, legal)
        do = self.random.choice(legal)
        if do == "exchange":
            return self.exchange(seat)
        self.sheet.move(seat=seat, do=do)
        return do

    def last_round(self, knocker: int) -> None:
        start = self.order.index(knocker)
        for seat in self.order[start + 1 :] + self.order[:start]:
            self.astray(seat, ["exchange", "stand"])
            if self.random.random() < 0.4:
                self.sheet.move(seat=seat, do="stand")
            elif self.exchange(seat) == "31":
                return
        self.show()

    def exchange(self, seat: int) -> str:
        """Any exchange, more often one that makes 31."""
        hand = self.hands[seat]
        pairs = [(take, give) for take in self.middle for give in hand]
        best = [pair for pair in pairs if self.after(hand, *pair) == THIRTY_ONE]
        take, give = self.random.choice(best or pairs)
        self.sheet.move(seat=seat, do="exchange", take=take, give=give)
        hand[hand.index(give)] = take
        self.middle[self.middle.index(take)] = give
        if self.score(seat) != THIRTY_ONE:
            return "exchange"
        self.sheet.chips[seat] += self.pool
        return "31"

    def astray(self, seat: int, legal: list[str]) -> None:
        """Now and then a move against the book."""
        if not self.sheet.some(0.01):
            return
        wrong: list[Json] = [
            {"seat": seat, "do": each} for each in ("knock", "pass", "stand") if each not in legal
        ]
        take, own = self.random.choice(self.middle), self.random.choice(self.hands[seat])
        far = next(each for each in PACK if each not in self.middle + self.hands[seat])
        for pair in ((take, take), (take, far), (far, own), (own, take), (own, own)):
            wrong.append({"seat": seat, "do": "exchange", "take": pair[0], "give": pair[1]})
        other = next(each for each in self.order if each != seat)
        wrong.append({"seat": other, "do": self.random.choice(("knock", "stand", "pass"))})
        self.sheet.wrong(**self.random.choice(wrong))

    def show(self) -> None:
        scores = {seat: self.score(seat) for seat in self.order}
        winners = [seat for seat in self.order if scores[seat] == max(scores.values())]
        if self.options["ties"] == "elder":
            winners = winners[:1]
        for place, seat in enumerate(winners):
            odd = place < self.pool % len(winners)
            self.sheet.chips[seat] += self.pool // len(winners) + odd

    def score(self, seat: int) -> Score:
        return self.value(self.hands[seat])

    def after(self, hand: list[str], take: str, give: str) -> Score:
        return self.value([take if card == give else card for card in hand])

    def value(self, hand: list[str]) -> Score:
        """The points, three of a rank being 30½; between those the rank decides."""
        if self.options["triplets"] == "on" and len({card[0] for card in hand}) == 1:
            return 30.5, RANKS.index(hand[0][0])
        totals = [sum(pips(card) for card in hand if card[1] == suit) for suit in SUITS]
        return float(max(totals)), 0


def pips(card: str) -> int:
    if card[0] == "A":
        return 11
    return 10 if card[0] in "KQJT" else int(card[0])


def _options(random: Random, seats: int) -> Json:
    some: Json = {
        "stake": random.choice((1, 1, 2, 20)),
        "allow_pass": random.choice(("on", "off")),
        "knock_after_round": random.choice((0, 1, 2, 3)),
        "ties": random.choice(("elder", "split")),
        "triplets": random.choice(("on", "on", "off")),
        "max_rounds": random.choice((0, 1, 2, 3, 10)),
        "first_dealer": random.choice(("random", random.randrange(seats))),
        "deals": random.choice((0, 0, 1, 3)),
    }
    return {name: some[name] for name in some if random.random() < 0.6}
