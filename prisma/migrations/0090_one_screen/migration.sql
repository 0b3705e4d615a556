-- AlterTable
ALTER TABLE "campaign" ADD COLUMN     "one_screen" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "seat" ADD COLUMN     "covered" BOOLEAN NOT NULL DEFAULT false;

-- A user acts for one seat at most: whatever they hold besides is covered.
-- CreateIndex
CREATE UNIQUE INDEX "seat_of_user" ON "seat"("campaign_id", "user_id") WHERE (NOT covered);
