"""How fast Meetinghouse plays, beside its peers; see bench/__main__.py."""
