import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHost } from '../host.ts';
import { atOnce } from '../testing/at-once.ts';
import { BLUE, newUser, RED, runningTable, type Table, tally } from '../testing.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 6 });
const host = createHost({ db, rulesets: () => tally });
const TOPIC = 'turn-1';

beforeAll(async () => {
  // Rows that claim to be as long as allowed, without the bytes.
  await db.pool.query('ALTER TABLE picture DROP CONSTRAINT picture_size');
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** Pictures of a user in a campaign that leave one byte of a limit. */
async function filled({ campaign }: Table, user: string, limit: number): Promise<void> {
  await db.pool.query(
    `INSERT INTO write_up (campaign_id, topic, seat, title, text, begun_at, saved_at)
      VALUES ($1, $2, $3, 'Full', '', now(), now())`,
    [campaign, TOPIC, RED],
  );
  await db.pool.query(
    `INSERT INTO picture (campaign_id, topic, seat, place, caption, width, height, "full", small, size, added_by, added_at)
      VALUES ($1, $2, $3, 1, '', 1, 1, '', '', $4, $5, now())`,
    [campaign, TOPIC, RED, limit - 1, user],
  );
}

async function added({ campaign }: Table, seat: typeof RED, userId: string): Promise<string> {
  const bytes = { full: Buffer.from('a picture'), small: Buffer.from('small') };
  const answer = await host.addPicture(campaign, seat, {
    ...bytes,
    topic: TOPIC,
    caption: 'The ford',
    width: 40,
    height: 30,
    userId,
  });
  return answer.ok ? 'ok' : answer.problem.code;
}

test('two concurrent pictures of a user in two wars do not both pass the user’s limit', async () => {
  const [first, second, full] = [
    await runningTable(db, host),
    await runningTable(db, host),
    await runningTable(db, host),
  ];
  const red = first.users.red ?? '';
  await db.pool.query(`UPDATE seat SET user_id = $2 WHERE campaign_id = $1 AND seat = 'red'`, [second.campaign, red]);
  await filled(full, red, 100_000_000);
  const lock = { text: 'SELECT FROM "user" WHERE id = $1 FOR UPDATE', values: [red] };
  const answers = await atOnce(db, lock, [() => added(first, RED, red), () => added(second, RED, red)]);
  expect(answers.toSorted()).toEqual(['ok', 'pictures-of-user-full']);
});

test('two concurrent pictures of two users in one war do not both pass the campaign’s limit', async () => {
  const table = await runningTable(db, host);
  await filled(table, await newUser(db), 400_000_000);
  const lock = { text: 'SELECT FROM campaign WHERE id = $1 FOR UPDATE', values: [table.campaign] };
  const answers = await atOnce(db, lock, [
    () => added(table, RED, table.users.red ?? ''),
    () => added(table, BLUE, table.users.blue ?? ''),
  ]);
  expect(answers.toSorted()).toEqual(['ok', 'pictures-of-campaign-full']);
});
