-- What was handed over is deleted from now on, and what was marked as sent so far goes now: kept, it would be told again.
DELETE FROM "outbox" WHERE "sent_at" IS NOT NULL;

-- DropIndex
DROP INDEX "outbox_unsent";

-- AlterTable
ALTER TABLE "outbox" DROP COLUMN "sent_at";

-- CreateIndex
CREATE INDEX "outbox_id_idx" ON "outbox"("id");
