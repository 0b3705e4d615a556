import type pg from 'pg';
import type { z } from 'zod';

/** Where a statement may run: on any connection of the pool, or inside a transaction. */
export type Connection = pg.Pool | pg.PoolClient;

/** A statement that PostgreSQL prepares once per connection, with the shape of its rows. */
export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  readonly row: z.ZodType<Row>;
}

/** Runs a statement and gives its rows, parsed. */
export async function ask<Row>(on: Connection, statement: Statement<Row>, values: unknown[]): Promise<Row[]> {
  const { name, text, row } = statement;
  const answer = await on.query({ name, text, values });
  return answer.rows.map((given) => row.parse(given));
}

/** The only row, or null. */
export async function askOne<Row>(on: Connection, statement: Statement<Row>, values: unknown[]): Promise<Row | null> {
  const [first] = await ask(on, statement, values);
  return first ?? null;
}

/** Runs a task in one transaction: committed when it answers, undone when it throws. */
export async function inTransaction<Answer>(
  pool: pg.Pool,
  task: (client: pg.PoolClient) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const answer = await task(client);
    await client.query('COMMIT');
    return answer;
  } catch (error) {
    // A connection that cannot even roll back is not given back to the pool.
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
