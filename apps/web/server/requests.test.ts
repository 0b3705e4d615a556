import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createDrawnPages } from './drawn-pages.ts';
import { ownNames } from './host-check.ts';
import { listen } from './listen.ts';
import { answer } from './requests.ts';

let server: Server;
let url: string;
let isHealthy: boolean;

beforeEach(async () => {
  isHealthy = true;
  const names = ownNames('https://war.example', ['map-room.local']);
  const site = { url: 'https://war.example', names, isDevelopment: false, trustProxy: false };
  server = createServer((request, response) => {
    const parts = {
      site,
      isHealthy: async () => isHealthy,
      trpc: async () => void response.end('procedure'),
      pictures: async () => void response.end('picture'),
      archives: async () => void response.end('archive'),
      calendars: async () => void response.end('calendar'),
      unsubscribe: async () => void response.end('unsubscribed'),
      assets: () => false,
      drawn: createDrawnPages(),
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

/** The status of a POST without a declared length. */
async function chunked(path: string): Promise<unknown> {
  const asked = request(url + path, { method: 'POST', headers: { 'transfer-encoding': 'chunked' } });
  // The server closes the connection after its answer.
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

test('reading is allowed from anywhere', async () => {
  expect((await text('/', { headers: { origin: 'https://elsewhere.example' } }))[0]).toBe(200);
});

test('a form that is too long, or without a declared length, is not read', async () => {
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

/** Requests a path exactly as written, under a host name; returns the status and the body. */
async function asked(path: string, host: string, method = 'GET'): Promise<[unknown, string]> {
  const { port } = new URL(url);
  const asking = request({ host: '127.0.0.1', port, path, method, headers: { host } });
  asking.on('error', () => undefined);
  asking.end();
  const [response] = await once(asking, 'response');
  response.setEncoding('utf8');
  let said = '';
  for await (const chunk of response) said += chunk;
  return [response.statusCode, said];
}

test.each([
  ['its own', 'war.example'],
  ['its own with a port', 'War.Example:443'],
  ['this machine', 'localhost:3000'],
  ['an address of this machine', '127.0.0.1:8080'],
  ['the other address of this machine', '[::1]:3000'],
  ['one that was allowed', 'map-room.local:3000'],
])('the site answers under a name that is %s', async (_title, host) => {
  expect((await asked('/', host))[0]).toBe(200);
});

test.each([
  ['a name that somebody pointed here', 'elsewhere.example:3000'],
  ['a name that begins like the site’s', 'war.example.elsewhere.example'],
  ['a name that ends like the site’s', 'not-war.example'],
  ['a name behind another', 'localhost@elsewhere.example'],
  ['no name at all', ':3000'],
])('the site does not answer to %s, and says what to do', async (_title, host) => {
  expect(await asked('/', host)).toEqual([421, expect.stringContaining('NEXTAUTH_URL')]);
  expect((await asked('/api/trpc/orders.seal', host, 'POST'))[0]).toBe(421);
  expect((await asked('/api/health', host))[0]).toBe(200);
});

test.each([
  '/%',
  '/c/%E0%A4%A',
  '/c/%zz',
  '/c/%00',
  '/api/auth/signin/%',
  '/api/trpc/%',
  '/api/trpc/play.head?input=%',
  '/sign-in?to=%E0',
  'http://war.example/',
  '*',
])('an address that cannot be read is not found: %s', async (path) => {
  expect(await asked(path, 'war.example')).toEqual([404, expect.stringContaining('nothing here')]);
});

test('an address with escaped characters is an address like any other', async () => {
  expect((await asked('/c/%C3%BC%20%25', 'war.example'))[0]).toBe(200);
});

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

test.each([
  ['/', ['GET', 'HEAD']],
  ['/wars', ['GET', 'HEAD']],
  ['/c/the-long-war', ['GET', 'HEAD']],
  ['/gazette/the-long-war/1/picture', ['GET', 'HEAD']],
  ['/_next/static/chunks/main.js', ['GET', 'HEAD']],
  ['/pictures/a/b/full', ['GET', 'HEAD']],
  ['/archives/a', ['GET', 'HEAD']],
  ['/calendars/a.ics', ['GET', 'HEAD']],
  ['/api/health', ['GET', 'HEAD']],
  ['/api/auth/session', ['GET', 'HEAD', 'POST']],
  ['/api/auth/callback/credentials', ['POST']],
  ['/unsubscribe/a', ['GET', 'HEAD', 'POST']],
  ['/api/trpc/play.head', ['GET', 'POST']],
])('%s answers to %s and refuses other methods, naming these', async (path, methods) => {
  for (const method of METHODS) {
    const { status, headers } = await fetch(url + path, { method });
    const isAllowed = methods.includes(method);
    expect([method, status, headers.get('allow')]).toEqual([
      method,
      isAllowed ? 200 : 405,
      isAllowed ? null : methods.join(', '),
    ]);
  }
});
