import { randomUUID } from 'node:crypto';
import { createDb } from '@sealed-orders/db';
import { testDatabase } from '@sealed-orders/db/testing';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { confirmMailAddress, removeMailAddress } from './mail-address.ts';
import { issueMailToken, type MailTokenPurpose, mailTokenHash } from './mail-tokens.ts';
import { createSessions } from './sessions.ts';

const database = await testDatabase();
const db = createDb({ connectionString: database.connectionString, poolSize: 6 });
const sessions = createSessions({ db, demo: false });
afterAll(async () => {
  await db.close();
  await database.drop();
});

const waitingSchema = z.tuple([z.object({ waiting: z.int() })]);

/** Resolves when this many statements wait for a lock. */
async function waiting(count: number): Promise<void> {
  for (;;) {
    const { rows } = await db.pool.query(`SELECT count(*)::int AS waiting FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    if (waitingSchema.parse(rows)[0].waiting >= count) return;
  }
}

/** A user with an address, a second one that is unconfirmed, and a password. */
async function account() {
  const username = randomUUID();
  const [email, pendingEmail] = [`${username}@example.org`, `new-${username}@example.org`];
  const data = { username, displayName: username, email, pendingEmail, passwordHash: 'old' };
  const { id } = await db.prisma.user.create({ data, select: { id: true } });
  const issued = (purpose: MailTokenPurpose, address: string) =>
    issueMailToken(db.pool, { user: id, purpose, address });
  return { id, email, pendingEmail, issued };
}
type Account = Awaited<ReturnType<typeof account>>;

interface Pair {
  readonly what: string;
  /** The token that blocks removing the address. */
  readonly other: MailTokenPurpose;
  readonly purpose: MailTokenPurpose;
  readonly used: (of: Account, token: string) => Promise<unknown>;
}

const PAIRS: readonly Pair[] = [
  {
    what: 'confirmed',
    other: 'recover-password',
    purpose: 'confirm-address',
    used: (_, token) => confirmMailAddress(db, token),
  },
  {
    what: 'used to recover a password',
    other: 'confirm-address',
    purpose: 'recover-password',
    used: ({ id }, token) => sessions.endAllRecovered(id, { tokenHash: mailTokenHash(token), newHash: 'new' }),
  },
  {
    what: 'replaced by a newer link',
    other: 'recover-password',
    purpose: 'confirm-address',
    used: ({ issued, pendingEmail }) => issued('confirm-address', pendingEmail),
  },
];

test.each(PAIRS)('a link $what while its address is removed', async ({ other, purpose, used }) => {
  const user = await account();
  const address = purpose === 'confirm-address' ? user.pendingEmail : user.email;
  // Removing finds the tokens in the order of their creation.
  const held = await user.issued(other, user.email);
  const token = await user.issued(purpose, address);
  const holder = await db.pool.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM mail_token WHERE hash = $1 FOR UPDATE', [mailTokenHash(held)]);
  const removing = removeMailAddress(db, user.id);
  await waiting(1);
  const using = used(user, token);
  await waiting(2);
  await holder.query('COMMIT');
  holder.release();
  expect(await removing).toMatchObject({ ok: true });
  await using;
  expect(await db.prisma.user.findUnique({ where: { id: user.id }, select: { email: true } })).toEqual({ email: null });
});
