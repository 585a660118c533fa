"""The questions that people ask of the books of their chips, as SQL."""

from __future__ import annotations

from typing import Final

AT_TABLES: Final = """
SELECT json_extract(tables.charter, '$.game'), tables.channel, accounts.balance
FROM tables, json_each(tables.state, '$.guests') AS guest, accounts
WHERE tables.server = :server AND tables.phase <> 'closed'
    AND json_extract(guest.value, '$.user') = :user
    AND accounts.table_id = tables.id AND accounts.kind = 'stack' AND accounts.place = guest.key
ORDER BY tables.opened, tables.id
"""

STAKED: Final = """
SELECT coalesce(sum(max(0, min(
    (SELECT sum(balance) FROM accounts
     WHERE table_id = tables.id AND kind = 'pool' AND name <> 'house'),
    (SELECT sum(amount) FROM transfers JOIN accounts AS pool ON pool.id = target
     WHERE source = stack.id AND pool.kind = 'pool' AND pool.name <> 'house')
    - (SELECT coalesce(sum(amount), 0) FROM transfers JOIN accounts AS pool ON pool.id = source
     WHERE target = stack.id AND pool.kind = 'pool' AND pool.name <> 'house')
))), 0)
FROM tables, json_each(tables.state, '$.guests') AS guest, accounts AS stack
WHERE tables.server = :server AND tables.phase <> 'closed'
    AND json_extract(guest.value, '$.user') = :user
    AND stack.table_id = tables.id AND stack.kind = 'stack' AND stack.place = guest.key
"""
"""What may still come back to a person from pools: no more than lies there, or than was paid in."""

GIVEN: Final = """
SELECT coalesce(sum(CASE WHEN source = :purse THEN amount ELSE -amount END), 0),
    coalesce(max(CASE WHEN source = :purse THEN at END), 0)
FROM transfers JOIN causes ON causes.id = cause_id
WHERE (source = :purse OR target = :purse) AND reason = 'gift' AND at >= :since
"""

HISTORY: Final = """
WITH purse AS (SELECT id FROM accounts WHERE key = :key),
moved AS (
    SELECT id, -amount AS amount, reason, cause_id, target AS other_id
    FROM transfers WHERE source = (SELECT id FROM purse)
    UNION ALL
    SELECT id, amount, reason, cause_id, source
    FROM transfers WHERE target = (SELECT id FROM purse)
),
entries AS (
    SELECT moved.id, at, amount, reason, other.user, other.table_id, NULL AS deal,
        sum(amount) OVER (ORDER BY moved.id) AS purse
    FROM moved
    JOIN causes ON causes.id = cause_id
    JOIN accounts AS other ON other.id = other_id
    UNION ALL
    SELECT coalesce(max(transfers.id) FILTER (WHERE other.id NOT NULL), players.since),
        coalesce(
            max(at) FILTER (WHERE other.id NOT NULL),
            (SELECT max(at) FROM moves
             WHERE moves.table_id = players.table_id AND moves.deal = players.deal)
        ),
        coalesce(sum(CASE source WHEN stack.id THEN -amount ELSE amount END)
            FILTER (WHERE other.id NOT NULL), 0)
        - players.lying
        + coalesce(
            (SELECT CASE later.user WHEN players.user THEN later.lying ELSE 0 END
             FROM deals JOIN players AS later USING (table_id, deal)
             WHERE table_id = players.table_id AND deal = players.deal + 1
                AND later.place = players.place),
            CASE
                WHEN EXISTS (SELECT 1 FROM deals AS later WHERE later.table_id = players.table_id
                    AND later.deal = players.deal + 1) THEN 0
                WHEN tables.phase = 'between'
                    THEN json_extract(tables.state, '$.lying[' || players.place || ']')
                WHEN tables.phase = 'playing' THEN players.lying
            END,
            0
        ) AS gain,
        CASE deals.void WHEN 0 THEN 'deal' ELSE 'pools' END,
        NULL, players.table_id, players.deal, NULL
    FROM players
    JOIN tables ON tables.id = players.table_id AND tables.server = :server
    JOIN deals ON deals.table_id = players.table_id AND deals.deal = players.deal
    JOIN accounts AS stack ON stack.key = 'stack ' || players.table_id || ' ' || players.place
    LEFT JOIN transfers ON (source = stack.id OR target = stack.id)
        AND transfers.id > players.since
        AND transfers.id <= coalesce(
            (SELECT min(since) FROM players AS later
             WHERE later.table_id = players.table_id AND later.deal = players.deal + 1),
            9223372036854775807
        )
    LEFT JOIN accounts AS other
        ON other.id = CASE source WHEN stack.id THEN target ELSE source END
        AND other.table_id = players.table_id
    LEFT JOIN causes ON causes.id = cause_id
    WHERE players.user = :user
    GROUP BY players.table_id, players.deal, players.place
    HAVING (count(other.id) AND NOT deals.void) OR gain <> 0
)
SELECT at, amount, reason, user, json_extract(charter, '$.game'), table_id, deal, purse
FROM entries LEFT JOIN tables ON tables.id = table_id
"""
"""Movements of a purse, and what each deal has brought to its owner's stack, pools counted.

What a stack gets from pools between two deals belongs to the deal before; a void deal has brought
nothing unless it is that. What lies in pools as somebody's own is his as if it were in his stack.
"""
HISTORY_PAGE: Final = (
    f"{HISTORY} ORDER BY entries.id DESC, at DESC, deal DESC LIMIT :size OFFSET :start"
)
HISTORY_COUNT: Final = f"SELECT count(*) FROM ({HISTORY})"

RANKED: Final = """
WITH owned AS (
    SELECT user, balance FROM accounts WHERE kind = 'purse' AND server = :server
    UNION ALL
    SELECT json_extract(guest.value, '$.user'), accounts.balance
    FROM tables, json_each(tables.state, '$.guests') AS guest, accounts
    WHERE tables.server = :server AND tables.phase <> 'closed'
        AND accounts.table_id = tables.id AND accounts.kind = 'stack'
        AND accounts.place = guest.key
)
SELECT rank() OVER (ORDER BY sum(balance) DESC) AS rank, user, sum(balance) AS chips
FROM owned WHERE user IS NOT NULL GROUP BY user
"""
RANKED_PAGE: Final = f"{RANKED} ORDER BY rank, user LIMIT :size OFFSET :start"
RANKED_COUNT: Final = "SELECT count(*) FROM accounts WHERE kind = 'purse' AND server = :server"
RANK_OF: Final = f"SELECT * FROM ({RANKED}) WHERE user = :user"

TOTALS: Final = """
SELECT
    coalesce(-sum(balance) FILTER (WHERE kind = 'mint'), 0),
    count(*) FILTER (WHERE kind = 'purse'),
    coalesce(sum(balance) FILTER (WHERE kind = 'purse'), 0),
    coalesce(sum(balance) FILTER (WHERE kind IN ('stack', 'pool')), 0),
    coalesce(sum(balance) FILTER (WHERE kind = 'house'), 0)
FROM accounts WHERE server = :server
"""
