"""The fields of each game's view."""
