-- CreateTable
CREATE TABLE "site_heartbeat" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "served_at" TIMESTAMPTZ(3) NOT NULL,
    "away_since" TIMESTAMPTZ(3),
    "back_at" TIMESTAMPTZ(3),

    CONSTRAINT "site_heartbeat_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "site_heartbeat"
  ADD CONSTRAINT "site_heartbeat_one" CHECK ("id" = 1),
  ADD CONSTRAINT "site_heartbeat_away" CHECK (("away_since" IS NULL) = ("back_at" IS NULL));
