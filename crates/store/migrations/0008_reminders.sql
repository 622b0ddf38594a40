-- Secrets that all servers of a database share, made by the first that needs them.
CREATE TABLE secrets (
    name text PRIMARY KEY NOT NULL,
    value text NOT NULL
);

-- Browsers that asked to be pushed reminders: where their push service takes messages,
-- and the keys that only the browser can undo. Who signs a device out ends its reminders.
CREATE TABLE push_devices (
    id text PRIMARY KEY NOT NULL,
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    token text REFERENCES tokens (digest) ON DELETE CASCADE ON UPDATE CASCADE,
    endpoint text NOT NULL UNIQUE,
    browser_key text NOT NULL,
    browser_secret text NOT NULL,
    language text NOT NULL,
    made_at bigint NOT NULL
);

CREATE INDEX push_devices_of_person ON push_devices (person);
CREATE INDEX push_devices_of_token ON push_devices (token);

-- Addresses for reminders by mail. Until one is confirmed by the link that was sent to it,
-- of which we know the hash alone, nothing else is sent there.
CREATE TABLE mail_addresses (
    person text PRIMARY KEY NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    address text NOT NULL,
    language text NOT NULL,
    link text,
    until bigint,
    stop text NOT NULL UNIQUE,
    made_at bigint NOT NULL
);

CREATE INDEX mail_addresses_by_link ON mail_addresses (link);

-- What somebody was reminded of last, at each table and by each way (a device, or mail).
-- A higher mark is a later occasion. The row is also the claim of the server that sends.
CREATE TABLE reminders (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    occasion text NOT NULL CHECK (occasion IN ('turn', 'seated', 'begun', 'rematch')),
    way text NOT NULL,
    mark bigint NOT NULL,
    tries bigint NOT NULL,
    until bigint NOT NULL,
    settled bigint NOT NULL,
    PRIMARY KEY (table_id, person, occasion, way)
);

CREATE INDEX reminders_of_person ON reminders (person);

-- How often something was done on a day, for what is limited by day.
CREATE TABLE tallies (
    name text NOT NULL,
    day bigint NOT NULL,
    count bigint NOT NULL,
    PRIMARY KEY (name, day)
);
