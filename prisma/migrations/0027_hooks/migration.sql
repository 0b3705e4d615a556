-- AlterTable
ALTER TABLE "news" ADD COLUMN     "device_id" UUID;

-- CreateTable
CREATE TABLE "push_device" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "generation" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_device_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "push_keys" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "public_key" TEXT NOT NULL,
    "private_key" TEXT NOT NULL,

    CONSTRAINT "push_keys_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hook" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "campaign_id" UUID NOT NULL,
    "form" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "secret" TEXT,
    "kinds" TEXT[],
    "made_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "failing_since" TIMESTAMPTZ(3),
    "off_at" TIMESTAMPTZ(3),
    "off_because" TEXT,

    CONSTRAINT "hook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "hook_delivery" (
    "hook_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" TEXT NOT NULL,
    "opening" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "send_at" TIMESTAMPTZ(3) NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "status" INTEGER,
    "done_at" TIMESTAMPTZ(3),
    "outcome" TEXT,

    CONSTRAINT "hook_delivery_pkey" PRIMARY KEY ("hook_id","key")
);

-- CreateIndex
CREATE UNIQUE INDEX "push_device_endpoint_key" ON "push_device"("endpoint");

-- CreateIndex
CREATE INDEX "push_device_user_id_idx" ON "push_device"("user_id");

-- CreateIndex
CREATE INDEX "hook_campaign_id_idx" ON "hook"("campaign_id");

-- CreateIndex
CREATE INDEX "hook_made_by_idx" ON "hook"("made_by");

-- CreateIndex
CREATE UNIQUE INDEX "hook_delivery_id_key" ON "hook_delivery"("id");

-- CreateIndex
CREATE INDEX "hook_delivery_waiting" ON "hook_delivery"("send_at") WHERE (done_at IS NULL);

-- CreateIndex
CREATE INDEX "hook_delivery_hook_id_created_at_idx" ON "hook_delivery"("hook_id", "created_at");

-- CreateIndex
CREATE INDEX "news_device_id_idx" ON "news"("device_id");

-- AddForeignKey
ALTER TABLE "news" ADD CONSTRAINT "news_device_id_fkey" FOREIGN KEY ("device_id") REFERENCES "push_device"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hook" ADD CONSTRAINT "hook_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hook" ADD CONSTRAINT "hook_made_by_fkey" FOREIGN KEY ("made_by") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "hook_delivery" ADD CONSTRAINT "hook_delivery_hook_id_fkey" FOREIGN KEY ("hook_id") REFERENCES "hook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "news"
  DROP CONSTRAINT "news_channel",
  ADD CONSTRAINT "news_channel" CHECK ("channel" IN ('mail', 'push')),
  ADD CONSTRAINT "news_device" CHECK (("channel" = 'push') = ("device_id" IS NOT NULL));

ALTER TABLE "push_device"
  ADD CONSTRAINT "push_device_endpoint" CHECK (char_length("endpoint") BETWEEN 1 AND 1000),
  ADD CONSTRAINT "push_device_name" CHECK (char_length("name") BETWEEN 1 AND 60);

ALTER TABLE "push_keys"
  ADD CONSTRAINT "push_keys_one" CHECK ("id" = 1);

ALTER TABLE "hook"
  ADD CONSTRAINT "hook_form" CHECK ("form" IN ('discord', 'signed')),
  ADD CONSTRAINT "hook_secret" CHECK (("form" = 'signed') = ("secret" IS NOT NULL)),
  ADD CONSTRAINT "hook_url" CHECK (char_length("url") BETWEEN 1 AND 500),
  ADD CONSTRAINT "hook_off" CHECK (("off_at" IS NULL) = ("off_because" IS NULL)
    AND ("off_because" IS NULL OR "off_because" IN ('by-hand', 'failing')));

ALTER TABLE "hook_delivery"
  ADD CONSTRAINT "hook_delivery_key" CHECK (char_length("key") BETWEEN 1 AND 300),
  ADD CONSTRAINT "hook_delivery_outcome" CHECK (("done_at" IS NULL) = ("outcome" IS NULL)
    AND ("outcome" IS NULL OR "outcome" IN ('sent', 'dropped', 'given-up')));
