"""What is in the box: names, the calendar, laws, presets, and how a game is composed of them."""
