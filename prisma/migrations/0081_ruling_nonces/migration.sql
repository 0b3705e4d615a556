-- A ruling keeps its nonce in a column, as an order does: one that comes again is found without reading the others.
ALTER TABLE "step" DROP CONSTRAINT "step_order_nonce_seat";
ALTER TABLE "step" ADD CONSTRAINT "step_order_nonce_seat"
  CHECK (CASE "kind" WHEN 'order' THEN ("order_nonce" IS NULL) = ("order_seat" IS NULL) WHEN 'ruling' THEN "order_seat" IS NULL
    ELSE "order_nonce" IS NULL AND "order_seat" IS NULL END);

-- CreateIndex
CREATE UNIQUE INDEX "step_ruling_nonce" ON "step"("campaign_id", "order_nonce") WHERE (kind = 'ruling' AND order_nonce IS NOT NULL);
