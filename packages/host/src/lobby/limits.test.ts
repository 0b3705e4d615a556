import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { newUser, seatedTable, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 4 });
const host = createHost({ db, rulesets: () => tally });
afterAll(async () => {
  await db.close();
  await database.drop();
});

const wanted = {
  name: 'A War',
  system: 'tally',
  setup: { preset: 'free' },
  seats: [{ id: 'red', name: 'Red' }],
  isPublic: false,
} as const;
const clockOf = (seconds: number) => ({
  ...wanted,
  setup: { preset: 'free', clock: { mode: 'duration', seconds } },
});

test('an order clock of less than a minute is refused with the least that it must have', async () => {
  const owner = await newUser(db);
  expect(await host.createCampaign(owner, clockOf(59))).toEqual({
    ok: false,
    problem: {
      code: 'rejected',
      rejections: [{ code: 'clock-too-short', rule: null, path: ['clock', 'seconds'], facts: { least: 60 } }],
    },
  });
  expect(await host.createCampaign(owner, clockOf(60))).toMatchObject({ ok: true });
});

test('a time for a single phase is refused where it is too short, or where the phase has no orders', async () => {
  const owner = await newUser(db);
  const timed = (phases: Readonly<Record<string, number>>) =>
    host.createCampaign(owner, {
      ...wanted,
      setup: { preset: 'free', clock: { mode: 'duration', seconds: 60, phases } },
    });
  expect(await timed({ adding: 59 })).toEqual({
    ok: false,
    problem: {
      code: 'rejected',
      rejections: [{ code: 'clock-too-short', rule: null, path: ['clock', 'phases', 'adding'], facts: { least: 60 } }],
    },
  });
  expect(await timed({ subtracting: 90 })).toMatchObject({
    problem: { code: 'not-understood', rejections: [{ path: ['clock', 'phases', 'subtracting'] }] },
  });
  expect(await timed({ adding: 90 })).toMatchObject({ ok: true });
});

test('a phase with its own time closes by that', async () => {
  const now = new Date('2026-11-20T12:00:00.000Z');
  const still = createHost({ db, clock: () => now, rulesets: () => tally });
  const made = await still.createCampaign(await newUser(db), {
    ...wanted,
    setup: { preset: 'free', clock: { mode: 'duration', seconds: 60, phases: { adding: 90 } } },
    seats: [{ id: 'red', name: 'Red', choices: { faction: 'odd' } }],
  });
  const id = made.ok ? made.value.id : '';
  await still.takeSeat(id, 'red', await newUser(db));
  const { creator } = await db.prisma.campaign.findUniqueOrThrow({
    where: { id },
    select: { creator: { select: { id: true } } },
  });
  expect(await still.start(id, creator.id)).toMatchObject({ ok: true });
  expect(await still.head(id)).toMatchObject({ nextDue: '2026-11-20T12:01:30.000Z' });
});

test('a host can be configured to accept shorter clocks', async () => {
  const hasty = createHost({ db, rulesets: () => tally, shortestClock: 1 });
  expect(await hasty.createCampaign(await newUser(db), clockOf(1))).toMatchObject({ ok: true });
});

test('a user with fifty unfinished campaigns cannot create another', async () => {
  const owner = await newUser(db);
  const first = await host.createCampaign(owner, wanted);
  const data = Array.from({ length: 49 }, (_, i) => ({
    slug: `crowd-${owner}-${i}`,
    name: 'One of many',
    system: 'tally',
    edition: '1',
    setup: {},
    seedHash: 'ab12',
    createdBy: owner,
  }));
  await db.prisma.campaign.createMany({ data });
  // With an unused name: a taken address would be refused as well.
  const unused = { ...wanted, name: 'One war too many' };
  expect(await host.createCampaign(owner, unused)).toEqual({ ok: false, problem: { code: 'too-many-campaigns' } });
  expect(await db.prisma.campaign.count({ where: { name: unused.name } })).toBe(0);
  const others = await newUser(db);
  expect(await host.createCampaign(others, wanted)).toMatchObject({ ok: true });

  const id = first.ok ? first.value.id : '';
  await db.prisma.campaign.update({ where: { id }, data: { status: 'finished' }, select: { id: true } });
  expect(await host.createCampaign(owner, wanted)).toMatchObject({ ok: true });
});

test('if many campaigns are created at the same time, no more are kept than allowed, each with its own address', async () => {
  const owner = await newUser(db);
  const made = await Promise.all(Array.from({ length: 70 }, () => host.createCampaign(owner, wanted)));
  expect(made.filter(({ ok }) => ok)).toHaveLength(50);
  expect(made.filter(({ ok }) => !ok)).toEqual(
    Array.from({ length: 20 }, () => ({ ok: false, problem: { code: 'too-many-campaigns' } })),
  );
  expect(new Set(made.map((it) => (it.ok ? it.value.slug : '')))).toHaveLength(51);
  expect(await db.prisma.campaign.count({ where: { createdBy: owner } })).toBe(50);
  const owned = await db.prisma.member.count({ where: { userId: owner, role: 'owner' } });
  expect(owned).toBe(50);
}, 30_000);

test('if many lists are saved at the same time, no more than the limit are kept, whatever others save', async () => {
  const [red, blue] = [await newUser(db, 'red'), await newUser(db, 'blue')];
  const kept = { name: 'Firsts', fileName: 'a.ros', roster: { forces: [] } };
  const answers = await Promise.all(
    Array.from({ length: 160 }, (_, i) => host.saveRoster(i % 2 === 0 ? red : blue, kept)),
  );
  for (const [user, first] of [
    [red, 0],
    [blue, 1],
  ] as const) {
    expect(answers.filter(({ ok }, i) => ok && i % 2 === first)).toHaveLength(60);
    expect(await host.rosters(user)).toHaveLength(60);
  }
  expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, problem: { code: 'too-many-lists' } });
}, 30_000);

test('an invitation to a missing seat is refused', async () => {
  const table = await seatedTable(db, host);
  const invited = { role: 'seat', seat: 'amber', expiresAt: '2100-01-01T00:00:00.000Z', uses: 1 } as const;
  expect(await host.invite(table.campaign, table.owner, invited)).toEqual({
    ok: false,
    problem: { code: 'no-such-seat' },
  });
  expect(await host.invite(table.campaign, table.users.red ?? '', invited)).toEqual({
    ok: false,
    problem: { code: 'not-referee' },
  });
});
