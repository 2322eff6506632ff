"""When a page rests: scripts for tests."""

from __future__ import annotations

# Whether nothing moves by itself; what follows scrolling runs as long as the page is there.
STILL = """() => document.getAnimations()
    .every((each) => each.playState !== "running" || each.timeline !== document.timeline)"""

# A browser that has no idle moment: what the page leaves for one waits until the test says that it has come.
NEVER_IDLE = """(() => {
    window.later_ = [];
    window.requestIdleCallback = (call) => window.later_.push(call);
    window.cancelIdleCallback = () => {};
})();"""
REST = "() => window.later_.splice(0).forEach((call) => call())"
