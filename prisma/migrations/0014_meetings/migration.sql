-- CreateTable
CREATE TABLE "meeting" (
    "campaign_id" UUID NOT NULL,
    "topic" TEXT NOT NULL,
    "n" INTEGER NOT NULL,
    "seat" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "zone" TEXT NOT NULL,
    "proposed_at" TIMESTAMPTZ(3) NOT NULL,
    "agreed_by" TEXT,

    CONSTRAINT "meeting_pkey" PRIMARY KEY ("campaign_id","topic","n")
);

-- CreateIndex
CREATE INDEX "meeting_campaign_id_seat_idx" ON "meeting"("campaign_id", "seat");

-- AddForeignKey
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "meeting" ADD CONSTRAINT "meeting_campaign_id_seat_fkey" FOREIGN KEY ("campaign_id", "seat") REFERENCES "seat"("campaign_id", "seat") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "meeting"
  ADD CONSTRAINT "meeting_number" CHECK ("n" >= 1),
  ADD CONSTRAINT "meeting_zone" CHECK (char_length("zone") BETWEEN 1 AND 64),
  ADD CONSTRAINT "meeting_agreed" CHECK ("agreed_by" <> "seat");
