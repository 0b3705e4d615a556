import { createECDH } from 'node:crypto';
import type { Parsed } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { ask, askOne, inTransaction, type Statement } from '../database/statement.ts';
import type { Shell } from '../shell/shell.ts';
import type { PushKeys } from '../telling/news-types.ts';
import type { UserId } from '../vocabulary/types.ts';

const keysRow = z.object({ publicKey: z.string(), privateKey: z.string() });
const READ_KEYS: Statement<PushKeys> = {
  name: 'push-keys',
  text: 'SELECT public_key AS "publicKey", private_key AS "privateKey" FROM push_keys',
  row: keysRow,
};
const KEEP_KEYS: Statement<{ id: number }> = {
  name: 'keep-push-keys',
  text: `INSERT INTO push_keys (public_key, private_key) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING RETURNING id`,
  row: z.object({ id: z.number() }),
};

/** The keys of this site. They are made once, by whichever process needs them first. */
export async function pushKeys({ db }: Pick<Shell, 'db'>): Promise<PushKeys> {
  const kept = await askOne(db.pool, READ_KEYS, []);
  if (kept !== null) return kept;
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  await ask(db.pool, KEEP_KEYS, [publicKey, pair.getPrivateKey('base64url')]);
  return pushKeys({ db });
}

/** The most devices of one user; a further one replaces the oldest. */
const MOST_DEVICES = 10;

/** A browser that shows its user notifications. */
export const deviceSchema = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  addedAt: z.iso.datetime(),
  /** Whether it is the one with the endpoint that was asked about. */
  isHere: z.boolean(),
});
export type Device = Parsed<typeof deviceSchema>;

const DEVICES: Statement<{ id: string; name: string; addedAt: Date; isHere: boolean }> = {
  name: 'push-devices',
  text: `SELECT d.id, d.name, d.created_at AS "addedAt", d.endpoint IS NOT DISTINCT FROM $2 AS "isHere"
    FROM push_device d JOIN "user" u ON u.id = d.user_id AND u.session_generation = d.generation
    WHERE d.user_id = $1 ORDER BY d.created_at DESC, d.id`,
  row: z.object({ id: z.string(), name: z.string(), addedAt: z.date(), isHere: z.boolean() }),
};

/**
 * The devices of the user that show notifications.
 * @param endpoint the address of the browser that asks, if it has one
 */
export async function devices({ db }: Shell, user: UserId, endpoint: string | null): Promise<readonly Device[]> {
  const rows = await ask(db.pool, DEVICES, [user, endpoint]);
  return rows.map(({ addedAt, ...row }) => ({ ...row, addedAt: addedAt.toISOString() }));
}

export interface NewDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly name: string;
}

const idRow = z.object({ id: z.string() });
const FORGET: Statement<{ id: string }> = {
  name: 'forget-endpoint',
  text: 'DELETE FROM push_device WHERE endpoint = $1 RETURNING id',
  row: idRow,
};
const ADD: Statement<{ id: string }> = {
  name: 'add-device',
  text: `INSERT INTO push_device (user_id, endpoint, p256dh, auth, name, generation, created_at)
    SELECT id, $2, $3, $4, $5, session_generation, $6 FROM "user" WHERE id = $1
    ON CONFLICT (endpoint) DO NOTHING RETURNING id`,
  row: idRow,
};
/** One that is locked is being removed. */
const TRIM: Statement<{ id: string }> = {
  name: 'trim-devices',
  text: `DELETE FROM push_device WHERE id IN (
      SELECT id FROM push_device WHERE id IN (
        SELECT id FROM push_device WHERE user_id = $1 ORDER BY created_at DESC, id OFFSET ${MOST_DEVICES}
      ) FOR UPDATE SKIP LOCKED)
    RETURNING id`,
  row: idRow,
};

/** Shows the user notifications in a browser. Pending ones for another user of it are dropped. */
export function addDevice({ db, now }: Shell, user: UserId, device: NewDevice): Promise<void> {
  const { endpoint, p256dh, auth, name } = device;
  return inTransaction(db.pool, async (client) => {
    await ask(client, FORGET, [endpoint]);
    await ask(client, ADD, [user, endpoint, p256dh, auth, name, now()]);
    await ask(client, TRIM, [user]);
  });
}

const REMOVE: Statement<{ id: string }> = {
  name: 'remove-device',
  text: 'DELETE FROM push_device WHERE user_id = $1 AND id = $2 RETURNING id',
  row: idRow,
};

/** Stops notifications on one of the user's devices. */
export async function removeDevice({ db }: Shell, user: UserId, id: string): Promise<void> {
  await ask(db.pool, REMOVE, [user, id]);
}
