-- Whom the latest notice about an evening could not reach, so that they and the organisers can know.

ALTER TABLE registrations ADD COLUMN unreached INTEGER NOT NULL DEFAULT 0 CHECK (unreached IN (0, 1));
