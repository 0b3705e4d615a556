-- AlterTable
ALTER TABLE "campaign" ADD COLUMN     "open_after" INTEGER;

-- CreateTable
CREATE TABLE "headline" (
    "campaign_id" UUID NOT NULL,
    "round" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "lead" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "headline_pkey" PRIMARY KEY ("campaign_id","round")
);

-- CreateTable
CREATE TABLE "communique" (
    "campaign_id" UUID NOT NULL,
    "round" INTEGER NOT NULL,
    "seat" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,
    "withheld" TEXT,

    CONSTRAINT "communique_pkey" PRIMARY KEY ("campaign_id","round","seat")
);

-- AddForeignKey
ALTER TABLE "headline" ADD CONSTRAINT "headline_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "communique" ADD CONSTRAINT "communique_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;


ALTER TABLE "campaign" ADD CONSTRAINT "campaign_open_after" CHECK ("open_after" BETWEEN 1 AND 20);
