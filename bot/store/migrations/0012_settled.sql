-- What those who manage a server have settled for it. Each thing is a row, so that two who settle
-- two things at once undo nothing of each other.
CREATE TABLE settled (
    server INTEGER NOT NULL,
    game   TEXT NOT NULL,  -- whose house rule it is; empty for what concerns the house
    name   TEXT NOT NULL,
    value  TEXT NOT NULL,  -- JSON
    PRIMARY KEY (server, game, name)
) STRICT, WITHOUT ROWID;

-- Somebody may have chosen nothing about colours, and then has them as the server does. Who left
-- the box empty in the form of before has not said no to that.
ALTER TABLE people RENAME TO people_before;

CREATE TABLE people (
    user         INTEGER PRIMARY KEY,
    hands        TEXT NOT NULL CHECK (hands IN ('dm', 'button')),
    four_colours INTEGER CHECK (four_colours IN (0, 1)),
    words_only   INTEGER NOT NULL CHECK (words_only IN (0, 1)),
    nudges       INTEGER NOT NULL CHECK (nudges IN (0, 1))
) STRICT;

INSERT INTO people
SELECT user, hands, nullif(four_colours, 0), words_only, nudges FROM people_before;

DROP TABLE people_before;
