import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from './statement.ts';

const database = await testDatabase();
const { pool, close } = createDb({ connectionString: database.connectionString, poolSize: 4 });
beforeAll(async () => {
  await pool.query(
    "CREATE TABLE purse (name text PRIMARY KEY, coins int); INSERT INTO purse VALUES ('a', 0), ('b', 0)",
  );
});
afterAll(async () => {
  await close();
  await database.drop();
});

const give = (client: pg.PoolClient, name: string) =>
  client.query('UPDATE purse SET coins = coins + 1 WHERE name = $1', [name]);
const coins = async (): Promise<unknown> => (await pool.query('SELECT coins FROM purse ORDER BY name')).rows;

test('two transactions that lock the same rows in different orders both succeed, each once', async () => {
  let locked = 0;
  let bothHave = (): void => undefined;
  const both = new Promise<void>((resolve) => {
    bothHave = resolve;
  });
  const crossing = (first: string, second: string) => async (client: pg.PoolClient) => {
    await give(client, first);
    locked += 1;
    if (locked === 2) bothHave();
    await both;
    await give(client, second);
    return first;
  };
  const done = [inTransaction(pool, crossing('a', 'b')), inTransaction(pool, crossing('b', 'a'))];
  expect(await Promise.all(done)).toEqual(['a', 'b']);
  expect(await coins()).toEqual([{ coins: 2 }, { coins: 2 }]);
});

test('other failures are not tried again', async () => {
  let tries = 0;
  const failing = inTransaction(pool, async (client) => {
    tries += 1;
    await client.query("INSERT INTO purse VALUES ('a', 7)");
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(tries).toBe(1);
});
