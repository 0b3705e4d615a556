import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { attachSockets } from '@sealed-orders/realtime/server';
import { afterAll, expect, test } from 'vitest';
import { spectator } from './spectator.ts';

/** Opens the server on a free port of the loopback address, and returns its number. */
async function listening(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const CAMPAIGN = '5ea1ed00-0000-4000-8000-000000000001';
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(decodeURIComponent(request.url ?? ''));
  response.end('[]');
});
const sockets = attachSockets(server, {
  authorise: async (_, campaign) => (campaign === CAMPAIGN ? 'spectator' : null),
});
const port = await listening(server);
afterAll(() => {
  sockets.close();
  server.close();
});

test('a spectator follows on the real socket server, is notified of a step, and requests what a page shows', async () => {
  const one = await spectator(port);
  await one.follow(CAMPAIGN);
  const next = one.next();
  sockets.stepped(CAMPAIGN, new Map([['spectator', 7]]));
  expect((await next).n).toBe(7);
  expect(await one.look(CAMPAIGN, 7)).toBe(4);
  expect(asked).toEqual([
    `/api/trpc/play.head,play.steps?batch=1&input={"0":{"campaign":"${CAMPAIGN}"},"1":{"campaign":"${CAMPAIGN}","from":7}}`,
    `/api/trpc/play.view?batch=1&input={"0":{"campaign":"${CAMPAIGN}","n":7}}`,
  ]);
});

test('a campaign that is closed to spectators is an error', async () => {
  const one = await spectator(port);
  await expect(one.follow('5ea1ed00-0000-4000-8000-000000000002')).rejects.toThrow('may not follow');
});
