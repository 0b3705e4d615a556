import { createECDH, createPublicKey, randomBytes, verify } from 'node:crypto';
import type { NewsItem, PushKeys } from '@sealed-orders/host';
import { afterEach, expect, test } from 'vitest';
import { type HttpsServer, httpsServer } from '../testing/https-server.ts';
import { decrypted } from '../testing/push-message.ts';
import { createPusher } from './pusher.ts';

const SITE = 'https://war.example.org';
const servers: HttpsServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function serving(status = 201): Promise<HttpsServer> {
  const server = await httpsServer((response) => response.writeHead(status).end());
  servers.push(server);
  return server;
}

function pair() {
  const ecdh = createECDH('prime256v1');
  const publicKey = ecdh.generateKeys('base64url');
  return { ecdh, publicKey, privateKey: ecdh.getPrivateKey('base64url') };
}

const site: PushKeys = pair();
const browser = pair();
const auth = randomBytes(16);

const itemFor = (
  server: HttpsServer,
  keys = { p256dh: browser.publicKey, auth: auth.toString('base64url') },
): NewsItem => ({
  id: '0191e8c2-0000-7000-8000-000000000001',
  channel: 'push',
  kind: 'decision',
  decision: null,
  address: server.url('/push/1'),
  keys,
  hook: null,
  reader: { id: 'u', username: 'azure', unsubscribeKey: 'k' },
  campaign: {
    id: 'c',
    slug: 'varn-salient',
    name: 'The Varn Salient',
    system: 'hex-campaign',
    status: 'running',
    round: 3,
    phase: 'battles',
    nextDue: null,
  },
});

test('only the browser can read a notification, which says that something in the campaign is waiting', async () => {
  const server = await serving();
  const push = createPusher(SITE, async () => site, server.post());
  expect(await push(itemFor(server))).toEqual({ kind: 'sent' });
  const [got] = server.received;
  if (got === undefined) throw new Error('nothing came');
  expect(got.body.includes('Salient')).toBe(false);
  expect(JSON.parse(decrypted(got.body, { ecdh: browser.ecdh, auth }))).toEqual({
    id: '0191e8c2-0000-7000-8000-000000000001',
    title: 'The Varn Salient: you have a decision to make',
    path: '/c/varn-salient',
  });
  expect(got.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '43200', urgency: 'normal' });
});

test('the push service can check that the site sends it', async () => {
  const server = await serving();
  await createPusher(SITE, async () => site, server.post())(itemFor(server));
  const [, jwt = '', key] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(server.received[0]?.headers.authorization ?? '') ?? [];
  expect(key).toBe(site.publicKey);
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const point = Buffer.from(site.publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isRight = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isRight).toBe(true);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: `https://hooks.example.org:${server.port}`,
    sub: SITE,
  });
});

test.each([
  [404, { kind: 'gone' }],
  [410, { kind: 'gone' }],
  [429, { kind: 'failed', isFinal: false }],
  [500, { kind: 'failed', isFinal: false }],
  [413, { kind: 'failed', isFinal: true }],
])('an answer of %i means %o', async (status, delivery) => {
  const server = await serving(status);
  expect(await createPusher(SITE, async () => site, server.post())(itemFor(server))).toEqual(delivery);
});

test('a device with invalid keys is removed, and nothing is sent', async () => {
  const server = await serving();
  const keys = { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: auth.toString('base64url') };
  const push = createPusher(SITE, async () => site, server.post());
  expect(await push(itemFor(server, keys))).toEqual({ kind: 'gone' });
  expect(server.received).toEqual([]);
});
