import { createDb, type Db } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import type { Ruleset } from '@sealed-orders/rules/kernel';
import { type TallyGame, tally } from '@sealed-orders/rules/tally';
import { createHost, type Host } from '../host.ts';

export interface HandClock {
  readonly db: Db;
  /** The time of all hosts. It stands still until a test sets it. */
  readonly clock: { now: Date };
  /** One more host on the database, for this game or for Tally. */
  hostOf(game?: Ruleset<TallyGame>): Host;
  /** Closes the connections and drops the database. */
  close(): Promise<void>;
}

/** Hosts of one database whose clock a test moves by hand. */
export async function handClock(start: Date): Promise<HandClock> {
  const database = await testDatabase();
  const db = createDb({ connectionString: database.connectionString, poolSize: 6 });
  const clock = { now: start };
  return {
    db,
    clock,
    hostOf: (game: Ruleset<TallyGame> = tally) => createHost({ db, clock: () => clock.now, rulesets: () => game }),
    close: async () => {
      await db.close();
      await database.drop();
    },
  };
}
