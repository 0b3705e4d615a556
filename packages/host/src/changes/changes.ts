import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Change } from '../types.ts';

/** The PostgreSQL channel on which processes tell each other. */
export const CHANNEL = 'sealed_orders';

export type ChangeListener = (change: Change) => void;

/** How changes are told: at once in this process, and on request to all others. */
export interface Changes {
  /** This process, in what it tells others. */
  readonly origin: string;
  /** Called after the commit, in this process only. Returns how to stop. */
  subscribe(listener: ChangeListener): () => void;
  tell(change: Change): void;
  /** Tells other processes, in a transaction of its own. */
  notify(changes: readonly Change[]): Promise<void>;
  /** Tells everybody that seals came or went; other processes in gathered messages, since NOTIFY slows commits. */
  tellSeals(campaign: string, n: number): void;
}

/** How long seals are gathered before other processes hear of them, ms. */
const GATHER = 100;

/** The text of a NOTIFY. */
function message(origin: string, change: Change): string {
  return JSON.stringify({ from: origin, ...change });
}

/** The changes of this process, with a name that no other has. `onError` hears of telling that failed. */
export function createChanges(pool: pg.Pool, onError: (error: unknown) => void): Changes {
  const origin = randomUUID();
  const listeners = new Set<ChangeListener>();
  const gathered = new Map<string, Change>();

  const tell = (change: Change): void => {
    for (const listener of listeners) listener(change);
  };
  const notify = async (changes: readonly Change[]): Promise<void> => {
    const messages = changes.map((change) => message(origin, change));
    await pool.query({
      name: 'notify',
      text: `SELECT pg_notify('${CHANNEL}', m) FROM unnest($1::text[]) AS m`,
      values: [messages],
    });
  };
  const flush = (): void => {
    const changes = [...gathered.values()];
    gathered.clear();
    // The process is about to end; whoever follows asks the database.
    if (pool.ended) return;
    notify(changes).catch(onError);
  };

  return {
    origin,
    tell,
    notify,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tellSeals(campaign, n) {
      const change: Change = { what: 'seals', campaign, n };
      tell(change);
      if (gathered.size === 0) setTimeout(flush, GATHER).unref();
      gathered.set(campaign, change);
    },
  };
}
