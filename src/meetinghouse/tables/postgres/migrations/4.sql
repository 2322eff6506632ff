-- Format 4. Acts have terms 6: bots change their names with the world of the game.

SELECT;
