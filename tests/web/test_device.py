"""What a device does to the page: fingers, a lost network, stored pages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

pytestmark = pytest.mark.e2e

CONTEXTS = """
  window.contexts = [];
  window.AudioContext = class extends AudioContext {
    constructor() { super(); window.contexts.push(this); }
  };
"""


SOUNDING = "() => contexts.length === 1 && contexts[0].state === 'running'"


def test_a_tap_allows_sound_and_brings_it_back(server: str, browser: Browser) -> None:
    context = browser.new_context(
        locale="en-GB", has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844}
    )
    context.add_init_script(CONTEXTS)
    page = context.new_page()
    page.goto(server)
    title = page.get_by_text("Schnapp", exact=True)
    title.tap()
    page.wait_for_function(SOUNDING)
    page.evaluate("() => contexts[0].suspend()")  # as a phone call does
    title.tap()
    page.wait_for_function(SOUNDING)
    context.close()
