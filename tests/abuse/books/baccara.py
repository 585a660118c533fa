"""Baccara as `rules/baccara.md` has it."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from tests.abuse.books.sheet import Json, Sheet, WrongError

PACK = [rank + suit for suit in "cdhs" for rank in "A23456789TJQK"]
DEFAULTS: Json = {
    "packs": 3, "over_limit": "allow", "false_draw": "forbid", "fine": 1, "forced_card": "on",
    "banco_max": 2, "cheval_tie": "half", "resale": "auction", "burn": 0, "cut": 10,
    "gallery": "on",
}  # fmt: skip

Who = tuple[str, int]
Bet = tuple[Who, str]
"""Who bets, and on what."""
OTHER = {"R": "L", "L": "R"}


def points(cards: list[str]) -> int:
    return sum(0 if c[0] in "TJQK" else 1 if c[0] == "A" else int(c[0]) for c in cards) % 10


class Baccara:
    """A table of baccara at which people do as they please."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.options = DEFAULTS | _options(random)
        seats = random.choice((3, 3, 4, 5, 7, 11))
        chips = [random.choice((0, 1, 9, 40, 100, 300)) for _ in range(seats)]
        gallery = [random.choice((0, 5, 60, 300)) for _ in range(random.choice((0, 0, 1, 2)))]
        self.sheet = Sheet("baccara", self.options, chips, gallery, {}, random)
        self.banker: int | None = None
        self.bank = self.kitty = 0
        self.sides: dict[str, list[int | None]] = {"R": [None] * 5, "L": [None] * 5}
        self.holder = {"R": 0, "L": 0}
        self.phase = "auction"
        self.streak: tuple[int, int] | None = None
        self.bets: dict[Bet, int] = {}
        self.caller: int | None = None
        self.stock: list[str] = []

    # --- purses and places -------------------------------------------------------------------

    def purse(self, who: Who) -> int:
        return (self.sheet.chips if who[0] == "seat" else self.sheet.gallery)[who[1]]

    def get(self, who: Who, amount: int) -> None:
        (self.sheet.chips if who[0] == "seat" else self.sheet.gallery)[who[1]] += amount
        assert self.purse(who) >= 0

    def staked(self, who: Who) -> int:
        return sum(amount for (better, _), amount in self.bets.items() if better == who)

    def place_of(self, seat: int) -> tuple[str, int]:
        return next((s, n) for s in "RL" for n in range(5) if self.sides[s][n] == seat)

    def alternate(self) -> list[int]:
        found = [self.sides[side][n] for n in range(5) for side in "RL"]
        return [seat for seat in found if seat is not None]

    def by_holders(self) -> list[int]:
        found = [self.sides[s][(self.holder[s] + n) % 5] for n in range(5) for s in "RL"]
        return [seat for seat in found if seat is not None]

    def alive(self, side: str) -> bool:
        return any(seat is not None and self.sheet.chips[seat] for seat in self.sides[side])

    def change_places(self, new: int, old: int) -> None:
        if new != old:
            side, number = self.place_of(new)
            self.sides[side][number] = old

    def rich(self) -> int:
        """Seats with chips, the bank counting as the banker's."""
        worth = list(self.sheet.chips)
        if self.banker is not None:
            worth[self.banker] += self.bank
        return sum(each > 0 for each in worth)

    def pools(self) -> Json:
        return {"bank": self.bank, "kitty": self.kitty}

    def go_home(self) -> None:
        if self.banker is not None:
            self.sheet.chips[self.banker] += self.bank
        self.bank = 0

    # --- coups --------------------------------------------------------------------------------

    def play(self, coups: int) -> bool:
        """Whether there was a table to play at."""
        if self.rich() < 3:
            return False
        with suppress(WrongError):
            for number in range(coups):
                self.sheet.deals.append([])
                if not self.coup() or self.rich() < 2:
                    self.go_home()
                    self.sheet.finish(self.pools(), None)
                    break
                self.sheet.finish(self.pools(), self.banker if self.bank else None)
                self.sheet.finished[-1]["over"] = False
                if number == coups - 1 and self.sheet.some(0.3):
                    self.go_home()
                    self.sheet.stop(self.pools())
        return True

    def coup(self) -> bool:
        """Whether the sitting goes on."""
        if self.phase != "betting" and not self.sale():
            return False
        for _ in range(2):
            said = self.window()
            if said == "retire":
                self.retire()
                return True
            if said == "play":
                self.deal()
                return True
        self.go_home()
        self.phase = "auction"
        return True

    # --- the bank -----------------------------------------------------------------------------

    def sale(self) -> bool:
        """Whether anybody is banker now."""
        seats = len(self.sheet.chips)
        if self.phase == "list":
            assert self.banker is not None
            return self.offer([(self.banker + step) % seats for step in range(1, seats + 1)])
        able = [seat for seat in range(seats) if self.sheet.chips[seat]]
        waiting, bids = set(able), dict[int, int]()
        while waiting:
            if self.sheet.some(0.05):
                self.sheet.move(clock="close")
                break
            seat = self.random.choice(able)
            if self.sheet.some(0.01):
                self.sheet.wrong(seat=seat, do="bid", amount=self.sheet.chips[seat] + 1)
            bids[seat] = self.sheet.amount(0, self.sheet.chips[seat])
            if self.sheet.some(0.3):
                bids[seat] = 0
            self.sheet.move(seat=seat, do="bid", amount=bids[seat])
            waiting.discard(seat)
        best = max(bids.values(), default=0)
        if not best:
            return self.offer(list(range(seats)))
        self.put_up(min(seat for seat in bids if bids[seat] == best), best)
        return True

    def offer(self, order: list[int]) -> bool:
        for seat in order:
            chips = self.sheet.chips[seat]
            if not chips:
                continue
            if self.sheet.some(0.02):
                amount = self.random.choice((0, chips + 1))
                self.sheet.wrong(seat=seat, do="accept", amount=amount)
            if self.sheet.some(0.7):
                amount = self.sheet.amount(1, chips)
                self.sheet.move(seat=seat, do="accept", amount=amount)
                self.put_up(seat, amount)
                return True
            self.sheet.move(seat=seat, do="decline")
        return False

    def put_up(self, seat: int, amount: int) -> None:
        old, self.banker, self.bank = self.banker, seat, amount
        self.sheet.chips[seat] -= amount
        if old is None:
            others = [each for each in range(len(self.sheet.chips)) if each != seat]
            self.random.shuffle(others)
            self.sheet.move(chance="drawn", order=others)
            for number, each in enumerate(others):
                self.sides["RL"[number % 2]][number // 2] = each
        else:
            self.change_places(seat, old)
        self.streak, self.phase = None, "betting"

    def retire(self) -> None:
        assert self.banker is not None
        for seat, chips in enumerate(list(self.sheet.chips)):
            if seat == self.banker or chips < self.bank:
                continue
            if self.sheet.some(0.03):
                self.sheet.wrong(seat=seat, do="accept", amount=self.bank)
            if self.sheet.some(0.5):
                self.sheet.move(seat=seat, do="accept")
                self.sheet.chips[self.banker] += self.bank
                self.sheet.chips[seat] -= self.bank
                self.change_places(seat, self.banker)
                self.banker, self.streak = seat, None
                return
            self.sheet.move(seat=seat, do="decline")
        self.go_home()
        self.phase = "auction"

    # --- the window ---------------------------------------------------------------------------

    def window(self) -> str:
        """What comes of it: `play`, `retire`, or nothing."""
        for side in "RL":
            if self.alive(side):
                while True:
                    seat = self.sides[side][self.holder[side]]
                    if seat is not None and self.sheet.chips[seat]:
                        break
                    self.holder[side] = (self.holder[side] + 1) % 5
        seats = [("seat", n) for n in range(len(self.sheet.chips)) if n != self.banker]
        crowd = [("gallery", n) for n in range(len(self.sheet.gallery))]
        able = [who for who in seats if self.purse(who)]
        able += [who for who in crowd if self.purse(who) and self.options["gallery"] == "on"]
        self.bets, said = {}, dict[Who, str]()
        while len(said) < len(able):
            if self.sheet.some(0.03):
                self.sheet.move(clock="close")
                break
            if not self.bets and "banco" not in said.values() and self.sheet.some(0.03):
                self.sheet.move(seat=self.banker, do="retire")
                return "retire"
            self.enter(self.random.choice(able), said)
        callers = {who[1] for who, word in said.items() if word == "banco"}
        self.caller = next((seat for seat in self.by_holders() if seat in callers), None)
        if self.caller is not None:
            self.bets = {(("seat", self.caller), self.place_of(self.caller)[0]): self.bank}
        elif self.options["over_limit"] == "trim":
            self.trim()
        return "play" if self.bets else ""

    def enter(self, who: Who, said: dict[Who, str]) -> None:
        row = {who[0]: who[1]}
        if self.may_banco(who) and self.sheet.some(0.15):
            self.sheet.move(**row, do="banco")
            self.bets = {bet: amount for bet, amount in self.bets.items() if bet[0] != who}
            said[who] = "banco"
        elif not self.may_banco(who) and self.sheet.some(0.01):
            self.sheet.wrong(**row, do="banco")
        elif who in said and self.sheet.some(0.02):
            self.sheet.wrong(**row, do="done")
        elif who not in said and self.sheet.some(0.5):
            self.sheet.move(**row, do="done")
            said[who] = "done"
        else:
            said.pop(who, None)
            self.bet(who, row)

    def may_banco(self, who: Who) -> bool:
        if who[0] != "seat" or self.purse(who) < self.bank:
            return False
        most, streak = self.options["banco_max"], self.streak or (-1, 0)
        return not (most and streak[0] == who[1] and streak[1] >= most)

    def bet(self, who: Who, row: Json) -> None:
        on = self.random.choice(("R", "L", "cheval"))
        dead = not all(self.alive(side) for side in ("RL" if on == "cheval" else on))
        most = self.purse(who) - self.staked(who) + self.bets.get((who, on), 0)
        if dead:
            if self.sheet.some(0.05):
                self.sheet.wrong(**row, do="bet", on=on, amount=self.random.choice((0, most)))
            on = "R" if self.alive("R") else "L"
            most = self.purse(who) - self.staked(who) + self.bets.get((who, on), 0)
        if self.sheet.some(0.01):
            self.sheet.wrong(**row, do="bet", on=on, amount=self.random.choice((-1, most + 1)))
        amount = self.sheet.amount(0, most)
        self.sheet.move(**row, do="bet", on=on, amount=amount)
        if self.bets.get((who, on), 0) != amount:
            self.bets.pop((who, on), None)
            if amount:
                self.bets[who, on] = amount

    def in_order(self) -> list[Bet]:
        """Bets in alternate order of seats, then the gallery as they were placed."""
        seats = [(("seat", seat), on) for seat in self.alternate() for on in ("R", "L", "cheval")]
        crowd = [bet for bet in self.bets if bet[0][0] == "gallery"]
        return [bet for bet in seats if bet in self.bets] + crowd

    def trim(self) -> None:
        room, kept = self.bank, dict[Bet, int]()
        for bet in self.in_order():
            if amount := min(self.bets[bet], room):
                kept[bet] = amount
                room -= amount
        self.bets = kept

    # --- the cards ----------------------------------------------------------------------------

    def deal(self) -> None:
        if self.caller is None:
            self.streak = None
        elif self.streak and self.streak[0] == self.caller:
            self.streak = (self.caller, self.streak[1] + 1)
        else:
            self.streak = (self.caller, 1)
        if len(self.stock) < self.options["cut"]:
            cards = PACK * self.options["packs"]
            self.random.shuffle(cards)
            self.sheet.move(chance="shuffled", cards=" ".join(cards))
            self.stock = cards[self.options["burn"] :]
        speakers = {side: self.sides[side][self.holder[side]] for side in "RL" if self.alive(side)}
        if self.caller is not None:
            speakers = {self.place_of(self.caller)[0]: self.caller}
        hands: dict[str, list[str]] = {side: [] for side in (*speakers, "bank")}
        for _ in range(2):
            for hand in hands.values():
                hand.append(self.stock.pop(0))
        offenders: list[int] = []
        if all(points(hand) < 8 for hand in hands.values()):
            for side, seat in speakers.items():
                assert seat is not None
                if self.ask(seat, hands[side]):
                    offenders.append(seat)
            self.ask_banker(hands)
        self.fine(offenders)
        self.settle({side: points(hands[side]) - points(hands["bank"]) for side in speakers})

    def ask(self, seat: int, cards: list[str]) -> bool:
        """Whether that was a false draw."""
        point, rule = points(cards), self.options["false_draw"]
        do = self.random.choice(("draw", "stand"))
        false = do == ("draw" if point > 5 else "stand") and point != 5
        if false and rule == "forbid":
            if self.sheet.some(0.05):
                self.sheet.wrong(seat=seat, do=do)
            do = "stand" if do == "draw" else "draw"
        self.sheet.move(seat=seat, do=do)
        if do == "draw":
            cards.append(self.stock.pop(0))
        return false

    def ask_banker(self, hands: dict[str, list[str]]) -> None:
        drawn = any(len(hand) == 3 for hand in hands.values())
        if not drawn and self.options["forced_card"] == "on":
            hands["bank"].append(self.stock.pop(0))
            return
        do = self.random.choice(("draw", "stand"))
        self.sheet.move(seat=self.banker, do=do)
        if do == "draw":
            hands["bank"].append(self.stock.pop(0))

    def fine(self, offenders: list[int]) -> None:
        if self.options["false_draw"] != "fine":
            return
        for seat in offenders:
            free = self.sheet.chips[seat] - self.staked(("seat", seat))
            paid = min(self.options["fine"], free)
            self.sheet.chips[seat] -= paid
            self.kitty += paid

    # --- the end of a coup --------------------------------------------------------------------

    def settle(self, ahead: dict[str, int]) -> None:
        won: list[tuple[Bet, int]] = []
        for bet in self.paid_in_order():
            due = self.due(bet, ahead)
            if due < 0:
                self.get(bet[0], due)
                self.bank -= due
            elif due:
                won.append((bet, due))
        for (who, _), due in won:
            paid = min(due, self.bank)
            self.bank -= paid
            self.get(who, paid)
        if self.caller is None:
            for side, difference in ahead.items():
                if difference < 0:
                    self.holder[side] = (self.holder[side] + 1) % 5
        if not self.bank:
            self.phase = self.options["resale"]

    def due(self, bet: Bet, ahead: dict[str, int]) -> int:
        amount = self.bets[bet]
        signs = [(each > 0) - (each < 0) for each in ahead.values()]
        if bet[1] != "cheval":
            difference = ahead[bet[1]]
            return amount * ((difference > 0) - (difference < 0))
        if signs[0] == signs[1]:
            return amount * signs[0]
        if 0 in signs and self.options["cheval_tie"] == "half":
            return amount // 2 * sum(signs)
        return 0

    def paid_in_order(self) -> list[Bet]:
        own = [(("seat", seat), self.place_of(seat)[0]) for seat in self.by_holders()]
        rest = [
            (("seat", seat), on)
            for seat in self.alternate()
            for on in (OTHER[self.place_of(seat)[0]], "cheval")
        ]
        crowd = [bet for bet in self.bets if bet[0][0] == "gallery"]
        return [bet for bet in own + rest if bet in self.bets] + crowd


def _options(random: Random) -> Json:
    some: Json = {
        "packs": random.choice((3, 6)),
        "over_limit": random.choice(("allow", "trim")),
        "false_draw": random.choice(("forbid", "fine", "free")),
        "fine": random.choice((1, 5, 50)),
        "forced_card": random.choice(("on", "off")),
        "banco_max": random.choice((0, 1, 2)),
        "cheval_tie": random.choice(("half", "standoff")),
        "resale": random.choice(("auction", "list")),
        "burn": random.choice((0, 1, 2)),
        "cut": random.choice((9, 10, 150, 154)),
        "gallery": random.choice(("on", "on", "off")),
    }
    return {name: some[name] for name in some if random.random() < 0.6}
