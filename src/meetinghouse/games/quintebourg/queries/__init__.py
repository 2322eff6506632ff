"""Questions about the town; nothing here changes anything."""
