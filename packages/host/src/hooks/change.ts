import { failed, ok, type Result } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { isInCharge } from '../access/in-charge.ts';
import { ask, askOne, inTransaction, type Statement } from '../database/statement.ts';
import { keepCampaign } from '../locks/campaign-lock.ts';
import type { Shell } from '../shell/shell.ts';
import { hookAddress } from '../telling/hook-address.ts';
import { type HookSecret, newSecret } from '../telling/hook-secret.ts';
import { type HookKind, MOST_HOOKS, type NewHook } from '../telling/hook-types.ts';
import type { Refusal, RefusalCode } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

/** One change at a time, so that the limits on hooks and tests hold. */
const LOCK: Statement<{ lock: unknown }> = {
  name: 'lock-hooks',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('hooks:' || $1, 0)) AS lock`,
  row: z.object({ lock: z.unknown() }),
};

const RIGHT: Statement<{ isThere: boolean; isArchived: boolean; may: boolean; hooks: number }> = {
  name: 'right-to-hooks',
  text: `SELECT EXISTS (SELECT FROM campaign WHERE id = $1) AS "isThere",
      EXISTS (SELECT FROM campaign WHERE id = $1 AND archived_at IS NOT NULL) AS "isArchived",
      EXISTS (SELECT FROM member m WHERE m.campaign_id = $1 AND m.user_id = $2 AND ${isInCharge('m')}) AS may,
      (SELECT count(*)::int FROM hook WHERE campaign_id = $1) AS hooks`,
  row: z.object({ isThere: z.boolean(), isArchived: z.boolean(), may: z.boolean(), hooks: z.number() }),
};

/** A change to a hook of the campaign, or to all of them; the number of hooks comes with it. */
type Change<Value> = (client: pg.PoolClient, hooks: number) => Promise<Result<Value, Refusal>>;

/** Owners and referees change hooks: no hook receives anything that an owner who plays must not know. */
function changing<Value>(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  change: Change<Value>,
): Promise<Result<Value, Refusal>> {
  return inTransaction(shell.db.pool, async (client) => {
    await keepCampaign(client, campaign);
    await ask(client, LOCK, [campaign]);
    const right = await askOne(client, RIGHT, [campaign, by]);
    if (right?.isThere !== true) return refused('no-such-campaign');
    if (!right.may) return refused('not-referee');
    return right.isArchived ? refused('archived') : change(client, right.hooks);
  });
}

const refused = (code: RefusalCode) => failed<Refusal>({ code });

const idRow = z.object({ id: z.string() });
const ADD: Statement<{ id: string }> = {
  name: 'add-hook',
  text: `INSERT INTO hook (campaign_id, form, url, secret, kinds, made_by, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
    RETURNING id`,
  row: idRow,
};

/** Adds a hook to the campaign. */
export function addHook(shell: Shell, campaign: CampaignId, by: UserId, { form, url, kinds }: NewHook) {
  return changing<HookSecret>(shell, campaign, by, async (client, hooks) => {
    const address = hookAddress(form, url, shell.localHooks);
    if (address === null) return refused('bad-hook-address');
    if (hooks >= MOST_HOOKS) return refused('too-many-hooks');
    const secret = form === 'signed' ? newSecret() : null;
    await ask(client, ADD, [campaign, form, address, secret, kinds, by, shell.now()]);
    return ok({ secret });
  });
}

/** The change to make to a hook. */
export interface HookChange {
  readonly hook: string;
  readonly kinds: readonly HookKind[];
  readonly isOn: boolean;
}

/** Pending deliveries of a hook that is switched off are not sent. */
const SET: Statement<{ id: string }> = {
  name: 'set-hook',
  text: `WITH changed AS (
      UPDATE hook SET kinds = $3, failing_since = CASE WHEN off_at IS NULL THEN failing_since END,
        off_at = CASE WHEN $4 THEN NULL ELSE coalesce(off_at, $5) END,
        off_because = CASE WHEN $4 THEN NULL ELSE coalesce(off_because, 'by-hand') END
      WHERE campaign_id = $1 AND id = $2 RETURNING id
    ), dropped AS (
      UPDATE hook_delivery d SET done_at = $5, outcome = 'dropped' FROM changed h
      WHERE h.id = d.hook_id AND d.done_at IS NULL AND NOT $4
    )
    SELECT id FROM changed`,
  row: idRow,
};

/** Chooses what a hook receives, and switches it on or off. */
export function setHook(shell: Shell, campaign: CampaignId, by: UserId, { hook, kinds, isOn }: HookChange) {
  return changing(shell, campaign, by, async (client) =>
    doneIf(await askOne(client, SET, [campaign, hook, kinds, isOn, shell.now()])),
  );
}

const REMOVE: Statement<{ id: string }> = {
  name: 'remove-hook',
  text: 'DELETE FROM hook WHERE campaign_id = $1 AND id = $2 RETURNING id',
  row: idRow,
};

/** Removes a hook and its pending deliveries. */
export function removeHook(shell: Shell, campaign: CampaignId, by: UserId, hook: string) {
  return changing(shell, campaign, by, async (client) => doneIf(await askOne(client, REMOVE, [campaign, hook])));
}

const RENEW: Statement<{ id: string }> = {
  name: 'renew-hook-secret',
  text: `UPDATE hook SET secret = $3 WHERE campaign_id = $1 AND id = $2 AND form = 'signed' RETURNING id`,
  row: idRow,
};

/** Gives a hook another secret; from then on nothing is signed with the old one. */
export function renewHookSecret(shell: Shell, campaign: CampaignId, by: UserId, hook: string) {
  return changing<HookSecret>(shell, campaign, by, async (client) => {
    const secret = newSecret();
    const renewed = await askOne(client, RENEW, [campaign, hook, secret]);
    return renewed === null ? refused('no-such-hook') : ok({ secret });
  });
}

/** The most tests of one campaign in an hour. */
const MOST_TESTS = 20;

const TESTS: Statement<{ tests: number; isOn: boolean | null }> = {
  name: 'hook-tests',
  text: `SELECT (SELECT count(*)::int FROM hook_delivery d JOIN hook h ON h.id = d.hook_id
      WHERE h.campaign_id = $1 AND d.kind = 'test' AND d.created_at > $3::timestamptz - interval '1 hour') AS tests,
      (SELECT off_at IS NULL FROM hook WHERE campaign_id = $1 AND id = $2) AS "isOn"`,
  row: z.object({ tests: z.number(), isOn: z.boolean().nullable() }),
};

const TEST: Statement<{ id: string }> = {
  name: 'test-hook',
  text: `INSERT INTO hook_delivery (hook_id, key, kind, created_at, send_at)
    VALUES ($1, 'test:' || gen_random_uuid(), 'test', $2, $2) RETURNING id`,
  row: idRow,
};

/** Sends a test to a hook that is on. */
export function testHook(shell: Shell, campaign: CampaignId, by: UserId, hook: string) {
  return changing(shell, campaign, by, async (client) => {
    const now = shell.now();
    const found = await askOne(client, TESTS, [campaign, hook, now]);
    if (found === null || found.isOn === null) return refused('no-such-hook');
    if (!found.isOn) return refused('hook-off');
    if (found.tests >= MOST_TESTS) return refused('too-many-tests');
    return doneIf(await askOne(client, TEST, [hook, now]));
  });
}

const doneIf = (row: { readonly id: string } | null) =>
  row === null ? refused('no-such-hook') : ok({ done: true as const });
