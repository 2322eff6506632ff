"""What a day holds, from dawn to evening."""
