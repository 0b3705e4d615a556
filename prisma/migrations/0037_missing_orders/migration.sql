-- AlterTable
ALTER TABLE "campaign" ADD COLUMN     "hold_opening" INTEGER,
ALTER COLUMN "pace" SET DEFAULT '{"clock":null,"early":0,"grace":0,"quiet":null,"missing":null}';

-- What becomes of missing orders is a part of the pace: phases close without them, as they always did.
UPDATE "campaign" SET "pace" = "pace" || '{"missing":null}',
  "next_pace" = "next_pace" || '{"missing":null}';

-- The list says when a phase was held for missing orders, and players can vote not to wait any longer.
ALTER TABLE "desk_entry" DROP CONSTRAINT "desk_entry_deed", DROP CONSTRAINT "desk_entry_seats",
  ADD CONSTRAINT "desk_entry_deed" CHECK ("deed" IN ('pause', 'resume', 'extend', 'bring-forward', 'close', 'hold', 'ping',
    'open-seat', 'close-seat', 'take-seat', 'leave-seat', 'come-back', 'deputy', 'no-deputy', 'owner', 'rewind', 'dry-run',
    'seal-for', 'clock', 'branch', 'give-for', 'rule', 'meet', 'remove-player', 'remove-referee', 'remove-spectator',
    'read-sealed', 'remove-write-up', 'remove-picture', 'withhold', 'show-again', 'let-stand', 'headline', 'template',
    'accept-request', 'decline-request')),
  ADD CONSTRAINT "desk_entry_seats" CHECK (("deed" NOT IN ('pause', 'resume', 'extend', 'bring-forward', 'close', 'hold', 'owner',
    'rewind', 'dry-run', 'clock', 'branch', 'rule', 'remove-referee', 'remove-spectator', 'headline', 'template',
    'decline-request')) = (cardinality("seats") > 0));

ALTER TABLE "vote" DROP CONSTRAINT "vote_matter",
  ADD CONSTRAINT "vote_matter" CHECK ("matter" IN ('extend', 'close', 'pause', 'resume', 'open-seat', 'finish'));
