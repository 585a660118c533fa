"""Whist as `rules/whist.md` has it: thirteen tricks, honours, games and rubbers."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from tests.abuse.books.sheet import Json, Sheet, WrongError

DEFAULTS: Json = {
    "target": 5, "honours": "on", "honours_conflict": "order", "honours_claim": "auto",
    "match": "single", "first_dealer": "random", "partners": "seats", "stake": 0,
}  # fmt: skip
RANKS = "23456789TJQKA"
SUITS = "cdhs"
PACK = [rank + suit for suit in SUITS for rank in RANKS]


def _options(random: Random) -> Json:
    values: Json = {
        "target": (5, 7, 10), "honours": ("on", "on", "off"), "honours_conflict":
        ("order", "cancel"), "honours_claim": ("auto", "manual"), "match": ("single", "rubber"),
        "first_dealer": ("random", "cut", 0, 2), "partners": ("seats", "cut"),
        "stake": (0, 1, 15, 1_000),
    }  # fmt: skip
    return {name: random.choice(each) for name, each in values.items() if random.random() < 0.6}


def _height(card: str) -> int:
    return RANKS.index(card[0])


class Whist:
    """A table of whist at which people play anything."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.options = DEFAULTS | _options(random)
        seats = 4 if random.random() < 0.9 else random.choice((2, 3, 5))
        chips = [random.choice((0, 3, 40, 5_000)) for _ in range(seats)]
        self.score, self.games, self.over = [0, 0], list[list[int]](), False
        first, carry = self.options["first_dealer"], Json()
        self.dealer = first if isinstance(first, int) else 3
        if random.random() < 0.5:
            self.dealer = carry["dealer"] = random.randrange(4)
        if random.random() < 0.4:
            self.score = [random.randrange(self.options["target"] + (n > 0)) for n in (0, 1)]
            carry["score"] = list(self.score)
        goal = self.options["target"]
        if self.options["match"] == "rubber" and random.random() < 0.4:
            self.games.append(random.choice(([goal, 1], [0, goal + 2])))
            carry["games"] = [list(each) for each in self.games]
        self.sheet = Sheet("whist", self.options, chips, [], carry, random)

    def play(self, deals: int) -> bool:
        """Whether there was a table to play at."""
        if len(self.sheet.chips) != 4 or max(self.score) >= self.options["target"]:
            return False
        with suppress(WrongError):
            for _ in range(deals):
                self.sheet.deals.append([])
                self.deal()
                self.sheet.finish({}, None if self.over else self.dealer)
                self.sheet.finished[-1]["score"] = list(self.score)
                if self.over:
                    break
                if max(self.score) >= self.options["target"]:
                    self.score = [0, 0]
                if self.sheet.some(0.05):
                    self.sheet.stop({})
                    break
        return True

    # --- a deal -----------------------------------------------------------------------------

    def deal(self) -> None:
        pack = self.random.sample(PACK, 52)
        if self.sheet.some(0.4):
            pack = self.with_honours(pack)
        self.sheet.move(chance="shuffled", cards=" ".join(pack))
        self.trumps = pack[-1][1]
        self.hands = {(self.dealer + n) % 4: pack[n - 1 :: 4] for n in range(1, 5)}
        held = [sum(f"{rank}{self.trumps}" in self.hands[seat] + self.hands[seat + 2]
                    for rank in "AKQJ") for seat in (0, 1)]  # fmt: skip
        tricks, leader = [0, 0], (self.dealer + 1) % 4
        for _ in range(13):
            leader = self.trick(leader)
            tricks[leader % 2] += 1
        self.count(tricks, held)
        self.dealer = (self.dealer + 1) % 4

    def with_honours(self, pack: list[str]) -> list[str]:
        """The pack so that the dealer's side is dealt three honours or four."""
        trumps, places = pack[-1][1], [51, 49, 47, 45][: self.random.choice((3, 4))]
        for place, rank in zip(places, "KAQJ", strict=False):
            other = pack.index(rank + trumps)
            pack[place], pack[other] = pack[other], pack[place]
        return pack

    def trick(self, leader: int) -> int:
        """A card from each; who wins them."""
        played: list[str] = []
        for n in range(4):
            seat = (leader + n) % 4
            played.append(self.card(seat, played[0][1] if played else None))
        suit = self.trumps if any(self.trumps in card for card in played) else played[0][1]
        best = max((card for card in played if card[1] == suit), key=_height)
        return (leader + played.index(best)) % 4

    def card(self, seat: int, led: str | None) -> str:
        """What a seat plays, of what it may."""
        hand = self.hands[seat]
        legal = [card for card in hand if card[1] == led] or hand
        self.astray(seat, legal)
        if self.sheet.some(0.1):
            card = self.lowest(legal, led)
            self.sheet.move(seat=seat, do="play", card=card, absent=True)
        else:
            card = self.random.choice(legal)
            self.sheet.move(seat=seat, do="play", card=card)
        hand.remove(card)
        return card

    def astray(self, seat: int, legal: list[str]) -> None:
        """Now and then a revoke, a card of somebody else, or one out of turn."""
        chance = self.random.random()
        wrong = [card for card in PACK if card not in legal]
        if chance < 0.001:
            self.sheet.wrong(seat=seat, do="play", card=self.random.choice(wrong))
        revokes = [card for card in self.hands[seat] if card not in legal]
        if revokes and chance < 0.003:
            self.sheet.wrong(seat=seat, do="play", card=self.random.choice(revokes))
        other = (seat + self.random.randint(1, 3)) % 4
        if self.hands[other] and chance > 0.9993:
            self.sheet.wrong(seat=other, do="play", card=self.random.choice(self.hands[other]))

    def lowest(self, legal: list[str], led: str | None) -> str:
        """What is played for a seat that is away."""
        plain = [card for card in legal if card[1] != self.trumps]
        if led is None and plain:
            lengths = {suit: sum(card[1] == suit for card in plain) for suit in SUITS}
            longest = max(SUITS, key=lambda suit: lengths[suit])
            plain = [card for card in plain if card[1] == longest]
        follows = led is not None and legal[0][1] == led
        some = legal if follows else plain or legal
        return min(some, key=lambda card: (_height(card), SUITS.index(card[1])))

    # --- the score --------------------------------------------------------------------------

    def count(self, tricks: list[int], held: list[int]) -> None:
        """First tricks, and then honours unless the tricks have ended the game."""
        target, before = self.options["target"], list(self.score)
        for side in (0, 1):
            self.score[side] += max(tricks[side] - 6, 0)
        if max(self.score) < target and self.options["honours"] == "on":
            worth = [{3: 2, 4: 4}.get(each, 0) for each in held]
            may = [worth[side] > 0 and before[side] != target - 1 for side in (0, 1)]
            scores = self.window(may) if self.options["honours_claim"] == "manual" else may
            for side in (0, 1):
                cancelled = self.options["honours_conflict"] == "cancel" and tricks[side] < 6
                self.score[side] += worth[side] if scores[side] and not cancelled else 0
        if max(self.score) >= target:
            self.game_over()

    def window(self, may: list[bool]) -> list[bool]:
        """All four say whether they claim, some of them twice; which sides have claimed."""
        claims: dict[int, bool] = {}
        seats = self.random.sample(range(4), 4)
        for seat in [*seats[:1], *seats]:
            if self.sheet.some(0.03):
                self.sheet.move(clock="close")
                claims |= {each: may[each % 2] for each in range(4) if each not in claims}
                break
            if not may[seat % 2] and self.sheet.some(0.02):
                self.sheet.wrong(seat=seat, do="claim_honours")
            claims[seat] = may[seat % 2] and self.sheet.some(0.5)
            self.sheet.move(seat=seat, do="claim_honours" if claims[seat] else "pass")
        return [claims[side] or claims[side + 2] for side in (0, 1)]

    def game_over(self) -> None:
        """The end of a game, and perhaps of the match."""
        self.games.append(list(self.score))
        target, won = self.options["target"], [0, 0]
        points = [0, 0]
        for game in self.games:
            winner = 0 if game[0] >= target else 1
            won[winner] += 1
            lost = game[1 - winner]
            points[winner] += 3 if lost == 0 else 2 if lost < (target + 1) // 2 else 1
        if self.options["match"] == "single":
            self.pay(0 if won[0] else 1, 1)
        elif max(won) == 2:
            winner = won.index(2)
            self.pay(winner, points[winner] + 2 - points[1 - winner])

    def pay(self, winner: int, points: int) -> None:
        """The match is over: each of the losers pays who sits opposite in the reckoning."""
        self.over = True
        chips = self.sheet.chips
        for pair in ((0, 1), (2, 3)):
            paid = min(self.options["stake"] * points, chips[pair[1 - winner]])
            chips[pair[1 - winner]] -= paid
            chips[pair[winner]] += paid
