import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followCampaign, type News } from './client.ts';
import { attachSockets, type Sockets } from './server.ts';

const WAR = '6f0f8f5e-31a5-4c3c-9c6b-0a8f6d8f2c11';
const OTHER = '6f0f8f5e-31a5-4c3c-9c6b-0a8f6d8f2c22';
const SECRET = '6f0f8f5e-31a5-4c3c-9c6b-0a8f6d8f2c33';

let http: Server;
let sockets: Sockets;
let url: string;
/** Users who have been removed. */
const away = new Set<string>();
const stops: (() => void)[] = [];

beforeEach(() => {
  away.clear();
  return open(0);
});

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await closed();
});

async function open(port: number): Promise<void> {
  http = createServer();
  sockets = attachSockets(http, {
    authorise: async ({ cookie = '' }, campaign) => (campaign === SECRET || away.has(cookie) ? null : 'spectator'),
    userOf: async ({ cookie }) => cookie ?? null,
    origin: 'https://war.example',
    isAlone: true,
  });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  const address = http.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

async function closed(): Promise<void> {
  sockets.close();
  await new Promise((resolve) => http.close(resolve));
}

/** A connection with a user's cookie that does not reconnect. */
async function connection(cookie: string): Promise<Socket> {
  const settings = { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: { cookie } };
  const socket = io(url, settings);
  stops.push(() => void socket.disconnect());
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  return socket;
}

/** A page that follows: its first answer, and then the next message with each call. */
function page(campaign: string): { answer: Promise<boolean>; next(): Promise<News>; heard: News[] } {
  const heard: News[] = [];
  const waiting: ((news: News) => void)[] = [];
  const onNews = (news: News) => {
    heard.push(news);
    waiting.shift()?.(news);
  };
  const answer = new Promise<boolean>((onAnswer) => {
    stops.push(followCampaign(campaign, onNews, { url, onAnswer }));
  });
  return { answer, next: () => new Promise((resolve) => waiting.push(resolve)), heard };
}

test('a follower of a campaign is notified that it changed, and of nothing more', async () => {
  const red = page(WAR);
  await red.answer;
  const news = red.next();

  sockets.stepped(WAR, new Map([['spectator', 7]]));

  expect(await news).toEqual({ what: 'step', n: 7 });
});

test('a follower of one campaign is not notified of another', async () => {
  const red = page(WAR);
  const blue = page(OTHER);
  await Promise.all([red.answer, blue.answer]);
  const news = [red.next(), blue.next()];

  sockets.changed(OTHER, 'seals');
  sockets.stepped(WAR, new Map([['spectator', 8]]));
  await Promise.all(news);

  expect(red.heard).toEqual([{ what: 'caught-up' }, { what: 'step', n: 8 }]);
  expect(blue.heard).toEqual([{ what: 'caught-up' }, { what: 'seals' }]);
});

test('messages go only to followers of the campaign', async () => {
  const socket = io(url, { transports: ['websocket'], forceNew: true });
  stops.push(() => void socket.disconnect());
  const messages: unknown[] = [];
  socket.onAny((...message) => messages.push(message));
  await socket.emitWithAck('follow', { campaign: WAR });
  const heard = new Promise((resolve) => socket.once('changed', resolve));

  sockets.stepped(OTHER, new Map([['spectator', 3]]));
  sockets.stepped(WAR, new Map([['spectator', 8]]));
  await heard;

  expect(messages).toEqual([['changed', { campaign: WAR, n: 8, what: 'step' }]]);
});

test.each([
  ['nothing', undefined],
  ['no id', { campaign: 'all' }],
  ['more than it should', { campaign: WAR, seat: 'azure' }],
])('a request that says %s is refused', async (_title, request) => {
  const socket = io(url, { transports: ['websocket'], forceNew: true });
  stops.push(() => void socket.disconnect());
  expect(await socket.emitWithAck('follow', request)).toBe(false);
});

test('a connection that does not wait for its answers is closed, and its requests are dropped', async () => {
  const socket = await connection('hasty');
  const closing = new Promise((resolve) => socket.once('disconnect', resolve));
  let answers = 0;
  for (let sent = 0; sent < 500; sent += 1)
    socket.emit('follow', { campaign: WAR }, () => {
      answers += 1;
    });
  await closing;
  expect(answers).toBeLessThan(500);
  expect(sockets.viewers(WAR)).toEqual([]);
});

test('one connection can follow only a few campaigns', async () => {
  const socket = io(url, { transports: ['websocket'], forceNew: true });
  stops.push(() => void socket.disconnect());
  const asked = [0, 1, 2, 3, 4].map((i) => socket.emitWithAck('follow', { campaign: WAR.replace(/11$/, `1${i}`) }));
  expect(await Promise.all(asked)).toEqual([true, true, true, true, false]);
});

test('a connection that asks for another upgrade is closed', async () => {
  const asked = request(`${url}/nowhere`, { headers: { connection: 'Upgrade', upgrade: 'websocket' } });
  asked.end();
  await expect(once(asked, 'response')).rejects.toThrow('socket hang up');
});

test('a user who may not look is refused and receives nothing', async () => {
  const stranger = page(SECRET);
  const red = page(WAR);
  expect(await stranger.answer).toBe(false);
  await red.answer;
  const news = red.next();

  sockets.stepped(SECRET, new Map([['spectator', 1]]));
  sockets.stepped(WAR, new Map([['spectator', 1]]));
  await news;

  expect(stranger.heard).toEqual([]);
});

test('a page that begins to follow reloads its earlier data', async () => {
  const red = page(WAR);
  expect(await red.next()).toEqual({ what: 'caught-up' });
});

test('after a break the page follows again and learns that it must catch up', async () => {
  const red = page(WAR);
  await red.answer;
  const news = red.next();

  await closed();
  await open(Number(new URL(url).port));

  expect(await news).toEqual({ what: 'caught-up' });
});

test('a user who may no longer look gets one last message, and others go on', async () => {
  const [red, blue] = await Promise.all(['red', 'blue'].map(connection));
  if (red === undefined || blue === undefined) throw new Error('two were asked for');
  const told: unknown[] = [];
  red.on('changed', (message) => told.push(message));
  await Promise.all([red, blue].map((socket) => socket.emitWithAck('follow', { campaign: WAR })));
  away.add('red');
  await sockets.review(WAR, 'lobby');
  const heard = new Promise((resolve) => blue.once('changed', resolve));
  sockets.stepped(WAR, new Map([['spectator', 2]]));
  expect(await heard).toEqual({ campaign: WAR, n: 2, what: 'step' });
  // Earlier messages to red arrive before the answer to red's request.
  expect(await red.emitWithAck('follow', { campaign: WAR })).toBe(false);
  expect(told).toEqual([{ campaign: WAR, what: 'lobby' }]);
});

test('signing out closes all windows of that user, and nobody else’s', async () => {
  const [one, two, blue] = await Promise.all(['red', 'red', 'blue'].map(connection));
  if (one === undefined || two === undefined || blue === undefined) throw new Error('three were asked for');
  await Promise.all([one, two, blue].map((socket) => socket.emitWithAck('follow', { campaign: WAR })));
  const ends = [one, two].map((socket) => new Promise((resolve) => socket.once('disconnect', resolve)));
  sockets.hangUp('red');
  await Promise.all(ends);
  expect(await blue.emitWithAck('follow', { campaign: OTHER })).toBe(true);
});

test('a restart makes every page reload', async () => {
  const red = page(WAR);
  await red.answer;
  const news = red.next();

  sockets.restart();

  expect(await news).toEqual({ what: 'caught-up' });
});

test.each([
  ['another site', 'https://elsewhere.example', 'refused'],
  ['no site', 'null', 'refused'],
  ['this site by its public name, behind a proxy that asks for another', 'https://war.example', 'connected'],
])('the page of %s', async (_title, origin, expected) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`, {
    headers: { origin },
  });
  stops.push(() => socket.close());
  const outcome = await new Promise((resolve) => {
    socket.onopen = () => resolve('connected');
    socket.onerror = () => resolve('refused');
  });
  expect(outcome).toBe(expected);
});
