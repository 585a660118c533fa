-- Who comes, leaves and buys in again between two deals, as a record writes it.

CREATE TABLE comings (
    table_id TEXT NOT NULL REFERENCES tables (id),
    ordinal  INTEGER NOT NULL,
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, ordinal)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER comings_in_order BEFORE INSERT ON comings
WHEN NEW.ordinal <> (
    SELECT coalesce(max(ordinal) + 1, 0) FROM comings WHERE table_id = NEW.table_id
)
BEGIN SELECT RAISE(ABORT, 'comings follow one another'); END;

CREATE TRIGGER comings_keep BEFORE UPDATE ON comings
BEGIN SELECT RAISE(ABORT, 'a coming never changes'); END;

CREATE TRIGGER comings_stay BEFORE DELETE ON comings
BEGIN SELECT RAISE(ABORT, 'a coming is never deleted'); END;

-- How many of them came before a deal; unknown of deals from before they were written.
ALTER TABLE deals ADD COLUMN comings INTEGER;

CREATE TRIGGER deals_count_comings BEFORE INSERT ON deals
WHEN NEW.comings IS NOT (SELECT count(*) FROM comings WHERE table_id = NEW.table_id)
BEGIN SELECT RAISE(ABORT, 'a deal knows how many came and went before it'); END;

DROP TRIGGER deals_may_turn_void;

CREATE TRIGGER deals_may_turn_void BEFORE UPDATE ON deals
WHEN NOT (
    NEW.void = 1 AND NEW.table_id = OLD.table_id AND NEW.deal = OLD.deal
    AND NEW.stacks = OLD.stacks AND NEW.names = OLD.names AND NEW.carry = OLD.carry
    AND NEW.comings IS OLD.comings
)
BEGIN SELECT RAISE(ABORT, 'a deal never changes'); END;
