-- AlterTable
ALTER TABLE "campaign" ADD COLUMN     "archived_at" TIMESTAMPTZ(3),
ADD COLUMN     "quiet_round" INTEGER;

-- CreateTable
CREATE TABLE "end_vote" (
    "campaign_id" UUID NOT NULL,
    "seat" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "voted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "end_vote_pkey" PRIMARY KEY ("campaign_id","seat")
);

-- CreateTable
CREATE TABLE "deletion_notice" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "campaign" TEXT NOT NULL,
    "deleted_by" TEXT NOT NULL,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "deletion_notice_pkey" PRIMARY KEY ("user_id","id")
);

-- CreateIndex
CREATE INDEX "end_vote_user_id_idx" ON "end_vote"("user_id");

-- AddForeignKey
ALTER TABLE "end_vote" ADD CONSTRAINT "end_vote_campaign_id_seat_fkey" FOREIGN KEY ("campaign_id", "seat") REFERENCES "seat"("campaign_id", "seat") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "end_vote" ADD CONSTRAINT "end_vote_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deletion_notice" ADD CONSTRAINT "deletion_notice_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "campaign" ADD CONSTRAINT "campaign_archived" CHECK ("archived_at" IS NULL OR "status" = 'finished');
