import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { z } from 'zod';
import { ConnectionLost, hasLost } from './transient.ts';

/** Where a statement may run: on any connection of the pool, or inside a transaction. */
export type Connection = pg.Pool | pg.PoolClient;

/** A statement that PostgreSQL prepares once per connection, with the shape of its rows. */
export interface Statement<Row> {
  readonly name: string;
  readonly text: string;
  readonly row: z.ZodType<Row>;
}

/** How often something is tried that another transaction makes the database undo. */
const TRIES = 3;
/** The pause before that, ms, and as much again at random: the other transaction must get its rows first. */
const PAUSE = 25;

/** Repeats something that the database undid in favour of another transaction, before anybody is notified. */
async function unlessLost<Answer>(task: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; tries < TRIES; tries++)
    try {
      return await task();
    } catch (error) {
      if (!hasLost(error)) throw error;
      await pause(PAUSE * (1 + Math.random()));
    }
  return task();
}

/** Runs a statement and gives its rows, parsed. */
export async function ask<Row>(on: Connection, statement: Statement<Row>, values: unknown[]): Promise<Row[]> {
  const { name, text, row } = statement;
  const query = () => on.query({ name, text, values }).catch(unanswered);
  // In a transaction, all of it would have to be done again.
  const answer = await (on instanceof pg.Pool ? unlessLost(query) : query());
  return answer.rows.map((given) => row.parse(given));
}

/** The message with which node-postgres gives up waiting for an answer. The statement may still be running. */
const NO_ANSWER = 'Query read timeout';

function unanswered(error: unknown): never {
  throw error instanceof Error && error.message === NO_ANSWER ? new ConnectionLost(error) : error;
}

/** The only row, or null. */
export async function askOne<Row>(on: Connection, statement: Statement<Row>, values: unknown[]): Promise<Row | null> {
  const [first] = await ask(on, statement, values);
  return first ?? null;
}

/** The row of a statement that always has one, such as a count. */
export async function askOnly<Row>(on: Connection, statement: Statement<Row>, values: unknown[]): Promise<Row> {
  const row = await askOne(on, statement, values);
  if (row === null) throw new Error(`${statement.name} gave no row`);
  return row;
}

/**
 * Begins a transaction whose prepared statements are planned once for each connection. By default PostgreSQL plans some
 * of them again for their parameters, which takes longer than running them. For statements that find their rows by
 * keys, whatever the parameters.
 */
export const BEGIN_PLANNED = 'BEGIN; SET LOCAL plan_cache_mode = force_generic_plan';

type Begin = 'BEGIN' | typeof BEGIN_PLANNED;
type Task<Answer> = (client: pg.PoolClient) => Promise<Answer>;

/**
 * Runs a task in one transaction: committed when it returns, rolled back when it throws. The task runs again if the
 * database has undone it in favour of another transaction. Throws `ConnectionLost` when the connection breaks; then the
 * connection is not returned to the pool.
 */
export const inTransaction = <Answer>(pool: pg.Pool, task: Task<Answer>, begin: Begin = 'BEGIN'): Promise<Answer> =>
  unlessLost(() => once(pool, task, begin));

async function once<Answer>(pool: pg.Pool, task: Task<Answer>, begin: Begin): Promise<Answer> {
  const client = await pool.connect();
  let broken: Error | undefined;
  const onBroken = (error: Error): void => {
    broken ??= error;
  };
  client.on('error', onBroken);
  try {
    await client.query(begin);
    const answer = await task(client);
    await client.query('COMMIT');
    return answer;
  } catch (error) {
    if (error instanceof ConnectionLost) onBroken(error);
    else await client.query('ROLLBACK').catch(onBroken);
    // The server's own message says more than the broken connection that followed.
    if (broken === undefined || error instanceof pg.DatabaseError || error instanceof ConnectionLost) throw error;
    throw new ConnectionLost(broken);
  } finally {
    client.release(broken);
    client.removeListener('error', onBroken);
  }
}
