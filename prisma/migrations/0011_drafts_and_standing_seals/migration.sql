-- Whether a draft that is in order counts at a deadline is agreed on before the start: a campaign that has begun goes on
-- as it was begun, without.
ALTER TABLE "campaign" ADD COLUMN "drafts_count" BOOLEAN NOT NULL DEFAULT true;
UPDATE "campaign" SET "drafts_count" = false WHERE "status" <> 'lobby';

-- CreateTable
CREATE TABLE "standing_seal" (
    "campaign_id" UUID NOT NULL,
    "seat" TEXT NOT NULL,
    "phase" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "nonce" TEXT NOT NULL,
    "set_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "standing_seal_pkey" PRIMARY KEY ("campaign_id","seat","phase")
);

ALTER TABLE "standing_seal" ADD CONSTRAINT "standing_seal_nonce_is_hex" CHECK ("nonce" ~ '^[0-9a-f]{32}$');

-- CreateIndex
CREATE INDEX "standing_seal_user_id_idx" ON "standing_seal"("user_id");

-- AddForeignKey
ALTER TABLE "standing_seal" ADD CONSTRAINT "standing_seal_campaign_id_seat_fkey" FOREIGN KEY ("campaign_id", "seat") REFERENCES "seat"("campaign_id", "seat") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "standing_seal" ADD CONSTRAINT "standing_seal_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
