-- What finished games are remembered by, where games are compared: more is better, and NULL is
-- nothing to remember. A game without a row was not looked at yet.

CREATE TABLE scores (
    table_id text PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    game text NOT NULL,
    score bigint
);

CREATE INDEX scores_best ON scores (game, score);
