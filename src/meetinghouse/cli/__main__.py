"""``python -m meetinghouse.cli`` is the command ``meetinghouse``."""

import sys

from .main import main

sys.exit(main())
