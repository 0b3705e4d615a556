-- AlterTable
ALTER TABLE "seat" ADD COLUMN     "plays_itself" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "seat" ADD CONSTRAINT "seat_plays_itself_without_player" CHECK (NOT ("plays_itself" AND "user_id" IS NOT NULL));
