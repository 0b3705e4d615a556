import { randomUUID } from 'node:crypto';
import type { SeatId } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import type { CampaignChange, Change } from './types.ts';

/** The PostgreSQL channel on which processes notify each other. */
export const CHANNEL = 'sealed_orders';

export type ChangeListener = (change: Change) => void;

/** How changes are announced: immediately in this process, and on request to all others. */
export interface Changes {
  /** The id of this process in its messages to others. */
  readonly origin: string;
  /** Calls the listener after commits, in this process only. Returns a function that unsubscribes. */
  subscribe(listener: ChangeListener): () => void;
  tell(change: Change): void;
  /** Tells other processes, in a transaction of its own. */
  notify(changes: readonly Change[]): Promise<void>;
  /**
   * Announces that sheets were sealed or taken back. Other processes are notified in batches, because NOTIFY slows
   * commits.
   */
  tellSeals(campaign: string, n: number): void;
  /** Notifies other processes now of collected seals; resolves when that is done or has failed. */
  flush(): Promise<void>;
  /** Announces to these seats that one of their conversations changed: immediately here, and to other processes. */
  tellTalk(campaign: string, seats: readonly SeatId[]): void;
  /** The same, to the viewers with these keys, about what was written on a topic. */
  tellTopics(campaign: string, viewers: readonly string[]): void;
  /** The same, about what was done at the desk. */
  tellDesk(campaign: string, viewers: readonly string[]): void;
  /** The same, that the user has opened or covered a seat: they are another viewer now. */
  tellScreen(campaign: string, user: string): void;
}

/** How long seals are collected before other processes are notified, ms. */
const SEALS_BATCH = 100;

/** The text of a NOTIFY. */
export function message(origin: string, change: Change): string {
  return JSON.stringify({ from: origin, ...change });
}

/** The changes of this process, under a random origin id. `onError` is called when a notification fails. */
export function createChanges(pool: pg.Pool, onError: (error: unknown) => void): Changes {
  const origin = randomUUID();
  const listeners = new Set<ChangeListener>();
  const pending = new Map<string, CampaignChange>();

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
  const tellAll = (change: Change): void => {
    tell(change);
    notify([change]).catch(onError);
  };
  const flush = async (): Promise<void> => {
    const changes = [...pending.values()];
    pending.clear();
    // A closing pool takes no more queries; listeners elsewhere ask the database later.
    if (changes.length > 0 && !pool.ending) await notify(changes).catch(onError);
  };

  return {
    origin,
    tell,
    notify,
    flush,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tellSeals(campaign, n) {
      const change: CampaignChange = { what: 'seals', campaign, n };
      tell(change);
      if (pending.size === 0) setTimeout(flush, SEALS_BATCH).unref();
      pending.set(campaign, change);
    },
    tellTalk: (campaign, seats) => tellAll({ what: 'talk', campaign, seats }),
    tellTopics: (campaign, viewers) => tellAll({ what: 'topics', campaign, viewers }),
    tellDesk: (campaign, viewers) => tellAll({ what: 'desk', campaign, viewers }),
    tellScreen: (campaign, user) => tellAll({ what: 'screen', campaign, user }),
  };
}
