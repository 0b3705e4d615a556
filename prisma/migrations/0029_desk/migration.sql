-- AlterTable
ALTER TABLE "user" ADD COLUMN     "time_zone" TEXT;

-- AlterTable
ALTER TABLE "desk_entry" ADD COLUMN     "readers" TEXT[] DEFAULT ARRAY['all']::TEXT[];

-- AlterTable
ALTER TABLE "meeting" ALTER COLUMN "seat" DROP NOT NULL;

ALTER TABLE "user" ADD CONSTRAINT "user_time_zone" CHECK (char_length("time_zone") BETWEEN 1 AND 64);

-- What is done at the desk: the referee rules, and sets the time at which players meet.
ALTER TABLE "desk_entry" DROP CONSTRAINT "desk_entry_deed", DROP CONSTRAINT "desk_entry_seats",
  ADD CONSTRAINT "desk_entry_deed" CHECK ("deed" IN ('pause', 'resume', 'extend', 'bring-forward', 'close', 'ping', 'open-seat',
    'close-seat', 'take-seat', 'leave-seat', 'come-back', 'deputy', 'no-deputy', 'owner', 'rewind', 'dry-run', 'seal-for', 'clock',
    'branch', 'give-for', 'rule', 'meet')),
  ADD CONSTRAINT "desk_entry_seats" CHECK (("deed" NOT IN ('pause', 'resume', 'extend', 'bring-forward', 'close', 'owner', 'rewind',
    'dry-run', 'clock', 'branch', 'rule')) = (cardinality("seats") > 0)),
  ADD CONSTRAINT "desk_entry_ruling_reason" CHECK ("reason" <> '' OR "deed" NOT IN ('rule', 'meet'));
