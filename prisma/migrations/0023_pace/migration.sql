-- AlterTable
ALTER TABLE "campaign" ADD COLUMN     "next_pace" JSONB,
ADD COLUMN     "pace" JSONB NOT NULL DEFAULT '{"clock":null,"early":0,"grace":0,"quiet":null}';

-- What can be done at the desk now also changes the clock.
ALTER TABLE "desk_entry" DROP CONSTRAINT "desk_entry_deed", DROP CONSTRAINT "desk_entry_seats",
  ADD CONSTRAINT "desk_entry_deed" CHECK ("deed" IN ('pause', 'resume', 'extend', 'bring-forward', 'close', 'ping', 'open-seat',
    'close-seat', 'take-seat', 'leave-seat', 'come-back', 'deputy', 'no-deputy', 'owner', 'rewind', 'dry-run', 'seal-for', 'clock')),
  ADD CONSTRAINT "desk_entry_seats" CHECK (("deed" NOT IN ('pause', 'resume', 'extend', 'bring-forward', 'close', 'owner', 'rewind',
    'dry-run', 'clock')) = (cardinality("seats") > 0)),
  ADD CONSTRAINT "desk_entry_clock_reason" CHECK ("reason" <> '' OR "deed" <> 'clock');
