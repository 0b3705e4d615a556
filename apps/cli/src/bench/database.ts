import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase, startEmbedded } from '@sealed-orders/db/embedded';
import { migrate } from '@sealed-orders/db/migrate';

/** A durable database that lives as long as a measurement. */
export interface BenchDatabase {
  readonly connectionString: string;
  stop(): Promise<void>;
}

/** When a step was committed, according to the database. */
const SETTINGS = ['track_commit_timestamp=on'];

export async function startDatabase(): Promise<BenchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'sealed-orders-bench-'));
  const postgres = await startEmbedded({ folder, durable: true, settings: SETTINGS });
  const connectionString = await ensureDatabase(postgres, 'bench');
  await migrate(connectionString);
  return {
    connectionString,
    stop: async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
