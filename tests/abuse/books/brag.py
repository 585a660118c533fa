"""Brag as `rules/brag.md` has it: antes, bets, covers, sees, and a pack that is not shuffled."""

from __future__ import annotations

from random import Random

from tests.abuse.books.brag_hands import PACK, PRIAL, Worth, worth
from tests.abuse.books.sheet import AnteBook, Json, Sheet

DEFAULTS: Json = {
    "ante": 1, "min_bet": 1, "max_bet": 10, "max_raise": 10, "bet_cap": 0, "braggers": "classic3",
    "bragger_scope": "pairs", "natural_braggers": "ace_of_diamonds", "threes_high": "off",
    "show_losing_seer": "off", "short_stack": "cover", "shuffle_every_deal": "off", "deals": 0,
    "rebuy": "on",
}  # fmt: skip


class Brag(AnteBook):
    """A table of brag at which people bet anything."""

    ante = "ante"

    def __init__(self, random: Random) -> None:
        self.random = random
        self.options = DEFAULTS | _options(random)
        seats = random.randint(2, 6)
        chips = [random.choice((0, 1, 2, 5, 20, 60, 400)) for _ in range(seats)]
        self.dealer = random.randrange(seats)
        carry: Json = {"dealer": self.dealer}
        self.pack: list[str] | None = None
        if random.random() < 0.3:
            self.pack = self.stacked()
            carry["pack"] = " ".join(self.pack)
        self.played = 0
        if self.options["deals"] and random.random() < 0.3:
            self.played = carry["played"] = random.randint(0, self.options["deals"])
        self.sheet = Sheet("brag", self.options, chips, [], carry, random)

    def stacked(self) -> list[str]:
        """A pack, often one in which good hands come out."""
        pack = self.random.sample(PACK, len(PACK))
        if self.random.random() < 0.6:
            good = self.random.choice(("Ad Jc 9d Ah As 9h 9s Jd Jh", "3c 3d 3h 3s Ad Jc 9d Ac 2d"))
            front = self.random.sample(good.split(), 9)
            pack = [*front, *(card for card in pack if card not in front)]
        return pack

    # --- a deal -----------------------------------------------------------------------------

    def deal(self) -> None:
        sheet, payers, seats = self.sheet, self.payers(), len(self.sheet.chips)
        for each in payers:
            sheet.chips[each] -= self.options["ante"]
        if self.pack is None or self.options["shuffle_every_deal"] == "on":
            self.pack = self.stacked()
            sheet.move(chance="shuffled", cards=" ".join(self.pack))
        elif sheet.some(0.01):
            sheet.wrong(chance="shuffled", cards=" ".join(self.pack))
        dealer = next(s for s in ((self.dealer + n) % seats for n in range(seats)) if s in payers)
        self.order = [s for s in ((dealer + n) % seats for n in range(1, seats + 1)) if s in payers]
        count = len(self.order)
        self.hands = {
            seat: tuple(self.pack[n : 3 * count : count]) for n, seat in enumerate(self.order)
        }
        self.pack = self.pack[3 * count :]
        self.pot, self.closed = self.options["ante"] * count, list[tuple[int, int]]()
        self.live, self.last = list(self.order), 0
        self.seen_by_prial = False
        self.bet_round()
        for seat in self.order:
            if seat in self.hands:
                self.pack += self.hands[seat]
        if self.seen_by_prial:
            self.pack = None
        self.dealer = (dealer + 1) % seats
        self.played += 1

    def bet_round(self) -> None:
        """Turns until somebody has won; `live` are the uncovered seats in turn, the next first."""
        while len(self.live) > 1:
            seat = self.live.pop(0)
            if not self.turn(seat):
                return
        self.award(self.live[0])

    def turn(self, seat: int) -> bool:
        """One turn; whether the betting goes on."""
        sheet, chips = self.sheet, self.sheet.chips[seat]
        required = self.last or self.options["min_bet"]
        high = self.highest(required, chips)
        legal = {"fold"}
        if high >= required:
            legal.add("bet")
        if chips < required and self.options["short_stack"] == "cover":
            legal.add("cover")
        if len(self.live) == 1 and self.last and chips >= 2 * self.last:
            legal.add("see")
        self.astray(seat, legal, required, high)
        weights = {"fold": 1, "bet": 4, "cover": 5, "see": 2}
        some = sorted(legal)
        do = self.random.choices(some, [weights[each] for each in some])[0]
        match do:
            case "fold":
                sheet.move(seat=seat, do="fold")
                assert self.pack is not None
                self.pack += self.hands.pop(seat)
            case "bet":
                amount = sheet.amount(required, high)
                sheet.move(seat=seat, do="bet", amount=amount)
                self.pay(seat, amount)
                self.last = amount
                self.live.append(seat)
            case "cover":
                sheet.move(seat=seat, do="cover")
                self.pay(seat, chips)
                self.closed.append((seat, self.pot))
                self.pot = 0
            case _:
                self.see(seat)
                return False
        return True

    def highest(self, required: int, chips: int) -> int:
        most = self.options["max_bet"]
        if self.last:
            most = self.last + self.options["max_raise"] if self.options["max_raise"] else chips
        if self.options["bet_cap"]:
            most = min(most, self.options["bet_cap"])
        return min(chips, max(most, required))

    def astray(self, seat: int, legal: set[str], required: int, high: int) -> None:
        """Now and then a move against the book."""
        if not self.sheet.some(0.02):
            return
        wrong: list[Json] = [{"do": each} for each in ("see", "cover") if each not in legal]
        wrong += [
            {"do": "bet", "amount": each} for each in (required - 1, max(high, required - 1) + 1)
        ]
        other = self.live[0]
        self.sheet.wrong(
            **self.random.choice(
                [*({"seat": seat} | each for each in wrong), {"seat": other, "do": "fold"}]
            )
        )

    def pay(self, seat: int, amount: int) -> None:
        self.sheet.chips[seat] -= amount
        self.pot += amount

    def see(self, seer: int) -> None:
        self.sheet.move(seat=seer, do="see")
        self.pay(seer, 2 * self.last)
        (other,) = self.live
        winner = seer if self.worth(seer) > self.worth(other) else other
        self.seen_by_prial = self.worth(winner)[0] == PRIAL
        self.award(winner)

    def worth(self, seat: int) -> Worth:
        return worth(self.hands[seat], self.options)

    def award(self, winner: int) -> None:
        """The newest pot is won; then the closed ones, the newest first."""
        self.sheet.chips[winner] += self.pot
        for number in reversed(range(len(self.closed))):
            later = [seat for seat, _ in reversed(self.closed[number + 1 :])]
            contest = [winner, *later, self.closed[number][0]]
            best = max(map(self.worth, contest))
            holder = next(each for each in contest if self.worth(each) == best)
            self.sheet.chips[holder] += self.closed[number][1]


def _options(random: Random) -> Json:
    least = random.choice((1, 1, 2, 5))
    some: Json = {
        "ante": random.choice((1, 1, 2, 5)),
        "min_bet": least,
        "max_bet": random.choice((least, 10, 30)) if least <= 10 else least,
        "max_raise": random.choice((0, 1, 10, 50)),
        "bet_cap": random.choice((0, 0, 3, 12)),
        "braggers": random.choice(("classic3", "hoyle2", "jc", "none")),
        "bragger_scope": random.choice(("pairs", "pairs", "all")),
        "natural_braggers": random.choice(("ace_of_diamonds", "own_rank")),
        "threes_high": random.choice(("on", "off")),
        "show_losing_seer": random.choice(("on", "off")),
        "short_stack": random.choice(("cover", "cover", "fold")),
        "shuffle_every_deal": random.choice(("off", "off", "on")),
        "deals": random.choice((0, 0, 1, 3)),
        "rebuy": random.choice(("on", "off")),
    }
    return {name: some[name] for name in some if random.random() < 0.6}
