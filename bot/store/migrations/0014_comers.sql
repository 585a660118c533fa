-- Who it is that sits down: also somebody who left again before a deal may ask to be forgotten.
ALTER TABLE comings ADD COLUMN user INTEGER;

CREATE INDEX comings_by_user ON comings (user) WHERE user IS NOT NULL;

DROP TRIGGER comings_keep;

CREATE TRIGGER comings_keep BEFORE UPDATE ON comings
WHEN NOT (
    NEW.table_id = OLD.table_id AND NEW.ordinal = OLD.ordinal AND NEW.user IS OLD.user
    AND json_extract(OLD.entry, '$.name') IS NOT NULL
    AND NEW.entry = json_set(OLD.entry, '$.name', 'somebody')
)
BEGIN SELECT RAISE(ABORT, 'a coming never changes'); END;
