-- Events are read as a whole or not at all. Those that are there stay plain JSON: whoever reads them knows both.
ALTER TABLE "step" ALTER COLUMN "events" TYPE BYTEA USING convert_to("events"::text, 'UTF8');

-- New ones come packed: to pack them again would be work for nothing.
ALTER TABLE "step" ALTER COLUMN "events" SET STORAGE EXTERNAL;
