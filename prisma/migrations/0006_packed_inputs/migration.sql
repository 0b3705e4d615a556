-- The sheets of a large phase are 100 KB of JSON, which is read as a whole or not at all: to take it apart and to pack
-- it again took the database most of the time of a step. Those that are there stay plain JSON: whoever reads them knows
-- both.
ALTER TABLE "step" ALTER COLUMN "input" TYPE BYTEA USING convert_to("input"::text, 'UTF8');

-- New ones come packed: to pack them again would be work for nothing.
ALTER TABLE "step" ALTER COLUMN "input" SET STORAGE EXTERNAL;
