import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createDrawnPages } from './drawn-pages.ts';
import { closed, listen } from './listen.ts';
import { sendSmall } from './sent-small.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

interface Page {
  readonly tag: string | null;
  readonly caching: string;
  readonly status?: number;
}

/** A site that counts how often its pages were drawn. */
async function site(pageOf: (request: IncomingMessage) => Page) {
  const drawn = createDrawnPages();
  let times = 0;
  const page = (request: IncomingMessage, response: ServerResponse): void => {
    const { tag, caching, status = 200 } = pageOf(request);
    response.statusCode = status;
    response.setHeader('Cache-Control', caching);
    if (tag !== null) response.setHeader('ETag', tag);
    if (drawn.answer(request, response)) return;
    times += 1;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<html><body>${request.url} drawn</body></html>`);
  };
  const server = createServer((request, response) => {
    sendSmall(request, response, drawn);
    page(request, response);
  });
  closing.push(() => closed(server));
  const url = `http://127.0.0.1:${await listen(server, 0)}`;
  const read = async (path: string, encoding = 'br, gzip', method = 'GET') => {
    const response = await fetch(`${url}${path}`, { method, headers: { 'accept-encoding': encoding } });
    const { headers } = response;
    const told = ['content-type', 'content-encoding', 'vary', 'etag', 'cache-control'].map((name) => headers.get(name));
    return { told, text: await response.text() };
  };
  return { read, times: () => times };
}

const OPEN = { tag: '"1"', caching: 'public, max-age=30' };

test('a public page is drawn once, and the same bytes are sent again', async () => {
  const { read, times } = await site(() => OPEN);
  const first = await read('/a');
  expect(await read('/a')).toEqual(first);
  expect(await read('/a?from=a-friend')).toEqual(first);
  expect(first.text).toBe('<html><body>/a drawn</body></html>');
  expect(first.told).toEqual(['text/html; charset=utf-8', 'br', 'Accept-Encoding', '"1"', 'public, max-age=30']);
  expect(times()).toBe(1);
});

test('another address, other data or another encoding gives another page', async () => {
  let tag = '"1"';
  const { read, times } = await site(() => ({ ...OPEN, tag }));
  await read('/a');
  expect((await read('/b')).text).toContain('/b drawn');
  tag = '"2"';
  expect((await read('/a')).told).toContain('"2"');
  expect((await read('/a', 'gzip')).told).toContain('gzip');
  expect((await read('/a', 'gzip')).text).toContain('/a drawn');
  expect(times()).toBe(4);
});

test.each<[string, Page, string, string]>([
  ['is for one reader', { ...OPEN, caching: 'private, no-store' }, 'br', 'GET'],
  ['has no tag', { ...OPEN, tag: null }, 'br', 'GET'],
  ['is an error', { ...OPEN, status: 404 }, 'br', 'GET'],
  ['is sent as it is', OPEN, 'identity', 'GET'],
  ['is asked for without its body', OPEN, 'br', 'HEAD'],
])('a page that %s is not kept', async (_title, page, encoding, method) => {
  const { read, times } = await site(() => page);
  await read('/a', encoding, method);
  await read('/a', encoding, method);
  expect(times()).toBe(2);
});
