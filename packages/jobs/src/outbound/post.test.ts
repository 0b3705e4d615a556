import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { type HttpsServer, httpsServer } from '../testing/https-server.ts';
import { createPost } from './post.ts';
import { isPublicAddress } from './public-address.ts';

const servers: HttpsServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serving(...given: Parameters<typeof httpsServer>): Promise<HttpsServer> {
  const server = await httpsServer(...given);
  servers.push(server);
  return server;
}

const outgoing = (url: string) => ({ url, headers: { 'x-test': 'yes' }, body: 'hello' });

test('it posts to the address that was checked, under the name of the other side', async () => {
  const server = await serving();
  expect(await server.post()(outgoing(server.url('/a?b=c')))).toEqual({ status: 204, pause: 0 });
  expect(server.received).toMatchObject([
    { path: '/a?b=c', headers: { host: `hooks.example.org:${server.port}`, 'x-test': 'yes' } },
  ]);
  expect(server.received[0]?.body.toString()).toBe('hello');
});

test('a name that changes its answer is resolved once, and the second answer is never used', async () => {
  const server = await serving();
  const inside = await serving(undefined, '127.0.0.2', server.port);
  const answers = ['127.0.0.1', '127.0.0.2'];
  const asked: string[] = [];
  const resolve = async (name: string) => {
    asked.push(name);
    return answers.splice(0, 1);
  };
  expect(await server.post({ resolve })(outgoing(server.url()))).toMatchObject({ status: 204 });
  expect(asked).toEqual(['hooks.example.org']);
  expect(await server.post({ resolve })(outgoing(server.url()))).toBeNull();
  expect([server.received.length, inside.received.length]).toEqual([1, 0]);
});

test('one forbidden address among others is refused', async () => {
  const server = await serving();
  const resolve = async () => ['127.0.0.1', '10.0.0.1'];
  expect(await server.post({ resolve })(outgoing(server.url()))).toBeNull();
  expect(await server.post({ resolve: async () => [] })(outgoing(server.url()))).toBeNull();
  expect(server.received).toEqual([]);
});

test('without permission this machine is never reached, by name or number', async () => {
  const server = await serving();
  const post = createPost({ ports: [server.port] });
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'])
    expect(await post(outgoing(`https://${host}:${server.port}/`))).toBeNull();
  expect(server.received).toEqual([]);
});

/** A server without a certificate on this machine, as somebody starts one to try a receiver. */
async function plainServer() {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    response.writeHead(204).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the server has no port');
  return { port: at.port, paths, close: () => server.close() };
}

test('a local origin is reached without encryption, and no other address of its machine', async () => {
  const open = await plainServer();
  const closed = await plainServer();
  const post = createPost({ local: [`http://localhost:${open.port}`] });
  expect(await post(outgoing(`http://localhost:${open.port}/war`))).toEqual({ status: 204, pause: 0 });
  for (const url of [
    `http://localhost:${closed.port}/`,
    `http://127.0.0.1:${open.port}/`,
    `https://localhost:${open.port}/`,
    `http://a:b@localhost:${open.port}/`,
  ])
    expect(await post(outgoing(url))).toBeNull();
  expect([open.paths, closed.paths]).toEqual([['/war'], []]);
  open.close();
  closed.close();
});

test('a redirect is an answer and is not followed', async () => {
  const other = await serving();
  const server = await serving((response) => response.writeHead(302, { location: other.url() }).end());
  const post = server.post({ ports: [server.port, other.port] });
  expect(await post(outgoing(server.url()))).toMatchObject({ status: 302 });
  expect(other.received).toEqual([]);
});

test('a certificate for another name, or one that nobody trusts, counts as no answer', async () => {
  const server = await serving();
  expect(await server.post()(outgoing(`https://other.example.org:${server.port}/`))).toBeNull();
  const post = createPost({ resolve: async () => ['127.0.0.1'], isAllowed: () => true, ports: [server.port] });
  expect(await post(outgoing(server.url()))).toBeNull();
  expect(server.received).toEqual([]);
});

test('an endless answer is not read, and a missing one is not waited for', async () => {
  const endless = await serving((response) => {
    response.writeHead(200);
    const more = (): void => {
      if (!response.destroyed) response.write('x'.repeat(65_536), more);
    };
    more();
  });
  expect(await endless.post()(outgoing(endless.url()))).toMatchObject({ status: 200 });
  const silent = await serving(() => undefined);
  expect(await silent.post({ time: 200 })(outgoing(silent.url()))).toBeNull();
  const resolve = () => new Promise<readonly string[]>(() => undefined);
  expect(await silent.post({ time: 50, resolve })(outgoing(silent.url()))).toBeNull();
});

test.each([
  ['120', 120_000],
  ['0.5', 500],
  ['nonsense', 0],
  ['-5', 0],
])('the requested pause for %s is %i ms', async (after, pause) => {
  const server = await serving((response) => response.writeHead(429, { 'retry-after': after }).end());
  const answer = await server.post()(outgoing(server.url()));
  expect(answer).toEqual({ status: 429, pause });
});

test.each(['http://hooks.example.org/', 'https://a:b@hooks.example.org/', 'https://hooks.example.org:22/'])(
  'nothing is sent to %s',
  async (url) => {
    const asked: string[] = [];
    const resolve = async (name: string) => {
      asked.push(name);
      return ['127.0.0.1'];
    };
    expect(await createPost({ resolve, isAllowed: () => true })(outgoing(url))).toBeNull();
    expect(asked).toEqual([]);
  },
);

test.each(['93.184.215.14', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4001:82f::200e'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  ['this machine', ['127.0.0.1', '127.255.255.254', '::1', '0.0.0.0', '::']],
  ['private', ['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1', 'fec0::1']],
  ['link-local and metadata', ['169.254.169.254', 'fe80::1', 'fd00:ec2::254']],
  ['the provider’s', ['100.64.0.1', '100.127.255.255']],
  ['multicast and broadcast', ['224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1']],
  ['reserved', ['240.0.0.1', '192.0.0.8', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '192.88.99.1']],
  [
    'IPv4 in IPv6',
    ['::ffff:127.0.0.1', '::ffff:1.1.1.1', '::7f00:1', '64:ff9b::7f00:1', '64:ff9b:1::1', '2002:7f00:1::'],
  ],
  ['tunnels and papers', ['2001::1', '2001:db8::1', '2001:20::1', '100::1', '3fff::1', '5f00::1']],
  ['no address', ['', 'localhost', '1.1.1.1.1', '0177.0.0.1/8']],
])('%s: not public', (_name, addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});
