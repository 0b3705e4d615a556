-- CreateTable
CREATE TABLE "box_message" (
    "campaign_id" UUID NOT NULL,
    "seat" TEXT NOT NULL,
    "n" INTEGER NOT NULL,
    "from_referee" BOOLEAN NOT NULL,
    "by" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "box_message_pkey" PRIMARY KEY ("campaign_id","seat","n")
);

-- CreateTable
CREATE TABLE "box_read" (
    "campaign_id" UUID NOT NULL,
    "seat" TEXT NOT NULL,
    "by_referee" BOOLEAN NOT NULL,
    "up_to" INTEGER NOT NULL,

    CONSTRAINT "box_read_pkey" PRIMARY KEY ("campaign_id","seat","by_referee")
);

-- AddForeignKey
ALTER TABLE "box_message" ADD CONSTRAINT "box_message_campaign_id_seat_fkey" FOREIGN KEY ("campaign_id", "seat") REFERENCES "seat"("campaign_id", "seat") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "box_read" ADD CONSTRAINT "box_read_campaign_id_seat_fkey" FOREIGN KEY ("campaign_id", "seat") REFERENCES "seat"("campaign_id", "seat") ON DELETE CASCADE ON UPDATE CASCADE;
