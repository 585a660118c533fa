"""Hazard: one caster throws two dice against the setters, who cover his stake.

Source: the hazard rule book, ledger H1 to H14. Where the sources differ: a made chance pays the
stake itself at the odds, three losses (not wins) in succession pass the box, and the setters are
the other players at the table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from math import floor, lcm
from typing import Annotated, ClassVar, Final, Literal, TypeAlias

from bot.rules.cards import Card
from bot.rules.chance import Chance, Draw, Drawn, Roll, Rolled
from bot.rules.chips import Account, Chips, Payment, round_amount
from bot.rules.codec import Between, UnreadableError, decode
from bot.rules.game import (
    Action,
    Close,
    Closing,
    Company,
    Event,
    Nature,
    Offer,
    OnTurn,
    Over,
    Position,
    Rules,
    Say,
    Seat,
    Seating,
    Stake,
    Step,
    Turn,
    Window,
    following,
)
from bot.rules.values import changed

HOUSE: Final = "house"
MOST: Final = 2**53 - 1

MAINS: Final = (5, 6, 7, 8, 9)
NICKS: Final = {5: (5,), 6: (6, 12), 7: (7, 11), 8: (8, 12), 9: (9,)}
"""First throws that win at once, by main (H5)."""
OUTS: Final = {5: (2, 3, 11, 12), 6: (2, 3, 11), 7: (2, 3, 12), 8: (2, 3, 11), 9: (2, 3, 11, 12)}
"""First throws that lose at once, by main (H5)."""

Faces: TypeAlias = tuple[int, ...]
"""The two dice of a throw."""

Result: TypeAlias = Literal["nick", "out", "chance", "no_decision", "chance_won", "chance_lost"]
"""What a throw of the caster comes to; `chance` is one that becomes his chance."""

Cause: TypeAlias = Literal["passed", "losses", "voids", "chips"]
"""Why the box goes on: given up, lost too often, twice uncovered, no chips for a call."""


@dataclass(frozen=True, slots=True)
class Call(Action):
    """The caster stakes an amount, and names his main unless it is thrown for (H3)."""

    amount: int
    main: int | None = None


@dataclass(frozen=True, slots=True)
class PassBox(Action):
    """The caster gives the dice to the left."""


@dataclass(frozen=True, slots=True)
class Cover(Action):
    """A setter or onlooker is willing to stand so much of the stake; 0 is nothing."""

    amount: int


@dataclass(frozen=True, slots=True)
class Throw(Action):
    """The caster throws the dice (H4)."""


@dataclass(frozen=True, slots=True)
class Odds(Action):
    """The caster bets besides that he makes his chance."""

    amount: int


@dataclass(frozen=True, slots=True)
class Share:
    """So many chips of a place, or of the house."""

    place: Account
    amount: int


@dataclass(frozen=True, slots=True)
class FirstCaster(Event):
    """The lot fell on this seat to cast first."""

    caster: Seat


@dataclass(frozen=True, slots=True)
class Called(Event):
    """The caster has staked; `main` is `None` where it is yet to be thrown for."""

    caster: Seat
    amount: int
    main: int | None


@dataclass(frozen=True, slots=True)
class MainThrown(Event):
    """The dice were thrown for a main; `None` when they show none and are thrown again."""

    faces: Faces
    main: int | None


@dataclass(frozen=True, slots=True)
class CoverOffered(Event):
    """Somebody is willing to cover so much of the stake, in place of what he said before."""

    place: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class StakeCovered(Event):
    """What has been taken of the covers; the caster is at risk for their sum."""

    shares: tuple[Share, ...]
    amount: int


@dataclass(frozen=True, slots=True)
class CallVoid(Event):
    """Nobody covers anything; `voids` such calls in succession by this caster."""

    caster: Seat
    voids: int


@dataclass(frozen=True, slots=True)
class Thrown(Event):
    """The caster has thrown."""

    caster: Seat
    faces: Faces
    result: Result


@dataclass(frozen=True, slots=True)
class OddsLaid(Event):
    """The caster has bet besides on his chance."""

    caster: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Won(Event):
    """The caster wins `amount`, which the setters pay by these shares."""

    caster: Seat
    amount: int
    shares: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """The caster loses `amount`, of which the setters get these shares; `losses` in succession."""

    caster: Seat
    amount: int
    shares: tuple[Share, ...]
    losses: int


@dataclass(frozen=True, slots=True)
class BoxPassed(Event):
    """The dice go to the seat `to`: the same one where nobody else can call."""

    caster: Seat
    to: Seat
    cause: Cause


class Phase(Enum):
    """Where a round stands."""

    CALL = 1
    COVER = 2
    THROW = 3
    CHANCE = 4
    OVER = 5


@dataclass(frozen=True)
class Baize:
    """What everybody sees of a round, which is all there is."""

    chips: Chips
    seats: tuple[Seat, ...]
    """The seats at which somebody sits."""
    gallery: tuple[Seat, ...]
    """The onlookers who might cover."""
    caster: Seat
    losses: int
    """Losses in succession of the caster; at the end those of the next one."""
    voids: int
    """Void calls in succession of the caster; at the end those of the next one."""
    phase: Phase = Phase.CALL
    rolling: bool = False
    """Whether the dice are in the air."""
    stake: int = 0
    main: int | None = None
    setters: tuple[Seat, ...] = ()
    """Who may cover: seats from the caster's left, then the gallery."""
    entries: tuple[Share, ...] = ()
    """What they are willing to cover so far; a changed entry stands last."""
    covers: tuple[Share, ...] = ()
    """What was taken of it."""
    throws: tuple[Faces, ...] = ()
    """The throws of the round, latest last, without those for the main."""
    chance: int | None = None
    odds: int = 0
    """The bet besides on the chance."""
    next_caster: Seat | None = None
    """Who casts in the next round, once this one is over and another can follow."""

    @property
    def score(self) -> tuple[int, ...]:
        return ()

    @property
    def covered(self) -> int:
        """The chips for which the caster is at risk."""
        return sum(share.amount for share in self.covers)


@dataclass(frozen=True, slots=True)
class Hand:
    """Nothing: no cards are held at hazard."""

    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Carry:
    """What stands from before: the caster and how it went with him, and the chips of the house.

    Losses and void calls are `None` for none, so that a record tells of them only where there are
    any.
    """

    dealer: Annotated[int, Between(0, 11)] | None = None
    house: Annotated[int, Between(0, MOST)] | None = None
    losses: Annotated[int, Between(0, 2)] | None = None
    voids: Annotated[int, Between(0, 1)] | None = None


Table: TypeAlias = Position[Baize, Hand, None]
After: TypeAlias = Step[Baize, Hand, None]


@dataclass(frozen=True, slots=True)
class Hazard(Rules[Baize, Hand, None, Carry]):
    """The rules; the fields are the options of the book."""

    name: ClassVar[str] = "hazard"
    version: ClassVar[int] = 1
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 12
    actions: ClassVar[tuple[type[Action], ...]] = (Call, PassBox, Cover, Throw, Odds)

    odds: Literal["seed", "evens", "evens-plus-odds"] = "seed"
    odds_cap: Annotated[int, Between(1, 3)] = 1
    rounding: Literal["floor", "nearest", "exact"] = "floor"
    box_after: Annotated[int, Between(1, 3)] = 3
    voluntary_pass: Literal["on", "off"] = "on"
    setter: Literal["players", "house"] = "players"
    max_stake: Annotated[int, Between(0, MOST)] = 0
    gallery: Literal["on", "off"] = "on"
    main_choice: Literal["call", "thrown"] = "call"

    @property
    def onlookers(self) -> bool:
        return self.gallery == "on" and self.setter == "players"

    @property
    def house_plays(self) -> bool:
        return self.setter == "house"

    def carried(self, data: object) -> Carry:
        carry = decode(Carry, data)
        losses, voids, house = carry.losses or None, carry.voids or None, carry.house or 0
        if losses is not None and losses >= self.box_after:
            raise UnreadableError(f"losses: the box passes after {self.box_after}")
        if house and self.setter == "players":
            raise UnreadableError("house: the players are the setters")
        return Carry(carry.dealer, self._house(house), losses, voids)

    def _house(self, chips: int) -> int | None:
        return chips if self.setter == "house" else None

    def seated_by(self, seats: tuple[Seat, ...]) -> Draw:
        return Draw(seats)

    def seating(self, seats: tuple[Seat, ...], chance: Chance) -> Seating[Carry]:
        assert isinstance(chance, Drawn)
        caster = chance.order[0]
        return Seating(seats, Carry(caster, self._house(0)), (FirstCaster(caster),))

    def fault(self, company: Company, carry: Carry) -> str | None:
        if carry.dealer is not None and carry.dealer >= company.seats:
            return f"There is no seat {carry.dealer + 1} to cast first."
        return self._stuck(company.stacks[seat] or 0 for seat in company.taken)

    def _stuck(self, stacks: Iterable[int]) -> str | None:
        """Why seats with these chips can play no round."""
        richest = sorted(stacks)[-2:]
        if self.setter == "players" and (len(richest) < 2 or richest[0] == 0):
            return "Hazard wants two seats with chips."
        if not richest or not self.calls(richest[-1]):
            return "Nobody holds chips enough for a call, or the limit allows none."
        return None

    def left(
        self, company: Company, carry: Carry, place: Seat
    ) -> tuple[Carry, tuple[Payment, ...]]:
        """A caster who leaves gives up the box: it passes to the left, the losses forgotten."""
        if place != carry.dealer:
            return carry, ()
        return replace(carry, dealer=(place + 1) % company.seats, losses=None, voids=None), ()

    def open(self, company: Company, carry: Carry) -> After:
        able = [seat for seat in company.taken if self.calls(company.stacks[seat] or 0)]
        dealer = carry.dealer or 0
        caster = following(dealer - 1, able)[0]
        losses, voids = (carry.losses, carry.voids) if caster == dealer else (None, None)
        chips = company.chips({} if carry.house is None else {HOUSE: carry.house})
        gallery = company.onlookers if self.onlookers else ()
        table = Baize(chips, company.taken, gallery, caster, losses or 0, voids or 0)
        return Step(Position(table, (Hand(),) * len(company.stacks), None))

    def turn(self, table: Baize) -> Turn:
        if table.rolling:
            return Nature(Roll(2))
        match table.phase:
            case Phase.CALL:
                return OnTurn(table.caster, Roll(2) if self.main_choice == "thrown" else None)
            case Phase.COVER:
                entered = {share.place for share in table.entries}
                waiting = tuple(place for place in table.setters if place not in entered)
                return Window(table.setters, waiting)
            case Phase.THROW | Phase.CHANCE:
                return OnTurn(table.caster, Roll(2))
            case Phase.OVER:
                return Over()

    def open_offers(self, table: Baize, seat: Seat) -> tuple[Offer, ...]:
        match table.phase:
            case Phase.CALL:
                passing = (Say(PassBox()),) if self.voluntary_pass == "on" else ()
                return (*self.calls(table.chips.stacks[seat]), *passing)
            case Phase.COVER:
                step = self.multiple(table.main)
                handy = (0, *_round_parts(table.stake, (4, 2), step), table.stake)
                return (Stake(Cover(0), 0, self._limit(table, seat), handy=handy),)
            case Phase.THROW | Phase.CHANCE:
                return (Say(Throw()), *self._odds_bets(table))
            case Phase.OVER:
                return ()

    def calls(self, chips: int) -> tuple[Stake, ...]:
        """The calls that are legal with so many chips: one offer for each main."""
        most = min(chips, self.max_stake or chips)
        mains = MAINS if self.main_choice == "call" else (None,)
        steps = [(main, self.multiple(main)) for main in mains]
        return tuple(
            Stake(Call(0, main), step, most // step * step, step, _handy_calls(most, step))
            for main, step in steps
            if step <= most
        )

    def multiple(self, main: int | None) -> int:
        """The number of chips by which stakes on this main go; on `None` for any main."""
        if self.rounding != "exact":
            return 1
        mains = MAINS if main is None else (main,)
        return lcm(*(odds(each, chance).denominator for each in mains for chance in chances(each)))

    def limit(self, chips: int, main: int) -> int:
        """The most that somebody with so many chips may cover: the worst case is payable."""
        return floor(chips / self._worst(main))

    def _worst(self, main: int) -> Fraction:
        """What each chip that is covered may cost."""
        best = max(odds(main, chance) for chance in chances(main))
        match self.odds:
            case "seed":
                return best
            case "evens":
                return Fraction(1)
            case "evens-plus-odds":
                return 1 + self.odds_cap * best

    def _limit(self, table: Baize, place: Seat) -> int:
        assert table.main is not None
        return self.limit(table.chips.stacks[place], table.main)

    def _odds_bets(self, table: Baize) -> tuple[Stake, ...]:
        """The bet besides, once and before the first throw for the chance."""
        is_time = table.phase is Phase.CHANCE and len(table.throws) == 1 and not table.odds
        if self.odds != "evens-plus-odds" or not is_time:
            return ()
        free = table.chips.stacks[table.caster] - table.covered
        step = self.multiple(table.main)
        most = min(self.odds_cap * table.covered, free) // step * step
        handy = (*_round_parts(most, (4, 2), step), most)
        return (Stake(Odds(0), step, most, step, handy),) if most else ()

    def hand_offers(self, table: Baize, hand: Hand, seat: Seat) -> tuple[Offer, ...]:
        return ()

    def why_not(self, table: Baize, hand: Hand, seat: Seat, action: Action) -> str:
        match action, table.phase:
            case Call(), Phase.CALL:
                return self._why_no_call(table, action)
            case PassBox(), Phase.CALL:
                return "Here a caster keeps the dice until he loses them."
            case Cover(), Phase.COVER:
                most = self._limit(table, seat)
                return f"You may cover from 0 to {most:,} chips of a stake on {table.main}."
            case Odds(), Phase.CHANCE:
                return self._why_no_odds(table)
            case _:
                return "That is not to be done now."

    def _why_no_call(self, table: Baize, call: Call) -> str:
        if self.main_choice == "thrown" and call.main is not None:
            return "The main is thrown for: name the stake alone."
        if self.main_choice == "call" and call.main not in MAINS:
            return "Name a main from 5 to 9."
        for offer in self.calls(table.chips.stacks[table.caster]):
            if offer.at(0) == Call(0, call.main):
                return f"You may stake {_span(offer)}."
        return f"A stake on {call.main} goes by {self.multiple(call.main)} chips."

    def _why_no_odds(self, table: Baize) -> str:
        if self.odds != "evens-plus-odds":
            return "At this table nothing is bet besides the stake."
        if table.odds or len(table.throws) > 1:
            return "Odds are laid once, before the first throw for the chance."
        for offer in self._odds_bets(table):
            return f"You may lay odds {_span(offer)}."
        return "You hold no chips beyond your stake for that."

    def apply(self, position: Table, seat: Seat | None, action: Action | Chance) -> After:
        table = position.table
        match action:
            case Call():
                return self._called(table, action)
            case PassBox():
                return self._ended(table, (), "passed")
            case Cover():
                assert seat is not None
                return _offered(table, seat, action.amount)
            case Throw():
                return _at(changed(table, rolling=True))
            case Odds():
                laid = changed(table, odds=action.amount)
                return _at(laid, OddsLaid(table.caster, action.amount))
            case Rolled():
                return self._rolled(changed(table, rolling=False), action.faces)
            case _:
                assert isinstance(action, Close)
                return self._taken(table, _in_order(table), ())

    def absent(self, table: Baize, hand: Hand, seat: Seat) -> Action:
        match table.phase:
            case Phase.CALL if self.voluntary_pass == "on":
                return PassBox()
            case Phase.CALL:
                least = min(self.calls(table.chips.stacks[seat]), key=_best_first)
                return least.at(least.low)
            case Phase.COVER:
                return Cover(0)
            case _:
                return Throw()

    def close(self, position: Table) -> Closing[Carry]:
        table = position.table
        caster = table.caster if table.next_caster is None else table.next_caster
        losses, voids = table.losses or None, table.voids or None
        carry = Carry(caster, table.chips.pools.get(HOUSE), losses, voids)
        return Closing(carry, False, caster)

    def _called(self, table: Baize, call: Call) -> After:
        table = changed(table, stake=call.amount)
        called = Called(table.caster, call.amount, call.main)
        if call.main is None:
            return _at(changed(table, rolling=True), called)
        return self._covering(table, call.main, called)

    def _covering(self, table: Baize, main: int, event: Event) -> After:
        """The main is settled: the house covers at once, or the setters are asked."""
        table = changed(table, main=main)
        if self.setter == "house":
            house = Share(HOUSE, self.limit(table.chips.pools[HOUSE], main))
            return self._taken(table, (house,), (event,))
        places = (*following(table.caster, table.seats)[:-1], *table.gallery)
        setters = tuple(place for place in places if self._limit(table, place))
        return _at(changed(table, phase=Phase.COVER, setters=setters), event)

    def _taken(self, table: Baize, entries: Sequence[Share], events: tuple[Event, ...]) -> After:
        """The stake is filled from these entries, one after the other."""
        covers: list[Share] = []
        left, step = table.stake, self.multiple(table.main)
        for entry in entries:
            amount = min(entry.amount // step * step, left)
            left -= amount
            covers += [Share(entry.place, amount)] if amount else []
        if not covers:
            return self._void(table, events)
        table = changed(table, phase=Phase.THROW, covers=tuple(covers), voids=0)
        return _at(table, *events, StakeCovered(table.covers, table.covered))

    def _void(self, table: Baize, events: tuple[Event, ...]) -> After:
        voids = table.voids + 1
        events = (*events, CallVoid(table.caster, voids))
        return self._ended(changed(table, voids=voids), events, "voids" if voids == 2 else None)

    def _rolled(self, table: Baize, faces: Faces) -> After:
        total = sum(faces)
        if table.main is None:
            if total not in MAINS:
                return _at(changed(table, rolling=True), MainThrown(faces, None))
            return self._covering(table, total, MainThrown(faces, total))
        result = result_of(table.main, table.chance, total)
        thrown = Thrown(table.caster, faces, result)
        table = changed(table, throws=(*table.throws, faces))
        match result:
            case "nick" | "chance_won":
                return self._won(table, thrown)
            case "out" | "chance_lost":
                return self._lost(table, thrown)
            case "chance":
                return _at(changed(table, phase=Phase.CHANCE, chance=total), thrown)
            case "no_decision":
                return _at(table, thrown)

    def _won(self, table: Baize, thrown: Thrown) -> After:
        """A nick wins even money, a chance its odds: on the stake or on the bet besides."""
        shares, besides = (
            self._divided(table.covers, due) for due in self._dues(table, table.chance)
        )
        payments = (
            *_paid(shares, table.caster, "stake", wins=True),
            *_paid(besides, table.caster, "odds", wins=True),
        )
        together = _together(shares, besides)
        won = Won(table.caster, sum(each.amount for each in together), together)
        return self._ended(changed(table, losses=0), (thrown, won), None, payments)

    def prize(self, table: Baize, chance: int | None) -> int:
        """What the caster wins by a nick, or by making this chance, as the stakes now lie."""
        return sum(map(self._rounded, self._dues(table, chance)))

    def _dues(self, table: Baize, chance: int | None) -> tuple[Fraction, Fraction]:
        """What is won on the stake and on the bet besides, before it is rounded."""
        assert table.main is not None
        pays = Fraction(1) if chance is None else odds(table.main, chance)
        on_stake = pays if self.odds == "seed" else Fraction(1)
        return table.covered * on_stake, table.odds * pays

    def _rounded(self, due: Fraction) -> int:
        return floor(due + Fraction(1, 2)) if self.rounding == "nearest" else floor(due)

    def _lost(self, table: Baize, thrown: Thrown) -> After:
        besides = self._divided(table.covers, Fraction(table.odds))
        payments = (
            *_paid(table.covers, table.caster, "stake", wins=False),
            *_paid(besides, table.caster, "odds", wins=False),
        )
        losses = table.losses + 1
        together = _together(table.covers, besides)
        lost = Lost(table.caster, table.covered + table.odds, together, losses)
        cause = "losses" if losses == self.box_after else None
        return self._ended(changed(table, losses=losses), (thrown, lost), cause, payments)

    def _divided(self, covers: tuple[Share, ...], due: Fraction) -> tuple[Share, ...]:
        """What of `due` chips falls to each cover: whole parts, then the largest fractions."""
        covered = sum(share.amount for share in covers)
        parts = [due * share.amount / covered for share in covers]
        whole = [floor(part) for part in parts]
        total = self._rounded(due)
        order = sorted(range(len(parts)), key=lambda place: whole[place] - parts[place])
        for place in order[: total - sum(whole)]:
            whole[place] += 1
        return tuple(
            Share(share.place, amount) for share, amount in zip(covers, whole, strict=True)
        )

    def _ended(
        self,
        table: Baize,
        events: tuple[Event, ...],
        cause: Cause | None,
        payments: tuple[Payment, ...] = (),
    ) -> After:
        """The round is over; for a `cause`, or when the caster is out of chips, the box passes."""
        table = changed(table, phase=Phase.OVER, chips=table.chips.paid(payments))
        stacks = {seat: table.chips.stacks[seat] for seat in table.seats}
        able = [seat for seat, chips in stacks.items() if self.calls(chips)]
        if cause is None and table.caster not in able:
            cause = "chips"
        if self._stuck(stacks.values()) is not None:
            table = changed(table, losses=0, voids=0)
        elif cause is None:
            table = changed(table, next_caster=table.caster)
        else:
            to = following(table.caster, able)[0]
            table = changed(table, next_caster=to, losses=0, voids=0)
            events = (*events, BoxPassed(table.caster, to, cause))
        return Step(_at(table).position, events, payments)


def ways(total: int) -> int:
    """In how many of the 36 throws two dice show this total."""
    return 6 - abs(7 - total)


def chances(main: int) -> tuple[int, ...]:
    """The totals that become the caster's chance when they are thrown first (H5)."""
    return tuple(total for total in range(4, 11) if total != main)


def odds(main: int, chance: int) -> Fraction:
    """What is paid for each chip when this chance is made against this main (H10)."""
    return Fraction(ways(main), ways(chance))


def result_of(main: int, chance: int | None, total: int) -> Result:
    """What a throw comes to; with no chance yet it is the first."""
    if chance is None:
        if total in NICKS[main]:
            return "nick"
        return "out" if total in OUTS[main] else "chance"
    if total == chance:
        return "chance_won"
    return "chance_lost" if total == main else "no_decision"


def _handy_calls(most: int, step: int) -> tuple[int, ...]:
    """Stakes that leave chips for another day."""
    return tuple(part for part in _round_parts(most, (20, 8, 3), step) if part) or (step,)


def _round_parts(whole: int, parts: tuple[int, ...], step: int) -> tuple[int, ...]:
    """A twentieth, a half … of an amount, as round as can be."""
    return tuple(round_amount(whole // part) // step * step for part in parts)


def _at(table: Baize, *events: Event) -> After:
    hands = (Hand(),) * len(table.chips.stacks)
    return Step(Position(table, hands, None), events)


def _offered(table: Baize, place: Seat, amount: int) -> After:
    """A changed entry goes to the back of the queue; the same once more keeps its place."""
    entries, entry = table.entries, Share(place, amount)
    if entry not in entries:
        entries = (*(each for each in entries if each.place != place), entry)
    return _at(changed(table, entries=entries), CoverOffered(place, amount))


def _in_order(table: Baize) -> tuple[Share, ...]:
    """The entries of the seats from the caster's left, then those of the gallery as they came."""
    amounts = {share.place: share for share in table.entries}
    seats = tuple(amounts[place] for place in table.setters if place in table.seats)
    return (*seats, *(share for share in table.entries if share.place in table.gallery))


def _paid(
    shares: tuple[Share, ...], caster: Seat, reason: str, *, wins: bool
) -> tuple[Payment, ...]:
    """The payments between the caster and the setters by these shares."""
    return tuple(
        Payment(share.place, caster, share.amount, reason)
        if wins
        else Payment(caster, share.place, share.amount, reason)
        for share in shares
        if share.amount
    )


def _together(shares: tuple[Share, ...], besides: tuple[Share, ...]) -> tuple[Share, ...]:
    pairs = zip(shares, besides, strict=True)
    return tuple(Share(one.place, one.amount + other.amount) for one, other in pairs)


def _best_first(offer: Stake) -> int:
    """What is called for an absent caster: 7 before 6, 8, 5 and 9."""
    assert isinstance(offer.action, Call)
    return 0 if offer.action.main is None else (7, 6, 8, 5, 9).index(offer.action.main)


def _span(offer: Stake) -> str:
    steps = "" if offer.step == 1 else f", by {offer.step:,}"
    return f"from {offer.low:,} to {offer.high:,} chips{steps}"
