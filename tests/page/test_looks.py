"""All that a message may hold, in both themes and in a narrow window."""

from __future__ import annotations

import pytest

from tests.page.stage import (
    ADA,
    ASKED,
    BEN,
    EPHEMERAL,
    REPLY,
    THREAD,
    Stage,
    attachment,
    button,
    container,
    message,
    row,
    select,
    text,
)

pytestmark = pytest.mark.asyncio(loop_scope="session")


CONTRAST = """() => {
    const paint = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const under = (element) => element ? [...under(element.parentElement), getComputedStyle(element).backgroundColor] : ['white'];
    const over = (colours) => {
        for (const each of colours) { paint.fillStyle = each; paint.fillRect(0, 0, 1, 1); }
        return [...paint.getImageData(0, 0, 1, 1).data].slice(0, 3);
    };
    const light = (rgb) => rgb.map(v => v / 255).map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
        .reduce((sum, v, n) => sum + v * [0.2126, 0.7152, 0.0722][n], 0);
    const words = [...document.querySelectorAll('main *')].filter(e => e.checkVisibility({visibilityProperty: true})
        && !e.closest(':disabled, [aria-disabled], .spoiler') && [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()));
    return words.map(e => {
        const ground = under(e);
        const [a, b] = [light(over(ground)), light(over([...ground, getComputedStyle(e).color]))];
        return [(Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05), e.className || e.tagName, e.textContent.slice(0, 30)];
    }).filter(([ratio]) => ratio < 4.5);
}"""  # noqa: E501
EVERYTHING = [
    message(
        container(
            text("# A\n-# small `code` <@11> https://example.org <t:1790000000:R>\n> quote"),
            row(*[button(f"Style {n}", f"{n}", style=n) for n in range(1, 5)]),
            row(select("Ace", placeholder="Play a card")),
        ),
        edited_timestamp="2026-03-02T18:31:00+00:00",
    ),
    message(content="Not yet", id="501", mentions=[ADA], flags=EPHEMERAL, thread=THREAD, **REPLY),
    message(content="For you <@11>", id="502", mentions=[ADA], interaction_metadata=ASKED),
    message(
        id="503",
        author=BEN,
        embeds=[{"title": "T", "description": "d", "footer": {"text": "f"}}],
        attachments=[attachment("record.json", content_type="application/json")],
    ),
    *[message(id=f"5{n}", author={**ADA, "id": f"{n}"}, content="x") for n in range(10, 17)],
]


@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_every_word_stands_out_and_fits_a_narrow_window(stage: Stage, theme: str) -> None:
    await stage.page.set_viewport_size({"width": 360, "height": 640})
    await stage.page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    for each in EVERYTHING:
        await stage.show(each)
    assert await stage.page.evaluate(CONTRAST) == []
    assert await stage.page.evaluate("document.documentElement.scrollWidth") == 360
