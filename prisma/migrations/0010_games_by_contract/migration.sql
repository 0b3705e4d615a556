-- What a seat chooses is named by its game: a race, a craftworld, or whatever the next game asks.
ALTER TABLE "seat" ADD COLUMN "choices" JSONB NOT NULL DEFAULT '{}';
UPDATE "seat" SET "choices" = jsonb_build_object('faction', "faction") WHERE "faction" <> '';
ALTER TABLE "seat" DROP COLUMN "faction";

-- Armies are kept as they came from army lists, and the game makes its detachments of them when the campaign begins.
UPDATE "seat" SET "army" = (
  SELECT coalesce(jsonb_agg(jsonb_build_object(
      'name', force->'name',
      'choices', jsonb_build_object('march', coalesce(force->'march', '"normal"')),
      'units', force->'units') ORDER BY place), '[]')
  FROM jsonb_array_elements("army") WITH ORDINALITY AS forces (force, place)
) WHERE jsonb_typeof("army") = 'array';

-- Not every game counts turns.
ALTER TABLE "step" RENAME COLUMN "turn" TO "round";
