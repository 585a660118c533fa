"""Memory that a large drawing took for a moment does not stay with the process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

DRAWING = """
import resource, sys
from pathlib import Path
from PIL import Image
from bot.memory import return_large_blocks

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()

if "settled" in sys.argv:
    return_large_blocks()
before = resident()
sprites = []
for size in range(1_500, 2_500, 100):
    drawing = Image.new("RGB", (size, size), "white")
    sprites.append(drawing.reduce(16))
    del drawing
print((resident() - before) >> 20)
"""


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="only Linux tells")
@pytest.mark.parametrize(("words", "least", "most"), [(["settled"], 0, 4), ([], 16, 64)])
def test_of_large_drawings_only_the_sprites_stay(words: list[str], least: int, most: int) -> None:
    """As glibc would do it by itself, some MiB more stay: that is what the setting is for."""
    command = (sys.executable, "-c", DRAWING, *words)
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert least <= int(done.stdout) <= most
