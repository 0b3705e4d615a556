import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { listen } from './listen.ts';
import { inTurn, type PageHandler } from './page-queue.ts';

/** Something to wait for, and how to say that it has happened. */
function signal(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((happened) => {
    resolve = happened;
  });
  return { promise, resolve };
}

let server: Server | null = null;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A site that draws like this; the address of a reader is in a header. */
async function site(draw: PageHandler, longest?: number): Promise<string> {
  const pages = inTurn(draw, longest);
  server = createServer((request, response) => {
    pages(request, response, String(request.headers['x-reader'])).catch(() => {
      response.statusCode = 500;
      response.end();
    });
  });
  return `http://127.0.0.1:${await listen(server, 0)}`;
}

/** Requests the path twenty times for each reader; returns how many were drawn at the same time at most. */
async function mostAtOnce(path: string, readers: readonly string[]): Promise<number> {
  let drawing = 0;
  let most = 0;
  const url = await site(async (_request, response) => {
    drawing += 1;
    most = Math.max(most, drawing);
    // Until all others have arrived.
    for (let turns = 0; turns < 50; turns += 1) await nextTurn();
    drawing -= 1;
    response.end();
  });
  const asked = readers.flatMap((reader) => Array.from({ length: 20 }, () => reader));
  await Promise.all(asked.map((reader) => fetch(url + path, { headers: { 'x-reader': reader } })));
  return most;
}

test('pages for one address are drawn one at a time, and two at a time for all', async () => {
  expect(await mostAtOnce('/rules?q=ford', ['here'])).toBe(1);
  expect(await mostAtOnce('/', ['here', 'there', 'elsewhere'])).toBe(2);
});

test.each(['/icon.svg', '/_next/static/media/serif.woff2', '/api/auth/session'])('%s does not wait', async (path) => {
  expect(await mostAtOnce(path, ['here'])).toBeGreaterThan(2);
});

test('a page whose reader has gone is not drawn', async () => {
  const drawn: string[] = [];
  const begun = signal();
  const going = signal();
  const url = await site(async ({ url: path = '' }, response) => {
    drawn.push(path);
    begun.resolve();
    await going.promise;
    response.end();
  });
  const first = fetch(`${url}/first`);
  await begun.promise;
  const gone = connect(Number(new URL(url).port), '127.0.0.1');
  const arriving = once(server ?? createServer(), 'request');
  gone.write('GET /gone HTTP/1.1\r\nHost: war.example\r\n\r\n');
  const [request] = await arriving;
  const closing = once(request.socket, 'close');
  gone.destroy();
  await closing;
  going.resolve();
  await Promise.all([first, fetch(`${url}/last`)]);
  expect(drawn).toEqual(['/first', '/last']);
});

test('a page that waits for its reader gives up its place', async () => {
  const reading = signal();
  const begun = signal();
  const url = await site(async ({ url: path }, response) => {
    begun.resolve();
    if (path === '/slow') await reading.promise;
    response.end('page');
  }, 1);
  const slow = fetch(`${url}/slow`);
  await begun.promise;
  expect(await (await fetch(`${url}/wars`)).text()).toBe('page');
  reading.resolve();
  expect(await (await slow).text()).toBe('page');
});

test('a page that fails makes room for the next, and its failure is heard of', async () => {
  const url = await site(async ({ url: path }, response) => {
    if (path === '/torn') throw new Error('torn');
    response.end();
  });
  const answers = await Promise.all([fetch(`${url}/torn`), fetch(`${url}/wars`)]);
  expect(answers.map(({ status }) => status)).toEqual([500, 200]);
});
