"""Acts about devices that get a push message when it is their owner's turn."""

from __future__ import annotations

import base64
import binascii
from typing import ClassVar

from ...texts import LANGUAGES
from ..chairs import Device
from ..refusals import Malformed, NotNow
from ..table import Table
from .act import Act
from .outside import is_https

MOST_DEVICES = 4  # of one seat; one more replaces the oldest
LONGEST_ENDPOINT = 1000  # characters; those of the largest push services have 200 to 600
POINT, SECRET = 65, 16  # bytes of a device's public key, an uncompressed point, and of its secret


class AddDevice(Act, frozen=True):
    """Somebody wants to be told on this device when it is their turn."""

    renews: ClassVar[bool] = False  # in a secret step nothing but answers may move the time at which it closes
    by: int
    device: Device

    def do(self, table: Table, at: float) -> None:
        """Nobody else is told. The same endpoint again replaces what was known of it."""
        if table.phase == "closed":
            raise NotNow("closed", why=table.closed_for)
        check(self.device)
        others = [each for each in table.chair(self.by).devices if each.endpoint != self.device.endpoint]
        table.change(self.by, devices=(*others, self.device)[-MOST_DEVICES:])


class DropDevice(Act, frozen=True):
    """Somebody no longer wants to be told on a device, or its push service does not know it any more."""

    renews: ClassVar[bool] = False
    own: ClassVar[bool] = False
    by: int
    endpoint: str

    def do(self, table: Table, at: float) -> None:
        """An unknown device changes nothing, for it may have been dropped before."""
        left = [each for each in table.chair(self.by).devices if each.endpoint != self.endpoint]
        table.change(self.by, devices=tuple(left))


def check(device: Device) -> None:
    """Refuse a device whose endpoint is no https link, whose keys are no keys, or whose language is unknown."""
    if not is_https(device.endpoint, LONGEST_ENDPOINT):
        raise Malformed("push-endpoint", most=LONGEST_ENDPOINT)
    point, secret = decoded(device.p256dh), decoded(device.auth)
    if len(point) != POINT or point[0] != 4 or len(secret) != SECRET:
        raise Malformed("push-keys")
    if device.language not in LANGUAGES:
        raise Malformed("unknown-language", language=device.language, known=", ".join(LANGUAGES))


def decoded(text: str) -> bytes:
    """The bytes of a text in base64url, with or without its padding; empty if it is not base64url."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)
    except (binascii.Error, ValueError):
        return b""
