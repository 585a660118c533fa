"""One browser for all tests of the page, and a bare page that shows what it is handed."""

from __future__ import annotations

import io
import re
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import web
from PIL import Image
from playwright.async_api import Browser, Page, async_playwright

from tests.page.stage import Stage

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
CLIENT = Path(__file__).parents[2] / "bot" / "practice" / "page" / "client"
GALLERY = Path(__file__).parent / "gallery"
POLICY = {"Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:"}


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Debian's Chromium, without a window."""
    if CHROMIUM is None:
        pytest.skip("there is no Chromium here")
    async with async_playwright() as playwright:
        opened = await playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield opened
        await opened.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def address() -> AsyncIterator[str]:
    """Where the client's own files are served with the bare page, under the page's own policy."""
    app = web.Application()
    app.router.add_get("/attachments/{name:.*}", _picture)
    app.router.add_get("/", _bare_page)
    app.router.add_static("/page", CLIENT)
    app.router.add_static("/gallery", GALLERY)
    app.on_response_prepare.append(_strictly)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    host, port = runner.addresses[0]
    yield f"http://{host}:{port}"
    await runner.cleanup()


async def _strictly(request: web.Request, response: web.StreamResponse) -> None:
    del request
    response.headers.update(POLICY)


async def _bare_page(request: web.Request) -> web.FileResponse:
    del request
    return web.FileResponse(GALLERY / "index.html")


async def _picture(request: web.Request) -> web.Response:
    """A picture as its name wants it: `green-600x300.png`."""
    found = re.search(r"(\w+)-(\d+)x(\d+)\.png$", request.path)
    if found is None:
        return web.Response(body=b"{}", content_type="application/json")
    colour, width, height = found.groups()
    kept = io.BytesIO()
    Image.new("RGB", (int(width), int(height)), colour).save(kept, "PNG")
    return web.Response(body=kept.getvalue(), content_type="image/png")


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def window(browser: Browser) -> AsyncIterator[tuple[Page, list[str]]]:
    """A window of its own, and whatever the browser complains of in it."""
    async with _window(browser) as opened:
        yield opened


@pytest_asyncio.fixture(loop_scope="session")
async def stage(window: tuple[Page, list[str]], address: str) -> AsyncIterator[Stage]:
    """The bare page, opened anew. A complaint of the browser's fails the test."""
    page, complaints = window
    complaints.clear()
    await page.set_viewport_size({"width": 1280, "height": 720})
    await page.goto(address)
    yield Stage(page)
    assert complaints == []


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def paper(browser: Browser, address: str) -> AsyncIterator[Stage]:
    """The bare page where it is merely written on, so that it need not be opened anew."""
    async with _window(browser) as (page, complaints):
        await page.goto(address)
        yield Stage(page)
        assert complaints == []


@asynccontextmanager
async def _window(browser: Browser) -> AsyncIterator[tuple[Page, list[str]]]:
    context = await browser.new_context(locale="en-GB", timezone_id="UTC")
    page = await context.new_page()
    page.set_default_timeout(10_000)
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    yield page, complaints
    await context.close()
