-- AlterTable
ALTER TABLE "campaign" ADD COLUMN     "imported" JSONB;
