import { createServer, type Server } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { attachSockets, type Sockets } from './server.ts';

const WAR = '6f0f8f5e-31a5-4c3c-9c6b-0a8f6d8f2c11';
const OTHER = '6f0f8f5e-31a5-4c3c-9c6b-0a8f6d8f2c22';

let http: Server;
let sockets: Sockets;
let url: string;
/** The viewer of each user, by their cookie; users who are not listed may not look. */
const eyes = new Map<string, string>();
const open = new Set<Socket>();

beforeEach(async () => {
  eyes.clear();
  http = createServer();
  sockets = attachSockets(http, {
    authorise: async ({ cookie = '' }, campaign) => {
      if (cookie === 'broken') throw new Error('the database is away');
      return eyes.get(`${cookie} ${campaign}`) ?? eyes.get(cookie) ?? null;
    },
    userOf: async ({ cookie = '' }) => {
      if (cookie === 'broken') throw new Error('the database is away');
      return cookie === '' ? null : cookie;
    },
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

afterEach(async () => {
  for (const socket of open) socket.disconnect();
  open.clear();
  sockets.close();
  await new Promise((resolve) => http.close(resolve));
});

/** A connection with a user's cookie that does not reconnect. */
async function connection(cookie: string): Promise<Socket> {
  const extraHeaders = cookie === '' ? {} : { cookie };
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders });
  open.add(socket);
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  return socket;
}

const follows = (socket: Socket, campaign: string): Promise<unknown> => socket.emitWithAck('follow', { campaign });
const ended = (socket: Socket): Promise<unknown> => new Promise((resolve) => socket.once('disconnect', resolve));

/** The messages that the connection gets from now on. */
function ear(socket: Socket): { readonly told: unknown[]; next(): Promise<void> } {
  const told: unknown[] = [];
  const waiting: (() => void)[] = [];
  socket.on('changed', (message) => {
    told.push(message);
    waiting.shift()?.();
  });
  return { told, next: () => new Promise((resolve) => waiting.push(resolve)) };
}

test.each([
  ['this site', () => url, 'connected'],
  ['this site over https', () => url.replace('http:', 'https:'), 'connected'],
  ['another port of this machine', () => 'http://127.0.0.1:1', 'refused'],
  ['a site whose name begins like ours', () => `${url}.example`, 'refused'],
  ['a site that names ours', () => `https://elsewhere.example/${url}`, 'refused'],
  ['nowhere', () => 'file://', 'refused'],
])('the page of %s', async (_title, origin, expected) => {
  const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address, { headers: { origin: origin() } });
  const outcome = await new Promise((resolve) => {
    socket.onopen = () => resolve('connected');
    socket.onerror = () => resolve('refused');
  });
  socket.close();
  expect(outcome).toBe(expected);
});

test.each(['?EIO=4&transport=polling', '?EIO=4', 'socket.io.js'])(
  'a plain request does not open a socket: %s',
  async (request) => {
    const answer = await fetch(`${url}/socket.io/${request}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: 'Transport unknown' });
  },
);

test('a message of more than 4 KB ends the connection', async () => {
  const socket = await connection('red');
  const end = ended(socket);
  socket.emit('follow', { campaign: 'x'.repeat(4096) });
  await end;
});

test('a request that does not wait for an answer is still handled', async () => {
  eyes.set('red', 'seat:red');
  const socket = await connection('red');
  const { told, next } = ear(socket);
  socket.emit('follow', { campaign: WAR });
  await follows(socket, OTHER);
  const heard = next();
  sockets.changed(WAR, 'seals');
  await heard;
  expect(told).toEqual([{ campaign: WAR, what: 'seals' }]);
});

test('when access cannot be checked, nobody may look, and the others go on', async () => {
  eyes.set('blue', 'spectator');
  const [red, blue] = [await connection('broken'), await connection('blue')];
  expect(await follows(red, WAR)).toBe(false);
  expect(await follows(blue, WAR)).toBe(true);
});

test('a review checks everybody again: permitted users stay, in that campaign and in others', async () => {
  eyes.set('red', 'spectator');
  eyes.set('blue', 'spectator');
  const [red, blue] = [await connection('red'), await connection('blue')];
  const [reds, blues] = [ear(red), ear(blue)];
  for (const socket of [red, blue]) for (const campaign of [WAR, OTHER]) await follows(socket, campaign);

  eyes.set('red', 'seat:azure');
  eyes.delete('blue');
  eyes.set(`blue ${OTHER}`, 'spectator');
  await sockets.review(WAR, 'lobby');
  const heard = [reds.next(), reds.next(), blues.next(), blues.next()];
  sockets.changed(WAR, 'seals');
  sockets.changed(OTHER, 'seals');
  await Promise.all(heard);

  const [war, other] = [
    { campaign: WAR, what: 'seals' },
    { campaign: OTHER, what: 'seals' },
  ];
  expect(reds.told).toEqual([war, other]);
  expect(blues.told).toEqual([{ campaign: WAR, what: 'lobby' }, other]);
});

test('a step goes only to viewers it concerns, each by their own number; a review may change the viewer', async () => {
  const cookies = ['red', 'blue', 'green'] as const;
  eyes.set('red', 'seat:azure');
  eyes.set('blue', 'seat:madder');
  eyes.set('green', 'spectator');
  const [red, blue, green] = await Promise.all(cookies.map(connection));
  if (!red || !blue || !green) throw new Error('three were asked for');
  for (const socket of [red, blue, green]) await follows(socket, WAR);
  const [reds, blues, greens] = [ear(red), ear(blue), ear(green)];
  expect([...sockets.viewers(WAR)].sort()).toEqual(['seat:azure', 'seat:madder', 'spectator']);
  expect(sockets.viewers(OTHER)).toEqual([]);

  sockets.stepped(WAR, new Map([['seat:azure', 4]]));
  sockets.stepped(WAR, new Map([['seat:madder', 2]]));
  eyes.set('blue', 'spectator');
  await sockets.review(WAR, 'lobby');
  sockets.stepped(WAR, new Map([['seat:madder', 3]]));
  expect([...sockets.viewers(WAR)].sort()).toEqual(['seat:azure', 'spectator']);
  // Earlier messages arrive before the answer to this request.
  eyes.set('red', 'spectator');
  for (const socket of [red, blue, green]) expect(await follows(socket, WAR)).toBe(true);
  expect(sockets.viewers(WAR), 'who asks again looks with the new eyes alone').toEqual(['spectator']);

  expect(reds.told).toEqual([{ campaign: WAR, what: 'step', n: 4 }]);
  expect(blues.told).toEqual([{ campaign: WAR, what: 'step', n: 2 }]);
  expect(greens.told).toEqual([]);
});

test('a user removed from campaigns can follow as many others', async () => {
  const campaigns = Array.from({ length: 8 }, (_, i) => WAR.replace(/11$/, `2${i}`));
  eyes.set('red', 'spectator');
  const red = await connection('red');
  for (const campaign of campaigns.slice(0, 4)) expect(await follows(red, campaign)).toBe(true);
  eyes.set('red', 'seat:azure');
  for (const campaign of campaigns.slice(0, 4)) await sockets.review(campaign, 'lobby');
  eyes.delete('red');
  for (const campaign of campaigns.slice(0, 4)) await sockets.review(campaign, 'lobby');
  eyes.set('red', 'spectator');
  for (const campaign of campaigns.slice(4)) expect(await follows(red, campaign)).toBe(true);
});

test('a review of a campaign without followers checks nobody', async () => {
  await sockets.review(WAR, 'lobby');
  const red = await connection('red');
  expect(await follows(red, WAR)).toBe(false);
});

test('followers stay connected when an unnamed connection closes', async () => {
  eyes.set('', 'spectator');
  const socket = await connection('');
  expect(await follows(socket, WAR)).toBe(true);
  sockets.hangUp('');
  expect(await follows(socket, OTHER)).toBe(true);
});

test('closing disconnects everybody', async () => {
  const [red, blue] = [await connection('red'), await connection('blue')];
  const ends = [ended(red), ended(blue)];
  sockets.close();
  await Promise.all(ends);
});
