-- AlterTable
ALTER TABLE "user" ADD COLUMN     "calendar_key" TEXT,
ADD COLUMN     "pending_email" TEXT,
ADD COLUMN     "unsubscribe_key" UUID NOT NULL DEFAULT gen_random_uuid();

-- CreateTable
CREATE TABLE "news" (
    "user_id" UUID NOT NULL,
    "channel" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" TEXT NOT NULL,
    "campaign_id" UUID,
    "seat" TEXT,
    "opening" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "send_at" TIMESTAMPTZ(3) NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "done_at" TIMESTAMPTZ(3),
    "outcome" TEXT,
    "letter" JSONB,

    CONSTRAINT "news_pkey" PRIMARY KEY ("user_id","channel","key")
);

-- CreateTable
CREATE TABLE "news_choice" (
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "channel" TEXT NOT NULL,
    "is_wanted" BOOLEAN NOT NULL,

    CONSTRAINT "news_choice_pkey" PRIMARY KEY ("user_id","kind","channel")
);

-- CreateTable
CREATE TABLE "mail_token" (
    "hash" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_token_pkey" PRIMARY KEY ("hash")
);

-- CreateIndex
CREATE UNIQUE INDEX "news_id_key" ON "news"("id");

-- CreateIndex
CREATE INDEX "news_waiting" ON "news"("send_at") WHERE (done_at IS NULL);

-- CreateIndex
CREATE INDEX "news_done_at_idx" ON "news"("done_at");

-- CreateIndex
CREATE INDEX "news_campaign_id_idx" ON "news"("campaign_id");

-- CreateIndex
CREATE INDEX "mail_token_user_id_idx" ON "mail_token"("user_id");

-- CreateIndex
CREATE INDEX "mail_token_expires_at_idx" ON "mail_token"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "user_unsubscribe_key_key" ON "user"("unsubscribe_key");

-- CreateIndex
CREATE UNIQUE INDEX "user_calendar_key_key" ON "user"("calendar_key");

-- AddForeignKey
ALTER TABLE "news" ADD CONSTRAINT "news_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news" ADD CONSTRAINT "news_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "news_choice" ADD CONSTRAINT "news_choice_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "mail_token" ADD CONSTRAINT "mail_token_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "news"
  ADD CONSTRAINT "news_channel" CHECK ("channel" IN ('mail')),
  ADD CONSTRAINT "news_key" CHECK (char_length("key") BETWEEN 1 AND 300),
  ADD CONSTRAINT "news_outcome" CHECK (("done_at" IS NULL) = ("outcome" IS NULL)
    AND "outcome" IN ('sent', 'kept', 'dropped', 'given-up')),
  ADD CONSTRAINT "news_letter" CHECK (("letter" IS NOT NULL) = ("outcome" IS NOT NULL AND "outcome" = 'kept'));

ALTER TABLE "mail_token"
  ADD CONSTRAINT "mail_token_purpose" CHECK ("purpose" IN ('confirm-address', 'recover-password')),
  ADD CONSTRAINT "mail_token_hash" CHECK ("hash" ~ '^[0-9a-f]{64}$');

ALTER TABLE "user"
  ADD CONSTRAINT "user_pending_email" CHECK ("pending_email" = lower("pending_email") AND char_length("pending_email") <= 254);
