-- What whoever sits in a chair has chosen: to be asked no more before unusual acts, and
-- the mark to play under (NULL: the seat's own).

ALTER TABLE chairs ADD COLUMN calm bigint NOT NULL DEFAULT 0;

ALTER TABLE chairs ADD COLUMN mark bigint;
