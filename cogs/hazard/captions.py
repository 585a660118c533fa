"""What is written in the pictures of hazard."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from cards_art.hazard.captions import Captions
from cogs._captions import NOTHING
from cogs.hazard.naming import COVERS, MAIN_THROWN_FOR

CAPTIONS: Final = Captions(
    main="Main",
    chance="Chance",
    which_stake="Which stake?",
    stake_and_main="Stake and main?",
    losses="losses running: {} of {}".format,
    stake="Stake {:,}".format,
    who_covers="who covers it?",
    main_thrown_for=MAIN_THROWN_FOR,
    all_covered="all covered",
    covered="{:,} covered".format,
    on_the_chance="{:,} on the chance".format,
    wins="{} wins {:,}".format,
    wins_nothing="{} wins nothing".format,
    loses="{} loses {:,}".format,
    results=MappingProxyType(
        {
            "nick": "a nick",
            "out": "out",
            "chance": "that is the chance",
            "no_decision": "no decision",
            "chance_won": "the chance is made",
            "chance_lost": "the main comes first",
        }
    ),
    caster_wins="The caster wins {:,}".format,
    caster_loses="The caster loses {:,}".format,
    nobody_covers="Nobody covers the stake",
    box_passed="The box is passed",
    decides="nick {} · out {}".format,
    rate="at {}:{}".format,
    house="The house {:,}".format,
    covers=COVERS,
    gallery="Gallery",
    onlooker="{:,} {}".format,
    more_onlookers="{:,} of {} more".format,
    thrown_before="Thrown before",
    many_before="Thrown before: {}".format,
    nothing=NOTHING,
)
