-- AlterTable
ALTER TABLE "campaign" DROP COLUMN "seal_count";
