-- AlterTable
ALTER TABLE "campaign" ADD COLUMN     "press" TEXT NOT NULL DEFAULT 'open';

-- CreateTable
CREATE TABLE "message" (
    "campaign_id" UUID NOT NULL,
    "low" TEXT NOT NULL,
    "high" TEXT NOT NULL,
    "n" INTEGER NOT NULL,
    "sender" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "message_pkey" PRIMARY KEY ("campaign_id","low","high","n")
);

-- CreateTable
CREATE TABLE "message_read" (
    "campaign_id" UUID NOT NULL,
    "seat" TEXT NOT NULL,
    "other" TEXT NOT NULL,
    "up_to" INTEGER NOT NULL,

    CONSTRAINT "message_read_pkey" PRIMARY KEY ("campaign_id","seat","other")
);

-- CreateIndex
CREATE INDEX "message_campaign_id_sender_sent_at_idx" ON "message"("campaign_id", "sender", "sent_at");

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_campaign_id_low_fkey" FOREIGN KEY ("campaign_id", "low") REFERENCES "seat"("campaign_id", "seat") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message" ADD CONSTRAINT "message_campaign_id_high_fkey" FOREIGN KEY ("campaign_id", "high") REFERENCES "seat"("campaign_id", "seat") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_read" ADD CONSTRAINT "message_read_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "message_read" ADD CONSTRAINT "message_read_campaign_id_seat_fkey" FOREIGN KEY ("campaign_id", "seat") REFERENCES "seat"("campaign_id", "seat") ON DELETE CASCADE ON UPDATE CASCADE;

-- The order of the two is that of bytes, as the statements that read them have it.
ALTER TABLE "message"
  ADD CONSTRAINT "message_pair" CHECK ("low" COLLATE "C" < "high" COLLATE "C"),
  ADD CONSTRAINT "message_sender" CHECK ("sender" IN ("low", "high")),
  ADD CONSTRAINT "message_number" CHECK ("n" >= 1),
  ADD CONSTRAINT "message_length" CHECK (char_length("text") BETWEEN 1 AND 2000);

ALTER TABLE "message_read" ADD CONSTRAINT "message_read_number" CHECK ("up_to" >= 1 AND "seat" <> "other");

ALTER TABLE "campaign" ADD CONSTRAINT "campaign_press" CHECK ("press" IN ('open', 'neighbours', 'none'));
