-- AlterTable
ALTER TABLE "user" ADD COLUMN     "news_read_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "news_bell" ON "news"("user_id", "created_at") WHERE (channel = 'bell');

ALTER TABLE "news"
  DROP CONSTRAINT "news_channel",
  ADD CONSTRAINT "news_channel" CHECK ("channel" IN ('mail', 'push', 'hook', 'bell')),
  ADD CONSTRAINT "news_bell" CHECK ("channel" <> 'bell' OR "done_at" IS NOT NULL);
