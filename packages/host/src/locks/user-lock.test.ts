import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { demoChart } from '@sealed-orders/rules/hex-campaign';
import { afterAll, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { atOnce } from '../testing/at-once.ts';
import { newUser } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 6 });
const host = createHost({ db });
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** The row that refers to everything written for a user. */
const rowOf = (user: string) => ({ text: 'SELECT FROM "user" WHERE id = $1 FOR UPDATE', values: [user] });

const fill = (text: string, values: readonly unknown[]) => db.pool.query(text, [...values]);

test.each([
  {
    what: 'campaigns',
    code: 'too-many-campaigns',
    filled: (user: string) =>
      fill(
        `INSERT INTO campaign (slug, name, system, edition, setup, seed_hash, created_by)
          SELECT 'full-' || i, 'Full', 'hex-campaign', '1', '{}', 'ab12', $1 FROM generate_series(1, 49) AS i`,
        [user],
      ),
    another: (user: string, n: number) =>
      host.createCampaign(user, {
        name: `War ${n}`,
        system: 'hex-campaign',
        setup: { preset: 'four-players' },
        seats: ['north', 'south', 'east', 'west'].map((id) => ({ id, name: id })),
        isPublic: false,
      }),
  },
  {
    what: 'lists',
    code: 'too-many-lists',
    filled: (user: string) =>
      fill(
        `INSERT INTO roster (user_id, name, file_name, roster)
          SELECT $1, 'Full', 'full.ros', '{}' FROM generate_series(1, 59)`,
        [user],
      ),
    another: (user: string, n: number) =>
      host.saveRoster(user, { name: `List ${n}`, fileName: 'list.ros', roster: { forces: [] } }),
  },
  {
    what: 'maps',
    code: 'too-many-maps',
    filled: (user: string) =>
      fill(
        `INSERT INTO kept_map (user_id, system, name, map, size, seats, faults, saved_at)
          SELECT $1, 'hex-campaign', 'Full', '{}', '{}', 2, 0, now() FROM generate_series(1, 59)`,
        [user],
      ),
    another: (user: string, n: number) =>
      host.keepMap(user, { system: 'hex-campaign', name: `Map ${n}`, map: demoChart() }),
  },
])('two transactions that count a user’s $what before writing do not both pass the limit', async (limited) => {
  const user = await newUser(db, limited.what);
  await limited.filled(user);
  const answers = await atOnce(
    db,
    rowOf(user),
    [1, 2].map((n) => async () => {
      const answer = await limited.another(user, n);
      return answer.ok ? 'ok' : answer.problem.code;
    }),
  );
  expect(answers.toSorted()).toEqual(['ok', limited.code]);
});
