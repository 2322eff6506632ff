"""Many tables at once over HTTP, beside boardgame.io; see bench/load/command.py."""
