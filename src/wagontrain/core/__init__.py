"""What the games have in common. It knows no card, coin, turn or phase."""
