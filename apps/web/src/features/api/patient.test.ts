import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { isOutOfPatience, patient, patientFor } from './patient.ts';

/** The answer that the test sends piece by piece. */
let slow: ServerResponse | null = null;

const server = createServer((request, response) => {
  if (request.url === '/silent') return;
  response.writeHead(200, { 'content-type': 'application/json' });
  if (request.url === '/slow') {
    slow = response;
    return response.flushHeaders();
  }
  response.write('{"turn":');
  if (request.url === '/whole') response.end('3}');
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void vi.unstubAllGlobals());
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const addressOf = (path: string): string => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}${path}`;
};

test.each(['/silent', '/stalled'])('a request whose answer never completes is given up: %s', async (path) => {
  const asked = patientFor(100)(addressOf(path), { method: 'GET' }).catch((cause: unknown) => cause);
  expect(isOutOfPatience(await asked)).toBe(true);
});

const PATIENCE = 100;

/** A clock that the test sets, for the page's timeout; connections have their own timers. */
function ownClock() {
  const [set, clear] = [globalThis.setTimeout, globalThis.clearTimeout];
  let [now, begun] = [0, 0];
  let look = (): void => undefined;
  const waiting = new Map<object, { readonly at: number; readonly giveUp: () => void }>();
  vi.stubGlobal('setTimeout', (then: () => void, ms: number) => {
    if (ms !== PATIENCE) return set(then, ms);
    const timer = {};
    waiting.set(timer, { at: now + ms, giveUp: then });
    begun += 1;
    look();
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer: NodeJS.Timeout) => {
    if (!waiting.delete(timer)) clear(timer);
  });
  return {
    /** Resolves once the page has started this many waits: one for the request and one for each chunk. */
    waits: (times: number) =>
      new Promise<void>((resolve) => {
        look = () => {
          if (begun >= times) resolve();
        };
        look();
      }),
    pass: (ms: number) => {
      now += ms;
      for (const { at, giveUp } of waiting.values()) if (at <= now) giveUp();
    },
  };
}

/** A request whose answer arrives in several chunks, each almost too late. */
async function answeredSlowly() {
  const clock = ownClock();
  const asked = patientFor(PATIENCE)(addressOf('/slow'), { method: 'GET' }).catch((cause: unknown) => cause);
  // The request, and the head of the answer.
  let waits = 2;
  await clock.waits(waits);
  for (const piece of ['{', '"turn":', '123', '4567']) {
    clock.pass(PATIENCE - 1);
    slow?.write(piece);
    waits += 1;
    await Promise.race([clock.waits(waits), asked]);
  }
  return { clock, asked: () => asked };
}

test('an answer that arrives slowly, piece by piece, is waited for', async () => {
  const { asked } = await answeredSlowly();
  slow?.end('}');
  const answer = await asked();
  expect(answer instanceof Response ? await answer.json() : answer).toEqual({ turn: 1234567 });
});

test('an answer that stops arriving is given up', async () => {
  const { clock, asked } = await answeredSlowly();
  clock.pass(PATIENCE);
  expect(isOutOfPatience(await asked())).toBe(true);
});

test('an answer arrives whole', async () => {
  const answer = await patient(addressOf('/whole'), { method: 'GET' });
  expect(await answer.json()).toEqual({ turn: 3 });
});

test('a request that its page aborts says why', async () => {
  const page = new AbortController();
  const asked = patient(addressOf('/stalled'), { method: 'GET', signal: page.signal }).catch((cause: unknown) => cause);
  page.abort(new Error('left'));
  expect(await asked).toMatchObject({ message: 'left' });
});
