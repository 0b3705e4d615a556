-- AlterTable
ALTER TABLE "campaign" ADD COLUMN     "party_paused" INTEGER,
ADD COLUMN     "pause_days" INTEGER NOT NULL DEFAULT 3,
ADD COLUMN     "pause_ends" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "campaign_pause_ends" ON "campaign"("pause_ends") WHERE (pause_ends IS NOT NULL);

-- Only a paused campaign has a pause that ends.
ALTER TABLE "campaign"
  ADD CONSTRAINT "campaign_pause_days" CHECK ("pause_days" BETWEEN 0 AND 30),
  ADD CONSTRAINT "campaign_pause_ends" CHECK ("pause_ends" IS NULL OR "status" = 'paused');

-- The list says how long a pause lasted that ended by itself.
ALTER TABLE "desk_entry" DROP CONSTRAINT "desk_entry_minutes",
  ADD CONSTRAINT "desk_entry_minutes" CHECK (("deed" IN ('extend', 'bring-forward')) = ("minutes" IS NOT NULL)
    OR "deed" = 'resume' AND "minutes" >= 0);

-- A pause by somebody who plays, in a war without a referee, ends three days from now.
UPDATE "campaign" c SET "pause_ends" = now() + interval '3 days', "party_paused" = c."opening"
WHERE c."status" = 'paused' AND c."pause_reason"->>'code' = 'desk'
  AND (SELECT count(*) FROM "seat" s WHERE s."campaign_id" = c."id" AND s."user_id" IS NOT NULL) > 1
  AND EXISTS (
    SELECT FROM (
      SELECT d."user_id" FROM "desk_entry" d WHERE d."campaign_id" = c."id" AND d."deed" = 'pause' ORDER BY d."id" DESC LIMIT 1
    ) p JOIN "seat" s ON s."campaign_id" = c."id" AND s."user_id" = p."user_id");
