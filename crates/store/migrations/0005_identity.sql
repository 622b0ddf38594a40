-- A token belongs to a device: roughly which browser on which system, and the day it was
-- last used (NULL: not since that is written down).

ALTER TABLE tokens ADD COLUMN browser text;

ALTER TABLE tokens ADD COLUMN platform text;

ALTER TABLE tokens ADD COLUMN used_at bigint;

CREATE INDEX tokens_used ON tokens (used_at);

-- Keys that a device of a person keeps (WebAuthn), under the id the device gave. The
-- public half, as COSE in hexadecimal digits, is no secret.
CREATE TABLE passkeys (
    id text PRIMARY KEY NOT NULL,
    person text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    public_key text NOT NULL,
    counter bigint NOT NULL,
    browser text,
    platform text,
    made_at bigint NOT NULL,
    used_at bigint
);

CREATE INDEX passkeys_of_person ON passkeys (person);

-- What a passkey has to sign, each good once: to be kept for a person, or (NULL) to tell
-- whose it is.
CREATE TABLE challenges (
    digest text PRIMARY KEY NOT NULL,
    person text REFERENCES people (id) ON DELETE CASCADE,
    until bigint NOT NULL
);

-- In whose name stands what deleted people did at the tables of others.
INSERT INTO people (id, name, made_at, seen_at) VALUES ('deleted', 'deleted player', 0, 0);
