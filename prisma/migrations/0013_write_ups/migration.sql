-- CreateTable
CREATE TABLE "topic_outcome" (
    "campaign_id" UUID NOT NULL,
    "topic" TEXT NOT NULL,
    "n" INTEGER NOT NULL,
    "round" INTEGER,
    "seats" TEXT[],
    "viewers" TEXT[],

    CONSTRAINT "topic_outcome_pkey" PRIMARY KEY ("campaign_id","topic","n")
);

-- CreateTable
CREATE TABLE "write_up" (
    "campaign_id" UUID NOT NULL,
    "topic" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "round" INTEGER,
    "begun_at" TIMESTAMPTZ(3) NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "write_up_pkey" PRIMARY KEY ("campaign_id","topic","seat")
);

-- CreateTable
CREATE TABLE "picture" (
    "campaign_id" UUID NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "topic" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "caption" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "full" BYTEA NOT NULL,
    "small" BYTEA NOT NULL,
    "size" INTEGER NOT NULL,
    "added_by" UUID,
    "added_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "picture_pkey" PRIMARY KEY ("campaign_id","id")
);

-- CreateIndex
CREATE INDEX "topic_outcome_campaign_id_n_idx" ON "topic_outcome"("campaign_id", "n");

-- CreateIndex
CREATE INDEX "write_up_campaign_id_seat_idx" ON "write_up"("campaign_id", "seat");

-- CreateIndex
CREATE INDEX "picture_added_by_idx" ON "picture"("added_by");

-- CreateIndex
CREATE UNIQUE INDEX "picture_campaign_id_topic_seat_place_key" ON "picture"("campaign_id", "topic", "seat", "place");

-- AddForeignKey
ALTER TABLE "topic_outcome" ADD CONSTRAINT "topic_outcome_campaign_id_n_fkey" FOREIGN KEY ("campaign_id", "n") REFERENCES "step"("campaign_id", "n") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "write_up" ADD CONSTRAINT "write_up_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "write_up" ADD CONSTRAINT "write_up_campaign_id_seat_fkey" FOREIGN KEY ("campaign_id", "seat") REFERENCES "seat"("campaign_id", "seat") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "picture" ADD CONSTRAINT "picture_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "picture" ADD CONSTRAINT "picture_campaign_id_topic_seat_fkey" FOREIGN KEY ("campaign_id", "topic", "seat") REFERENCES "write_up"("campaign_id", "topic", "seat") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "picture" ADD CONSTRAINT "picture_added_by_fkey" FOREIGN KEY ("added_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "write_up"
  ADD CONSTRAINT "write_up_title" CHECK (char_length("title") <= 120),
  ADD CONSTRAINT "write_up_text" CHECK (char_length("text") <= 8000);

ALTER TABLE "picture"
  ADD CONSTRAINT "picture_place" CHECK ("place" >= 1),
  ADD CONSTRAINT "picture_caption" CHECK (char_length("caption") <= 200),
  ADD CONSTRAINT "picture_sides" CHECK ("width" BETWEEN 1 AND 1600 AND "height" BETWEEN 1 AND 1600),
  ADD CONSTRAINT "picture_size" CHECK ("size" = octet_length("full") + octet_length("small") AND "size" <= 4000000);

-- WebP does not get shorter by compressing it again.
ALTER TABLE "picture" ALTER COLUMN "full" SET STORAGE EXTERNAL, ALTER COLUMN "small" SET STORAGE EXTERNAL;
