-- Plans that were made, the tables that organisers open from them, and the calls to these tables.

CREATE TABLE rounds (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,  -- a number names one round of one plan for ever
    evening TEXT NOT NULL REFERENCES evenings (id) ON DELETE CASCADE,
    number  INTEGER NOT NULL
) STRICT;

CREATE TABLE calls (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,  -- a number names one message for ever
    round   INTEGER NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,
    channel INTEGER NOT NULL,
    begun   INTEGER
) STRICT;

CREATE TABLE planned_tables (
    round    INTEGER NOT NULL REFERENCES rounds (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    game     TEXT NOT NULL,
    staff    TEXT,
    table_id TEXT UNIQUE,  -- none until an organiser opens it
    host     INTEGER,
    channel  INTEGER,
    call     INTEGER,
    laid     INTEGER NOT NULL DEFAULT 0 CHECK (laid IN (0, 1)),
    PRIMARY KEY (round, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE planned_guests (
    round  INTEGER NOT NULL,
    number INTEGER NOT NULL,
    user   INTEGER NOT NULL,
    name   TEXT NOT NULL,
    asked  INTEGER NOT NULL DEFAULT 0 CHECK (asked IN (0, 1)),  -- to the table, when it is opened
    PRIMARY KEY (round, number, user),
    FOREIGN KEY (round, number) REFERENCES planned_tables (round, number) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX planned_guests_by_user ON planned_guests (user);
CREATE INDEX rounds_by_evening ON rounds (evening, number);
