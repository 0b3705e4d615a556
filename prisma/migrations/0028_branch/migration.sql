-- AlterTable
ALTER TABLE "campaign" ADD COLUMN     "copied_from" UUID;

-- CreateIndex
CREATE INDEX "campaign_copied_from_idx" ON "campaign"("copied_from");

-- AddForeignKey
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_copied_from_fkey" FOREIGN KEY ("copied_from") REFERENCES "campaign"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Only the first step of a log can be that of a copy.
ALTER TABLE "step" ADD CONSTRAINT "step_copy" CHECK ("kind" <> 'copy' OR "n" = 0);

-- What is done at the desk: a copy is made of the war; an order that counts on arrival is given for a seat.
ALTER TABLE "desk_entry" DROP CONSTRAINT "desk_entry_deed", DROP CONSTRAINT "desk_entry_seats",
  ADD CONSTRAINT "desk_entry_deed" CHECK ("deed" IN ('pause', 'resume', 'extend', 'bring-forward', 'close', 'ping', 'open-seat',
    'close-seat', 'take-seat', 'leave-seat', 'come-back', 'deputy', 'no-deputy', 'owner', 'rewind', 'dry-run', 'seal-for', 'clock',
    'branch', 'give-for')),
  ADD CONSTRAINT "desk_entry_seats" CHECK (("deed" NOT IN ('pause', 'resume', 'extend', 'bring-forward', 'close', 'owner', 'rewind',
    'dry-run', 'clock', 'branch')) = (cardinality("seats") > 0)),
  ADD CONSTRAINT "desk_entry_on_behalf_reason" CHECK ("reason" <> '' OR "deed" NOT IN ('branch', 'give-for'));
