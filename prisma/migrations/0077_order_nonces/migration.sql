-- AlterTable
ALTER TABLE "step" ADD COLUMN     "order_nonce" TEXT,
ADD COLUMN     "order_seat" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "step_order_nonce" ON "step"("campaign_id", "order_seat", "order_nonce") WHERE (order_nonce IS NOT NULL);

ALTER TABLE "step" ADD CONSTRAINT "step_order_nonce_seat"
  CHECK (("order_nonce" IS NULL) = ("order_seat" IS NULL) AND ("order_nonce" IS NULL OR "kind" = 'order'));
