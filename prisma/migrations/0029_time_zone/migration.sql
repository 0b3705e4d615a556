-- AlterTable
ALTER TABLE "user" ADD COLUMN     "time_zone" TEXT;

ALTER TABLE "user" ADD CONSTRAINT "user_time_zone" CHECK (char_length("time_zone") BETWEEN 1 AND 64);
