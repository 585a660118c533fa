-- Who plays in a deal: with it the books can say what each deal brought to whom.

CREATE TABLE players (
    table_id TEXT NOT NULL,
    deal     INTEGER NOT NULL,
    place    INTEGER NOT NULL,
    user     INTEGER NOT NULL,
    since    INTEGER NOT NULL,  -- the latest transfer before the deal
    PRIMARY KEY (table_id, deal, place),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, deal)
) STRICT, WITHOUT ROWID;

CREATE INDEX players_by_user ON players (user);

CREATE TRIGGER players_once BEFORE INSERT ON players
WHEN EXISTS (
    SELECT 1 FROM players
    WHERE table_id = NEW.table_id AND deal = NEW.deal AND place = NEW.place
)
BEGIN SELECT RAISE(ABORT, 'repeated'); END;

CREATE TRIGGER players_keep BEFORE UPDATE ON players
BEGIN SELECT RAISE(ABORT, 'who has played never changes'); END;

CREATE TRIGGER players_stay BEFORE DELETE ON players
BEGIN SELECT RAISE(ABORT, 'who has played never changes'); END;

CREATE INDEX accounts_of_server ON accounts (server) WHERE kind = 'purse';

-- Guards where there was a mere constraint, which PRAGMA ignore_check_constraints puts to sleep -----

CREATE TRIGGER accounts_are_whole BEFORE INSERT ON accounts
WHEN NOT coalesce(
    NEW.kind IN ('mint', 'purse', 'house', 'stack', 'pool')
    AND (NEW.kind = 'purse') = (NEW.user IS NOT NULL)
    AND (NEW.kind IN ('stack', 'pool')) = (NEW.table_id IS NOT NULL)
    AND (NEW.kind = 'stack') = (NEW.place IS NOT NULL)
    AND (NEW.kind = 'pool') = (NEW.name IS NOT NULL)
    AND (
        NEW.table_id IS NULL
        OR NEW.server = (SELECT server FROM tables WHERE id = NEW.table_id)
    ),
    0
)
BEGIN SELECT RAISE(ABORT, 'an account is of a person, of the house, or of a known table'); END;

CREATE TRIGGER transfers_are_whole BEFORE INSERT ON transfers
WHEN typeof(NEW.amount) <> 'integer' OR NEW.amount NOT BETWEEN 1 AND 1000000000000000
    OR NEW.source = NEW.target
BEGIN SELECT RAISE(ABORT, 'a transfer moves whole chips from one account to another'); END;

-- A number out of turn could use the numbers up, and no chip of its accounts would ever move again.
CREATE TRIGGER transfers_in_order AFTER INSERT ON transfers
WHEN NEW.id <> 1 + coalesce((SELECT max(id) FROM transfers WHERE id < NEW.id), 0)
BEGIN SELECT RAISE(ABORT, 'transfers follow one another'); END;

-- No chip stays behind at a closed table, and none gets there afterwards ----------------------------

CREATE TRIGGER tables_close_empty BEFORE UPDATE OF phase ON tables
WHEN NEW.phase = 'closed'
    AND EXISTS (SELECT 1 FROM accounts WHERE table_id = OLD.id AND balance <> 0)
BEGIN SELECT RAISE(ABORT, 'a table closes when its chips are home'); END;

CREATE TRIGGER transfers_shun_closed_tables BEFORE INSERT ON transfers
WHEN EXISTS (
    SELECT 1 FROM accounts JOIN tables ON tables.id = accounts.table_id
    WHERE accounts.id IN (NEW.source, NEW.target) AND tables.phase = 'closed'
)
BEGIN SELECT RAISE(ABORT, 'a closed table holds no chips'); END;
