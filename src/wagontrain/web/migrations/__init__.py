"""The database's forms, one file per step."""
