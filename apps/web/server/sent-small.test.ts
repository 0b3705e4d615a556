import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { createDrawnPages } from './drawn-pages.ts';
import { closed, listen } from './listen.ts';
import { sendSmall } from './sent-small.ts';

const SCRIPT = '<script src="/_next/static/chunks/a.js" async=""></script>';
const HEAD = `<html><head>${SCRIPT}</head><body>`;
const closing: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

/** The address of a server that answers as Next would. */
async function serving(page: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer((asked, response) => {
    sendSmall(asked, response, createDrawnPages());
    page(asked, response);
  });
  closing.push(() => closed(server));
  return `http://127.0.0.1:${await listen(server, 0)}/`;
}

const BROWSER = { accept: 'text/html,*/*', 'accept-encoding': 'gzip, deflate, br' };

/** Text that hardly compresses. */
const noise = (seed: number): string => Array.from({ length: 400 }, (_, i) => Math.sin(seed * 1000 + i)).join('');

const asHtml = (response: ServerResponse) => response.setHeader('Content-Type', 'text/html; charset=utf-8');

test('a page arrives compressed, with its scripts last', async () => {
  const url = await serving((_request, response) => {
    asHtml(response).flushHeaders();
    const bytes = Buffer.from(`${HEAD}<p>Ünïts</p></body></html>`);
    const middle = bytes.indexOf('Ü') + 1;
    response.write(bytes.subarray(0, middle));
    response.end(new Uint8Array(bytes.subarray(middle)));
  });
  const response = await fetch(url, { headers: BROWSER });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('vary')).toContain('Accept-Encoding');
  expect(await response.text()).toBe(`<html><head></head><body><p>Ünïts</p>${SCRIPT}</body></html>`);
});

test('what has been written arrives before the page is complete', async () => {
  const url = await serving((_request, response) => {
    asHtml(response).write(`${HEAD}<p>The map</p>`);
  });
  const arrived = await new Promise<Buffer>((resolve) => {
    request(url, { headers: BROWSER }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => {
        pieces.push(piece);
        if (Buffer.concat(pieces).length > 20) resolve(Buffer.concat(pieces));
        response.destroy();
      });
    }).end();
  });
  expect(() => brotliDecompressSync(arrived)).toThrow('unexpected end of file');
});

test('a large page waits for a slow reader and arrives whole', async () => {
  const line = `<p>${'0412 '.repeat(2000)}</p>`;
  const url = await serving(async (_request, response) => {
    asHtml(response).write(HEAD);
    for (let i = 0; i < 100; i++)
      if (!response.write(noise(i) + line)) await new Promise((resolve) => response.once('drain', resolve));

    response.end('</body></html>');
  });
  const whole = await (await fetch(url, { headers: BROWSER })).text();
  expect(whole.split(line)).toHaveLength(101);
  expect(whole.endsWith(`${SCRIPT}</body></html>`)).toBe(true);
});

test('a reader who disconnects midway does the server no harm', async () => {
  const left: Promise<unknown>[] = [];
  const url = await serving((asked, response) => {
    if (asked.url !== '/') return void asHtml(response).end('<p>well</p>');
    asHtml(response).write(HEAD);
    left.push(once(response, 'close'));
  });
  const asked = request(url, { headers: BROWSER }, (response) => response.destroy()).end();
  await once(asked, 'close');
  await Promise.all(left);
  expect(await (await fetch(`${url}next`, { headers: BROWSER })).text()).toBe('<p>well</p>');
});

test.each([
  ['of a browser that takes gzip only', { 'accept-encoding': 'gzip;q=0.5, br;q=0' }, 'gzip'],
  ['of a program that takes nothing', { 'accept-encoding': 'identity' }, null],
])('a page %s has its scripts last too', async (_title, headers, encoding) => {
  const url = await serving((_request, response) => void asHtml(response).end(`${HEAD}</body></html>`));
  const response = await fetch(url, { headers });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(await response.text()).toBe(`<html><head></head><body>${SCRIPT}</body></html>`);
});

test.each([
  ['text other than a page is compressed', 'text/x-component', {}, 'br'],
  ['a picture is not', 'image/webp', {}, null],
  ['nor what is compressed already', 'text/plain', { 'Content-Encoding': 'zstd' }, 'zstd'],
])('%s, and neither is rearranged', async (_title, type, headers, encoding) => {
  const url = await serving((_request, response) => {
    response.setHeaders(new Map(Object.entries({ 'Content-Type': type, ...headers })));
    response.end(HEAD);
  });
  const response = await fetch(url, { headers: BROWSER, method: encoding === 'zstd' ? 'HEAD' : 'GET' });
  expect(response.headers.get('content-encoding')).toBe(encoding);
  if (encoding !== 'zstd') expect(await response.text()).toBe(HEAD);
});

test('a redirect without a body stays one', async () => {
  const url = await serving((_request, response) => {
    response.statusCode = 307;
    response.setHeader('Location', '/sign-in');
    response.end();
  });
  const response = await fetch(url, { headers: BROWSER, redirect: 'manual' });
  expect([response.status, response.headers.get('location'), await response.text()]).toEqual([307, '/sign-in', '']);
});
