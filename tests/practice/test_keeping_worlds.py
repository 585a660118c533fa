"""Whatever happens in a world, what is read again is what was written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.practice.keeping.folder import Folder
from bot.practice.keeping.written import packed
from bot.practice.server import Practice
from tests.practice.worlds import ACTS, Life, shown

Act = Callable[[Life], None]


def again(practice: Practice, folder: Path) -> Practice:
    """The world, written and read."""
    Folder(folder).write(*packed(practice.world))
    return Practice(folder=folder)


@pytest.mark.parametrize("act", ACTS, ids=lambda each: each.__name__)
def test_every_act_is_kept(tmp_path: Path, act: Act) -> None:
    practice = Practice()
    life = Life(practice, Random(act.__name__))
    for _ in range(20):
        life.live([each for each in ACTS if each is not act])
        before = shown(practice)
        life.live([act] * 10)
        if shown(practice) != before:
            break
    else:
        pytest.fail("the act changes nothing")
    assert shown(again(practice, tmp_path)) == shown(practice)


@settings(deadline=None)  # the disk may take its time
@given(
    acts=st.lists(st.sampled_from(ACTS), max_size=40),
    random=st.randoms(use_true_random=False),
    more=st.lists(st.sampled_from(ACTS), max_size=10),
)
def test_every_world_is_kept_and_goes_on(acts: list[Act], random: Random, more: list[Act]) -> None:
    practice = Practice()
    Life(practice, random).live(acts)
    with TemporaryDirectory() as folder:
        read = again(practice, Path(folder))
        assert shown(read) == shown(practice)
        newest = practice.world.ids.last
        life = Life(read, random)
        life.live(more)
        assert min(read.world.servers.keys() - practice.world.servers.keys()) > newest
        assert shown(again(read, Path(folder))) == shown(read)
