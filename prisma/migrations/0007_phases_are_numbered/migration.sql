-- Phases have numbers of their own, which do not count what arrives while a phase is open, and each step says whom it
-- concerns: nobody else is told of it.
ALTER TABLE "campaign" ADD COLUMN "opening" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "step"
    ADD COLUMN "opening" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "concerns" TEXT[] DEFAULT ARRAY['all']::TEXT[],
    ADD COLUMN "due" TIMESTAMPTZ(3);

-- The steps that are there were told to everybody, and stay so. Each counts as a phase: drafts and sealed sheets name the
-- last of them, and later phases get higher numbers.
UPDATE "step" SET "opening" = "n";
UPDATE "campaign" SET "opening" = "seq";
UPDATE "step" SET "due" = "campaign"."next_due"
    FROM "campaign" WHERE "campaign"."id" = "step"."campaign_id" AND "campaign"."seq" = "step"."n";

ALTER TABLE "draft" RENAME COLUMN "step" TO "opening";
ALTER TABLE "draft" RENAME CONSTRAINT "draft_step_counts" TO "draft_opening_counts";
ALTER TABLE "sealed" RENAME COLUMN "step" TO "opening";
ALTER TABLE "sealed" RENAME CONSTRAINT "sealed_step_counts" TO "sealed_opening_counts";

-- The schema language has no words for these.
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_opening_counts" CHECK ("opening" BETWEEN 0 AND "seq");
ALTER TABLE "step"
    ADD CONSTRAINT "step_opening_counts" CHECK ("opening" BETWEEN 0 AND "n"),
    ADD CONSTRAINT "step_concerns_somebody" CHECK ("concerns" IS NOT NULL);
