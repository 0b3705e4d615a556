import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createDb } from '@sealed-orders/db';
import { ensureDatabase, startEmbedded, type Watching, watchEmbedded } from '@sealed-orders/db/embedded';
import { migrate } from '@sealed-orders/db/migrate';
import { isOnSameDisk, type SmallDisk, smallDisk } from './disk.ts';
import { until } from './wait.ts';

/** The PostgreSQL of a soak: durable, watched and restarted as by `npm start`, with ways to harm it. */
export interface SoakDatabase {
  readonly connectionString: string;
  /** Null: this machine does not allow a disk that can be filled. */
  readonly disk: SmallDisk | null;
  /** SIGKILL to the server. */
  killServer(): Promise<void>;
  /** SIGKILL to one of its backends: the server ends all others and recovers. False if there was none. */
  killBackend(): Promise<boolean>;
  /** Ends about half of the connections. Returns how many. */
  cutConnections(): Promise<number>;
  /** Resolves when it answers. */
  back(): Promise<void>;
  stop(): Promise<void>;
}

const HALF = `SELECT pid, pg_terminate_backend(pid) FROM (
    SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
    ORDER BY md5(pid::text) LIMIT (SELECT count(*) / 2 + 1 FROM pg_stat_activity WHERE datname = current_database())) AS chosen`;
const ONE = `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
  ORDER BY query_start DESC NULLS LAST LIMIT 1`;

export async function startSoakDatabase(folder: string): Promise<SoakDatabase> {
  const mounted = await smallDisk(folder);
  const server = await startEmbedded({ folder, durable: true });
  const connectionString = await ensureDatabase(server, 'soak');
  await migrate(connectionString);
  // Root's data may lie elsewhere, where PostgreSQL's account may enter.
  const disk = mounted !== null && (await isOnSameDisk(folder, server.data)) ? mounted : null;
  let watching: Watching | null = null;
  let isLost = false;
  const watch = (): void => {
    isLost = false;
    const onLost = (): void => {
      isLost = true;
    };
    watching = watchEmbedded(server, { onDown: () => undefined, onBack: () => undefined, onLost });
  };
  watch();

  const { pool, close } = createDb({ connectionString, poolSize: 1, limits: { connect: 5000, answer: 5000 } });
  const pidOfServer = async (): Promise<number> =>
    Number((await readFile(join(server.data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  return {
    connectionString,
    disk,
    killServer: async () => void process.kill(await pidOfServer(), 'SIGKILL'),
    async killBackend() {
      const pid: unknown = (await pool.query(ONE)).rows[0]?.pid;
      if (typeof pid !== 'number') return false;
      process.kill(pid, 'SIGKILL');
      return true;
    },
    cutConnections: async () => (await pool.query(HALF)).rowCount ?? 0,
    back: () =>
      until('PostgreSQL', async () => {
        // As a supervisor of `npm start` would: restarts a server that could not be restarted because the disk was
        // full.
        if (isLost) {
          await server.revive();
          watch();
        }
        await pool.query('SELECT 1');
        return true;
      }),
    async stop() {
      await close();
      await watching?.stop();
      await server.stop();
      await mounted?.unmount();
    },
  };
}
