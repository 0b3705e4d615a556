-- DropForeignKey
ALTER TABLE "end_vote" DROP CONSTRAINT "end_vote_campaign_id_seat_fkey";

-- DropForeignKey
ALTER TABLE "end_vote" DROP CONSTRAINT "end_vote_user_id_fkey";

-- AlterTable
ALTER TABLE "campaign" ADD COLUMN     "absence" TEXT NOT NULL DEFAULT 'guard',
ADD COLUMN     "holiday_days" INTEGER NOT NULL DEFAULT 14,
ADD COLUMN     "offered_to" UUID,
ADD COLUMN     "opens_after" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "seat" ADD COLUMN     "held_since" TIMESTAMPTZ(3),
ADD COLUMN     "misses" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "open_since" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "desk_entry" ADD COLUMN     "voters" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "vote" (
    "campaign_id" UUID NOT NULL,
    "matter" TEXT NOT NULL,
    "about" TEXT NOT NULL DEFAULT '',
    "seat" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "opening" INTEGER NOT NULL,
    "voted_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "vote_pkey" PRIMARY KEY ("campaign_id","matter","about","seat")
);

-- CreateTable
CREATE TABLE "holiday" (
    "campaign_id" UUID NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "seat" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "first_day" DATE NOT NULL,
    "last_day" DATE NOT NULL,
    "zone" TEXT NOT NULL,
    "begins_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "announced_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "holiday_pkey" PRIMARY KEY ("campaign_id","id")
);

-- CreateTable
CREATE TABLE "deputy" (
    "campaign_id" UUID NOT NULL,
    "seat" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "deputy_pkey" PRIMARY KEY ("campaign_id","seat")
);

-- CreateTable
CREATE TABLE "seat_term" (
    "campaign_id" UUID NOT NULL,
    "id" BIGSERIAL NOT NULL,
    "seat" TEXT NOT NULL,
    "user_id" UUID,
    "name" TEXT NOT NULL,
    "was_deputy" BOOLEAN NOT NULL DEFAULT false,
    "began_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "seat_term_pkey" PRIMARY KEY ("campaign_id","id")
);

-- CreateIndex
CREATE INDEX "vote_campaign_id_seat_idx" ON "vote"("campaign_id", "seat");

-- CreateIndex
CREATE INDEX "vote_user_id_idx" ON "vote"("user_id");

-- CreateIndex
CREATE INDEX "holiday_campaign_id_seat_idx" ON "holiday"("campaign_id", "seat");

-- CreateIndex
CREATE INDEX "holiday_user_id_idx" ON "holiday"("user_id");

-- CreateIndex
CREATE INDEX "deputy_user_id_idx" ON "deputy"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "deputy_campaign_id_user_id_key" ON "deputy"("campaign_id", "user_id");

-- CreateIndex
CREATE INDEX "seat_term_campaign_id_seat_idx" ON "seat_term"("campaign_id", "seat");

-- CreateIndex
CREATE INDEX "seat_term_user_id_idx" ON "seat_term"("user_id");

-- CreateIndex
CREATE INDEX "campaign_offered_to_idx" ON "campaign"("offered_to");

-- The votes to end a war are votes like the others now.
INSERT INTO "vote" ("campaign_id", "matter", "seat", "user_id", "opening", "voted_at")
  SELECT e."campaign_id", 'finish', e."seat", e."user_id", c."opening", e."voted_at"
  FROM "end_vote" e JOIN "campaign" c ON c."id" = e."campaign_id";

DROP TABLE "end_vote";

-- AddForeignKey
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_offered_to_fkey" FOREIGN KEY ("offered_to") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vote" ADD CONSTRAINT "vote_campaign_id_seat_fkey" FOREIGN KEY ("campaign_id", "seat") REFERENCES "seat"("campaign_id", "seat") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vote" ADD CONSTRAINT "vote_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "holiday" ADD CONSTRAINT "holiday_campaign_id_seat_fkey" FOREIGN KEY ("campaign_id", "seat") REFERENCES "seat"("campaign_id", "seat") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "holiday" ADD CONSTRAINT "holiday_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deputy" ADD CONSTRAINT "deputy_campaign_id_seat_fkey" FOREIGN KEY ("campaign_id", "seat") REFERENCES "seat"("campaign_id", "seat") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deputy" ADD CONSTRAINT "deputy_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat_term" ADD CONSTRAINT "seat_term_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat_term" ADD CONSTRAINT "seat_term_campaign_id_seat_fkey" FOREIGN KEY ("campaign_id", "seat") REFERENCES "seat"("campaign_id", "seat") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "seat_term" ADD CONSTRAINT "seat_term_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "vote"
  ADD CONSTRAINT "vote_matter" CHECK ("matter" IN ('extend', 'pause', 'resume', 'open-seat', 'finish')),
  ADD CONSTRAINT "vote_about" CHECK (("matter" = 'open-seat') = ("about" <> ''));

ALTER TABLE "holiday" ADD CONSTRAINT "holiday_days" CHECK ("first_day" <= "last_day" AND "begins_at" <= "ends_at");

ALTER TABLE "campaign"
  ADD CONSTRAINT "campaign_absence" CHECK ("absence" IN ('guard', 'caretaker')),
  ADD CONSTRAINT "campaign_opens_after" CHECK ("opens_after" BETWEEN 0 AND 20),
  ADD CONSTRAINT "campaign_holiday_days" CHECK ("holiday_days" BETWEEN 0 AND 365);

ALTER TABLE "seat" ADD CONSTRAINT "seat_misses" CHECK ("misses" >= 0);

-- What was done by vote or by the terms of the campaign has no name and needs no reason; nor do the seats' own affairs.
ALTER TABLE "desk_entry" DROP CONSTRAINT "desk_entry_deed", DROP CONSTRAINT "desk_entry_seats", DROP CONSTRAINT "desk_entry_reason",
  ADD CONSTRAINT "desk_entry_deed" CHECK ("deed" IN ('pause', 'resume', 'extend', 'bring-forward', 'close', 'ping', 'open-seat',
    'close-seat', 'take-seat', 'leave-seat', 'come-back', 'deputy', 'no-deputy', 'owner')),
  ADD CONSTRAINT "desk_entry_seats" CHECK (("deed" NOT IN ('pause', 'resume', 'extend', 'bring-forward', 'close', 'owner'))
    = (cardinality("seats") > 0)),
  ADD CONSTRAINT "desk_entry_reason" CHECK (char_length("reason") <= 1000),
  ADD CONSTRAINT "desk_entry_why" CHECK ("reason" <> '' OR "name" = '' OR "deed" NOT IN ('pause', 'resume', 'extend', 'bring-forward',
    'close', 'ping', 'open-seat', 'close-seat')),
  ADD CONSTRAINT "desk_entry_voters" CHECK (cardinality("voters") = 0 OR "name" = '');
