import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { attachSockets } from './server.ts';

test('a connection whose session ends while it is being recorded is closed', async () => {
  const answers = ['red', null];
  const http = createServer();
  const sockets = attachSockets(http, {
    authorise: async () => 'spectator',
    // Signed out after the first answer, before the connection could be found by its user.
    userOf: async () => answers.shift() ?? null,
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
  const reason = await new Promise((resolve) => socket.once('disconnect', resolve));
  expect(reason).toBe('transport close');
  sockets.close();
  await new Promise((resolve) => http.close(resolve));
});

test('a connection whose user could not be determined is closed with the next user’s', async () => {
  const http = createServer();
  let asked = (): void => undefined;
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve;
  });
  const sockets = attachSockets(http, {
    authorise: async () => 'spectator',
    userOf: async () => {
      setImmediate(asked);
      throw new Error('the database is away');
    },
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false });
  const ended = new Promise((resolve) => socket.once('disconnect', resolve));
  await isAsked;
  sockets.hangUp('red');
  expect(await ended).toBe('transport close');
  sockets.close();
  await new Promise((resolve) => http.close(resolve));
});

test('a connection whose session ends before its user is known does not follow', async () => {
  const http = createServer();
  const campaign = randomUUID();
  let isSignedIn = true;
  let isKnown = (): void => undefined;
  const known = new Promise<void>((resolve) => {
    isKnown = resolve;
  });
  const sockets = attachSockets(http, {
    authorise: async () => (isSignedIn ? 'seat:red' : null),
    userOf: async () => {
      await known;
      return isSignedIn ? 'red' : null;
    },
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const settings = { transports: ['websocket'], forceNew: true, reconnection: false };
  const socket = io(url, settings);
  const answer = new Promise((resolve) => socket.emit('follow', { campaign }, resolve));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  // When another is connected, the server has received the request of the first.
  const other = io(url, settings);
  await new Promise<void>((resolve) => other.once('connect', resolve));

  isSignedIn = false;
  sockets.hangUp('red');
  isKnown();
  expect(await answer).toBe(false);
  expect(sockets.viewers(campaign)).toEqual([]);
  for (const one of [socket, other]) one.disconnect();
  sockets.close();
  await new Promise((resolve) => http.close(resolve));
});
