"""Where the tables are kept. No code outside this folder knows which database it is."""
