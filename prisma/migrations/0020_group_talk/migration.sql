-- DropForeignKey
ALTER TABLE "message" DROP CONSTRAINT "message_campaign_id_low_fkey";

-- DropForeignKey
ALTER TABLE "message" DROP CONSTRAINT "message_campaign_id_high_fkey";

-- A conversation is known by all its seats, in the order of bytes, with a space between them.
ALTER TABLE "message" ADD COLUMN     "seats" TEXT;
UPDATE "message" SET "seats" = "low" || ' ' || "high";

ALTER TABLE "message_read" ADD COLUMN     "seats" TEXT;
UPDATE "message_read" SET "seats" =
  least("seat" COLLATE "C", "other" COLLATE "C") || ' ' || greatest("seat" COLLATE "C", "other" COLLATE "C");

ALTER TABLE "message_read" DROP CONSTRAINT "message_read_number";
ALTER TABLE "message"
  DROP CONSTRAINT "message_pair",
  DROP CONSTRAINT "message_sender";

-- AlterTable
ALTER TABLE "message" DROP CONSTRAINT "message_pkey",
DROP COLUMN "high",
DROP COLUMN "low",
ALTER COLUMN "seats" SET NOT NULL,
ADD CONSTRAINT "message_pkey" PRIMARY KEY ("campaign_id", "seats", "n");

-- AlterTable
ALTER TABLE "message_read" DROP CONSTRAINT "message_read_pkey",
DROP COLUMN "other",
ALTER COLUMN "seats" SET NOT NULL,
ADD CONSTRAINT "message_read_pkey" PRIMARY KEY ("campaign_id", "seat", "seats");

-- Nobody writes to a conversation that they are not in, or reads it.
ALTER TABLE "message"
  ADD CONSTRAINT "message_seats" CHECK ("seats" LIKE '% %'),
  ADD CONSTRAINT "message_sender" CHECK ("sender" = ANY (string_to_array("seats", ' ')));

ALTER TABLE "message_read"
  ADD CONSTRAINT "message_read_seats" CHECK ("seat" = ANY (string_to_array("seats", ' '))),
  ADD CONSTRAINT "message_read_number" CHECK ("up_to" >= 1);
