import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOutOfPatience, patient, patientFor } from './patient.ts';

const server = createServer((request, response) => {
  if (request.url === '/silent') return;
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"turn":');
  if (request.url === '/whole') response.end('3}');
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const addressOf = (path: string): string => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}${path}`;
};

test.each(['/silent', '/stalled'])('a question whose answer does not come to its end is given up: %s', async (path) => {
  const asked = patientFor(100)(addressOf(path), { method: 'GET' }).catch((cause: unknown) => cause);
  expect(isOutOfPatience(await asked)).toBe(true);
});

test('an answer arrives whole', async () => {
  const answer = await patient(addressOf('/whole'), { method: 'GET' });
  expect(await answer.json()).toEqual({ turn: 3 });
});

test('a question that its page gives up says why', async () => {
  const page = new AbortController();
  const asked = patient(addressOf('/stalled'), { method: 'GET', signal: page.signal }).catch((cause: unknown) => cause);
  page.abort(new Error('left'));
  expect(await asked).toMatchObject({ message: 'left' });
});
