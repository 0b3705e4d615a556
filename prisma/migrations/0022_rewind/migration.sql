-- AlterTable
ALTER TABLE "sealed" ADD COLUMN     "on_behalf" TEXT;

-- AlterTable
ALTER TABLE "step" ADD COLUMN     "rewound_to" INTEGER;

ALTER TABLE "step"
  ADD CONSTRAINT "step_rewound_to" CHECK (("kind" = 'rewind') = ("rewound_to" IS NOT NULL) AND "rewound_to" < "n");

-- The deeds of all migrations up to here.
ALTER TABLE "desk_entry" DROP CONSTRAINT "desk_entry_deed", DROP CONSTRAINT "desk_entry_seats", DROP CONSTRAINT "desk_entry_reason",
  ADD CONSTRAINT "desk_entry_deed" CHECK ("deed" IN ('pause', 'resume', 'extend', 'bring-forward', 'close', 'ping', 'open-seat',
    'close-seat', 'take-seat', 'leave-seat', 'come-back', 'deputy', 'no-deputy', 'owner', 'rewind', 'dry-run', 'seal-for')),
  ADD CONSTRAINT "desk_entry_seats" CHECK (("deed" NOT IN ('pause', 'resume', 'extend', 'bring-forward', 'close', 'owner', 'rewind',
    'dry-run')) = (cardinality("seats") > 0)),
  ADD CONSTRAINT "desk_entry_reason" CHECK (char_length("reason") <= 1000),
  ADD CONSTRAINT "desk_entry_repair_reason" CHECK ("reason" <> '' OR "deed" NOT IN ('rewind', 'seal-for'));
