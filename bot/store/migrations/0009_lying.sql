-- What is a player's own in the pools when a deal begins, such as a bank: it has not been lost by the
-- deal in which it was put there.

ALTER TABLE players ADD COLUMN lying INTEGER NOT NULL DEFAULT 0;
