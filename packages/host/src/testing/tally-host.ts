import { createDb, type Db } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { tally } from '@sealed-orders/rules/tally';
import { createHost, type Host } from '../host.ts';

export interface TallyHost {
  readonly db: Db;
  readonly host: Host;
  /** Closes the connections and drops the database. */
  close(): Promise<void>;
}

/** A host for games of Tally, on its own database. */
export async function tallyHost(rules: typeof tally = tally): Promise<TallyHost> {
  const database = await testDatabase();
  const db = createDb({ connectionString: database.connectionString, poolSize: 4 });
  return {
    db,
    host: createHost({ db, rulesets: () => rules }),
    close: async () => {
      await db.close();
      await database.drop();
    },
  };
}
