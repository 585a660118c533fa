"""Markdown as Discord shows it, and text that would break a lesser parser."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.practice.state.components import Json
from tests.page.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="session")

MARKED = [
    ("bold", "a **b** c", "a <strong>b</strong> c"),
    ("italic by stars and by lines", "*a* _b_", "<em>a</em> <em>b</em>"),
    ("underlined", "__a__", "<u>a</u>"),
    ("struck", "~~a~~", "<s>a</s>"),
    ("three stars", "***a***", "<strong><em>a</em></strong>"),
    ("bold in italic", "*a **b***", "<em>a <strong>b</strong></em>"),
    ("italic in bold", "**a *b***", "<strong>a <em>b</em></strong>"),
    ("underlined bold italic", "__***a***__", "<u><strong><em>a</em></strong></u>"),
    ("over a line break", "**a\nb**", "<strong>a\nb</strong>"),
    ("names with underscores", "snake_case_name", "snake_case_name"),
    ("a sum", "2 * 3 * 4", "2 * 3 * 4"),
    ("a lone mark", "a ** b", "a ** b"),
    ("a mark inside another", "**a *b** c", "<strong>a *b</strong> c"),
    ("marks that cross", "**a __b** c__", "<strong>a __b</strong> c__"),
    ("long runs", "**** ~~~~ ||||", "**** ~~~~ ||||"),
    ("escaped", r"\*a\* \\ \a", r"*a* \ \a"),
    ("code", "`a **b**` ``c`d``", "<code>a **b**</code> <code>c`d</code>"),
    ("code without an end", "`a **b**", "`a <strong>b</strong>"),
    ("HTML", "<b>&amp;</b>", "&lt;b&gt;&amp;amp;&lt;/b&gt;"),
    ("heading", "# A\ntext", '<h3 class="h1">A</h3>text'),
    ("smaller headings", "## A\n### *B*", '<h4 class="h2">A</h4><h5 class="h3"><em>B</em></h5>'),
    ("no heading", "#A", "#A"),
    ("four signs", "#### A", "#### A"),
    ("subtext", "a\n-# b", 'a<small class="subtext">b</small>'),
    ("quote", "> a\n> **b**\nc", "<blockquote>a\n<strong>b</strong></blockquote>c"),
    ("quote to the end", ">>> a\n\nb", "<blockquote>a\n\nb</blockquote>"),
    ("no quote", ">a", "&gt;a"),
    ("quote in quote", "> > a", "<blockquote>&gt; a</blockquote>"),
    ("bullets", "- a\n* b", "<ul><li>a</li><li>b</li></ul>"),
    ("nested", "- a\n  - b\n- c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
    ("numbered", "3. a\n4. b", '<ol start="3"><li>a</li><li>b</li></ol>'),
    ("bullets below a number", "1. a\n- b", '<ol start="1"><li>a</li></ol><ul><li>b</li></ul>'),
    ("a line goes on", "- a\n  b", "<ul><li>a\nb</li></ul>"),
    ("block of code", "```py\n*a*\n```", '<pre tabindex="0"><code>*a*</code></pre>'),
    ("code in a line", "a ```b``` c", 'a <pre tabindex="0"><code>b</code></pre> c'),
    ("code in a quote", "> ```\n> a\n> ```",
     '<blockquote><pre tabindex="0"><code>a</code></pre></blockquote>'),
    ("code that hides a heading", "```\n# a\n```", '<pre tabindex="0"><code># a</code></pre>'),
    ("fence without an end", "```a", "```a"),
    ("person", "<@11> <@!12>",
     '<span class="mention">@Ada</span> <span class="mention">@Ben</span>'),
    ("strangers", "<@1> <@&1> <#1>",
     '<span class="mention">@unknown-user</span> <span class="mention">@unknown-role</span>'
     ' <span class="mention">#unknown</span>'),
    ("role", "<@&21>", '<span class="mention">@Organisers</span>'),
    ("channel", "<#32>", '<button type="button" class="mention">#hall</button>'),
    ("command", "</chips balance:5>", '<span class="mention">/chips balance</span>'),
    ("everybody", "@everyone @here @hereby",
     '<span class="mention">@everyone</span> <span class="mention">@here</span> @hereby'),
    ("own emoji", "<:felt:1>", '<span class="emoji" title=":felt:">:felt:</span>'),
]  # fmt: skip


@pytest.mark.parametrize(("name", "text", "html"), MARKED, ids=[name for name, *_ in MARKED])
async def test_what_is_marked_is_shown_so(paper: Stage, name: str, text: str, html: str) -> None:
    del name
    assert (await paper.write(text))["html"] == html


LINKED = [
    ("https://example.org/a_b.", ["https://example.org/a_b"]),
    ("(https://example.org/a_(b))", ["https://example.org/a_(b)"]),
    ("<https://example.org>", ["https://example.org/"]),
    ("**https://example.org**", ["https://example.org/"]),
    ("[a **b**](https://example.org/a(b))", ["https://example.org/a(b)"]),
    ('[a](<https://example.org> "title")', ["https://example.org/"]),
    ("[https://good.example](https://bad.example)", ["https://good.example/", "https://bad.example/"]),
    ("[a](javascript:alert(1)) [b](data:text/html,x) <javascript:alert(1)>", []),
    ("[a](ftp://example.org) [b] (https://example.org)", ["https://example.org/"]),
    ("https://", []),
]  # fmt: skip


@pytest.mark.parametrize(("text", "hrefs"), LINKED)
async def test_links_lead_where_they_say(paper: Stage, text: str, hrefs: list[str]) -> None:
    await paper.write(text)
    links = paper.page.locator("main a")
    found = await links.evaluate_all("all => all.map(a => [a.href, a.rel, a.target])")
    assert found == [[href, "noopener noreferrer", "_blank"] for href in hrefs]


async def test_a_link_to_a_message_that_is_in_sight_leads_there(stage: Stage) -> None:
    await stage.write("[to the table](https://discord.com/channels/1/31/500)")
    await stage.page.get_by_text("to the table").click()
    await stage.write("https://discord.com/channels/1/32/500")
    await stage.page.get_by_text("#hall › message").click()
    await stage.write("<#33>")
    await stage.page.get_by_text("#Whist, table 3").click()
    assert await stage.gone() == [["31", "500"], ["32", "500"], ["33"]]


async def test_a_spoiler_opens_by_pointer_and_by_key_and_hides_its_links(paper: Stage) -> None:
    await paper.write("||**a** https://example.org|| and ||b||")
    hidden = paper.page.get_by_role("button", name="Spoiler")
    assert await paper.page.get_by_role("link").count() == 0
    await hidden.first.click()
    assert await paper.page.get_by_role("link").count() == 1
    await hidden.focus()
    await paper.page.keyboard.press("Enter")
    assert await hidden.count() == 0
    assert await paper.page.locator(".spoiler.revealed").all_inner_texts() == [
        "a https://example.org",
        "b",
    ]
    assert await paper.page.evaluate("stage.plainText('a\\n||b|| **c**')") == "a █████ c"


STYLES = {
    "t": "14:13",
    "T": "14:13:20",
    "d": "21/09/2026",
    "D": "21 September 2026",
    "f": "21 September 2026 at 14:13",
    "F": "Monday 21 September 2026 at 14:13",
    "s": "21/09/2026, 14:13",
    "S": "21/09/2026, 14:13:20",
}
MOMENT = 1_790_000_000


async def test_moments_in_every_style(paper: Stage) -> None:
    for style, words in STYLES.items():
        shown = (await paper.write(f"<t:{MOMENT}:{style}>"))["text"]
        assert shown.replace("Monday, ", "Monday ") == words
    plain = paper.page.locator("time")
    await paper.write(f"<t:{MOMENT}>")
    assert await plain.inner_text() == STYLES["f"]
    assert STYLES["f"] in (await plain.get_attribute("title") or "")
    assert (await paper.write("<t:1:x> <t:9999999999999>"))["text"] == "<t:1:x> Invalid Date"


RELATIVE = [
    (0, "now"),
    (45, "in 45 seconds"),
    (-1, "1 second ago"),
    (120, "in 2 minutes"),
    (-3_600, "1 hour ago"),
    (3 * 86_400, "in 3 days"),
    (-62 * 86_400, "2 months ago"),
    (800 * 86_400, "in 2 years"),
]


@pytest.mark.parametrize(("away", "words"), RELATIVE)
async def test_relative_moments(paper: Stage, away: int, words: str) -> None:
    now = MOMENT * 1000 + (400 if away < 0 else -400)
    await paper.page.evaluate("now => stage.keepTime(now)", now)
    assert (await paper.write(f"<t:{MOMENT + away}:R>"))["text"] == words


async def test_a_relative_moment_ticks(stage: Stage) -> None:
    await stage.page.evaluate("at => stage.keepTime(at)", MOMENT * 1000)
    await stage.write(f"<t:{MOMENT + 30}:R>")
    shown = await stage.page.locator("time").inner_text()
    await stage.page.wait_for_function(
        "before => document.querySelector('time').textContent !== before", arg=shown
    )
    assert (await stage.page.locator("time").inner_text()).startswith("in 2")


HOSTILE = [
    "*", "_", "~", "|", "`", ">", "[", "<", "\\", "(", "h", " ", "\n", "**", "**a ", "||a_b*",
    "*a **b ", "_a ", "[a](https://", "[a](https://a.b(c", "[[](", "`` ` ", "```\n", "``` a ",
    "<t:", "<@", "</a", "<https://", "https://", "https://a.b))", "> ", ">>> ", "\n> ", "- ",
    "  - ", "\n   - a\n", "1. ", "# ", "-# ", "@everyone", "*a_", "~~a||b__c**",
]  # fmt: skip
TAGS = frozenset(
    ("A", "BLOCKQUOTE", "BUTTON", "CODE", "DIV", "EM", "H3", "H4", "H5", "LI", "OL", "PRE", "S",
     "SMALL", "SPAN", "STRONG", "TIME", "U", "UL")
)  # fmt: skip
MOST_MILLISECONDS = 500


@pytest.mark.parametrize("piece", HOSTILE)
async def test_long_runs_of_anything_take_no_time(paper: Stage, piece: str) -> None:
    written = await paper.write(piece * (16_000 // len(piece)))
    assert written["took"] < MOST_MILLISECONDS
    await _only_harmless(paper)


WRITING = st.lists(
    st.sampled_from([*HOSTILE, "a", "javascript:", "(data:x)", "]", ")", ":R>", ":1>", "||"]),
    min_size=1,
    max_size=60,
).map("".join)


@given(WRITING)
@settings(
    max_examples=150,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
async def test_whatever_is_written_is_harmless(paper: Stage, text: str) -> None:
    assert (await paper.write(text))["took"] < MOST_MILLISECONDS
    await _only_harmless(paper)


async def _only_harmless(paper: Stage) -> None:
    found: Json = await paper.page.evaluate(
        """() => {
            const all = [...document.querySelectorAll("main *")];
            return {
                tags: [...new Set(all.map(each => each.tagName))],
                schemes: [...new Set(all.map(each => each.protocol).filter(Boolean))],
            };
        }"""
    )
    assert set(found["tags"]) <= TAGS
    assert set(found["schemes"]) <= {"http:", "https:"}
