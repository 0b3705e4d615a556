-- CreateTable
CREATE TABLE "kept_map" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "system" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "map" JSONB NOT NULL,
    "columns" INTEGER NOT NULL,
    "rows" INTEGER NOT NULL,
    "seats" INTEGER NOT NULL,
    "faults" INTEGER NOT NULL,
    "share_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "kept_map_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "kept_map_share_key_key" ON "kept_map"("share_key");

-- CreateIndex
CREATE INDEX "kept_map_user_id_idx" ON "kept_map"("user_id");

-- AddForeignKey
ALTER TABLE "kept_map" ADD CONSTRAINT "kept_map_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "kept_map"
  ADD CONSTRAINT "kept_map_name" CHECK (char_length("name") BETWEEN 1 AND 80),
  ADD CONSTRAINT "kept_map_length" CHECK (octet_length("map"::text) <= 524288),
  ADD CONSTRAINT "kept_map_counts" CHECK ("columns" > 0 AND "rows" > 0 AND "seats" >= 0 AND "faults" >= 0);
