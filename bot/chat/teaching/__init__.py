"""How a game is learned: its book, looked into by any word, and a deal to play through."""
