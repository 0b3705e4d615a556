-- AlterTable
ALTER TABLE "campaign" ADD COLUMN     "strangers" TEXT NOT NULL DEFAULT 'take';

-- CreateTable
CREATE TABLE "seat_request" (
    "campaign_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "seat" TEXT,
    "message" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),
    "reason" TEXT,

    CONSTRAINT "seat_request_pkey" PRIMARY KEY ("campaign_id","id")
);

-- CreateIndex
CREATE INDEX "seat_request_user_id_asked_at_idx" ON "seat_request"("user_id", "asked_at");

-- CreateIndex
CREATE UNIQUE INDEX "seat_request_open" ON "seat_request"("campaign_id", "user_id") WHERE (state = 'open');

-- AddForeignKey
ALTER TABLE "seat_request" ADD CONSTRAINT "seat_request_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat_request" ADD CONSTRAINT "seat_request_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;


ALTER TABLE "campaign" ADD CONSTRAINT "campaign_strangers" CHECK ("strangers" IN ('take', 'ask', 'invited'));
ALTER TABLE "seat_request" ADD CONSTRAINT "seat_request_state" CHECK ("state" IN ('open', 'accepted', 'declined', 'withdrawn'));
