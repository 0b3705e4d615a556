import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDb, type Db } from './client.ts';
import { type TestDatabase, testDatabase } from './testing.ts';

const RED = '00000000-0000-4000-8000-000000000001';
const NOBODY = '00000000-0000-4000-8000-000000000009';
const WAR = '00000000-0000-4000-8000-00000000000a';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await testDatabase();
  db = createDb({ connectionString: database.connectionString, poolSize: 2 });
  await db.prisma.user.create({ data: { id: RED, username: 'red', displayName: 'Red', email: 'red@example.org' } });
  await db.prisma.campaign.create({
    data: {
      id: WAR,
      slug: 'war',
      name: 'War',
      system: 'hex-campaign',
      edition: '1',
      setup: {},
      seedHash: 'ab12',
      seatCount: 1,
      createdBy: RED,
      seats: { create: { seat: 'red', position: 0, name: 'Red', userId: RED } },
      steps: {
        create: {
          n: 0,
          kind: 'begin',
          input: Buffer.from('{}'),
          dice: [],
          events: Buffer.from('[]'),
          state: Buffer.from('{}'),
          stateHash: 'a',
          prevHash: '',
          hash: 'b',
          at: new Date(0),
        },
      },
    },
  });
});

afterAll(async () => {
  await db.close();
  await database.drop();
});

test.each([
  ['a second user of the same name', `INSERT INTO "user" (username, display_name) VALUES ('red', 'Other')`],
  ['a user name in upper case', `INSERT INTO "user" (username, display_name) VALUES ('Blue', 'Blue')`],
  ['a user without a name', `INSERT INTO "user" (username, display_name) VALUES ('', 'Blue')`],
  ['an e-mail address in upper case', `UPDATE "user" SET email = 'Red@example.org'`],
  ['a log that ends before it begins', `UPDATE campaign SET seq = -1`],
  ['a seed that is not hex', `UPDATE campaign SET server_seed = 'secret'`],
  ['a campaign without an owner', `UPDATE campaign SET created_by = '${NOBODY}'`],
  ['a campaign whose creator is gone', `DELETE FROM "user" WHERE id = '${RED}'`],
  [
    'two seats in one place',
    `INSERT INTO seat (campaign_id, seat, position, name) VALUES ('${WAR}', 'blue', 0, 'Blue')`,
  ],
  [
    'the same step twice',
    `INSERT INTO step SELECT campaign_id, n, 'again', input, dice, events, state, state_hash, prev_hash, hash, at FROM step`,
  ],
  [
    'two orders of a seat with the same nonce',
    `INSERT INTO step (campaign_id, n, kind, input, dice, events, state, state_hash, prev_hash, hash, at, order_seat, order_nonce)
      SELECT campaign_id, number, 'order', input, dice, events, state, state_hash, prev_hash, hash, at, 'red', 'n'
      FROM step, generate_series(1, 2) AS number WHERE n = 0`,
  ],
  [
    'two rulings with the same nonce',
    `INSERT INTO step (campaign_id, n, kind, input, dice, events, state, state_hash, prev_hash, hash, at, order_nonce)
      SELECT campaign_id, number, 'ruling', input, dice, events, state, state_hash, prev_hash, hash, at, 'n'
      FROM step, generate_series(1, 2) AS number WHERE n = 0`,
  ],
  ['the nonce of an order without its seat', `UPDATE step SET kind = 'order', order_nonce = 'n'`],
  ['the nonce of an order in another step', `UPDATE step SET order_seat = 'red', order_nonce = 'n'`],
  ['the seat of an order in a ruling', `UPDATE step SET kind = 'ruling', order_seat = 'red', order_nonce = 'n'`],
  ['a step before the first', `UPDATE step SET n = -1`],
  ['a step without the viewers it concerns', `UPDATE step SET concerns = NULL`],
  ['a phase that opens before its step', `UPDATE step SET opening = 1`],
  ['more phases than steps', `UPDATE campaign SET opening = 1`],
  [
    'an order sheet of no seat',
    `INSERT INTO draft (campaign_id, seat, opening, sheet) VALUES ('${WAR}', 'blue', 0, '{}')`,
  ],
  [
    'sealed orders of no seat',
    `INSERT INTO sealed (campaign_id, seat, opening, sheet, nonce, commitment) VALUES ('${WAR}', 'blue', 0, '{}', 'n', 'c')`,
  ],
  [
    'a member of no account',
    `INSERT INTO member (campaign_id, user_id, role) VALUES ('${WAR}', '${NOBODY}', 'referee')`,
  ],
  ['a session generation below the first', `UPDATE "user" SET session_generation = -1`],
  [
    'a referee whose term ends before it begins',
    `INSERT INTO referee_term (campaign_id, user_id, name, began_at, ended_at)
      VALUES ('${WAR}', '${RED}', 'Red', now(), now() - interval '1 day')`,
  ],
  [
    'two terms of one referee at the same time',
    `INSERT INTO referee_term (campaign_id, user_id, name) VALUES ('${WAR}', '${RED}', 'Red'), ('${WAR}', '${RED}', 'Red')`,
  ],
  ['a role that we do not know', `INSERT INTO member (campaign_id, user_id, role) VALUES ('${WAR}', '${RED}', 'king')`],
])('refuses %s', async (_title, statement) => {
  await expect(db.pool.query(statement)).rejects.toThrow(/violates|invalid input value for enum/);
});

test('deleting an account keeps its campaigns playable: the seat is free, its sealed orders stay', async () => {
  const blue = await db.prisma.user.create({ data: { username: 'blue', displayName: 'Blue' }, select: { id: true } });
  await db.prisma.seat.create({
    data: { campaignId: WAR, seat: 'blue', position: 1, name: 'Blue', userId: blue.id },
  });
  await db.prisma.sealed.create({
    data: { campaignId: WAR, seat: 'blue', opening: 0, sheet: {}, nonce: 'n', commitment: 'c', byUser: blue.id },
  });

  await db.prisma.user.delete({ where: { id: blue.id } });

  const where = { campaignId: WAR, seat: 'blue' };
  expect(await db.prisma.seat.findFirst({ where, select: { userId: true } })).toEqual({ userId: null });
  expect(await db.prisma.sealed.findFirst({ where, select: { byUser: true } })).toEqual({ byUser: null });
});

test('a deleted campaign leaves nothing behind', async () => {
  const gone = await db.prisma.campaign.create({
    data: {
      slug: 'gone',
      name: 'Gone',
      system: 'hex-campaign',
      edition: '1',
      setup: {},
      seedHash: 'ab12',
      createdBy: RED,
      seats: { create: { seat: 'red', position: 0, name: 'Red' } },
      members: { create: { userId: RED, role: 'owner' } },
      outbox: { create: { kind: 'stepped', payload: {} } },
    },
    select: { id: true },
  });

  await db.prisma.campaign.delete({ where: { id: gone.id } });

  const where = { campaignId: gone.id };
  expect(await db.prisma.seat.count({ where })).toBe(0);
  expect(await db.prisma.member.count({ where })).toBe(0);
  expect(await db.prisma.outbox.count({ where })).toBe(0);
});
