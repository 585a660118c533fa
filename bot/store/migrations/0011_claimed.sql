-- When a table of a plan was asked for: after a long while nobody waits for it any more.

ALTER TABLE planned_tables ADD COLUMN claimed INTEGER NOT NULL DEFAULT 0;
