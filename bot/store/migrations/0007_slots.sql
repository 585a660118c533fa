-- Slots that an organiser has named: of an evening that has none of its own people say the usual ones.

ALTER TABLE evenings ADD COLUMN slots TEXT NOT NULL DEFAULT '[]';
