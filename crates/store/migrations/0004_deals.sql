-- How the seed of a table comes about, as the server writes it (JSON; NULL: nobody says), and
-- whether the devices of its people are just asked for their secrets.

ALTER TABLE tables ADD COLUMN deal text;

ALTER TABLE tables ADD COLUMN dealing bigint NOT NULL DEFAULT 0;

CREATE INDEX tables_dealing ON tables (id) WHERE dealing = 1;

-- What the device of whoever sits here has promised to add to the next deal (SHA-256).

ALTER TABLE chairs ADD COLUMN commitment text;
