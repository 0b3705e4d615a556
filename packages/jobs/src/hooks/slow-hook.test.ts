import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { createHost } from '@sealed-orders/host';
import { RED, runningTable, tally } from '@sealed-orders/host/testing';
import { afterAll, expect, test } from 'vitest';
import { startTelling } from '../telling.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 6 });
const unanswered: ServerResponse[] = [];
/** The addresses that were reached while none of the unanswered requests had been given up. */
const reached: string[] = [];
/** A receiver on this machine that answers only at one of its addresses. */
const server = createServer(({ url = '' }, response) => {
  if (unanswered.every(({ destroyed }) => !destroyed)) reached.push(url);
  if (url === '/slow') unanswered.push(response);
  else response.writeHead(204).end();
});
await once(server.listen(0, '127.0.0.1'), 'listening');
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await db.close();
  await database.drop();
});

function origin(): string {
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${at.port}`;
}

test('hooks and users’ own hooks do not wait for one that does not answer', { timeout: 60_000 }, async () => {
  const localHooks = [origin()];
  const host = createHost({ db, rulesets: () => tally, localHooks });
  for (const path of ['/slow', '/quick']) {
    const { campaign, owner } = await runningTable(db, host, { seats: [RED] });
    const signed = { form: 'signed', url: `${origin()}${path}` } as const;
    await host.hooks.add(campaign, owner, { ...signed, kinds: ['phase'] });
    for (const { id } of await host.hooks.list(campaign)) await host.hooks.test(campaign, owner, id);
    await host.news.addOwnHook(owner, signed);
    for (const { id } of await host.news.ownHooks(owner)) await host.news.testOwnHook(owner, id);
  }
  const telling = startTelling(host, { site: 'https://war.example.org', smtp: 'no-mail', localHooks }, () => undefined);
  await expect.poll(() => reached.toSorted(), { timeout: 30_000 }).toEqual(['/quick', '/quick', '/slow', '/slow']);
  expect(unanswered).toHaveLength(2);
  for (const response of unanswered) response.writeHead(204).end();
  await telling.stop();
});
