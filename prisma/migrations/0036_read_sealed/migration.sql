-- AlterTable
ALTER TABLE "campaign" ADD COLUMN     "reads_sealed" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "copy_knower" (
    "campaign_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "copy_knower_pkey" PRIMARY KEY ("campaign_id","user_id")
);

-- CreateIndex
CREATE INDEX "copy_knower_user_id_idx" ON "copy_knower"("user_id");

-- AddForeignKey
ALTER TABLE "copy_knower" ADD CONSTRAINT "copy_knower_campaign_id_fkey" FOREIGN KEY ("campaign_id") REFERENCES "campaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "copy_knower" ADD CONSTRAINT "copy_knower_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What referees do to stories, communiqués, headlines and requests for a seat stands in the list as well, and what they read.
ALTER TABLE "desk_entry" DROP CONSTRAINT "desk_entry_deed", DROP CONSTRAINT "desk_entry_seats",
  DROP CONSTRAINT "desk_entry_removal", DROP CONSTRAINT "desk_entry_given_reason",
  ADD CONSTRAINT "desk_entry_deed" CHECK ("deed" IN ('pause', 'resume', 'extend', 'bring-forward', 'close', 'ping', 'open-seat',
    'close-seat', 'take-seat', 'leave-seat', 'come-back', 'deputy', 'no-deputy', 'owner', 'rewind', 'dry-run', 'seal-for', 'clock',
    'branch', 'give-for', 'rule', 'meet', 'remove-player', 'remove-referee', 'remove-spectator', 'read-sealed', 'remove-write-up',
    'remove-picture', 'withhold', 'show-again', 'let-stand', 'headline', 'template', 'accept-request', 'decline-request')),
  ADD CONSTRAINT "desk_entry_seats" CHECK (("deed" NOT IN ('pause', 'resume', 'extend', 'bring-forward', 'close', 'owner', 'rewind',
    'dry-run', 'clock', 'branch', 'rule', 'remove-referee', 'remove-spectator', 'headline', 'template', 'decline-request'))
    = (cardinality("seats") > 0)),
  ADD CONSTRAINT "desk_entry_removal" CHECK (("person" <> '') = ("deed" IN ('remove-player', 'remove-referee', 'remove-spectator',
    'accept-request', 'decline-request'))),
  ADD CONSTRAINT "desk_entry_given_reason" CHECK ("reason" <> '' OR "deed" NOT IN ('rule', 'meet', 'remove-player', 'remove-referee',
    'remove-spectator', 'read-sealed', 'remove-write-up', 'remove-picture', 'withhold', 'show-again', 'let-stand',
    'decline-request'));

-- A copy has the secrets of its war, and tells them at its end.
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_copy" CHECK (NOT ("public" AND "copied_from" IS NOT NULL));
