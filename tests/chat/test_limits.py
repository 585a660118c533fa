"""Texts fit into a message of Discord's, in every game, whatever people call themselves."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Literal, cast, get_args, get_origin

import pytest

from bot.chat.book_pages import first_page, page
from bot.chat.forms import MOST_ABOUT, MOST_TITLE
from bot.chat.kit import AnyKit
from bot.chat.sheet import MOST_TEXT, TableSheet, laid_out
from bot.chat.stage import TABLE_FILE
from bot.chat.table_sheet import table_sheet
from bot.chat.told import Told
from bot.chat.wording import MOST_ALT, escaped, literal
from bot.chat.words import buttons, interest, settings
from bot.games import AnyRules
from bot.rules.chips import Payment
from bot.rules.codec import Between, Field, fields
from bot.rules.game import Company, Event, Public, PublicView
from bot.rules.turns import Nature, Over, awaited
from bot.tables.deadlines import Alarm
from bot.tables.snapshot import Latest
from bot.tables.state import Charter, Gone, Guest, Invitation, Phase, Ruling, State
from bot.tables.view import TableView
from tests.chat.test_books import kits
from tests.dealers import SeededDealer
from tests.laws.deals import AnyStep, Deal, sitting

WORST = "*_~`|" * 6 + "*_"
"""A name that doubles when it is escaped."""
PLENTY = 1_000_000
GALLERY = 12
SECRET = "0" * 64
DEADLINE = "<t:1800000000:R>"
RULING = Ruling(WORST, "staff", part=True)
INVITED = tuple(Invitation(100 + seat, WORST, seat, 1_800_000_000_000) for seat in range(4))


@pytest.fixture(params=kits(), ids=lambda kit: kit.rules.name)
def kit(request: pytest.FixtureRequest) -> AnyKit:
    return request.param


def test_a_name_is_bounded_with_all_that_escapes_it() -> None:
    assert len(escaped(WORST)) <= 32
    assert escaped(WORST).endswith("…")
    assert escaped("Ann_Lee") == literal("Ann_Lee")
    assert len(escaped("@everyone" * 3, 12)) <= 12


def test_a_full_table_keeps_its_foot(kit: AnyKit) -> None:
    """Whatever has happened: until when somebody is waited for, and the seal."""
    for told in _tables(kit):
        sheet = table_sheet(told)
        text = _text(sheet)
        assert len(text) <= MOST_TEXT
        assert len(sheet.alt) <= MOST_ALT
        assert SECRET in text
        assert DEADLINE in text
        assert text.endswith(sheet.foot)


def test_nothing_is_cut_but_names(kit: AnyKit) -> None:
    for told in _tables(kit):
        sheet = table_sheet(told)
        assert not sheet.body.endswith("…")
        assert not sheet.alt.endswith("…")


def test_a_full_lobby_fits(kit: AnyKit) -> None:
    rules = kit.rules()
    company = _company(kit)
    sheet = table_sheet(Told(kit, rules, _view(kit, company, None, Phase.LOBBY), {}))
    assert len(_text(sheet)) <= MOST_TEXT
    assert DEADLINE in _text(sheet)


def test_the_pages_of_the_book_fit_with_every_house_rule(kit: AnyKit) -> None:
    first = first_page(kit, _house_rules(kit))
    for sheet in (first, *(page(kit, number + 1, {}) for number in range(len(kit.book.pages)))):
        assert len(sheet.head) + len(sheet.body) + len(sheet.foot) < MOST_TEXT


def test_what_stands_on_buttons_and_in_forms_fits() -> None:
    """Discord takes 80 characters for a button; half of them have room on a telephone."""
    labels = {name: text for name, text in vars(buttons).items() if name.isupper()}
    assert {name for name, text in labels.items() if not 0 < len(text) <= 40} == set()
    fields = [text for name, text in vars(settings).items() if name.endswith("_FIELD")]
    assert len(fields) == 5
    assert max(map(len, fields)) <= MOST_TITLE
    asked = (interest.WHICH_GAMES, interest.AND_OF_THESE, interest.HOW_WELL, interest.WHEN)
    assert max(map(len, (*asked, interest.REMARK))) <= MOST_TITLE
    below = (interest.HOW_WELL_ABOUT, interest.WHEN_ABOUT, interest.REMIND_ABOUT)
    assert max(map(len, (*below, interest.REMARK_HINT))) <= MOST_ABOUT
    assert len(settings.FORGETTING) < MOST_TEXT


def _text(sheet: TableSheet) -> str:
    """All that the message says, as it goes to Discord."""
    (box,) = laid_out(sheet, TABLE_FILE).to_components()
    texts = [each["content"] for each in box["components"] if "content" in each]
    return "\n".join(texts)


def _company(kit: AnyKit) -> Company:
    seats = kit.rules.most_seats
    places = seats + (GALLERY if kit.rules().onlookers else 0)
    return Company((PLENTY,) * places, seats)


def _tables(kit: AnyKit) -> Iterator[Told]:
    """All that two deals of a full table come to, in play and, at their ends, between."""
    rules, company = kit.rules(), _company(kit)
    for deal in sitting(rules, company, Random(7), 2):
        for step in (deal.opening, *deal.steps):
            turn = rules.turn(step.position.table)
            if not isinstance(turn, Nature):
                phase = Phase.BETWEEN if isinstance(turn, Over) else Phase.PLAYING
                yield Told(kit, rules, _view(kit, deal.company, (deal, step), phase), {})


def _view(
    kit: AnyKit, company: Company, at: tuple[Deal, AnyStep] | None, phase: Phase
) -> TableView[Public]:
    rules, guests = kit.rules(), tuple(map(_guest, range(len(company.stacks))))
    table = None if at is None else at[1].position.table
    turn = rules.turn(table) if table is not None and phase is Phase.PLAYING else None
    waiting = () if turn is None else awaited(turn)
    return TableView(
        charter=Charter("table", rules.name, 1, _house_rules(kit), 1, 2, PLENTY, "post", 0),
        state=State(
            phase, 1, guests, closing=RULING, voided=RULING, invited=INVITED, gone=_gone(guests)
        ),
        public=None if table is None else PublicView(table),
        turn=turn,
        offers=() if table is None or not waiting else rules.open_offers(table, waiting[0]),
        stacks=company.chips({}).stacks,
        latest=Latest(() if at is None else at[1].events, absent=waiting),
        paid=() if at is None else _payments(at[0]),
        drawn=() if at is None else _drawn(rules, company),
        deal=0 if at is None else 1_000,
        commitment=SECRET,
        sealed="shuffled",
        next_dealer=0,
        hindrance=None,
        deadline=Alarm(1_800_000_000_000, "absent" if phase is Phase.PLAYING else "deal"),
    )


def _drawn(rules: AnyRules, company: Company) -> tuple[Event, ...]:
    """How the seats were drawn, if they were."""
    ask = rules.seated_by(company.taken)
    return () if ask is None else rules.seating(company.taken, SeededDealer(1).draw(ask)).events


def _payments(deal: Deal) -> tuple[Payment, ...]:
    return tuple(each for step in (deal.opening, *deal.steps) for each in step.payments)


def _guest(place: int) -> Guest:
    """Somebody about whom there is as much to say as can be."""
    return Guest(
        place + 1,
        WORST,
        away=place % 2 == 1,
        leaving=True,
        void=True,
        told=True,
        ready=True,
        added=PLENTY,
        aside=PLENTY,
    )


def _gone(guests: tuple[Guest, ...]) -> tuple[Gone, ...]:
    """As many as can leave at once, the host among them."""
    return tuple(Gone(place, each, PLENTY, True, False) for place, each in enumerate(guests))


def _house_rules(kit: AnyKit) -> dict[str, int | str]:
    """Every option other than the rule book has it."""
    return {each.name: _other(each) for each in fields(kit.rules)}


def _other(option: Field) -> int | str:
    arguments = get_args(option.values)
    if get_origin(option.values) is Literal:
        others = (value for value in arguments if value != option.default)
        return next(others, cast("int | str", option.default))
    return cast("Between", arguments[1]).high
