import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { zoneSchema } from '@sealed-orders/rules/kernel';
import type { AnyRuleset } from '@sealed-orders/rules/systems';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createHost } from '../host.ts';
import { newUser, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 4 });
afterAll(async () => {
  await db.close();
  await database.drop();
});

const setup = z.looseObject({ settings: z.strictObject({ home: zoneSchema.default('Etc/UTC') }).prefault({}) });
const asking = (kind: 'zone' | 'text'): AnyRuleset => ({
  ...tally,
  settings: [
    { id: 'home', group: 'tests', field: kind === 'zone' ? { kind } : { kind, longest: 64 }, fallback: 'Etc/UTC' },
  ],
  schemas: { ...tally.schemas, setup },
});
const hostOf = (ruleset: AnyRuleset) => createHost({ db, rulesets: () => ruleset });
const host = hostOf(asking('zone'));
/** It takes any text for a zone, like a site that knows other zones. */
const lenient = hostOf(asking('text'));

const seats = [{ id: 'red', name: 'Red' }];
const wanted = (settings: Readonly<Record<string, unknown>>) =>
  ({ name: 'A War', system: 'tally', setup: { preset: 'free', settings }, seats, isPublic: false }) as const;
const refusedFor = (...faults: readonly string[]) => ({
  ok: false,
  problem: {
    code: 'not-understood',
    rejections: faults.map((fault) => ({
      code: 'not-understood',
      rule: null,
      path: ['settings', 'home'],
      facts: { fault },
    })),
  },
});

test.each(['Europe/Berlin', 'Etc/UTC', undefined])('a campaign may have the time zone %s', async (home) => {
  const settings = home === undefined ? {} : { home };
  expect(await host.createCampaign(await newUser(db), wanted(settings))).toMatchObject({ ok: true });
});

test.each<[unknown, ...faults: readonly string[]]>([
  ['Mars/Olympus', 'unknown_zone'],
  ['Europe/Berlin\u0000', 'unknown_zone'],
  ['__proto__', 'unknown_zone'],
  ['', 'unknown_zone', 'too_small'],
  ['E'.repeat(65), 'unknown_zone', 'too_big'],
  [null, 'invalid_type'],
  [{ zone: 'Europe/Berlin' }, 'invalid_type'],
])('a campaign is not created with the time zone %j', async (home, ...faults) => {
  expect(await host.createCampaign(await newUser(db), wanted({ home }))).toEqual(refusedFor(...faults));
});

test('a campaign with a time zone that the site does not know is neither rearranged nor copied', async () => {
  const owner = await newUser(db);
  const made = await lenient.createCampaign(owner, wanted({ home: 'Mars/Olympus' }));
  if (!made.ok) throw new Error(made.problem.code);
  const { id } = made.value;
  expect(await host.rearrange(id, owner, { seats, board: null })).toEqual(refusedFor('unknown_zone'));
  expect(await host.copyTemplate(id, owner, 'Another')).toEqual(refusedFor('unknown_zone'));
});
