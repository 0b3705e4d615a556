import type { Db } from '@sealed-orders/db';
import { z } from 'zod';

const waitingSchema = z.tuple([z.object({ waiting: z.int() })]);

/**
 * Runs concurrent tasks that each need a row, which is locked until every one of them waits or is over: by then they
 * have all done their reads that come before their writes.
 * @param lock locks the row
 */
export async function atOnce<Answer>(
  { pool }: Pick<Db, 'pool'>,
  lock: { readonly text: string; readonly values: readonly string[] },
  tasks: readonly (() => Promise<Answer>)[],
): Promise<readonly Answer[]> {
  const holder = await pool.connect();
  try {
    await holder.query('BEGIN');
    await holder.query(lock.text, [...lock.values]);
    let over = 0;
    const answers = tasks.map((task) =>
      task().finally(() => {
        over += 1;
      }),
    );
    const isUnderWay = async (): Promise<boolean> => {
      // On another connection: inside of a transaction the answer would always be the first.
      const { rows } = await pool.query(`SELECT count(*)::int AS waiting FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`);
      return over + waitingSchema.parse(rows)[0].waiting >= tasks.length;
    };
    while (!(await isUnderWay()));
    await holder.query('COMMIT');
    return await Promise.all(answers);
  } finally {
    holder.release();
  }
}
