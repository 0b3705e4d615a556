-- AlterTable
ALTER TABLE "user" ADD COLUMN     "seen_at" TIMESTAMPTZ(0);

-- AlterTable
ALTER TABLE "desk_entry" ADD COLUMN     "seats" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "seats_only" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "ping" (
    "campaign_id" UUID NOT NULL,
    "seat" TEXT NOT NULL,
    "opening" INTEGER NOT NULL,
    "user_id" UUID NOT NULL,
    "by" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "reason_kept" BOOLEAN NOT NULL DEFAULT false,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ping_pkey" PRIMARY KEY ("campaign_id","seat")
);

-- CreateIndex
CREATE INDEX "ping_user_id_idx" ON "ping"("user_id");

-- AddForeignKey
ALTER TABLE "ping" ADD CONSTRAINT "ping_campaign_id_seat_fkey" FOREIGN KEY ("campaign_id", "seat") REFERENCES "seat"("campaign_id", "seat") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ping" ADD CONSTRAINT "ping_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "desk_entry" DROP CONSTRAINT "desk_entry_deed",
  ADD CONSTRAINT "desk_entry_deed" CHECK ("deed" IN ('pause', 'resume', 'extend', 'bring-forward', 'close', 'ping')),
  ADD CONSTRAINT "desk_entry_seats" CHECK (("deed" = 'ping') = (cardinality("seats") > 0)),
  ADD CONSTRAINT "desk_entry_seats_only" CHECK (NOT "seats_only" OR cardinality("seats") > 0);

ALTER TABLE "ping" ADD CONSTRAINT "ping_reason" CHECK (char_length("reason") BETWEEN 1 AND 1000);
