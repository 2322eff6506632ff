"""`python -m meetinghouse.server.describe` prints the OpenAPI document, for whoever makes types of it."""

from __future__ import annotations

import sys

from .calls import CALLS
from .openapi import document

if __name__ == "__main__":
    sys.stdout.buffer.write(document(CALLS))
