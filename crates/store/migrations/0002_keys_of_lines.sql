-- By what its speaker knows a line of chat: said again with the same key after a
-- broken connection, it is not stored twice. Lines without one are all different.

ALTER TABLE lines ADD COLUMN send_key text;

CREATE UNIQUE INDEX lines_sent ON lines (table_id, person, send_key);
