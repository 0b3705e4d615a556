import { createDb, type Db } from '@sealed-orders/db';
import { createHost, type Host, type HostOptions } from './host.ts';

export interface OpenOptions extends Omit<HostOptions, 'db'> {
  readonly connectionString: string;
  readonly poolSize: number;
}

/** A host with its own database connections, for a whole process. */
export interface OpenHost {
  readonly host: Host;
  readonly db: Db;
  close(): Promise<void>;
}

/** Opens a database and the host on it; `close` tells other processes what they do not know yet, and closes both. */
export function openHost({ connectionString, poolSize, ...options }: OpenOptions): OpenHost {
  const db = createDb({ connectionString, poolSize });
  const host = createHost({ ...options, db });
  const close = async (): Promise<void> => {
    await host.flush();
    await db.close();
  };
  return { host, db, close };
}
