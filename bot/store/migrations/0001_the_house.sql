-- The books of the house. What is written here is never changed: what may change says so.
--
-- Guards are triggers with RAISE and no mere constraints where it matters, since OR IGNORE and
-- OR REPLACE get round a constraint, and a visitor's connection does not mind foreign keys.

PRAGMA application_id = 0x5061726c;

-- Tables and their journals ---------------------------------------------------------------------

CREATE TABLE tables (
    id      TEXT PRIMARY KEY NOT NULL,
    charter TEXT NOT NULL,
    state   TEXT NOT NULL,
    phase   TEXT NOT NULL CHECK (phase IN ('lobby', 'playing', 'between', 'closed')),
    server  INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    opened  INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_open ON tables (server) WHERE phase <> 'closed';

CREATE TRIGGER tables_once BEFORE INSERT ON tables
WHEN EXISTS (SELECT 1 FROM tables WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'repeated'); END;

CREATE TRIGGER tables_keep_charter BEFORE UPDATE OF id, charter, server, channel, opened ON tables
BEGIN SELECT RAISE(ABORT, 'a charter never changes'); END;

CREATE TRIGGER tables_stay_closed BEFORE UPDATE OF phase ON tables
WHEN OLD.phase = 'closed' AND NEW.phase <> 'closed'
BEGIN SELECT RAISE(ABORT, 'a closed table stays closed'); END;

CREATE TRIGGER tables_stay BEFORE DELETE ON tables
BEGIN SELECT RAISE(ABORT, 'a table is never deleted'); END;

CREATE TABLE deals (
    table_id   TEXT NOT NULL REFERENCES tables (id),
    deal       INTEGER NOT NULL,
    stacks     TEXT NOT NULL,
    names      TEXT NOT NULL,
    carry      TEXT NOT NULL,
    commitment TEXT,
    secret     TEXT,
    void       INTEGER NOT NULL DEFAULT 0 CHECK (void IN (0, 1)),
    PRIMARY KEY (table_id, deal)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER deals_in_order BEFORE INSERT ON deals
WHEN NEW.deal <> (SELECT coalesce(max(deal) + 1, 0) FROM deals WHERE table_id = NEW.table_id)
BEGIN SELECT RAISE(ABORT, 'deals follow one another'); END;

CREATE TRIGGER deals_may_turn_void BEFORE UPDATE ON deals
WHEN NOT (
    NEW.void = 1 AND NEW.table_id = OLD.table_id AND NEW.deal = OLD.deal
    AND NEW.stacks = OLD.stacks AND NEW.names = OLD.names AND NEW.carry = OLD.carry
    AND NEW.commitment IS OLD.commitment AND NEW.secret IS OLD.secret
)
BEGIN SELECT RAISE(ABORT, 'a deal never changes'); END;

CREATE TRIGGER deals_stay BEFORE DELETE ON deals
BEGIN SELECT RAISE(ABORT, 'a deal is never deleted'); END;

CREATE TABLE moves (
    table_id TEXT NOT NULL,
    deal     INTEGER NOT NULL,
    ordinal  INTEGER NOT NULL,
    move     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, deal, ordinal),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, deal)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER moves_in_order BEFORE INSERT ON moves
WHEN NEW.ordinal <> (
    SELECT coalesce(max(ordinal) + 1, 0) FROM moves
    WHERE table_id = NEW.table_id AND deal = NEW.deal
)
BEGIN SELECT RAISE(ABORT, 'moves follow one another'); END;

CREATE TRIGGER moves_keep BEFORE UPDATE ON moves
BEGIN SELECT RAISE(ABORT, 'a move never changes'); END;

CREATE TRIGGER moves_stay BEFORE DELETE ON moves
BEGIN SELECT RAISE(ABORT, 'a move is never deleted'); END;

-- Causes: every act that was ever written, once ---------------------------------------------------

CREATE TABLE causes (
    id    INTEGER PRIMARY KEY,
    scope TEXT NOT NULL,  -- a table's id; or `server …`, `purse … …` for what happens at no table
    cause TEXT NOT NULL,
    at    INTEGER NOT NULL,
    UNIQUE (scope, cause)
) STRICT;

CREATE TRIGGER causes_once BEFORE INSERT ON causes
WHEN EXISTS (SELECT 1 FROM causes WHERE scope = NEW.scope AND cause = NEW.cause)
    OR EXISTS (SELECT 1 FROM causes WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'repeated'); END;

CREATE TRIGGER causes_keep BEFORE UPDATE ON causes
BEGIN SELECT RAISE(ABORT, 'a cause never changes'); END;

CREATE TRIGGER causes_stay BEFORE DELETE ON causes
BEGIN SELECT RAISE(ABORT, 'a cause is never deleted'); END;

-- Chips: one row a transfer, so that the books cannot be unequal ------------------------------------

CREATE TABLE accounts (
    id       INTEGER PRIMARY KEY,
    kind     TEXT NOT NULL CHECK (kind IN ('mint', 'purse', 'house', 'stack', 'pool')),
    server   INTEGER NOT NULL,
    user     INTEGER,
    table_id TEXT REFERENCES tables (id),
    place    INTEGER,
    name     TEXT,
    balance  INTEGER NOT NULL DEFAULT 0,
    entry    INTEGER NOT NULL DEFAULT 0,  -- the latest transfer in the balance
    key      TEXT NOT NULL UNIQUE AS (
        kind || ' ' || coalesce(table_id, server) || coalesce(' ' || coalesce(user, place, name), '')
    ) STORED,
    CHECK ((kind = 'purse') = (user IS NOT NULL)),
    CHECK ((kind IN ('stack', 'pool')) = (table_id IS NOT NULL)),
    CHECK ((kind = 'stack') = (place IS NOT NULL)),
    CHECK ((kind = 'pool') = (name IS NOT NULL)),
    CHECK (kind = 'mint' OR balance >= 0),
    CHECK (abs(balance) <= 1000000000000000)
) STRICT;

CREATE INDEX accounts_of_table ON accounts (table_id) WHERE table_id IS NOT NULL;

CREATE TRIGGER accounts_begin_empty BEFORE INSERT ON accounts
WHEN NEW.balance <> 0 OR NEW.entry <> 0
BEGIN SELECT RAISE(ABORT, 'an account begins empty'); END;

CREATE TRIGGER accounts_once BEFORE INSERT ON accounts
WHEN EXISTS (SELECT 1 FROM accounts WHERE id = NEW.id)
    OR EXISTS (SELECT 1 FROM accounts WHERE key = NEW.key)
BEGIN SELECT RAISE(ABORT, 'an account is opened once'); END;

CREATE TRIGGER accounts_stay BEFORE DELETE ON accounts
BEGIN SELECT RAISE(ABORT, 'an account is never deleted'); END;

CREATE TABLE transfers (
    id       INTEGER PRIMARY KEY,
    source   INTEGER NOT NULL REFERENCES accounts (id),
    target   INTEGER NOT NULL REFERENCES accounts (id),
    amount   INTEGER NOT NULL CHECK (amount BETWEEN 1 AND 1000000000000000),
    cause_id INTEGER NOT NULL REFERENCES causes (id),
    ordinal  INTEGER NOT NULL,
    reason   TEXT NOT NULL,
    CHECK (source <> target),
    UNIQUE (cause_id, ordinal)
) STRICT;

CREATE INDEX transfers_out ON transfers (source);
CREATE INDEX transfers_in ON transfers (target);

CREATE TRIGGER transfers_are_covered BEFORE INSERT ON transfers
BEGIN
    SELECT RAISE(ABORT, 'repeated')
    WHERE EXISTS (SELECT 1 FROM transfers WHERE cause_id = NEW.cause_id AND ordinal = NEW.ordinal);

    SELECT CASE
        WHEN source.id IS NULL OR target.id IS NULL OR causes.id IS NULL
        THEN RAISE(ABORT, 'a transfer is between two accounts, for a cause')
        WHEN source.server <> target.server
        THEN RAISE(ABORT, 'chips stay in their server')
        WHEN source.table_id <> causes.scope OR target.table_id <> causes.scope
        THEN RAISE(ABORT, 'chips of a table move by its own acts')
        WHEN source.kind <> 'mint' AND source.balance < NEW.amount
        THEN RAISE(ABORT, 'overdrawn')
        WHEN source.balance - NEW.amount < -1000000000000000
            OR target.balance + NEW.amount > 1000000000000000
        THEN RAISE(ABORT, 'beyond the bound of an account')
    END
    FROM (SELECT 1)
    LEFT JOIN accounts AS source ON source.id = NEW.source
    LEFT JOIN accounts AS target ON target.id = NEW.target
    LEFT JOIN causes ON causes.id = NEW.cause_id;
END;

CREATE TRIGGER transfers_move_chips AFTER INSERT ON transfers
BEGIN
    UPDATE accounts SET balance = balance - NEW.amount, entry = NEW.id WHERE id = NEW.source;
    UPDATE accounts SET balance = balance + NEW.amount, entry = NEW.id WHERE id = NEW.target;
END;

-- A transfer enters a balance as it is inserted and never again, so nobody else can pass here.
CREATE TRIGGER accounts_change_by_transfers BEFORE UPDATE ON accounts
WHEN NOT EXISTS (
    SELECT 1 FROM transfers
    WHERE id = NEW.entry AND id > OLD.entry
        AND NEW.balance = OLD.balance + CASE OLD.id WHEN source THEN -amount WHEN target THEN amount END
)
BEGIN SELECT RAISE(ABORT, 'a balance changes by transfers only'); END;

CREATE TRIGGER transfers_keep BEFORE UPDATE ON transfers
BEGIN SELECT RAISE(ABORT, 'a transfer never changes'); END;

CREATE TRIGGER transfers_stay BEFORE DELETE ON transfers
BEGIN SELECT RAISE(ABORT, 'a transfer is never deleted'); END;

-- What comes and goes -----------------------------------------------------------------------------

CREATE TABLE posts (
    table_id TEXT NOT NULL REFERENCES tables (id),
    kind     TEXT NOT NULL CHECK (kind IN ('table', 'hand')),
    seat     INTEGER,
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    deal     INTEGER NOT NULL,
    CHECK ((kind = 'hand') = (seat IS NOT NULL))
) STRICT;

CREATE UNIQUE INDEX posts_once ON posts (table_id, kind, coalesce(seat, -1));

CREATE TABLE people (
    user         INTEGER PRIMARY KEY,
    hands        TEXT NOT NULL CHECK (hands IN ('dm', 'button')),
    four_colours INTEGER NOT NULL CHECK (four_colours IN (0, 1)),
    words_only   INTEGER NOT NULL CHECK (words_only IN (0, 1)),
    nudges       INTEGER NOT NULL CHECK (nudges IN (0, 1))
) STRICT;

CREATE TABLE heartbeat (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
) STRICT;
