"""Vingt-un as `rules/vingt-un.md` has it: stakes, the deal through the pack, naturals, payments."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from tests.abuse.books.sheet import Json, Sheet, WrongError

PACK = [rank + suit for suit in "cdhs" for rank in "23456789TJQKA"]
DEFAULTS: Json = {
    "max_stake": 10, "ties": "standoff", "natural_deal": "holder", "later_naturals": "single",
    "twentyone_double": "on", "deal_change": "natural", "first_dealer": "ace", "drawn_cards": "up",
}  # fmt: skip
CHOICES: Json = {
    "max_stake": (1, 2, 10, 50, 1000),
    "ties": ("standoff", "dealer"),
    "natural_deal": ("holder", "left", "none"),
    "later_naturals": ("single", "double"),
    "twentyone_double": ("on", "off"),
    "deal_change": ("natural", "each-coup"),
    "first_dealer": ("ace", "knave"),
    "drawn_cards": ("up", "down"),
}


class VingtUn:
    """A table of vingt-un at which people do anything."""

    def __init__(self, random: Random) -> None:
        self.random = random
        some = {name: random.choice(values) for name, values in CHOICES.items()}
        given = {name: value for name, value in some.items() if random.random() < 0.5}
        self.options = DEFAULTS | given
        seats = random.choice((2, 2, 3, 4, 6, 10))
        chips = [random.choice((0, 1, 2, 5, 30, 30, 200, 3000)) for _ in range(seats)]
        carry: Json = {}
        if random.random() < 0.6:
            carry["dealer"] = random.randrange(seats)
        self.dealer: int | None = carry.get("dealer")
        self.pack: list[str] = []
        self.hands: dict[int, list[str]] = {}
        self.sheet = Sheet("vingt_un", self.options, chips, [], carry, random)

    @property
    def boss(self) -> int:
        """Who deals, once that is known."""
        assert self.dealer is not None
        return self.dealer

    def able(self, dealer: int) -> list[int]:
        """Those who can stake against a dealer, eldest first."""
        chips = self.sheet.chips
        order = [(dealer + n) % len(chips) for n in range(1, len(chips))]
        return [seat for seat in order if chips[seat] >= 2]

    def can_deal(self, seat: int) -> bool:
        others = len(self.able(seat))
        return others > 0 and self.sheet.chips[seat] >= 2 * others

    def first_able(self, seat: int) -> int | None:
        """The seat if it can deal, or the next on its left that can."""
        count = len(self.sheet.chips)
        order = [(seat + n) % count for n in range(count)]
        return next((each for each in order if self.can_deal(each)), None)

    def is_over(self) -> bool:
        return self.first_able(0) is None

    def play(self, deals: int) -> bool:
        """Whether there was a table to play at."""
        if self.is_over():
            return False
        with suppress(WrongError):
            for _ in range(deals):
                self.sheet.deals.append([])
                self.coup()
                self.sheet.finish({}, self.dealer)
                if self.dealer is None:
                    return True
            if self.sheet.some(0.2):
                self.sheet.stop({})
        return True

    # --- a coup -----------------------------------------------------------------------------

    def coup(self) -> None:
        self.hands = {}
        if self.dealer is None:
            self.turn_up()
        self.dealer = self.first_able(self.boss)
        stakes = self.window()
        if stakes == {}:
            stakes = self.window()
        if not stakes:
            self.dealer = self.first_able((self.boss + 1) % len(self.sheet.chips))
            return
        self.dealer = self.first_able(self.played(stakes))

    def turn_up(self) -> None:
        pack = self.random.sample(PACK, 52)
        self.sheet.move(chance="shuffled", cards=" ".join(pack))
        rank = "A" if self.options["first_dealer"] == "ace" else "J"
        place = next(n for n, card in enumerate(pack) if card[0] == rank)
        self.dealer = place % len(self.sheet.chips)

    def limit(self, seat: int) -> int:
        chips = self.sheet.chips
        cover = chips[self.boss] // (2 * len(self.able(self.boss)))
        return min(self.options["max_stake"], chips[seat] // 2, cover)

    def window(self) -> dict[int, int] | None:
        """What has been staked; `None` if the dealer has passed the deal."""
        entries: dict[int, int] = {}
        able = self.able(self.boss)
        lazy = self.sheet.some(0.3)
        while len(entries) < len(able):
            self.astray_in_window(entries, able)
            if self.may_pass(entries) and self.sheet.some(0.03):
                self.sheet.move(seat=self.boss, do="pass_deal")
                return None
            if self.sheet.some(0.08):
                self.sheet.move(clock="close")
                break
            seat = self.random.choice(able)
            amount = 0 if lazy else self.sheet.amount(0, self.limit(seat))
            self.sheet.move(seat=seat, do="stake", amount=amount)
            entries[seat] = amount
        return {seat: entries[seat] for seat in able if entries.get(seat)}

    def may_pass(self, entries: dict[int, int]) -> bool:
        seats = range(len(self.sheet.chips))
        others = any(self.can_deal(seat) for seat in seats if seat != self.boss)
        return others and not any(entries.values())

    def astray_in_window(self, entries: dict[int, int], able: list[int]) -> None:
        if not self.sheet.some(0.01):
            return
        seat = self.random.choice(able)
        wrong: list[Json] = [
            {"seat": seat, "do": "stake", "amount": self.limit(seat) + 1},
            {"seat": seat, "do": "stake", "amount": -1},
            {"seat": seat, "do": "stake"},
            {"seat": seat, "do": "stake", "amount": True},
            {"seat": seat, "do": "card"},
            {"seat": seat, "do": "pass_deal"},
            {"seat": self.boss, "do": "stake", "amount": 0},
            {"chance": "shuffled", "cards": " ".join(PACK)},
        ]
        if not self.may_pass(entries):
            wrong.append({"seat": self.boss, "do": "pass_deal"})
        self.sheet.wrong(**self.random.choice(wrong))

    def played(self, stakes: dict[int, int]) -> int:
        """The hands from the deal to the last payment; who is to deal next, if he can."""
        order = [*stakes, self.boss]
        self.hands = {seat: [] for seat in order}
        for seat in order * 2:
            self.hands[seat].append(self.card())
        naturals = [seat for seat in order if count(self.hands[seat]) == 21]
        left = (self.boss + 1) % len(self.sheet.chips)
        if self.boss in naturals:
            for seat in stakes:
                self.pay(self.boss, seat, 0 if seat in naturals else 2 * stakes[seat])
            return self.boss
        for place, seat in enumerate(naturals):
            double = place == 0 or self.options["later_naturals"] == "double"
            self.pay(seat, self.boss, stakes[seat] * (2 if double else 1))
        self.drawn(stakes, naturals)
        if naturals:
            to = {"holder": naturals[0], "left": left, "none": self.boss}
            return to[self.options["natural_deal"]]
        return left if self.options["deal_change"] == "each-coup" else self.boss

    def card(self) -> str:
        """The next card; the pack is shuffled if it is out."""
        if not self.pack:
            lying = [card for hand in self.hands.values() for card in hand]
            rest = [card for card in PACK if card not in lying]
            if self.sheet.some(0.01):
                self.sheet.wrong(chance="shuffled", cards=" ".join([*rest[1:], rest[1]]))
            self.pack = self.random.sample(rest, len(rest))
            self.sheet.move(chance="shuffled", cards=" ".join(self.pack))
        return self.pack.pop(0)

    def drawn(self, stakes: dict[int, int], naturals: list[int]) -> None:
        standing: list[int] = []
        for seat in stakes:
            if seat in naturals:
                continue
            self.draws(seat)
            if count(self.hands[seat]) <= 21:
                standing.append(seat)
            else:
                # He throws them up: they are shuffled with the others, if it comes to that.
                self.hands[seat] = []
                self.pay(self.boss, seat, stakes[seat])
        if standing:
            self.draws(self.boss)
            for seat in standing:
                self.settled(seat, stakes[seat])

    def draws(self, seat: int) -> None:
        """A seat takes cards until it stands, has 21 or is over."""
        while count(self.hands[seat]) < 21:
            self.astray(seat)
            likes = 0.85 if count(self.hands[seat]) < 16 else 0.2
            if not self.sheet.some(likes):
                self.sheet.move(seat=seat, do="stand")
                return
            self.sheet.move(seat=seat, do="card")
            self.hands[seat].append(self.card())

    def astray(self, seat: int) -> None:
        if not self.sheet.some(0.01):
            return
        other = (seat + 1) % len(self.sheet.chips)
        wrong: list[Json] = [
            {"seat": other, "do": "stand"},
            {"seat": other, "do": "card"},
            {"seat": seat, "do": "stake", "amount": 1},
            {"seat": seat, "do": "pass_deal"},
            {"seat": seat, "do": "card", "amount": 1},
            {"clock": "close"},
        ]
        self.sheet.wrong(**self.random.choice(wrong))

    def settled(self, seat: int, stake: int) -> None:
        player, dealer = count(self.hands[seat]), count(self.hands[self.boss])
        double = 2 if self.options["twentyone_double"] == "on" else 1
        if dealer > 21:
            self.pay(seat, self.boss, stake * (double if player == 21 else 1))
        elif player == dealer:
            if self.options["ties"] == "dealer":
                self.pay(self.boss, seat, stake * (double if player == 21 else 1))
        elif player > dealer:
            self.pay(seat, self.boss, stake * (double if player == 21 else 1))
        else:
            self.pay(self.boss, seat, stake * (double if dealer == 21 else 1))

    def pay(self, to: int, by: int, amount: int) -> None:
        self.sheet.chips[by] -= amount
        self.sheet.chips[to] += amount


def count(hand: list[str]) -> int:
    """The best that is not over 21, else the smallest."""
    least = sum(1 if card[0] == "A" else 10 if card[0] in "TJQK" else int(card[0]) for card in hand)
    has_ace = any(card[0] == "A" for card in hand)
    return least + 10 if has_ace and least <= 11 else least
