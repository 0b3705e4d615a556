-- AlterTable
ALTER TABLE "seat" ADD COLUMN     "taken_back" INTEGER;
