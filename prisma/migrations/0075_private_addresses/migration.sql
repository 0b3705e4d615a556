-- AlterTable
ALTER TABLE "campaign" ADD COLUMN     "former_slug" TEXT;

-- Campaigns that are on no list had an address made from their name, which anybody could guess. Now it ends in 16 random
-- hexadecimal digits, as that of a new one. Their members still find them at the old one.
UPDATE "campaign" SET "former_slug" = "slug",
    "slug" = "slug" || '-' || right(replace(gen_random_uuid()::text, '-', ''), 16)
  WHERE NOT "listed" AND "slug" !~ '-[0-9a-f]{16}$';

-- CreateIndex
CREATE UNIQUE INDEX "campaign_former_slug_key" ON "campaign"("former_slug");
