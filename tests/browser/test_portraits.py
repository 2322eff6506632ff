"""Portraits are people, and no two of a game look alike, even as small as on a phone."""

from __future__ import annotations

import base64

from playwright.sync_api import expect

from .conftest import Invite, OpenHouse
from .table import PHONE, Person, playing, until

WIDTH, HEIGHT = 40, 48
# Puts every portrait of the page on a sheet, edge to edge: as drawn, or as a black shape on white.
SHEET = """([width, height, shapes]) => {
    const found = new Map(
        [...document.querySelectorAll(".gallery > li")]
            .map((item) => [item.id, item.querySelector("svg.face")])
            .filter(([, face]) => face),
    );
    document.querySelector("#sheet")?.remove();
    const sheet = document.createElement("div");
    sheet.id = "sheet";
    sheet.style = `position: fixed; inset: 0 auto auto 0; z-index: 9; display: grid; background: white;
        grid-template-columns: repeat(8, ${width}px); grid-auto-rows: ${height}px; --portrait-width: ${width}px`;
    for (const face of found.values()) sheet.append(face.cloneNode(true));
    const black = new CSSStyleSheet();
    black.replaceSync(`
        #sheet .ground { fill: white }
        #sheet :is(.grain, .frame) { stroke: none }
        #sheet .figure path { stroke: black; opacity: 1 }
        #sheet .figure :not(.bold, .line, .fine, .cut) { fill: black }`);
    document.adoptedStyleSheets = shapes ? [black] : [];
    document.body.append(sheet);
    return [...found.keys()];
}"""
# The two most similar portraits on that sheet, and the share of black and white in which they differ.
NEAREST = """async ([png, named, width, height]) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    canvas.drawImage(picture, 0, 0);
    const pixels = named.map((_, at) =>
        canvas.getImageData((at % 8) * width, Math.floor(at / 8) * height, width, height).data);
    const differ = (one, other) => one.reduce((sum, each, at) => sum + Math.abs(each - other[at]), 0);
    return pixels.flatMap((one, at) => pixels.slice(0, at).map((other, before) =>
        [differ(one, other) / (255 * 3 * width * height), named[at], named[before]])).sort((a, b) => a[0] - b[0])[0];
}"""

# The small portraits at a table, each once: how much of its two pictures is painted, and how bright they are.
PAINTED = """() => [...document.querySelectorAll(".ring canvas")].map((canvas) => [0, canvas.width / 2].map((x) => {
    const { data } = canvas.getContext("2d").getImageData(x, 0, canvas.width / 2, canvas.height);
    let [full, bright] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
        full += data[at + 3] > 250;
        bright += data[at] + data[at + 1] + data[at + 2];
    }
    return [full / (data.length / 4), bright / (3 * 255 * full)];
}))"""


# Guides, and how many people they show; the villager of Quinte-bourg belongs to a mode of another page.
GUIDES = (("", 15), ("/newsalem", 10), ("/quintebourg?edition=e", 47))


def nearest(person: Person, named: list[str]) -> list[object]:
    """The two most similar portraits."""
    png = base64.b64encode(person.shot(person.page.locator("#sheet"))).decode()
    found: list[object] = person.page.evaluate(NEAREST, [png, named, WIDTH, HEIGHT])
    return found


def test_no_two_portraits_of_a_game_can_be_mistaken_for_each_other_at_forty_pixels(
    house: OpenHouse, invite: Invite
) -> None:
    ann = invite(house())
    for guide, people in GUIDES:
        ann.go(f"/guide{guide}")
        expect(ann.page.locator(".gallery svg.face")).to_have_count(people)
        for shapes, least in ((True, 0.025), (False, 0.06)):
            found = nearest(ann, ann.page.evaluate(SHEET, [WIDTH, HEIGHT, shapes]))
            assert found > [least], found


def test_small_portraits_are_painted_for_the_light_and_darker_for_the_night(house: OpenHouse, invite: Invite) -> None:
    ann = invite(house(), PHONE)
    playing([ann], bots=11)

    def painted() -> list[list[list[float]]]:
        found: list[list[list[float]]] = ann.page.evaluate(PAINTED)
        return found if all(full for pictures in found for full, _ in pictures) else []

    faces = until(painted, "all portraits are painted", ann)
    assert len(faces) == 12
    for (full, bright), (as_full, dark) in faces:
        assert 0.6 < full == as_full < 0.9, faces  # an oval
        assert dark < 0.8 * bright, faces
    ann.page.evaluate("() => { document.documentElement.dataset.dark = ''; }")
    assert ann.page.locator(".ring canvas.face").evaluate_all(
        "(all) => all.every((each) => getComputedStyle(each).objectPosition.startsWith('100%'))"
    )
