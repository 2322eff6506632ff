"""`python -m meetinghouse.server.describe` prints the OpenAPI document, from which the pages' types are generated.

It describes only the games of this package, so that the types do not depend on other installed packages.
"""

from __future__ import annotations

import sys

from ..engine import plugins
from .calls import CALLS
from .openapi import document

if __name__ == "__main__":
    sys.stdout.buffer.write(document(CALLS, plugins.own(plugins.GAMES)))
