import { type TestDatabase, testDatabase } from '@sealed-orders/db/testing';
import { DEMO_SEATS } from '@sealed-orders/formats/fixtures';
import { type OpenHost, openHost } from '@sealed-orders/host';
import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from './accounts.ts';
import { demoArmy } from './armies.ts';
import { road } from './demo/build-lines.ts';
import { march } from './demo/order-lines.ts';
import { isStep, type Moment } from './demo/script.ts';
import { WAR } from './demo/war.ts';
import { loadVarn, VARN_SLUG } from './demo.ts';
import { standCampaign } from './stand-campaign.ts';

const HOUR = 60 * 60 * 1000;
/** Moments that make a step of the log. */
const STEPS = WAR.filter(isStep).length;

/** The war up to a step of its log. */
function firstSteps(count: number): readonly Moment[] {
  const ends = WAR.flatMap((moment, i) => (isStep(moment) ? [i] : []));
  return WAR.slice(0, (ends[count - 1] ?? -1) + 1);
}

const database = await testDatabase();
const { connectionString } = database;
const open = openHost({ connectionString, poolSize: 4 });
const { host, db } = open;
let campaign = '';
beforeAll(async () => {
  ({ campaign } = await loadVarn(open));
}, 60_000);

const others: { readonly database: TestDatabase; readonly open: OpenHost }[] = [];
/** A site of its own. */
async function site(): Promise<OpenHost> {
  const own = await testDatabase();
  const opened = openHost({ connectionString: own.connectionString, poolSize: 4 });
  others.push({ database: own, open: opened });
  return opened;
}

afterAll(async () => {
  for (const one of [{ database, open }, ...others]) {
    await one.open.close();
    await one.database.drop();
  }
});

test('the demo is a running war with four players and a referee, whose log is in order', async () => {
  const { slug, logins } = await loadVarn(open);
  expect(slug).toBe(VARN_SLUG);
  expect(logins.map(({ username }) => username)).toEqual(['azure', 'madder', 'ochre', 'verdigris', 'referee']);
  expect(await host.head(campaign)).toMatchObject({ status: 'running', isPublic: true, n: expect.any(Number) });
  expect(await host.verified(campaign)).toMatchObject({ problems: [] });
  expect((await host.steps(campaign, { kind: 'referee' })).count).toBe(STEPS + 1);
});

test('the war took weeks, and its open phase has two days left', async () => {
  const { steps } = await host.steps(campaign, { kind: 'referee' });
  const times = steps.map(({ at }) => Date.parse(at));
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect(Date.now() - Math.min(...times)).toBeGreaterThan(14 * 24 * HOUR);
  const left = Date.parse((await host.head(campaign))?.nextDue ?? '') - Date.now();
  expect(left).toBeGreaterThan(47 * HOUR);
  expect(left).toBeLessThanOrEqual(48 * HOUR);
});

interface Detachment {
  readonly name: string;
  readonly units: readonly { readonly name: string; readonly points: number }[];
}
const described = ({ name, units }: Detachment) => [name, units.map((unit) => [unit.name, unit.points])] as const;

test('every seat began with the detachments of its army lists, with their units and points', async () => {
  for (const demoSeat of DEMO_SEATS) {
    const seen = await host.viewOf(campaign, { kind: 'seat', seat: seatId(demoSeat) }, 0);
    const pieces = Object.values(hexCampaign.schemas.view.parse(seen?.view).pieces);
    const detachments = pieces.filter((piece) => piece.kind === 'detachment');
    expect(Object.fromEntries(detachments.map(described))).toEqual(
      Object.fromEntries(demoArmy(demoSeat).map(described)),
    );
    expect(detachments).toHaveLength(2);
  }
});

const messageCount = async (): Promise<number> => db.prisma.message.count({ where: { campaignId: campaign } });

test('loading it again changes nothing', async () => {
  const before = { head: await host.head(campaign), users: await db.prisma.user.count(), said: await messageCount() };
  expect((await loadVarn(open)).campaign).toBe(campaign);
  expect({ head: await host.head(campaign), users: await db.prisma.user.count(), said: await messageCount() }).toEqual(
    before,
  );
});

test('a demo whose loading was interrupted is loaded to the end, and repeats nothing', async () => {
  const own = await site();
  const half = WAR.slice(0, 9);
  await loadVarn(own, half);
  const begun = await own.host.lastStep(campaign);
  const fresh = openHost({ connectionString: own.db.pool.options.connectionString ?? '', poolSize: 4 });
  await loadVarn(fresh);
  expect((await fresh.host.lastStep(campaign))?.n).toBe(STEPS);
  expect(begun?.n).toBeLessThan(STEPS);
  expect(await fresh.db.prisma.message.count({ where: { campaignId: campaign } })).toBe(await messageCount());
  expect(await fresh.host.verify(campaign)).toEqual([]);
  await fresh.close();
}, 60_000);

test('the same script gives the same dice on every site', async () => {
  const own = await site();
  await loadVarn(own, firstSteps(3));
  const states = [own, open].map(async ({ host: one }) => {
    const seen = await one.viewOf(campaign, { kind: 'referee' }, 3);
    const { openedAt: _openedAt, ...known } = hexCampaign.schemas.view.parse(seen?.view);
    return known;
  });
  const [one, other] = await Promise.all(states);
  expect(one).toEqual(other);
}, 60_000);

test('if the quiet demo of an earlier version exists, the war takes another address and another name', async () => {
  const own = await site();
  const player = (id: string) => ({ id, username: id, displayName: id, name: id, faction: 'ig', army: [] });
  const older = await standCampaign(own, {
    slug: VARN_SLUG,
    name: 'The Varn Salient',
    isPublic: true,
    preset: 'four-players',
    settings: { askedPhases: 'movement' },
    clock: { mode: 'none' },
    seats: ['azure', 'madder', 'ochre', 'verdigris'].map(player),
    referee: { username: 'referee', displayName: 'Rune' },
    password: DEMO_PASSWORD,
    turns: 1,
    sealed: [],
  });
  const before = await own.host.head(older);
  const { slug } = await loadVarn(own, firstSteps(1));
  expect(slug).toMatch(new RegExp(`^${VARN_SLUG}-[0-9a-f]{4}$`));
  expect(await own.host.head(campaign)).toMatchObject({ slug, name: 'The Varn Salient, turn five' });
  expect(await own.host.head(older)).toEqual(before);
  expect(await loadVarn(own, firstSteps(1))).toMatchObject({ campaign, slug });
}, 60_000);

/** The first turn with one more line in Azure's sheet for a phase. */
const spoilt = (phase: 'build' | 'movement-orders', line: ReturnType<typeof road> | ReturnType<typeof march>) =>
  firstSteps(2).map((moment): Moment => {
    if (moment.kind !== 'sheets' || moment.phase !== phase) return moment;
    return { ...moment, sheets: { ...moment.sheets, azure: [...moment.sheets.azure, line] } };
  });

test.each([
  [
    'an order that the rules refuse',
    spoilt('build', road('0209', '0409')),
    /^The demo's script is refused in turn 1, Build, Azure, line 9 \(road 0209 to 0409\): no-neighbours \(HEX-ROAD-03\)/,
  ],
  [
    'an order for a missing piece',
    spoilt('movement-orders', march('Third Army', '0208')),
    /turn 1, Movement orders, Azure, line 4 \(Third Army marches 0208\): there is no detachment called Third Army\.$/,
  ],
])(
  'a script with %s fails with a sentence that names turn, seat and line',
  async (_title, war, sentence) => {
    await expect(loadVarn(await site(), war)).rejects.toThrow(sentence);
  },
  60_000,
);
