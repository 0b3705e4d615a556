import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createDb, type Db, type Limits } from './client.ts';
import { testDatabase } from './testing.ts';

const database = await testDatabase();
const opened: Db[] = [];
const servers: Server[] = [];
afterEach(async () => {
  for (const db of opened.splice(0)) await db.close();
  for (const server of servers.splice(0)) server.close();
});
afterAll(() => database.drop());

function db(connectionString: string, limits: Partial<Limits> = {}): Db {
  const made = createDb({ connectionString, poolSize: 1, limits });
  opened.push(made);
  return made;
}

/** The database behind its own port, which can fall silent: it takes what is sent and answers nothing. */
async function behindPort(): Promise<{ readonly url: string; fallSilent(): void }> {
  const { hostname, port } = new URL(database.connectionString);
  let isSilent = false;
  const server = createServer((here: Socket) => {
    const there = connect(Number(port), hostname);
    here.on('data', (chunk) => isSilent || there.write(chunk));
    there.on('data', (chunk) => here.write(chunk));
    here.on('close', () => there.destroy());
    there.on('close', () => here.destroy());
    for (const socket of [here, there]) socket.on('error', () => undefined);
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(database.connectionString);
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const fallSilent = (): void => {
    isSilent = true;
  };
  return { url: url.href, fallSilent };
}

test('a connection has limits for its statements and for idling in a transaction', async () => {
  const { pool } = db(database.connectionString);
  expect((await pool.query('SHOW statement_timeout')).rows).toEqual([{ statement_timeout: '30s' }]);
  const idle = await pool.query('SHOW idle_in_transaction_session_timeout');
  expect(idle.rows).toEqual([{ idle_in_transaction_session_timeout: '1min' }]);
});

test('a statement that takes too long is ended, and the connection is used again', async () => {
  const { pool } = db(database.connectionString, { statement: 50 });
  await expect(pool.query('SELECT pg_sleep(20)')).rejects.toMatchObject({ code: '57014' });
  expect((await pool.query('SELECT 7 AS n')).rows).toEqual([{ n: 7 }]);
});

test('a server that accepts a connection and says nothing does not block forever', async () => {
  const silent = await behindPort();
  silent.fallSilent();
  await expect(db(silent.url, { connect: 50 }).pool.query('SELECT 1')).rejects.toThrow('timeout');
});

test('a server that falls silent in the middle of a statement does not block forever', async () => {
  const server = await behindPort();
  const { pool } = db(server.url, { answer: 2000 });
  await pool.query('SELECT 1');
  server.fallSilent();
  await expect(pool.query('SELECT 1')).rejects.toThrow('timeout');
});

test('waiting for a connection from a full pool is limited', async () => {
  const { pool } = db(database.connectionString, { connect: 500 });
  const taken = await pool.connect();
  await expect(pool.query('SELECT 1')).rejects.toThrow('timeout');
  taken.release();
  expect((await pool.query('SELECT 7 AS n')).rows).toEqual([{ n: 7 }]);
});
