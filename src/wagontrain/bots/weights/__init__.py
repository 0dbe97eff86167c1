"""The weights of the bots' judgement, one table a game."""
