import { once } from 'node:events';
import { createServer } from 'node:http';
import { attachSockets } from '@sealed-orders/realtime/server';
import { afterAll, expect, test } from 'vitest';
import { startFollowers } from './followers.ts';

const CAMPAIGN = '5ea1ed00-0000-4000-8000-000000000001';
const server = createServer();
const sockets = attachSockets(server, { authorise: async ({ cookie = '' }) => `seat:${cookie}` });
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
const port = typeof address === 'object' && address !== null ? address.port : 0;
afterAll(() => {
  sockets.close();
  server.close();
});

test('a step counts as told when the last page of its campaign has been told of it', async () => {
  const pages = ['azure', 'madder'].map((cookie) => ({ campaign: CAMPAIGN, cookie }));
  const followers = await startFollowers(port, pages);
  const told: number[] = [];
  const [third, second] = [3, 2].map((n) => followers.told(CAMPAIGN, n).then(() => told.push(n)));
  sockets.stepped(CAMPAIGN, new Map([['seat:azure', 5]]));
  sockets.stepped(CAMPAIGN, new Map([['seat:madder', 2]]));
  await second;
  expect(told).toEqual([2]);
  sockets.stepped(CAMPAIGN, new Map([['seat:madder', 4]]));
  await third;
  expect(told).toEqual([2, 3]);
  await followers.told(CAMPAIGN, 4);
  followers.leave();
});
