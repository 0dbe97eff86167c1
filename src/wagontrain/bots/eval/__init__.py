"""What a position is worth, one module a game: the bots' judgement."""
