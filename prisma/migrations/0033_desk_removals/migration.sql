-- AlterTable
ALTER TABLE "desk_entry" ADD COLUMN     "person" TEXT NOT NULL DEFAULT '';

-- The owner removes somebody from the campaign, with a reason.
ALTER TABLE "desk_entry" DROP CONSTRAINT "desk_entry_deed", DROP CONSTRAINT "desk_entry_seats",
  DROP CONSTRAINT "desk_entry_ruling_reason",
  ADD CONSTRAINT "desk_entry_deed" CHECK ("deed" IN ('pause', 'resume', 'extend', 'bring-forward', 'close', 'ping', 'open-seat',
    'close-seat', 'take-seat', 'leave-seat', 'come-back', 'deputy', 'no-deputy', 'owner', 'rewind', 'dry-run', 'seal-for', 'clock',
    'branch', 'give-for', 'rule', 'meet', 'remove-player', 'remove-referee', 'remove-spectator')),
  ADD CONSTRAINT "desk_entry_seats" CHECK (("deed" NOT IN ('pause', 'resume', 'extend', 'bring-forward', 'close', 'owner', 'rewind',
    'dry-run', 'clock', 'branch', 'rule', 'remove-referee', 'remove-spectator')) = (cardinality("seats") > 0)),
  ADD CONSTRAINT "desk_entry_removal" CHECK (("person" <> '') = ("deed" IN ('remove-player', 'remove-referee', 'remove-spectator'))),
  ADD CONSTRAINT "desk_entry_given_reason" CHECK ("reason" <> '' OR "deed" NOT IN ('rule', 'meet', 'remove-player', 'remove-referee',
    'remove-spectator'));
