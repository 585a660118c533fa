-- When deals were finished, and what they have brought to whom.

CREATE TABLE ends (
    table_id TEXT NOT NULL,
    deal     INTEGER NOT NULL,
    at       INTEGER NOT NULL,  -- by the time of day
    PRIMARY KEY (table_id, deal),
    FOREIGN KEY (table_id, deal) REFERENCES deals (table_id, deal)
) STRICT, WITHOUT ROWID;

-- Of deals from before, the house knows only when the last move was made, by its own clock.
INSERT INTO ends (table_id, deal, at)
SELECT table_id, deal, coalesce(
    (SELECT max(at) FROM moves WHERE moves.table_id = deals.table_id AND moves.deal = deals.deal),
    tables.opened
)
FROM deals JOIN tables ON tables.id = table_id
WHERE NOT void AND (
    tables.phase <> 'playing'
    OR deal < (SELECT max(deal) FROM deals AS later WHERE later.table_id = tables.id)
);

CREATE TRIGGER ends_once BEFORE INSERT ON ends
WHEN EXISTS (SELECT 1 FROM ends WHERE table_id = NEW.table_id AND deal = NEW.deal)
BEGIN SELECT RAISE(ABORT, 'repeated'); END;

CREATE TRIGGER ends_are_of_deals BEFORE INSERT ON ends
WHEN NOT EXISTS (
    SELECT 1 FROM deals WHERE table_id = NEW.table_id AND deal = NEW.deal AND NOT void
)
BEGIN SELECT RAISE(ABORT, 'what is void, or was never begun, has no end'); END;

CREATE TRIGGER ends_keep BEFORE UPDATE ON ends
BEGIN SELECT RAISE(ABORT, 'an end never changes'); END;

CREATE TRIGGER ends_stay BEFORE DELETE ON ends
BEGIN SELECT RAISE(ABORT, 'an end never changes'); END;

-- Sums of the journal and of the chips. They can be made anew at any time, and nothing guards them.

CREATE TABLE results (
    table_id TEXT NOT NULL,
    deal     INTEGER NOT NULL,
    place    INTEGER NOT NULL,
    user     INTEGER,  -- none for somebody who has asked to be forgotten
    server   INTEGER NOT NULL,
    game     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    points   INTEGER,  -- none in a game without points
    against  INTEGER,
    chips    INTEGER NOT NULL,
    PRIMARY KEY (table_id, deal, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_by_user ON results (user, server) WHERE user IS NOT NULL;

-- The same by month, since to go through all deals of years takes long.
CREATE TABLE tallies (
    server  INTEGER NOT NULL,
    game    TEXT NOT NULL,
    user    INTEGER NOT NULL,
    month   TEXT NOT NULL,  -- of UTC: 2026-12
    deals   INTEGER NOT NULL,
    won     INTEGER NOT NULL,
    points  INTEGER,
    against INTEGER,
    chips   INTEGER NOT NULL,
    PRIMARY KEY (server, game, user, month)
) STRICT, WITHOUT ROWID;

CREATE INDEX tallies_by_user ON tallies (user);

CREATE TRIGGER results_enter AFTER INSERT ON results WHEN NEW.user IS NOT NULL
BEGIN
    INSERT INTO tallies VALUES (
        NEW.server, NEW.game, NEW.user, strftime('%Y-%m', NEW.at / 1000, 'unixepoch'), 1,
        CASE WHEN NEW.points IS NULL THEN NEW.chips > 0 ELSE NEW.points > NEW.against END,
        NEW.points, NEW.against, NEW.chips
    )
    ON CONFLICT DO UPDATE SET
        deals = deals + 1,
        won = won + excluded.won,
        points = coalesce(points + excluded.points, points, excluded.points),
        against = coalesce(against + excluded.against, against, excluded.against),
        chips = chips + excluded.chips;
END;

CREATE TRIGGER results_leave AFTER DELETE ON results WHEN OLD.user IS NOT NULL
BEGIN
    UPDATE tallies SET
        deals = deals - 1,
        won = won - CASE
            WHEN OLD.points IS NULL THEN OLD.chips > 0 ELSE OLD.points > OLD.against
        END,
        points = points - coalesce(OLD.points, 0),
        against = against - coalesce(OLD.against, 0),
        chips = chips - OLD.chips
    WHERE server = OLD.server AND game = OLD.game AND user = OLD.user
        AND month = strftime('%Y-%m', OLD.at / 1000, 'unixepoch');
    DELETE FROM tallies
    WHERE server = OLD.server AND game = OLD.game AND user = OLD.user
        AND month = strftime('%Y-%m', OLD.at / 1000, 'unixepoch') AND deals = 0;
END;

-- Chips that move later are the only change of a result that still has its player.
CREATE TRIGGER results_settle AFTER UPDATE OF chips ON results WHEN OLD.user IS NOT NULL
BEGIN
    UPDATE tallies SET
        won = won + CASE WHEN OLD.points IS NULL THEN (NEW.chips > 0) - (OLD.chips > 0) ELSE 0 END,
        chips = chips + NEW.chips - OLD.chips
    WHERE server = OLD.server AND game = OLD.game AND user = OLD.user
        AND month = strftime('%Y-%m', OLD.at / 1000, 'unixepoch');
END;

CREATE TABLE sittings (
    table_id TEXT PRIMARY KEY NOT NULL,
    server   INTEGER NOT NULL,
    channel  INTEGER NOT NULL,
    under    INTEGER,
    game     TEXT NOT NULL,
    opened   INTEGER NOT NULL,
    ended    INTEGER NOT NULL,
    deals    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX sittings_of_server ON sittings (server, ended);
CREATE INDEX sittings_of_game ON sittings (server, game, ended);

-- Tables that are still to be summed up: at the next start, all those from before.
CREATE TABLE uncounted (table_id TEXT PRIMARY KEY NOT NULL) STRICT, WITHOUT ROWID;

INSERT INTO uncounted (table_id) SELECT DISTINCT table_id FROM ends;

-- Who asks to be forgotten loses the name in the journal; nothing else of it ever changes. -------------

DROP TRIGGER deals_may_turn_void;

CREATE TRIGGER deals_may_turn_void BEFORE UPDATE ON deals
WHEN NOT (
    (NEW.void = 1 OR NEW.void = OLD.void AND NEW.names <> OLD.names)
    AND NEW.table_id = OLD.table_id AND NEW.deal = OLD.deal
    AND NEW.stacks = OLD.stacks AND NEW.carry = OLD.carry AND NEW.comings IS OLD.comings
    AND json_array_length(NEW.names) = json_array_length(OLD.names)
    AND NOT EXISTS (
        SELECT 1 FROM json_each(NEW.names) AS new
        WHERE new.value IS NOT NULL
            AND new.value IS NOT json_extract(OLD.names, '$[' || new.key || ']')
    )
)
BEGIN SELECT RAISE(ABORT, 'a deal never changes'); END;

CREATE TRIGGER deals_finished_stand BEFORE UPDATE OF void ON deals
WHEN NEW.void <> OLD.void
    AND EXISTS (SELECT 1 FROM ends WHERE table_id = OLD.table_id AND deal = OLD.deal)
BEGIN SELECT RAISE(ABORT, 'a finished deal stands'); END;

DROP TRIGGER comings_keep;

CREATE TRIGGER comings_keep BEFORE UPDATE ON comings
WHEN NOT (
    NEW.table_id = OLD.table_id AND NEW.ordinal = OLD.ordinal
    AND json_extract(OLD.entry, '$.name') IS NOT NULL
    AND NEW.entry = json_set(OLD.entry, '$.name', 'somebody')
)
BEGIN SELECT RAISE(ABORT, 'a coming never changes'); END;
