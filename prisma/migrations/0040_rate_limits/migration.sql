-- CreateTable
CREATE TABLE "rate_limit" (
    "key" TEXT NOT NULL,
    "tries" TIMESTAMPTZ(3)[],
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "rate_limit_expires_at_idx" ON "rate_limit"("expires_at");

-- CreateIndex
CREATE INDEX "desk_rulings" ON "desk_entry"("campaign_id", "id") WHERE (deed = 'rule');
