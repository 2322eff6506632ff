"""Many tables at the same time over HTTP, compared to boardgame.io; see bench/load/command.py."""
