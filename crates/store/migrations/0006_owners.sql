-- Whose lines and notes they are: what refers to a person is looked up when one who has
-- nothing is removed.

CREATE INDEX lines_of_person ON lines (person);

CREATE INDEX notes_of_person ON notes (person);

CREATE INDEX people_seen ON people (seen_at);
