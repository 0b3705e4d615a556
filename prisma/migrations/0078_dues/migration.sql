-- News of a decision with a time of its own names the decision: it may outlast its phase.
ALTER TABLE "news" ADD COLUMN     "matter" TEXT;

-- The rules' own times, such as midnights, which neither the desk nor quiet hours move.
ALTER TABLE "campaign" ADD COLUMN     "firm_due" TIMESTAMPTZ(3),
ADD COLUMN     "stopped_at" TIMESTAMPTZ(3);
UPDATE "campaign" SET "stopped_at" = "paused_at";
CREATE INDEX "campaign_firm_due" ON "campaign"("firm_due") WHERE (status = 'running');

-- Maps of some games have places instead of columns and rows.
ALTER TABLE "kept_map" ADD COLUMN     "size" JSONB;
UPDATE "kept_map" SET "size" = jsonb_build_object('kind', 'grid', 'columns', "columns", 'rows', "rows");
ALTER TABLE "kept_map" DROP COLUMN "columns",
DROP COLUMN "rows",
ALTER COLUMN "size" SET NOT NULL;
