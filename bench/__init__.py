"""The speed of Meetinghouse, compared to other libraries; see bench/__main__.py."""
