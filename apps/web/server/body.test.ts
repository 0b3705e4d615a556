import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bodyOf } from './body.ts';
import { listen } from './listen.ts';

const LIMIT = 10;

let server: Server;
let port: number;
let read: Promise<string | null>;

beforeEach(async () => {
  server = createServer((incoming) => {
    read = bodyOf(incoming, LIMIT);
    server.emit('reading');
  });
  port = await listen(server, 0);
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a head, then parts of a body; returns what the server read. */
async function sent(headers: Record<string, string>, pieces: readonly string[]): Promise<string | null> {
  const asked = request({ port, method: 'POST', headers });
  asked.on('error', () => undefined);
  const reading = once(server, 'reading');
  for (const piece of pieces) asked.write(piece);
  asked.end();
  await reading;
  return read;
}

test('a body is read whole, even if a character is split between parts', async () => {
  expect(await sent({}, ['{"a":', '"é"}'])).toBe('{"a":"é"}');
});

test('a body whose declared length is over the limit is not read', async () => {
  expect(await sent({ 'content-length': '11' }, ['12345678901'])).toBeNull();
});

test('a body without a declared length is read up to the limit', async () => {
  const chunked = { 'transfer-encoding': 'chunked' };
  expect(await sent(chunked, ['12345', '67890'])).toBe('1234567890');
  expect(await sent(chunked, ['12345', '67890', '1'])).toBeNull();
});

test('a body that breaks off is an error of the request', async () => {
  const asked = request({ port, method: 'POST', headers: { 'content-length': '8' } });
  asked.on('error', () => undefined);
  const reading = once(server, 'reading');
  asked.write('1234');
  await reading;
  asked.destroy();
  await expect(read).rejects.toThrow('aborted');
});

test('a body that broke off before anyone read it is the same error', async () => {
  const gone = once(server, 'gone');
  server.prependOnceListener('request', (incoming: IncomingMessage) => {
    incoming.once('close', () => server.emit('gone', incoming));
  });
  const asked = request({ port, method: 'POST', headers: { 'content-length': '8' } });
  asked.on('error', () => undefined);
  const reading = once(server, 'reading');
  asked.write('1234');
  await reading;
  read.catch(() => undefined);
  asked.destroy();
  const [incoming] = await gone;
  await expect(bodyOf(incoming, LIMIT)).rejects.toThrow('has broken off');
});
