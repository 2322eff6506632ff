"""The sounds of the crier: a voice or a gong, and the soft sound during secret steps."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from meetinghouse.games.salem1692.script import FRAMES, MODERATOR, PHONE

from .conftest import Invite, OpenHouse
from .crier import Phone, phone
from .table import until

NARROW = (320, 568)
A = 0
SILENT = re.compile("no tiene voz|pas de voix")

# Every sound goes through a meter.
METER = """() => {
    const connect = AudioNode.prototype.connect;
    AudioNode.prototype.connect = function (to, ...more) {
        if (to instanceof AudioDestinationNode && to.context instanceof AudioContext) {
            globalThis.meter ??= to.context.createAnalyser();
            connect.call(this, globalThis.meter);
        }
        return connect.call(this, to, ...more);
    };
    globalThis.level = () => {
        if (!globalThis.meter) return 0;
        const heard = new Float32Array(globalThis.meter.fftSize);
        globalThis.meter.getFloatTimeDomainData(heard);
        return Math.sqrt(heard.reduce((sum, each) => sum + each * each, 0) / heard.length);
    };
}"""

# A browser with an English and a French voice, which notes what they say; the English one never begins.
VOICES = """() => {
    globalThis.spoken = [];
    globalThis.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
    const voices = ["en-GB", "fr-FR"].map((lang) => ({ lang, localService: true, name: lang }));
    const found = { getVoices: () => voices, addEventListener: () => {}, cancel: () => {},
        speak: (said) => {
            globalThis.spoken.push([said.lang, said.text]);
            if (said.lang === "fr-FR") said.onstart();
        } };
    Object.defineProperty(globalThis, "speechSynthesis", { value: found });
}"""


def test_where_there_is_a_voice_it_speaks_every_caption_and_otherwise_a_gong_is_heard(
    house: OpenHouse, invite: Invite
) -> None:
    person = invite(house(), NARROW)
    person.context.add_init_script(f"({VOICES})()")
    person.context.add_init_script(
        """globalThis.gongs = 0;
        const create = AudioContext.prototype.createOscillator;
        AudioContext.prototype.createOscillator = function () { globalThis.gongs++; return create.call(this); };"""
    )
    person.page.clock.install()
    person.go("/crier")
    table = Phone(person)
    table.stand()
    for language, lang in (("fr", "fr-FR"), ("es", None)):
        table.set_up(5, language, edition="en", director=FRAMES)
        expect(person.page.get_by_text(SILENT)).to_have_count(0 if lang else 1)
        table.open()
        table.begin()
        captions = [re.sub("[“”«»]", "", each.caption) for each in table.finish() if each.line]
        spoken = person.page.evaluate("globalThis.spoken")
        assert spoken == ([[lang, caption] for caption in captions] if lang else [])
        assert (person.page.evaluate("globalThis.gongs") == 0) == bool(lang)
        person.page.evaluate("localStorage.removeItem('meetinghouse-crier')")
        person.page.reload()
    table.set_up(5, "en", edition="en", director=FRAMES)
    table.open()
    table.begin()
    assert person.page.evaluate("[spoken.length, gongs]") == [1, 0]
    person.page.clock.run_for(3000)
    assert person.page.evaluate("gongs") > 0


def test_the_soft_sound_has_no_gap_and_does_not_clip_and_lies_under_every_secret_step(
    house: OpenHouse, invite: Invite
) -> None:
    table = phone(invite, house(), offline=False)
    page = table.page
    for volume, least in ((1.0, 0.05), (0.3, 0.015)):
        heard = page.evaluate(f"loudness({volume})")
        assert heard["peak"] < 0.99
        assert heard["softest"] > least
        assert heard["loudest"] < 1.5 * heard["softest"]

    page.evaluate(METER)
    table.set_up(5, edition="en", director=FRAMES)
    table.open()
    table.begin()
    table.to("narrated-dawn-sleep")
    until(lambda: page.evaluate("level()") > 0.02, "the soft sound", table.person)
    for line in ("script-cat-place", "narrated-dawn-witches-sleep"):
        table.to(line)
        for _ in range(20):
            assert page.evaluate("level()") > 0.02, f"a gap before {line}"
            page.wait_for_timeout(50)
    table.finish()
    until(lambda: page.evaluate("level()") < 0.001, "it is silent by day", table.person)


# The page's sound goes into a recording that advances with the clock of the test; `levels` are those of each tenth of a
# second: the root mean square and the peak.
RECORDED = 400  # seconds
STUDIO = """() => {
    const rate = 8000, slice = rate / 10;
    let noise = 1692;
    Math.random = () => (noise = (noise * 16807) % 2147483647) / 2147483647; // the same rain in every run
    const at = new OfflineAudioContext(1, RECORDED * rate, rate);
    Object.defineProperty(at, "state", { value: "running" });
    globalThis.AudioContext = function () { return at; };
    let heard;
    globalThis.advance = async (to) => {
        const there = at.suspend(to);
        if (heard) at.resume();
        else heard = at.startRendering();
        await there;
    };
    globalThis.levels = async () => {
        at.resume();
        const all = (await heard).getChannelData(0);
        return Array.from({ length: all.length / slice }, (_, index) => {
            const tenth = all.subarray(index * slice, (index + 1) * slice);
            const sum = tenth.reduce((sum, each) => sum + each * each, 0);
            return [Math.sqrt(sum / slice), tenth.reduce((most, each) => Math.max(most, Math.abs(each)), 0)];
        });
    };
}""".replace("RECORDED", str(RECORDED))


@pytest.mark.parametrize(
    ("language", "director", "loud"), [("en", FRAMES, False), ("fr", MODERATOR, False), ("es", PHONE, True)]
)
def test_the_sound_of_a_whole_night_neither_clips_nor_tells_a_step_from_another(
    house: OpenHouse, invite: Invite, language: str, director: str, loud: bool
) -> None:
    """Dawn and night as they are heard, gongs among the rain; in one of them with both as loud as can be."""
    table = phone(invite, house(), offline=False)
    page = table.page
    page.evaluate(STUDIO)
    table.set_up(5, language, edition=language, director=director)
    if loud:
        page.locator("summary").last.click()
        for slider in (2, 3):  # gong and rain
            page.locator(".tempo input").nth(slider).fill("1")
    table.open()
    now, dark = 0.0, list[list[tuple[float, float]]]()  # for each part, when secret steps begin and end
    for _ in ("dawn", "night"):
        table.begin()
        dark.append([])
        while table.line:
            lasts = float(page.locator(".walk").get_attribute("data-lasts") or 0)
            secret = page.locator(".secret").count() > 0
            if secret and page.locator(".seat").count():
                table.tap(A)
            begins, now = now, now + (lasts or 1000) / 1000
            if secret:
                dark[-1].append((begins, now))
            page.evaluate("to => advance(to)", now)
            table.step(answer=1)
    levels = page.evaluate("levels()")

    assert max(peak for _, peak in levels) < 0.99
    for part in dark:
        softest = [min(level for level, _ in levels[int(10 * begins) + 1 : int(10 * ends)]) for begins, ends in part]
        assert softest[0] > 0.02  # the rain begins with the first step
        assert min(softest[1:]) > 0.05
        assert max(softest[1:]) < 1.15 * min(softest[1:])
        silent = levels[int(10 * (part[-1][1] + 3)) : int(10 * (part[-1][1] + 4))]
        assert min(level for level, _ in silent) < 0.3 * min(softest[1:])  # eyes are open: no rain


def test_a_try_of_the_sound_ends_when_the_game_begins(house: OpenHouse, invite: Invite) -> None:
    table = phone(invite, house(), offline=False)
    page = table.page
    page.evaluate(METER)
    table.set_up(5, edition="en", director=FRAMES)
    page.get_by_text("Voice, sound and pauses").click()
    page.get_by_role("button", name="Try the sound").click()
    until(lambda: page.evaluate("level()") > 0.02, "the soft sound", table.person)
    table.open()  # the clock stands still, so the time of the try does not pass
    until(lambda: page.evaluate("level()") < 0.001, "it is silent by day", table.person)
