-- CreateTable
CREATE TABLE "import_try" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "import_try_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "import_try_user_id_at_idx" ON "import_try"("user_id", "at");

-- AddForeignKey
ALTER TABLE "import_try" ADD CONSTRAINT "import_try_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
