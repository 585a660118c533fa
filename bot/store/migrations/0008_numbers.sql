-- OR REPLACE with the number of an older transfer between accounts that have moved nothing since
-- would put another in its place, and what it moved would have come from nowhere.
CREATE TRIGGER transfers_number_once BEFORE INSERT ON transfers
WHEN EXISTS (SELECT 1 FROM transfers WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'repeated'); END;
