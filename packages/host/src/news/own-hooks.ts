import { randomUUID } from 'node:crypto';
import type { Parsed } from '@sealed-orders/rules/kernel';
import { failed, ok, type Result } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { ask, askOne, askOnly, type Connection, type Statement } from '../database/statement.ts';
import { withUserLock } from '../locks/user-lock.ts';
import type { Shell } from '../shell/shell.ts';
import { hookAddress, placeOf } from '../telling/hook-address.ts';
import { HOOK_FORMS, type HookForm } from '../telling/hook-forms.ts';
import { type HookSecret, newSecret } from '../telling/hook-secret.ts';
import { DELIVERY_STATES } from '../telling/hook-types.ts';
import { FOLLOWING_NEWS, NEWS_KINDS } from '../telling/news-types.ts';
import { type Done, done, type Refusal } from '../vocabulary/refusals.ts';
import type { UserId } from '../vocabulary/types.ts';

/** The most hooks of one user, and the most tests in an hour. */
const MOST_HOOKS = 3;
const MOST_TESTS = 20;
const HOUR = 3_600_000;

/** A user's own hook, without its secret parts. */
export const ownHookSchema = z.strictObject({
  id: z.uuid(),
  form: z.enum(HOOK_FORMS),
  place: z.string(),
  createdAt: z.iso.datetime(),
  /** Since when it is switched off, because it could not be reached; null: it is on. */
  offAt: z.iso.datetime().nullable(),
  /** The last delivery, or a pending test, and its outcome. */
  last: z
    .strictObject({
      kind: z.enum([...NEWS_KINDS, ...FOLLOWING_NEWS, 'own-hook-test'] as const),
      at: z.iso.datetime(),
      state: z.enum(DELIVERY_STATES),
    })
    .nullable(),
});
export type OwnHook = Parsed<typeof ownHookSchema>;

export interface NewOwnHook {
  readonly form: HookForm;
  readonly url: string;
}

const KINDS = [...NEWS_KINDS, ...FOLLOWING_NEWS, 'own-hook-test'] as const;
const hookRow = z.object({
  id: z.string(),
  form: z.enum(HOOK_FORMS),
  url: z.string(),
  createdAt: z.date(),
  offAt: z.date().nullable(),
  last: z.object({ kind: z.enum(KINDS), at: z.coerce.date(), state: z.enum(DELIVERY_STATES) }).nullable(),
});

const HOOKS: Statement<z.infer<typeof hookRow>> = {
  name: 'own-hooks',
  text: `SELECT o.id, o.form, o.url, o.created_at AS "createdAt", o.off_at AS "offAt", (
      SELECT jsonb_build_object('kind', n.kind, 'at', n.created_at, 'state', coalesce(n.outcome, 'waiting'))
      FROM news n WHERE n.own_hook_id = o.id AND (n.outcome IN ('sent', 'given-up') OR n.kind = 'own-hook-test')
      ORDER BY n.created_at DESC, n.key LIMIT 1) AS last
    FROM own_hook o WHERE o.user_id = $1 ORDER BY o.created_at, o.id`,
  row: hookRow,
};

/** The user's own hooks. */
export async function ownHooks({ db }: Shell, user: UserId): Promise<readonly OwnHook[]> {
  return (await ask(db.pool, HOOKS, [user])).map(({ url, createdAt, offAt, last, ...hook }) => ({
    ...hook,
    place: placeOf(url),
    createdAt: createdAt.toISOString(),
    offAt: offAt?.toISOString() ?? null,
    last: last === null ? null : { ...last, at: last.at.toISOString() },
  }));
}

const idRow = z.object({ id: z.string() });
type Id = z.infer<typeof idRow>;

const COUNT: Statement<{ count: number }> = {
  name: 'count-own-hooks',
  text: 'SELECT count(*)::int AS count FROM own_hook WHERE user_id = $1',
  row: z.object({ count: z.number() }),
};
const ADD: Statement<Id> = {
  name: 'add-own-hook',
  text: 'INSERT INTO own_hook (user_id, form, url, secret, created_at) VALUES ($1, $2, $3, $4, $5) RETURNING id',
  row: idRow,
};

/** Adds a hook to the user's account. The answer is the only one that holds its secret. */
export async function addOwnHook(
  shell: Shell,
  user: UserId,
  { form, url }: NewOwnHook,
): Promise<Result<HookSecret, Refusal>> {
  const address = hookAddress(form, url, shell.localHooks);
  if (address === null) return failed({ code: 'bad-hook-address' });
  return withUserLock(shell.db.pool, user, async (client) => {
    if ((await askOnly(client, COUNT, [user])).count >= MOST_HOOKS) return failed({ code: 'too-many-hooks' });
    const secret = form === 'signed' ? newSecret() : null;
    await ask(client, ADD, [user, form, address, secret, shell.now()]);
    return ok({ secret });
  });
}

const REMOVE: Statement<Id> = {
  name: 'remove-own-hook',
  text: 'DELETE FROM own_hook WHERE user_id = $1 AND id = $2 RETURNING id',
  row: idRow,
};

/** Removes a hook and its pending deliveries. */
export const removeOwnHook = async ({ db }: Shell, user: UserId, hook: string): Promise<Done> =>
  doneIf(await askOne(db.pool, REMOVE, [user, hook]));

const TURN_ON: Statement<Id> = {
  name: 'turn-own-hook-on',
  text: 'UPDATE own_hook SET off_at = NULL, failing_since = NULL WHERE user_id = $1 AND id = $2 RETURNING id',
  row: idRow,
};

/** Switches a hook on again that was switched off automatically. */
export const turnOwnHookOn = async ({ db }: Shell, user: UserId, hook: string): Promise<Done> =>
  doneIf(await askOne(db.pool, TURN_ON, [user, hook]));

const TESTS: Statement<{ tests: number; isOn: boolean | null }> = {
  name: 'own-hook-tests',
  text: `SELECT (SELECT count(*)::int FROM news WHERE user_id = $1 AND kind = 'own-hook-test' AND created_at > $3) AS tests,
      (SELECT off_at IS NULL FROM own_hook WHERE user_id = $1 AND id = $2) AS "isOn"`,
  row: z.object({ tests: z.number(), isOn: z.boolean().nullable() }),
};
const TEST: Statement<Id> = {
  name: 'test-own-hook',
  text: `INSERT INTO news (user_id, channel, key, kind, own_hook_id, created_at, send_at)
    SELECT $1, 'hook', 'own-hook-test:' || $3, 'own-hook-test', id, $4, $4
    FROM (SELECT id FROM own_hook WHERE user_id = $1 AND id = $2 FOR KEY SHARE) AS o RETURNING id`,
  row: idRow,
};

/** Sends a test to a hook that is on. */
export function testOwnHook(shell: Shell, user: UserId, hook: string): Promise<Done> {
  return withUserLock(shell.db.pool, user, async (client): Promise<Done> => {
    const now = shell.now();
    const found = await askOne(client, TESTS, [user, hook, new Date(now.getTime() - HOUR)]);
    if (found === null || found.isOn === null) return failed({ code: 'no-such-hook' });
    if (!found.isOn) return failed({ code: 'hook-off' });
    if (found.tests >= MOST_TESTS) return failed({ code: 'too-many-tests' });
    return doneIf(await askOne(client, TEST, [user, hook, randomUUID(), now]));
  });
}

const doneIf = (row: Id | null): Done => (row === null ? failed({ code: 'no-such-hook' }) : done);

const WELL: Statement<Id> = {
  name: 'own-hook-is-well',
  text: `UPDATE own_hook o SET failing_since = NULL FROM news n
    WHERE n.id = $1 AND o.id = n.own_hook_id AND o.failing_since IS NOT NULL RETURNING o.id`,
  row: idRow,
};

/** Notes a successful delivery. */
export const ownHookIsWell = async (on: Connection, news: string): Promise<void> => void (await ask(on, WELL, [news]));

/** How long a hook may fail before it is switched off: as long as one delivery is tried. */
const PATIENCE = 8 * HOUR;

/** $1 the news, $2 now, $3 since when is too long; null: it is gone for good. */
const FAILING: Statement<{ isOver: boolean }> = {
  name: 'own-hook-is-failing',
  text: `UPDATE own_hook o SET failing_since = coalesce(o.failing_since, $2),
      off_at = CASE WHEN $3::timestamptz IS NULL OR o.failing_since <= $3 THEN $2 ELSE o.off_at END
    FROM news n WHERE n.id = $1 AND o.id = n.own_hook_id AND o.off_at IS NULL RETURNING o.off_at IS NOT NULL AS "isOver"`,
  row: z.object({ isOver: z.boolean() }),
};

/**
 * The hook is locked before its pending deliveries. Users with an address get mail that their hook is off; all can read
 * it on their account page.
 */
const OFF: Statement<Id> = {
  name: 'own-hook-off',
  text: `WITH hook AS MATERIALIZED (
      SELECT o.id, o.user_id FROM own_hook o JOIN news n ON n.own_hook_id = o.id WHERE n.id = $1 FOR NO KEY UPDATE OF o
    ), dropped AS (
      UPDATE news n SET done_at = $2, outcome = 'dropped' FROM hook h
      WHERE n.own_hook_id = h.id AND n.done_at IS NULL AND n.id <> $1
    )
    INSERT INTO news (user_id, channel, key, kind, created_at, send_at)
    SELECT u.id, 'mail', 'own-hook-off:' || h.id || ':' || $2::timestamptz, 'own-hook-off', $2, $2
    FROM hook h JOIN "user" u ON u.id = h.user_id WHERE u.email IS NOT NULL
    ON CONFLICT (user_id, channel, key) DO NOTHING RETURNING id`,
  row: idRow,
};

/** Notes that a hook was not reached, and switches it off when it is gone or was not reached for hours. */
export async function ownHookFailed(on: Connection, news: string, now: Date, isGone: boolean): Promise<void> {
  const patience = isGone ? null : new Date(now.getTime() - PATIENCE);
  const failing = await askOne(on, FAILING, [news, now, patience]);
  if (failing?.isOver === true) await ask(on, OFF, [news, now]);
}

const ANY_OFF: Statement<{ isThere: boolean }> = {
  name: 'has-own-hook-off',
  text: `SELECT EXISTS (SELECT FROM own_hook WHERE user_id = $1 AND off_at IS NOT NULL) AS "isThere"`,
  row: z.object({ isThere: z.boolean() }),
};

/** Whether a user's own hook is switched off. */
export const hasOwnHookOff = async ({ db }: Shell, user: UserId): Promise<boolean> =>
  (await askOne(db.pool, ANY_OFF, [user]))?.isThere === true;
