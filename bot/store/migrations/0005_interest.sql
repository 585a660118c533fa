-- Who would like to play what. All of this may change, and a person's part goes when they ask for it.

CREATE TABLE evenings (
    id       TEXT PRIMARY KEY NOT NULL,
    server   INTEGER NOT NULL,
    title    TEXT NOT NULL,
    at       INTEGER,  -- none for a server in general
    zone     TEXT NOT NULL,
    closes   INTEGER,
    games    TEXT NOT NULL,
    capacity TEXT NOT NULL,
    open     INTEGER NOT NULL CHECK (open IN (0, 1)),
    reminded INTEGER
) STRICT;

CREATE UNIQUE INDEX evenings_general ON evenings (server) WHERE at IS NULL;
CREATE UNIQUE INDEX evenings_once ON evenings (server, at, title COLLATE NOCASE) WHERE at IS NOT NULL;

CREATE TABLE registrations (
    evening    TEXT NOT NULL REFERENCES evenings (id),
    user       INTEGER NOT NULL,
    name       TEXT NOT NULL,
    experience TEXT NOT NULL CHECK (experience IN ('new', 'played', 'teach')),
    times      TEXT NOT NULL,
    remark     TEXT NOT NULL,
    remind     INTEGER NOT NULL CHECK (remind IN (0, 1)),
    since      INTEGER NOT NULL,
    changed    INTEGER NOT NULL,
    gone       INTEGER,  -- since when it is known that they have left the server
    PRIMARY KEY (evening, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX registrations_by_user ON registrations (user);

CREATE TABLE wishes (
    evening TEXT NOT NULL,
    user    INTEGER NOT NULL,
    game    TEXT NOT NULL,
    asked   INTEGER NOT NULL,  -- no two of a game at the same time: it is the order of the places
    PRIMARY KEY (evening, user, game),
    FOREIGN KEY (evening, user) REFERENCES registrations (evening, user) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX wishes_in_order ON wishes (evening, game, asked);

CREATE TABLE invitations (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,  -- a number names one message for ever
    evening TEXT NOT NULL UNIQUE REFERENCES evenings (id),
    channel INTEGER NOT NULL,
    message INTEGER
) STRICT;

CREATE TABLE notices (
    id      INTEGER PRIMARY KEY AUTOINCREMENT,  -- a number names one notice for ever
    evening TEXT NOT NULL REFERENCES evenings (id),
    user    INTEGER NOT NULL,
    kind    TEXT NOT NULL CHECK (kind IN ('reminder', 'place')),
    games   TEXT NOT NULL,
    begun   INTEGER
) STRICT;

CREATE TABLE organisers (
    server INTEGER PRIMARY KEY,
    role   INTEGER NOT NULL
) STRICT;
