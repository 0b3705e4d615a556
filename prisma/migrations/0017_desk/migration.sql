-- AlterTable
ALTER TABLE "campaign" ADD COLUMN     "due_shift" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN     "held_due" TIMESTAMPTZ(3),
ADD COLUMN     "paused_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "desk_entry" (
    "campaign_id" UUID NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "deed" TEXT NOT NULL,
    "minutes" INTEGER,
    "reason" TEXT NOT NULL,
    "reason_kept" BOOLEAN NOT NULL DEFAULT false,
    "opening" INTEGER NOT NULL,
    "user_id" UUID,
    "name" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "desk_entry_pkey" PRIMARY KEY ("campaign_id","id")
);

-- CreateIndex
CREATE INDEX "desk_entry_user_id_idx" ON "desk_entry"("user_id");

-- AddForeignKey
ALTER TABLE "desk_entry" ADD CONSTRAINT "desk_entry_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "desk_entry" ADD CONSTRAINT "desk_entry_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "desk_entry"
  ADD CONSTRAINT "desk_entry_deed" CHECK ("deed" IN ('pause', 'resume', 'extend', 'bring-forward', 'close')),
  ADD CONSTRAINT "desk_entry_minutes" CHECK (("deed" IN ('extend', 'bring-forward')) = ("minutes" IS NOT NULL)),
  ADD CONSTRAINT "desk_entry_reason" CHECK (char_length("reason") BETWEEN 1 AND 1000);

-- A campaign that the desk paused is paused, and nothing is held of one that runs.
ALTER TABLE "campaign"
  ADD CONSTRAINT "campaign_paused_at" CHECK ("paused_at" IS NULL OR "status" = 'paused'),
  ADD CONSTRAINT "campaign_held_due" CHECK ("held_due" IS NULL OR "paused_at" IS NOT NULL);
