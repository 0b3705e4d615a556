-- CreateTable
CREATE TABLE "note" (
    "campaign_id" UUID NOT NULL,
    "reader" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "note_pkey" PRIMARY KEY ("campaign_id","reader","subject")
);

-- AddForeignKey
ALTER TABLE "note" ADD CONSTRAINT "note_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;
