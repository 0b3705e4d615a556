import { defineConfig } from 'prisma/config';

/** For `prisma generate` only. Migrations run through packages/db, which is given its connection string. */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
});
