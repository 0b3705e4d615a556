-- CreateTable
CREATE TABLE "step_number" (
    "campaign_id" UUID NOT NULL,
    "viewer" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "n" INTEGER NOT NULL,

    CONSTRAINT "step_number_pkey" PRIMARY KEY ("campaign_id","viewer","number")
);

-- CreateIndex
CREATE UNIQUE INDEX "step_number_campaign_id_n_viewer_key" ON "step_number"("campaign_id", "n", "viewer");

-- CreateIndex
CREATE INDEX "step_rewinds" ON "step"("campaign_id", "n", "rewound_to") WHERE (rewound_to IS NOT NULL);

-- AddForeignKey
ALTER TABLE "step_number" ADD CONSTRAINT "step_number_campaign_id_n_fkey" FOREIGN KEY ("campaign_id", "n") REFERENCES "step"("campaign_id", "n") ON DELETE CASCADE ON UPDATE CASCADE;

-- The steps so far, as their viewers count them.
INSERT INTO "step_number" ("campaign_id", "viewer", "number", "n")
  SELECT s."campaign_id", v."viewer", row_number() OVER (PARTITION BY s."campaign_id", v."viewer" ORDER BY s."n") - 1, s."n"
  FROM "step" s
  JOIN (
    SELECT "campaign_id", 'seat:' || "seat" AS "viewer" FROM "seat"
    UNION ALL SELECT "id", unnest(ARRAY['spectator', 'referee']) FROM "campaign"
  ) v ON v."campaign_id" = s."campaign_id"
  WHERE v."viewer" = 'referee' OR s."concerns" && ARRAY['all', v."viewer"];

ALTER TABLE "step_number" ADD CONSTRAINT "step_number_number" CHECK ("number" >= 0 AND "number" <= "n");
