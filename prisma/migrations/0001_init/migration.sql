-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "campaign_status" AS ENUM ('lobby', 'running', 'paused', 'finished');

-- CreateEnum
CREATE TYPE "member_role" AS ENUM ('owner', 'referee', 'spectator');

-- CreateTable
CREATE TABLE "user" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "username" TEXT NOT NULL,
    "display_name" TEXT NOT NULL,
    "password_hash" TEXT,
    "email" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account" (
    "provider" TEXT NOT NULL,
    "provider_account_id" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "account_pkey" PRIMARY KEY ("provider","provider_account_id")
);

-- CreateTable
CREATE TABLE "verification_token" (
    "identifier" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "expires" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "verification_token_pkey" PRIMARY KEY ("identifier","token")
);

-- CreateTable
CREATE TABLE "campaign" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "system" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "status" "campaign_status" NOT NULL DEFAULT 'lobby',
    "public" BOOLEAN NOT NULL DEFAULT false,
    "setup" JSONB NOT NULL,
    "server_seed" TEXT,
    "seed_hash" TEXT NOT NULL,
    "seq" INTEGER NOT NULL DEFAULT 0,
    "opened_at" TIMESTAMPTZ(3),
    "next_due" TIMESTAMPTZ(3),
    "pause_reason" JSONB,
    "seal_count" INTEGER NOT NULL DEFAULT 0,
    "seat_count" INTEGER NOT NULL DEFAULT 0,
    "created_by" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "campaign_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "seat" (
    "campaign_id" UUID NOT NULL,
    "seat" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "faction" TEXT NOT NULL,
    "user_id" UUID,
    "army" JSONB,

    CONSTRAINT "seat_pkey" PRIMARY KEY ("campaign_id","seat")
);

-- CreateTable
CREATE TABLE "member" (
    "campaign_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "role" "member_role" NOT NULL,

    CONSTRAINT "member_pkey" PRIMARY KEY ("campaign_id","user_id")
);

-- CreateTable
CREATE TABLE "invitation" (
    "campaign_id" UUID NOT NULL,
    "code" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "seat" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "uses_left" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("campaign_id","code")
);

-- CreateTable
CREATE TABLE "step" (
    "campaign_id" UUID NOT NULL,
    "n" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "input" JSONB NOT NULL,
    "dice" JSONB NOT NULL,
    "events" JSONB NOT NULL,
    "state" JSONB NOT NULL,
    "state_hash" TEXT NOT NULL,
    "prev_hash" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "duration_ms" INTEGER,

    CONSTRAINT "step_pkey" PRIMARY KEY ("campaign_id","n")
);

-- CreateTable
CREATE TABLE "draft" (
    "campaign_id" UUID NOT NULL,
    "seat" TEXT NOT NULL,
    "step" INTEGER NOT NULL,
    "sheet" JSONB NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "draft_pkey" PRIMARY KEY ("campaign_id","seat")
);

-- CreateTable
CREATE TABLE "sealed" (
    "campaign_id" UUID NOT NULL,
    "seat" TEXT NOT NULL,
    "step" INTEGER NOT NULL,
    "sheet" JSONB NOT NULL,
    "nonce" TEXT NOT NULL,
    "commitment" TEXT NOT NULL,
    "sealed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "by_user" UUID,

    CONSTRAINT "sealed_pkey" PRIMARY KEY ("campaign_id","seat","step")
);

-- CreateTable
CREATE TABLE "outbox" (
    "campaign_id" UUID NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("campaign_id","id")
);

-- CreateTable
CREATE TABLE "roster" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "roster" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "roster_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "user_username_key" ON "user"("username");

-- CreateIndex
CREATE UNIQUE INDEX "user_email_key" ON "user"("email");

-- CreateIndex
CREATE INDEX "account_user_id_idx" ON "account"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "verification_token_token_key" ON "verification_token"("token");

-- CreateIndex
CREATE UNIQUE INDEX "campaign_slug_key" ON "campaign"("slug");

-- CreateIndex
CREATE INDEX "campaign_due" ON "campaign"("next_due") WHERE (status = 'running');

-- CreateIndex
CREATE INDEX "campaign_created_by_idx" ON "campaign"("created_by");

-- CreateIndex
CREATE INDEX "seat_user_id_idx" ON "seat"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "seat_campaign_id_position_key" ON "seat"("campaign_id", "position");

-- CreateIndex
CREATE INDEX "member_user_id_idx" ON "member"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_code_key" ON "invitation"("code");

-- CreateIndex
CREATE INDEX "sealed_by_user_idx" ON "sealed"("by_user");

-- CreateIndex
CREATE INDEX "outbox_unsent" ON "outbox"("id") WHERE (sent_at IS NULL);

-- CreateIndex
CREATE INDEX "roster_user_id_idx" ON "roster"("user_id");

-- AddForeignKey
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat" ADD CONSTRAINT "seat_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat" ADD CONSTRAINT "seat_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member" ADD CONSTRAINT "member_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "member" ADD CONSTRAINT "member_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "step" ADD CONSTRAINT "step_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "draft" ADD CONSTRAINT "draft_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "draft" ADD CONSTRAINT "draft_campaign_id_seat_fkey" FOREIGN KEY ("campaign_id", "seat") REFERENCES "seat"("campaign_id", "seat") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sealed" ADD CONSTRAINT "sealed_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sealed" ADD CONSTRAINT "sealed_campaign_id_seat_fkey" FOREIGN KEY ("campaign_id", "seat") REFERENCES "seat"("campaign_id", "seat") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sealed" ADD CONSTRAINT "sealed_by_user_fkey" FOREIGN KEY ("by_user") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roster" ADD CONSTRAINT "roster_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What must never be. The schema language has no words for these.

ALTER TABLE "user"
    ADD CONSTRAINT "user_username_lower_case" CHECK ("username" = lower("username") AND "username" <> ''),
    ADD CONSTRAINT "user_email_lower_case" CHECK ("email" = lower("email"));

ALTER TABLE "campaign"
    ADD CONSTRAINT "campaign_seq_counts" CHECK ("seq" >= 0),
    ADD CONSTRAINT "campaign_seal_count_counts" CHECK ("seal_count" >= 0 AND "seal_count" <= "seat_count"),
    ADD CONSTRAINT "campaign_server_seed_is_hex" CHECK ("server_seed" ~ '^[0-9a-f]+$'),
    ADD CONSTRAINT "campaign_seed_hash_is_hex" CHECK ("seed_hash" ~ '^[0-9a-f]+$');

ALTER TABLE "seat"
    ADD CONSTRAINT "seat_position_counts" CHECK ("position" >= 0);

ALTER TABLE "invitation"
    ADD CONSTRAINT "invitation_uses_left_counts" CHECK ("uses_left" >= 0);

ALTER TABLE "step"
    ADD CONSTRAINT "step_n_counts" CHECK ("n" >= 0),
    ADD CONSTRAINT "step_duration_counts" CHECK ("duration_ms" >= 0);

ALTER TABLE "draft"
    ADD CONSTRAINT "draft_step_counts" CHECK ("step" >= 0);

ALTER TABLE "sealed"
    ADD CONSTRAINT "sealed_step_counts" CHECK ("step" >= 0);
