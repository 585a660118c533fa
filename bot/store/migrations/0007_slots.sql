-- Slots that an organiser has named, where they are not the usual ones; and when plans were made.

ALTER TABLE evenings ADD COLUMN slots TEXT NOT NULL DEFAULT '[]';
ALTER TABLE rounds ADD COLUMN made INTEGER NOT NULL DEFAULT 0;
