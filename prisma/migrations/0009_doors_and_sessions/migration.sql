-- AlterTable
ALTER TABLE "user" ADD COLUMN     "session_generation" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "invitation" ADD COLUMN     "created_by" UUID,
ADD COLUMN     "id" UUID NOT NULL DEFAULT gen_random_uuid(),
ADD COLUMN     "revoked_at" TIMESTAMPTZ(3);

-- Who made the older ones was not noted. The campaign's owner answers for them: if the owner plays, a referee who comes
-- by one of them needs the other players' consent.
UPDATE "invitation" i SET "created_by" = c."created_by" FROM "campaign" c WHERE c."id" = i."campaign_id";
ALTER TABLE "invitation" ALTER COLUMN "created_by" SET NOT NULL;

-- CreateTable
CREATE TABLE "ended_session" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ended_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invitation_use" (
    "campaign_id" UUID NOT NULL,
    "invitation_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "used_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invitation_use_pkey" PRIMARY KEY ("campaign_id","invitation_id","user_id")
);

-- CreateTable
CREATE TABLE "referee_consent" (
    "campaign_id" UUID NOT NULL,
    "invitation_id" UUID NOT NULL,
    "seat" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "agrees" BOOLEAN NOT NULL,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "referee_consent_pkey" PRIMARY KEY ("campaign_id","invitation_id","seat")
);

-- CreateTable
CREATE TABLE "referee_term" (
    "campaign_id" UUID NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "user_id" UUID,
    "name" TEXT NOT NULL,
    "began_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "referee_term_pkey" PRIMARY KEY ("campaign_id","id")
);

-- CreateIndex
CREATE INDEX "ended_session_user_id_idx" ON "ended_session"("user_id");

-- CreateIndex
CREATE INDEX "ended_session_expires_at_idx" ON "ended_session"("expires_at");

-- CreateIndex
CREATE INDEX "invitation_use_user_id_idx" ON "invitation_use"("user_id");

-- CreateIndex
CREATE INDEX "referee_consent_user_id_idx" ON "referee_consent"("user_id");

-- CreateIndex
CREATE INDEX "referee_term_user_id_idx" ON "referee_term"("user_id");

-- CreateIndex
CREATE INDEX "invitation_created_by_idx" ON "invitation"("created_by");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_campaign_id_id_key" ON "invitation"("campaign_id", "id");

-- CreateIndex
CREATE UNIQUE INDEX "referee_term_open" ON "referee_term"("campaign_id", "user_id") WHERE ended_at IS NULL;

-- AddForeignKey
ALTER TABLE "ended_session" ADD CONSTRAINT "ended_session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation_use" ADD CONSTRAINT "invitation_use_campaign_id_invitation_id_fkey" FOREIGN KEY ("campaign_id", "invitation_id") REFERENCES "invitation"("campaign_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation_use" ADD CONSTRAINT "invitation_use_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referee_consent" ADD CONSTRAINT "referee_consent_campaign_id_invitation_id_fkey" FOREIGN KEY ("campaign_id", "invitation_id") REFERENCES "invitation"("campaign_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referee_consent" ADD CONSTRAINT "referee_consent_campaign_id_seat_fkey" FOREIGN KEY ("campaign_id", "seat") REFERENCES "seat"("campaign_id", "seat") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referee_consent" ADD CONSTRAINT "referee_consent_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referee_term" ADD CONSTRAINT "referee_term_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referee_term" ADD CONSTRAINT "referee_term_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "user"
    ADD CONSTRAINT "user_session_generation_counts" CHECK ("session_generation" >= 0);

ALTER TABLE "referee_term"
    ADD CONSTRAINT "referee_term_ends_after_its_beginning" CHECK ("ended_at" >= "began_at");

-- Those who are referees already: since when is not known.
INSERT INTO "referee_term" ("campaign_id", "user_id", "name")
    SELECT m."campaign_id", m."user_id", u."display_name"
    FROM "member" m JOIN "user" u ON u."id" = m."user_id" WHERE m."role" = 'referee';
