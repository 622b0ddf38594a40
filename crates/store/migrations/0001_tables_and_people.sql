-- The same text is run by SQLite and PostgreSQL: ids and enums are text, moments
-- are milliseconds since 1970, sets of seats are bits.

CREATE TABLE people (
    id text PRIMARY KEY NOT NULL,
    name text NOT NULL,
    made_at bigint NOT NULL,
    seen_at bigint NOT NULL
);

-- Each device of a person has its own token, of which we know the hash alone.
CREATE TABLE tokens (
    digest text PRIMARY KEY NOT NULL,
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    made_at bigint NOT NULL
);

CREATE INDEX tokens_of_person ON tokens (person);

-- Links by which a person moves to another device, each good once.
CREATE TABLE recoveries (
    digest text PRIMARY KEY NOT NULL,
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    until bigint NOT NULL
);

CREATE INDEX recoveries_of_person ON recoveries (person);

CREATE TABLE tables (
    id text PRIMARY KEY NOT NULL,
    game text NOT NULL,
    rules bigint NOT NULL,
    options text NOT NULL,
    start_position text,
    seed text NOT NULL,
    host text NOT NULL REFERENCES people (id),
    seating text NOT NULL CHECK (seating IN ('as seated', 'random')),
    visibility text NOT NULL CHECK (visibility IN ('listed', 'private')),
    settings text NOT NULL,
    stage text NOT NULL CHECK (stage IN ('gathering', 'playing', 'over', 'closed')),
    outcome text,
    rematch text,
    origin text,
    origin_ply bigint,
    revision bigint NOT NULL,
    made_at bigint NOT NULL,
    ended_at bigint
);

CREATE INDEX tables_made ON tables (stage, visibility, made_at);
CREATE INDEX tables_ended ON tables (stage, ended_at);
CREATE INDEX tables_hosted ON tables (host, stage);

CREATE TABLE chairs (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat bigint NOT NULL,
    sitter text NOT NULL CHECK (sitter IN ('person', 'bot', 'open', 'closed')),
    person text REFERENCES people (id),
    name text,
    level text,
    stand_in text,
    wants_rematch bigint NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX chairs_of_person ON chairs (person);

-- What happened at a table, in order. Rows are added and never changed: adding the
-- row that comes next is how one of several writers wins.
CREATE TABLE entries (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version bigint NOT NULL,
    deed text NOT NULL,
    seat bigint,
    ply bigint,
    action text,
    awaits bigint NOT NULL,
    send_key text,
    made_at bigint NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE TABLE lines (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number bigint NOT NULL,
    room text NOT NULL CHECK (room IN ('table', 'gallery')),
    person text NOT NULL REFERENCES people (id),
    seat bigint,
    name text NOT NULL,
    words text NOT NULL,
    made_at bigint NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE notes (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    words text NOT NULL,
    made_at bigint NOT NULL,
    PRIMARY KEY (table_id, person)
);

-- Which server lets a bot think about which entry, and how long the others wait
-- for it.
CREATE TABLE claims (
    table_id text PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version bigint NOT NULL,
    node text NOT NULL,
    until bigint NOT NULL
);
