"""Chemin de fer as `rules/chemin-de-fer.md` has it."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from tests.abuse.books.sheet import Json, Sheet, WrongError

CARDS = [rank + suit for suit in "cdhs" for rank in "A23456789TJQK"] * 6
DEFAULTS: Json = {
    "rotation": "right", "represent": "highest-stake", "min_bank": 1, "max_bank": 0,
    "excess": "decline", "gallery": "on", "tie": "carry", "false_draw": "forbid", "fine": 1,
    "banker_rule": "free", "banco_max": 0, "pass_to": "any", "pass_resume": "regular", "cut": 10,
}  # fmt: skip
TABLEAU = {
    0: range(10),
    1: range(10),
    2: range(10),
    3: (*range(8), 9),
    4: range(2, 8),
    5: range(4, 8),
    6: (6, 7),
    7: (),
}

Who = tuple[str, int]


def points(cards: list[str]) -> int:
    return sum(value(card) for card in cards) % 10


def value(card: str) -> int:
    return 0 if card[0] in "TJQK" else 1 if card[0] == "A" else int(card[0])


class CheminDeFer:
    """A table of chemin de fer at which people do as they please."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.options = DEFAULTS | _options(random)
        seats = random.randint(2, 5)
        chips = [random.choice((0, 1, 8, 30, 100, 400)) for _ in range(seats)]
        gallery = [random.choice((0, 5, 60, 300)) for _ in range(random.choice((0, 0, 1, 2)))]
        self.banker = random.randrange(seats)
        self.sheet = Sheet(
            "chemin_de_fer", self.options, chips, gallery, {"dealer": self.banker}, random
        )
        self.bank = self.wins = self.kitty = 0
        self.suivi: int | None = None
        self.resume: int | None = None
        self.stakes: dict[Who, int] = {}
        self.caller: int | None = None
        self.bancos = dict.fromkeys(range(seats), 0)
        self.shoe: list[str] = []
        self.phase = "open"

    # --- seats and purses -------------------------------------------------------------------

    def right_of(self, seat: int) -> list[int]:
        """Everybody else, from the right of a seat on."""
        seats = len(self.sheet.chips)
        return [(seat + step) % seats for step in range(1, seats)]

    def next_banker(self, seat: int) -> int:
        return (seat + (1 if self.options["rotation"] == "right" else -1)) % len(self.sheet.chips)

    def purse(self, who: Who) -> int:
        return (self.sheet.chips if who[0] == "seat" else self.sheet.gallery)[who[1]]

    def get(self, who: Who, amount: int) -> None:
        (self.sheet.chips if who[0] == "seat" else self.sheet.gallery)[who[1]] += amount
        assert self.purse(who) >= 0

    def worth(self) -> list[int]:
        """What every seat has, the bank and carried stakes with it."""
        chips = [each + self.stakes.get(("seat", n), 0) for n, each in enumerate(self.sheet.chips)]
        chips[self.banker] += self.bank
        return chips

    def goes_on(self) -> bool:
        enough = sum(each > 0 for each in self.worth()) >= 2
        if self.phase == "open":
            return enough and max(self.sheet.chips) >= self.options["min_bank"]
        return enough

    # --- coups ------------------------------------------------------------------------------

    def play(self, coups: int) -> bool:
        """Whether there was a table to play at."""
        if not self.goes_on():
            return False
        with suppress(WrongError):
            for number in range(coups):
                self.sheet.deals.append([])
                if not self.coup() or not self.goes_on():
                    self.go_home()
                    self.sheet.finish(self.pools(), None)
                    break
                self.sheet.finish(self.pools(), self.banker)
                if number == coups - 1 and self.sheet.some(0.3):
                    self.go_home()
                    self.sheet.stop(self.pools())
        return True

    def pools(self) -> Json:
        return {"bank": self.bank, "carried": sum(self.stakes.values()), "kitty": self.kitty}

    def go_home(self) -> None:
        self.sheet.chips[self.banker] += self.bank
        for who, amount in self.stakes.items():
            self.get(who, amount)
        self.bank, self.stakes = 0, {}

    def coup(self) -> bool:
        """Whether the sitting goes on."""
        if self.phase == "after":
            self.after()
        if self.phase == "open" and not self.open():
            return False
        if self.phase == "betting" and not self.bet():
            # Two empty windows: the bank goes home, and so ends the deal.
            self.pass_on()
            return True
        self.hand()
        return True

    def pass_on(self) -> None:
        """The deal passes as after a loss; what is left of the bank goes home."""
        self.sheet.chips[self.banker] += self.bank
        lost, self.bank = self.banker, 0
        self.banker = self.next_banker(lost) if self.resume is None else self.resume
        if self.banker == lost:
            self.banker = self.next_banker(lost)
        self.resume, self.phase = None, "open"
        self.new_tenure()

    def new_tenure(self) -> None:
        self.wins = 0
        self.bancos = dict.fromkeys(self.bancos, 0)

    def open(self) -> bool:
        sheet = self.sheet
        least, limit = self.options["min_bank"], self.options["max_bank"]
        seat = self.banker
        for _ in sheet.chips:
            if sheet.chips[seat] >= least:
                most = min(sheet.chips[seat], limit) if limit else sheet.chips[seat]
                if sheet.some(0.02):
                    sheet.wrong(
                        seat=seat, do="open", amount=self.random.choice((most + 1, least - 1))
                    )
                if not sheet.some(0.2):
                    amount = sheet.amount(least, most)
                    sheet.move(seat=seat, do="open", amount=amount)
                    sheet.chips[seat] -= amount
                    self.banker, self.bank, self.phase = seat, amount, "betting"
                    return True
                sheet.move(seat=seat, do="decline")
            seat = self.next_banker(seat)
        return False

    def after(self) -> None:
        sheet, banker = self.sheet, self.banker
        if not sheet.some(0.35):
            sheet.move(seat=banker, do="continue")
            self.phase = "betting"
            return
        if not self.wins:
            sheet.wrong(seat=banker, do="pass")
        sheet.move(seat=banker, do="pass")
        asked = self.right_of(banker)[: 1 if self.options["pass_to"] == "right" else None]
        for seat in asked:
            if sheet.chips[seat] < self.bank:
                continue
            if sheet.some(0.5):
                sheet.move(seat=seat, do="take")
                self.buy(seat)
                return
            sheet.move(seat=seat, do="decline")
        self.pass_on()

    def buy(self, taker: int) -> None:
        self.sheet.chips[taker] -= self.bank
        self.sheet.chips[self.banker] += self.bank
        if self.options["pass_resume"] == "regular" and self.resume is None:
            self.resume = self.next_banker(self.banker)
        self.banker, self.phase = taker, "betting"
        self.new_tenure()

    # --- the window -------------------------------------------------------------------------

    def bet(self) -> bool:
        """Whether there is anything to play for."""
        for _ in range(2):
            self.caller = None
            entries = self.window()
            callers = [who[1] for who, entry in entries.items() if entry == "banco"]
            if callers:
                nearest = [seat for seat in self.right_of(self.banker) if seat in callers]
                self.caller = self.suivi if self.suivi in callers else nearest[0]
                assert self.caller is not None
                self.stakes = {("seat", self.caller): self.bank}
                self.sheet.chips[self.caller] -= self.bank
                return True
            self.allot({who: amount for who, amount in entries.items() if isinstance(amount, int)})
            if self.stakes:
                return True
        return False

    def window(self) -> dict[Who, int | str]:
        sheet = self.sheet
        order: list[Who] = [("seat", seat) for seat in self.right_of(self.banker)]
        if self.options["gallery"] == "on":
            order += [("gallery", index) for index in range(len(sheet.gallery))]
        able = [who for who in order if self.purse(who)]
        waiting, entries = set(able), dict[Who, int | str]()
        while waiting:
            if sheet.some(0.08):
                sheet.move(clock="close")
                break
            who = self.random.choice(able)
            entry = self.entry(who)
            waiting.discard(who)
            if entries.get(who) != entry:
                entries.pop(who, None)
                entries[who] = entry
        return entries

    def entry(self, who: Who) -> int | str:
        sheet, row = self.sheet, {who[0]: who[1]}
        carried = self.stakes.get(who, 0)
        most = self.options["banco_max"]
        may = who[0] == "seat" and self.purse(who) >= self.bank and not self.stakes
        may = may and not (most and self.bancos[who[1]] >= most)
        if sheet.some(0.25 if may else 0.01):
            if not may:
                sheet.wrong(**row, do="banco")
            sheet.move(**row, do="banco")
            return "banco"
        low, high = carried, carried + self.purse(who)
        if sheet.some(0.01):
            sheet.wrong(**row, do="bet", amount=self.random.choice((low - 1, high + 1)))
        amount = sheet.amount(low, high)
        sheet.move(**row, do="bet", amount=amount)
        return amount

    def allot(self, entries: dict[Who, int]) -> None:
        carried = dict(self.stakes)
        wanted = {who: amount - carried.get(who, 0) for who, amount in entries.items()}
        seats: list[Who] = [("seat", seat) for seat in self.right_of(self.banker)]
        seated = sum(wanted.get(who, 0) for who in seats)
        excess = seated + sum(carried.values()) - self.bank
        if self.options["excess"] == "ask" and excess > 0 and self.sheet.chips[self.banker]:
            self.ask(min(excess, self.sheet.chips[self.banker]))
        room = self.bank - sum(carried.values())
        assert room >= 0
        for who in [*seats, *(who for who in wanted if who[0] == "gallery")]:
            more = min(wanted.get(who, 0), room)
            if more:
                room -= more
                self.get(who, -more)
                self.stakes[who] = carried.get(who, 0) + more

    def ask(self, most: int) -> None:
        sheet = self.sheet
        if sheet.some(0.03):
            sheet.wrong(seat=self.banker, do="accept", amount=most + 1)
        if sheet.some(0.4):
            sheet.move(seat=self.banker, do="decline")
            return
        amount = sheet.amount(1, most)
        sheet.move(seat=self.banker, do="accept", amount=amount)
        sheet.chips[self.banker] -= amount
        self.bank += amount

    # --- the hand ---------------------------------------------------------------------------

    def hand(self) -> None:
        if len(self.shoe) < self.options["cut"]:
            self.shoe = self.random.sample(CARDS, len(CARDS))
            self.sheet.move(chance="shuffled", cards=" ".join(self.shoe))
        first, second, third, fourth = (self.shoe.pop(0) for _ in range(4))
        punter, bank = [first, third], [second, fourth]
        speaker = self.speaker()
        offended = False
        if points(punter) < 8 and points(bank) < 8:
            offended = self.ask_punter(speaker, punter)
            self.ask_banker(punter, bank)
        replayed, self.phase = self.phase == "hand", "after"
        if not replayed:
            for seat in self.bancos:
                self.bancos[seat] = self.bancos[seat] + 1 if seat == self.caller else 0
        self.settle(points(punter), points(bank), speaker if offended else None)

    def speaker(self) -> Who:
        order = [("seat", seat) for seat in self.right_of(self.banker)]
        seated = [who for who in order if self.stakes.get(who)]
        if not seated:
            return max(self.stakes, key=lambda who: self.stakes[who])
        if self.options["represent"] == "right-neighbour":
            return seated[0]
        return max(seated, key=lambda who: self.stakes[who])

    def ask_punter(self, speaker: Who, cards: list[str]) -> bool:
        """Whether that was against the usage."""
        point = points(cards)
        do = self.random.choice(("draw", "stand"))
        false = (do == "draw" and point in (6, 7)) or (do == "stand" and point <= 4)
        rule, row = self.options["false_draw"], {speaker[0]: speaker[1]}
        if false and rule == "forbid":
            if self.sheet.some(0.05):
                self.sheet.wrong(**row, do=do)
            do, false = "stand" if do == "draw" else "draw", False
        self.sheet.move(**row, do=do)
        if do == "draw":
            cards.append(self.shoe.pop(0))
        if false and rule == "fine":
            fine = min(self.options["fine"], self.purse(speaker))
            self.get(speaker, -fine)
            self.kitty += fine
        return false and rule == "liable"

    def ask_banker(self, punter: list[str], bank: list[str]) -> None:
        point = points(bank)
        should = value(punter[2]) in TABLEAU[point] if len(punter) == 3 else point <= 5
        do = self.random.choice(("draw", "stand"))
        right = "draw" if should else "stand"
        if self.options["banker_rule"] == "tableau" and do != right:
            if self.sheet.some(0.05):
                self.sheet.wrong(seat=self.banker, do=do)
            do = right
        self.sheet.move(seat=self.banker, do=do)
        if do == "draw":
            bank.append(self.shoe.pop(0))

    def settle(self, punters: int, bank: int, offender: Who | None) -> None:
        stakes, banco = dict(self.stakes), self.caller is not None
        if punters == bank:
            if not banco:
                self.suivi = None
            if self.options["tie"] == "carry":
                self.phase = "hand" if banco else "betting"
                return
            self.stakes = {}
            for who, stake in stakes.items():
                self.get(who, stake)
            return
        self.stakes = {}
        if bank > punters:
            self.bank += sum(stakes.values())
            self.wins += 1
            self.suivi = self.caller
            self.make_good(stakes, offender)
            return
        for who, stake in stakes.items():
            self.bank -= stake
            self.get(who, 2 * stake)
        self.suivi = None
        self.pass_on()

    def make_good(self, stakes: dict[Who, int], offender: Who | None) -> None:
        if offender is None:
            return
        seats = [("seat", seat) for seat in self.right_of(self.banker)]
        for who in [*seats, *(who for who in stakes if who[0] == "gallery")]:
            if who != offender and who in stakes:
                paid = min(stakes[who], self.purse(offender))
                self.get(offender, -paid)
                self.get(who, paid)


def _options(random: Random) -> Json:
    least = random.choice((1, 1, 5, 20))
    some: Json = {
        "rotation": random.choice(("right", "left")),
        "represent": random.choice(("highest-stake", "right-neighbour")),
        "min_bank": least,
        "max_bank": random.choice((0, 0, least, 60)),
        "excess": random.choice(("decline", "ask")),
        "gallery": random.choice(("on", "on", "off")),
        "tie": random.choice(("carry", "carry", "return")),
        "false_draw": random.choice(("forbid", "liable", "fine", "free")),
        "fine": random.choice((1, 5)),
        "banker_rule": random.choice(("free", "tableau")),
        "banco_max": random.choice((0, 1, 2)),
        "pass_to": random.choice(("any", "right")),
        "pass_resume": random.choice(("regular", "taker")),
        "cut": random.choice((6, 10, 300, 312)),
    }
    chosen = {name: some[name] for name in some if random.random() < 0.6}
    if chosen.get("max_bank", 0) and chosen["max_bank"] < chosen.get("min_bank", 1):
        del chosen["max_bank"]
    return chosen
