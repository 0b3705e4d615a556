-- AlterTable
ALTER TABLE "news" ADD COLUMN     "own_hook_id" UUID;

-- CreateTable
CREATE TABLE "own_hook" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "form" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "secret" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "failing_since" TIMESTAMPTZ(3),
    "off_at" TIMESTAMPTZ(3),

    CONSTRAINT "own_hook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "complaint" (
    "campaign_id" UUID NOT NULL,
    "round" INTEGER NOT NULL,
    "seat" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "complaint_pkey" PRIMARY KEY ("campaign_id","round","seat","user_id")
);

-- CreateIndex
CREATE INDEX "own_hook_user_id_idx" ON "own_hook"("user_id");

-- CreateIndex
CREATE INDEX "complaint_user_id_made_at_idx" ON "complaint"("user_id", "made_at");

-- CreateIndex
CREATE INDEX "news_own_hook_id_created_at_idx" ON "news"("own_hook_id", "created_at");

-- AddForeignKey
ALTER TABLE "news" ADD CONSTRAINT "news_own_hook_id_fkey" FOREIGN KEY ("own_hook_id") REFERENCES "own_hook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "own_hook" ADD CONSTRAINT "own_hook_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_campaign_id_round_seat_fkey" FOREIGN KEY ("campaign_id", "round", "seat") REFERENCES "communique"("campaign_id", "round", "seat") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "complaint" ADD CONSTRAINT "complaint_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "news"
  DROP CONSTRAINT "news_channel",
  ADD CONSTRAINT "news_channel" CHECK ("channel" IN ('mail', 'push', 'hook')),
  ADD CONSTRAINT "news_own_hook" CHECK (("channel" = 'hook') = ("own_hook_id" IS NOT NULL));

ALTER TABLE "own_hook"
  ADD CONSTRAINT "own_hook_form" CHECK ("form" IN ('discord', 'signed')),
  ADD CONSTRAINT "own_hook_secret" CHECK (("form" = 'signed') = ("secret" IS NOT NULL)),
  ADD CONSTRAINT "own_hook_url" CHECK (char_length("url") BETWEEN 1 AND 500);

ALTER TABLE "complaint"
  ADD CONSTRAINT "complaint_text" CHECK (char_length("text") BETWEEN 1 AND 500);
