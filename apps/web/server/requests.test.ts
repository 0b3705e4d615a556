import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listen } from './listen.ts';
import { answer } from './requests.ts';

let server: Server;
let url: string;
let isHealthy: boolean;

beforeEach(async () => {
  isHealthy = true;
  const site = { url: 'https://war.example', isDevelopment: false, trustProxy: false };
  server = createServer((request, response) => {
    const parts = {
      site,
      isHealthy: async () => isHealthy,
      trpc: async () => void response.end('procedure'),
      pages: async () => void response.end(`page for ${String(request.headers['x-nonce'])}`),
    };
    void answer(parts, request, response);
  });
  url = `http://127.0.0.1:${await listen(server, 0)}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const text = async (path: string, init?: RequestInit): Promise<[number, string]> => {
  const response = await fetch(url + path, init);
  return [response.status, await response.text()];
};

/** The status of a POST that does not say how long it is. */
async function chunked(path: string): Promise<unknown> {
  const asked = request(url + path, { method: 'POST', headers: { 'transfer-encoding': 'chunked' } });
  // The server hangs up after its answer.
  asked.on('error', () => undefined);
  asked.write('begin');
  const [response] = await once(asked, 'response');
  asked.destroy();
  return response.statusCode;
}

test('procedures are answered before pages', async () => {
  expect(await text('/api/trpc/play.head')).toEqual([200, 'procedure']);
  expect((await text('/api/auth/session'))[1]).toMatch(/^page/);
});

test('a page may load from here only, and its inline scripts carry the nonce of the answer', async () => {
  const response = await fetch(url);
  const nonce = (await response.text()).replace('page for ', '');
  const policy = response.headers.get('content-security-policy');
  expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-eval');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('strict-transport-security')).not.toBeNull();
  const again = await fetch(url);
  expect(await again.text()).not.toContain(nonce);
});

test.each([
  ['the page of another site', { origin: 'https://elsewhere.example' }, 403],
  ['an origin that is none', { origin: 'null' }, 403],
  ['a browser that says cross-site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a sister site', { 'sec-fetch-site': 'same-site' }, 403],
  ['the site by its public name', { origin: 'https://war.example' }, 200],
  ['a program', {}, 200],
])('changing something from %s', async (_title, headers, status) => {
  expect((await text('/api/trpc/orders.seal', { method: 'POST', headers, body: '{}' }))[0]).toBe(status);
});

test('looking is allowed from anywhere', async () => {
  expect((await text('/', { headers: { origin: 'https://elsewhere.example' } }))[0]).toBe(200);
});

test('a form that is too long, or does not say how long it is, is not read', async () => {
  const body = 'x'.repeat(40_000);
  expect((await text('/api/auth/signin', { method: 'POST', body }))[0]).toBe(413);
  expect(await chunked('/api/auth/signin')).toBe(413);
  expect((await text('/api/auth/signin', { method: 'POST', body: 'short' }))[0]).toBe(200);
});

test('says whether the database answers', async () => {
  expect(await text('/api/health')).toEqual([200, '{"status":"ok"}']);
  isHealthy = false;
  expect(await text('/api/health')).toEqual([503, '{"status":"database-unreachable"}']);
});
