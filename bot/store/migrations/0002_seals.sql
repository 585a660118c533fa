-- A seal belongs to the chance that it was shown for, and a deal may ask for chance many times.

ALTER TABLE moves ADD COLUMN commitment TEXT;
ALTER TABLE moves ADD COLUMN secret TEXT;

DROP TRIGGER moves_keep;

UPDATE moves SET (commitment, secret) = (
    SELECT deals.commitment, deals.secret FROM deals
    WHERE deals.table_id = moves.table_id AND deals.deal = moves.deal
)
WHERE ordinal = 0;

CREATE TRIGGER moves_keep BEFORE UPDATE ON moves
BEGIN SELECT RAISE(ABORT, 'a move never changes'); END;

DROP TRIGGER deals_may_turn_void;
ALTER TABLE deals DROP COLUMN commitment;
ALTER TABLE deals DROP COLUMN secret;

CREATE TRIGGER deals_may_turn_void BEFORE UPDATE ON deals
WHEN NOT (
    NEW.void = 1 AND NEW.table_id = OLD.table_id AND NEW.deal = OLD.deal
    AND NEW.stacks = OLD.stacks AND NEW.names = OLD.names AND NEW.carry = OLD.carry
)
BEGIN SELECT RAISE(ABORT, 'a deal never changes'); END;
