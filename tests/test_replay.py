"""`python -m bot replay`: exit status, lines, options, and whatever bytes a file may hold."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot import replay
from bot.tables.fairness import commitment
from tests.tables.records import RUBBER, head, record, rubber, text

ROOT = Path(__file__).parents[1]
RECORDED = sorted((ROOT / "tests" / "deals").glob("*.json"))


@dataclass
class Answer:
    status: int
    out: str
    err: str

    @property
    def printed(self) -> list[Any]:
        return [json.loads(line) for line in self.out.splitlines()]


def process(*arguments: object) -> Answer:
    """The command as a process of its own."""
    command = [sys.executable, "-m", "bot", "replay", *map(str, arguments)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return Answer(done.returncode, done.stdout, done.stderr)


def command(*arguments: object) -> Answer:
    """The command in this process."""
    parser = ArgumentParser()
    replay.add_arguments(parser)
    with redirect_stdout(io.StringIO()) as out, redirect_stderr(io.StringIO()) as err:
        status = replay.run(parser.parse_args([str(each) for each in arguments]))
    return Answer(status, out.getvalue(), err.getvalue())


@pytest.fixture
def files(tmp_path: Path) -> dict[str, Path]:
    """Good records, one with a refused move, and files that are none."""
    written = {
        "good": text(rubber()),
        "other": text(record()),
        "refused": text(record({"seat": 0, "do": "play", "card": "3c"})),
        "chess": text(head(game="chess")),
        "garbage": b"\x00\xff{",
    }
    for name, content in written.items():
        (tmp_path / name).write_bytes(content)
    names = [*written, "missing"]
    return {name: tmp_path / name for name in names} | {"folder": tmp_path}


def test_a_record_whose_moves_are_all_accepted(files: dict[str, Path]) -> None:
    answer = process(files["good"])
    assert (answer.status, answer.err) == (0, "")
    (printed,) = answer.printed
    assert printed["chips"] == [88, 112, 88, 112]
    assert list(printed) == [
        "events",
        "deals",
        "turn",
        "legal",
        "absent",
        "table",
        "hands",
        "chips",
        "gallery",
        "pools",
        "over",
        "refused",
    ]


@pytest.mark.parametrize("recorded", RECORDED, ids=lambda path: path.stem)
def test_every_recorded_sitting_is_accepted(recorded: Path) -> None:
    answer = command(recorded)
    assert (answer.status, answer.err) == (0, "")


def test_a_refused_move_is_status_2_and_the_state_before_it_is_printed(
    files: dict[str, Path],
) -> None:
    answer = process(files["refused"])
    assert (answer.status, answer.err) == (2, "")
    why = "You do not hold the 3♣."
    assert answer.printed[0]["refused"] == {"deal": 0, "move": 1, "why": why}


def test_no_record_is_status_1_with_one_line_on_standard_error(files: dict[str, Path]) -> None:
    answer = process(files["chess"])
    assert (answer.status, answer.out) == (1, "")
    assert answer.err == f"{files['chess']}: game: 'chess' is unknown\n"


@pytest.mark.parametrize(
    ("name", "what"),
    [
        ("garbage", "UTF-8"),
        ("missing", "No such file"),
        ("folder", "Is a directory"),
    ],
)
def test_what_cannot_be_read_is_named(files: dict[str, Path], name: str, what: str) -> None:
    answer = command(files[name])
    assert (answer.status, answer.out) == (1, "")
    assert answer.err.startswith(f"{files[name]}: ")
    assert what in answer.err
    assert answer.err.count("\n") == 1


def test_several_files_are_a_line_each_in_their_order(files: dict[str, Path]) -> None:
    answer = process(*(files[name] for name in ("good", "chess", "refused", "missing", "other")))
    assert answer.status == 1
    assert [len(each["deals"]) for each in answer.printed] == [9, 1, 1]
    assert [line.split(":")[0] for line in answer.err.splitlines()] == [
        str(files["chess"]),
        str(files["missing"]),
    ]


@pytest.mark.parametrize(
    ("names", "status"),
    [
        (("good", "other"), 0),
        (("good", "refused", "other"), 2),
        (("refused", "chess"), 1),
        (("chess", "refused"), 1),
    ],
)
def test_the_worst_of_several_files_counts(
    files: dict[str, Path], names: Sequence[str], status: int
) -> None:
    assert command(*(files[name] for name in names)).status == status


def test_a_line_of_an_error_is_one_line_whatever_a_file_is_called(tmp_path: Path) -> None:
    answer = command(tmp_path / "two\nlines\x1b[31m")
    assert answer.err.count("\n") == 1
    assert "\x1b" not in answer.err


def test_at_and_hidden(files: dict[str, Path]) -> None:
    answer = process("--at", "1:3", "--hidden", "2", files["good"])
    (printed,) = answer.printed
    assert answer.status == 0
    assert len(printed["deals"]) == 2
    assert [hand is None for hand in printed["hands"]] == [True, True, False, True]
    (public,) = command("--hidden", "public", "--at", "1:3", files["good"]).printed
    assert public["hands"] == [None] * 4


@pytest.mark.parametrize(
    "option",
    [
        ("--at", "3"),
        ("--at", "1:"),
        ("--at=-1:2",),
        ("--at=1:2:3",),
        ("--hidden", "everybody"),
        ("--hidden=-1",),
        ("--hidden", "4"),
    ],
)
def test_options_that_say_nothing_are_status_1(files: dict[str, Path], option: Any) -> None:
    answer = command(*option, files["good"])
    assert (answer.status, answer.out) == (1, "")
    assert "--" in answer.err
    assert answer.err.count("\n") == 1


def sealed() -> dict[str, Any]:
    """The rubber with a proof for every deal."""
    whole = rubber()
    whole["fair"] = [
        {
            "deal": number,
            "commitment": commitment(f"{number:032x}", deal["moves"][0]),
            "secret": f"{number:032x}",
        }
        for number, deal in enumerate(whole["deals"])
    ]
    return whole


def test_the_commitment_can_be_checked_by_hand() -> None:
    """By `printf 'salt 2c 3c' | sha256sum`, and the same with `salt 3 4`."""
    cards = commitment("salt", {"chance": "shuffled", "cards": "2c 3c"})
    assert cards == "596c7b4ec025ca658276b1ea2dd06941a7b1892f330b2a58174aa51a9ccb1a98"
    faces = commitment("salt", {"chance": "rolled", "faces": [3, 4]})
    assert faces == "89c03464b6169a18a50b038a54b0febe8c881610216e69291da92be1215bc862"


def test_verify_counts_the_deals_that_are_proven(tmp_path: Path) -> None:
    (tmp_path / "sealed").write_bytes(text(sealed()))
    answer = process("--verify", tmp_path / "sealed")
    assert (answer.status, answer.err) == (0, "")
    assert answer.printed[0]["verified"] == 9


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_somebody_at_a_terminal_reads_the_verdict_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "sealed").write_bytes(text(sealed()))
    parser = ArgumentParser()
    replay.add_arguments(parser)
    with redirect_stdout(io.StringIO()), redirect_stderr(Terminal()) as err:
        replay.run(parser.parse_args(["--verify", str(tmp_path / "sealed")]))
    word = "every move was accepted. Seals that open: 9; false: none.\n"
    assert err.getvalue() == f"{tmp_path / 'sealed'}: {word}"


def _swap_cards(whole: dict[str, Any]) -> None:
    shuffled = whole["deals"][3]["moves"][0]
    pack = shuffled["cards"].split()
    shuffled["cards"] = " ".join([pack[4], *pack[1:4], pack[0], *pack[5:]])


def _other_secret(whole: dict[str, Any]) -> None:
    whole["fair"][3]["secret"] += "?"


def _no_proof(whole: dict[str, Any]) -> None:
    del whole["fair"][3]


def _odd_secret(whole: dict[str, Any]) -> None:
    whole["fair"][3]["secret"] = "\ud800"


def _no_cards(whole: dict[str, Any]) -> None:
    del whole["deals"][3]["moves"][0]["cards"]


def _no_chance(whole: dict[str, Any]) -> None:
    del whole["deals"][3]["moves"][0]


@pytest.mark.parametrize(
    "tamper", [_swap_cards, _other_secret, _no_proof, _odd_secret, _no_cards, _no_chance]
)
def test_verify_names_the_deal_that_is_not_proven(tmp_path: Path, tamper: Any) -> None:
    whole = sealed()
    tamper(whole)
    (tmp_path / "tampered").write_bytes(text(whole))
    answer = command("--verify", tmp_path / "tampered")
    assert (answer.status, answer.out) == (1, "")
    assert "deal 3" in answer.err
    assert answer.err.count("\n") == 1
    assert command(tmp_path / "tampered").status in (0, 2)


def test_verify_asks_no_proof_of_a_deal_that_is_not_finished(tmp_path: Path) -> None:
    (tmp_path / "unfinished").write_bytes(text(record()))
    answer = command("--verify", tmp_path / "unfinished")
    assert (answer.status, answer.printed[0]["verified"]) == (0, 0)


# --- whatever the bytes -------------------------------------------------------------------------

LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-3, 60)
    | st.integers()
    | st.floats()
    | st.sampled_from(["2c", "play", "pass", "close", "shuffled", "leaves", "whist", "brag", ""])
    | st.text(max_size=5)
)
WORDS = """
    record game rules options seats gallery carry deals stopped fair moves company seat do card
    absent clock chance cards faces order name chips leaves adds dealer score games deal
"""
KEYS = st.sampled_from(WORDS.split()) | st.text(max_size=3)
JSON = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)


def check_answer(content: bytes, path: Path) -> None:
    """Whatever a file holds, the answer has one of three forms."""
    path.write_bytes(content)
    for options in ((), ("--hidden", "0", "--at", "0:3"), ("--verify", "--hidden", "public")):
        answer = command(*options, path)
        if answer.status == 1:
            assert answer.out == ""
            assert answer.err.startswith(str(path))
            assert answer.err.count("\n") == 1
        else:
            (printed,) = answer.printed
            assert answer.err == ""
            assert answer.status == (0 if printed["refused"] is None else 2)


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("fuzz") / "record.json"


@pytest.mark.parametrize("recorded", RECORDED, ids=lambda path: path.stem)
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_a_spoilt_record_is_answered(scratch: Path, recorded: Path, data: st.DataObject) -> None:
    whole = json.loads(recorded.read_text())
    whole["deals"] = whole["deals"][:2]
    for _ in range(data.draw(st.integers(1, 3))):
        _spoil(whole, data)
    check_answer(json.dumps(whole).encode(), scratch)


def _spoil(node: Any, data: st.DataObject) -> None:
    """Changes, drops, adds or doubles something somewhere in a record."""
    while True:
        places = sorted(node, key=str) if isinstance(node, dict) else range(len(node))
        if not places:
            return
        place = data.draw(st.sampled_from(places))
        inner = node[place]
        if not (isinstance(inner, dict | list) and inner and data.draw(st.integers(0, 3))):
            break
        node = inner
    match data.draw(st.sampled_from(["change", "drop", "add", "double"])):
        case "change":
            node[place] = data.draw(JSON)
        case "drop":
            del node[place]
        case "add" if isinstance(node, dict):
            node[data.draw(KEYS)] = data.draw(JSON)
        case _:
            other = deepcopy(inner)
            if isinstance(node, list):
                node.insert(place, other)
            else:
                node[data.draw(KEYS)] = other


@given(data=st.data(), content=JSON | st.fixed_dictionaries({"record": st.just(1), "game": LEAVES}))
@settings(max_examples=60, deadline=None)
def test_any_json_is_answered(scratch: Path, data: st.DataObject, content: Any) -> None:
    whole = content if data.draw(st.booleans()) else {**head(), data.draw(KEYS): content}
    check_answer(json.dumps(whole).encode(), scratch)


@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_any_bytes_are_answered(scratch: Path, data: st.DataObject) -> None:
    content = bytearray(text({**RUBBER, "deals": RUBBER["deals"][:1]}))
    for _ in range(data.draw(st.integers(1, 4))):
        start = data.draw(st.integers(0, len(content)))
        end = start + data.draw(st.integers(0, 8))
        content[start:end] = data.draw(st.binary(max_size=8))
    check_answer(bytes(content), scratch)
