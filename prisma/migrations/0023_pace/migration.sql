-- AlterTable
ALTER TABLE "campaign" ADD COLUMN     "next_pace" JSONB,
ADD COLUMN     "pace" JSONB NOT NULL DEFAULT '{"clock":null,"early":0,"grace":0,"quiet":null}';

-- What can be done at the desk now also changes the clock.
ALTER TABLE "desk_entry" DROP CONSTRAINT "desk_entry_deed",
  ADD CONSTRAINT "desk_entry_deed" CHECK ("deed" IN ('pause', 'resume', 'extend', 'bring-forward', 'close', 'ping', 'clock'));
