"""Toy games, with manifests like those of another package."""

from meetinghouse.engine.manifest import Manifest

ASSEMBLY = Manifest(rules="tests.engine.toys.assembly:ASSEMBLY")
COVEN = Manifest(rules="tests.engine.toys.coven:COVEN")
CUPS = Manifest(rules="tests.engine.toys.cups:CUPS")
