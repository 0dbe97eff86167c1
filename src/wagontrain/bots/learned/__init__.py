"""Bots that play by a trained network: its policy alone, or with a look ahead. Needs numpy."""
