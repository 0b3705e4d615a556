-- What the list of steps shows is kept beside the state, which is only bytes from here on.
ALTER TABLE "step" ADD COLUMN "turn" INTEGER, ADD COLUMN "phase" TEXT;

UPDATE "step" SET
    "turn" = CASE WHEN jsonb_typeof("state"->'turn') = 'number' THEN ("state"->>'turn')::int END,
    "phase" = CASE WHEN jsonb_typeof("state"->'phase') = 'string' THEN "state"->>'phase' END;

-- States that are there stay plain JSON. Whoever reads them knows both.
ALTER TABLE "step" ALTER COLUMN "state" TYPE BYTEA USING convert_to("state"::text, 'UTF8');

-- New ones come packed: to pack them again would be work for nothing.
ALTER TABLE "step" ALTER COLUMN "state" SET STORAGE EXTERNAL;
