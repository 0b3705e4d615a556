import { deflateSync } from 'node:zlib';
import { seatId } from '@sealed-orders/rules/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Site, testSite } from './testing/site.ts';
import { type Visitor, visitor } from './testing/visitor.ts';

let site: Site;
let red: Visitor;
let blue: Visitor;
let campaign: string;
const passerBy = (): Visitor => visitor(site.url);

/** A pixel, as a PNG file. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const TOPIC = 'turn-1';

async function signedUp(username: string): Promise<Visitor> {
  const person = visitor(site.url);
  const password = 'a long password';
  await person.api.account.signUp.mutate({ username, password, displayName: username });
  expect(await person.signIn(username, password)).not.toContain('error');
  return person;
}

/** A public game of Tally, where both take part in the turn. */
beforeAll(async () => {
  site = await testSite();
  [red, blue] = await Promise.all([signedUp('the-red'), signedUp('the-blue')]);
  const seats = ['red', 'blue'].map((id) => ({ id, name: id, choices: { faction: 'even' } }));
  const wanted = { name: 'Pictures', system: 'tally', setup: { preset: 'free' }, seats, isPublic: true } as const;
  const made = await red.api.campaigns.create.mutate(wanted);
  if (!made.ok) throw new Error(JSON.stringify(made.problem));
  campaign = made.value.id;
  for (const [who, seat] of [
    [red, 'red'],
    [blue, 'blue'],
  ] as const)
    await who.api.campaigns.takeSeat.mutate({ campaign, seat: seatId(seat) });
  expect(await red.api.campaigns.start.mutate({ campaign })).toMatchObject({ ok: true });
}, 60_000);
afterAll(() => site.close());

const add = (who: Visitor, bytes: Uint8Array) =>
  who.api.writeUps.addPicture.mutate({
    campaign,
    topic: TOPIC,
    caption: 'A pixel',
    base64: Buffer.from(bytes).toString('base64'),
  });

const get = (who: Visitor, id: string, size = 'full') =>
  fetch(`${site.url}/pictures/${campaign}/${id}/${size}`, { headers: { cookie: who.cookie() } });

const pictures = async (): Promise<number> => site.db.prisma.picture.count({ where: { campaignId: campaign } });

/** Both seal, and both receive the result of the turn. */
async function turn(): Promise<void> {
  for (const [i, who] of [red, blue].entries())
    await who.api.orders.seal.mutate({ campaign, opening: 0, sheet: { add: 1 }, nonce: String(i).repeat(32) });
  await site.host.runDue();
}

/** A PNG of a few kilobytes that claims this size; its checksums do not matter, since nobody reads that far. */
function bomb(side: number): Buffer {
  const bytes = Buffer.concat([PIXEL.subarray(0, 33), deflateSync(Buffer.alloc(1_000_000))]);
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  return bytes;
}

test.each([
  ['a drawing with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
  ['a page with a script', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a picture that says it has 3,600 million pixels', () => bomb(60_000)],
  ['a picture that breaks off', () => PIXEL.subarray(0, 45)],
])('%s is refused, and nothing changes', async (_what, made) => {
  const answer = await add(red, made());
  expect(answer.ok).toBe(false);
  expect(await pictures()).toBe(0);
  expect((await red.api.writeUps.ofTopic.query({ campaign, topic: TOPIC })).writeUps).toEqual([]);
  expect(site.failures).toEqual([]);
});

test('a body of 50 MB is not read', async () => {
  const answer = await fetch(`${site.url}/api/trpc/writeUps.addPicture`, {
    method: 'POST',
    headers: { cookie: red.cookie(), 'content-type': 'application/json' },
    body: JSON.stringify({ campaign, topic: TOPIC, caption: '', base64: 'A'.repeat(50_000_000) }),
  }).then(
    ({ status }) => status,
    // The server has answered and closed the connection before everything was sent.
    () => 413,
  );
  expect(answer).toBe(413);
  expect(await pictures()).toBe(0);
});

test.each([
  ['in a batch', `${Array(5).fill('writeUps.addPicture').join(',')}?batch=1`],
  ['under a name that is written out', 'writeUps%2EaddPicture'],
])('pictures %s are not read', async (_title, path) => {
  const one = { campaign, topic: TOPIC, caption: '', base64: PIXEL.toString('base64') };
  const answer = await fetch(`${site.url}/api/trpc/${path}`, {
    method: 'POST',
    headers: { cookie: red.cookie(), 'content-type': 'application/json' },
    body: JSON.stringify(path.includes('batch') ? Object.fromEntries([0, 1, 2, 3, 4].map((i) => [i, one])) : one),
  });
  expect(answer.status).toBe(400);
  expect(await pictures()).toBe(0);
});

test('a picture becomes visible to others with the result, and is served so that nothing in it can run', async () => {
  const added = await add(red, PIXEL);
  if (!added.ok) throw new Error(added.problem.code);
  const { id } = added.value;
  const statuses = async () => Promise.all([red, blue, passerBy()].map(async (who) => (await get(who, id)).status));
  expect(await statuses()).toEqual([200, 404, 404]);
  await turn();
  // Tally never tells spectators the result of a turn.
  expect(await statuses()).toEqual([200, 200, 404]);
  const served = await get(blue, id, 'small');
  expect(Object.fromEntries(served.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, max-age=31536000, immutable',
  });
  expect(
    Buffer.from(await served.arrayBuffer())
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP');
});

test.each(['', 'x', `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}/full`])(
  'there is no picture at %s',
  async (path) => {
    expect((await fetch(`${site.url}/pictures/${campaign}/${path}`)).status).toBe(404);
  },
);

test('the addresses of pictures accept no data', async () => {
  expect((await fetch(`${site.url}/pictures/${campaign}/x/full`, { method: 'POST' })).status).toBe(405);
});
