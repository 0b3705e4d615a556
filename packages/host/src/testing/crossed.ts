import type { Db } from '@sealed-orders/db';
import { z } from 'zod';

const waitingSchema = z.tuple([z.object({ waiting: z.int() })]);

/** Resolves when this many statements wait for a lock, or `isOver`. Uses a connection of its own. */
async function waiting({ pool }: Pick<Db, 'pool'>, count: number, isOver: () => boolean = () => false): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(`SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    if (waitingSchema.parse(rows)[0].waiting >= count || isOver()) return;
  }
}

/** Two tasks that deadlock if they lock the same rows in different orders. */
interface Crossing {
  /** Locks a row at which the first task stops, with whatever it has locked before. */
  readonly lock: { readonly text: string; readonly values: readonly string[] };
  readonly first: () => Promise<unknown>;
  /** Starts when the first waits. */
  readonly second: () => Promise<unknown>;
}

/** Frees the row when both wait, or the second is over. Resolves to both answers. */
export async function crossed(db: Pick<Db, 'pool'>, { lock, first, second }: Crossing): Promise<readonly unknown[]> {
  const holder = await db.pool.connect();
  try {
    await holder.query('BEGIN');
    await holder.query(lock.text, [...lock.values]);
    const one = first();
    await waiting(db, 1);
    let isOver = false;
    const two = second().finally(() => {
      isOver = true;
    });
    await waiting(db, 2, () => isOver);
    await holder.query('COMMIT');
    return await Promise.all([one, two]);
  } finally {
    holder.release();
  }
}
