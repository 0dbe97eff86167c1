"""Measuring bots: blocks of games on the same deal with all seats changed, and what can be said from them."""
