import { createHmac } from 'node:crypto';
import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { createHost, type HookForm, type HookItem, type NewsItem } from '@sealed-orders/host';
import { BECAUSE, BLUE, RED, runningTable, tally } from '@sealed-orders/host/testing';
import { afterAll, afterEach, expect, test } from 'vitest';
import { type HttpsServer, httpsServer } from '../testing/https-server.ts';
import { createHookSender, createOwnHookSender } from './hook-sender.ts';

const SITE = 'https://war.example.org';
const AT = '2026-11-20T12:00:00.000Z';
const SECRET = `whsec_${Buffer.from('thirty-two bytes that are secret').toString('base64')}`;
const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 6 });
const host = createHost({ db, rulesets: () => tally });
const servers: HttpsServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

async function serving(status = 204): Promise<HttpsServer> {
  const server = await httpsServer((response) => response.writeHead(status).end());
  servers.push(server);
  return server;
}

const itemFor = (server: HttpsServer, form: HookForm, name = 'The Varn Salient'): HookItem => ({
  id: '0191e8c2-0000-7000-8000-000000000001',
  form,
  url: server.url(),
  secret: form === 'signed' ? SECRET : null,
  kind: 'phase',
  at: AT,
  campaign: {
    id: 'c',
    slug: 'varn-salient',
    name,
    system: 'hex-campaign',
    status: 'running',
    round: 3,
    phase: 'movement',
    nextDue: '2026-11-22T12:00:00.000Z',
  },
});

/** As docs/operation.md shows it to developers of such programs. */
function isFromSite(secret: string, headers: Readonly<Record<string, unknown>>, body: string): boolean {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

test('a signed webhook says what everybody knows, and its receiver can check that it comes from the site', async () => {
  const server = await serving();
  const send = createHookSender(SITE, server.post(), () => new Date());
  expect(await send(itemFor(server, 'signed'))).toEqual({ kind: 'sent', status: 204 });
  const [got] = server.received;
  const body = got?.body.toString() ?? '';
  expect(JSON.parse(body)).toEqual({
    type: 'campaign.phase',
    timestamp: AT,
    data: {
      title: 'The Varn Salient: a new phase has opened',
      says: 'Now: turn 3, Movement.',
      campaign: {
        slug: 'varn-salient',
        name: 'The Varn Salient',
        system: 'hex-campaign',
        status: 'running',
        round: 3,
        phase: 'movement',
        deadline: '2026-11-22T12:00:00.000Z',
        link: `${SITE}/c/varn-salient`,
      },
    },
  });
  expect(isFromSite(SECRET, got?.headers ?? {}, body)).toBe(true);
  expect(isFromSite(SECRET, got?.headers ?? {}, body.replace('3', '4'))).toBe(false);
  expect(isFromSite(SECRET, { ...got?.headers, 'webhook-timestamp': '1' }, body)).toBe(false);
  expect(isFromSite(`whsec_${'A'.repeat(43)}=`, got?.headers ?? {}, body)).toBe(false);
});

test('Discord gets a card that pings nobody, whatever the campaign’s name', async () => {
  const server = await serving();
  const send = createHookSender(SITE, server.post(), () => new Date());
  await send(itemFor(server, 'discord', '@everyone **now** <@1>'));
  const [got] = server.received;
  expect(JSON.parse(got?.body.toString() ?? '')).toEqual({
    embeds: [
      {
        title: '\\@everyone \\*\\*now\\*\\* \\<\\@1\\>\\: a new phase has opened',
        description: 'Now: turn 3, Movement.\nDeadline: <t:1795348800:F>, <t:1795348800:R>.',
        url: `${SITE}/c/varn-salient`,
        timestamp: AT,
      },
    ],
    allowed_mentions: { parse: [] },
  });
  expect(got?.headers).not.toHaveProperty('webhook-signature');
});

test.each([
  ['discord', 404, true],
  ['discord', 401, true],
  ['discord', 500, false],
  ['signed', 410, true],
  ['signed', 404, false],
  ['signed', 302, false],
] as const)('a %s hook that answers %i is gone: %s', async (form, status, isGone) => {
  const server = await serving(status);
  const answer = await createHookSender(SITE, server.post(), () => new Date())(itemFor(server, form));
  expect(answer).toEqual({ kind: 'failed', status, isGone, pause: 0 });
});

test('one phase, from its opening to one delivery, which the hook’s page lists', async () => {
  const server = await serving();
  const made = await runningTable(db, host, { seats: [RED, BLUE] });
  const added = await host.hooks.add(made.campaign, made.owner, {
    form: 'signed',
    url: 'https://hooks.example.org/war',
    kinds: ['phase'],
  });
  await db.prisma.hook.updateMany({ data: { url: server.url() } });
  await host.closePhase(made.campaign, made.owner, 0, BECAUSE);
  const send = createHookSender(SITE, server.post(), () => new Date());
  expect([await host.hooks.deliver(send), await host.hooks.deliver(send)]).toEqual(['done', 'none']);
  const [got] = server.received;
  const secret = added.ok ? added.value.secret : null;
  expect(isFromSite(secret ?? '', got?.headers ?? {}, got?.body.toString() ?? '')).toBe(true);
  expect(await host.hooks.list(made.campaign)).toMatchObject([
    { deliveries: [{ state: 'sent', status: 204, tries: 1 }] },
  ]);
});

const errand = { handOver: () => Promise.resolve() };

/** What a user's own hook receives. */
const newsFor = (server: HttpsServer, form: HookForm, name?: string): NewsItem => {
  const { id, url, secret, campaign } = itemFor(server, form, name);
  const reader = { id: 'u', username: 'azure', unsubscribeKey: 'k' };
  return {
    id,
    channel: 'hook',
    kind: 'ping',
    decision: null,
    address: url,
    keys: null,
    hook: { form, secret },
    reader,
    campaign,
  };
};

test('a user’s own webhook says what a mail would say, signed, and nothing about its reader', async () => {
  const server = await serving();
  expect(await createOwnHookSender(SITE, server.post(), () => new Date())(newsFor(server, 'signed'), errand)).toEqual({
    kind: 'sent',
  });
  const [got] = server.received;
  const body = got?.body.toString() ?? '';
  expect(JSON.parse(body)).toMatchObject({
    type: 'news.ping',
    data: {
      title: 'The Varn Salient: a reminder from the referee',
      says: 'A referee would like to remind you that The Varn Salient is waiting for you: turn 3, Movement.',
      campaign: { slug: 'varn-salient', deadline: '2026-11-22T12:00:00.000Z', link: `${SITE}/c/varn-salient` },
    },
  });
  expect(body).not.toContain('azure');
  expect(isFromSite(SECRET, got?.headers ?? {}, body)).toBe(true);
});

test('a user’s own Discord channel gets a card without markup in names; a test links to the account', async () => {
  const server = await serving();
  const send = createOwnHookSender(SITE, server.post(), () => new Date());
  await send(newsFor(server, 'discord', '@everyone'), errand);
  await send({ ...newsFor(server, 'discord'), kind: 'own-hook-test', campaign: null }, errand);
  const [card, tried] = server.received.map(({ body }) => JSON.parse(body.toString()));
  expect(card).toMatchObject({
    embeds: [
      {
        title: '\\@everyone\\: a reminder from the referee',
        description: `A referee would like to remind you that \\@everyone is waiting for you: turn 3, Movement.\nDeadline: <t:1795348800:F>, <t:1795348800:R>.`,
      },
    ],
    allowed_mentions: { parse: [] },
  });
  expect(tried).toMatchObject({ embeds: [{ description: 'This hook works.', url: `${SITE}/account` }] });
});

test.each([
  ['discord', 404, { kind: 'gone' }],
  ['signed', 410, { kind: 'gone' }],
  ['signed', 302, { kind: 'failed', isFinal: false, pause: 0 }],
  ['signed', 503, { kind: 'failed', isFinal: false, pause: 0 }],
] as const)('a %s hook of a user’s own that answers %i: %j', async (form, status, answer) => {
  const server = await serving(status);
  expect(await createOwnHookSender(SITE, server.post(), () => new Date())(newsFor(server, form), errand)).toEqual(
    answer,
  );
});
