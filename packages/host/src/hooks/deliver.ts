import type pg from 'pg';
import { z } from 'zod';
import { ask, askOne, type Connection, inTransaction, type Statement } from '../database/statement.ts';
import { keepCampaign } from '../locks/campaign-lock.ts';
import type { Delivered } from '../news/deliver.ts';
import { nextTry } from '../news/wait.ts';
import { head } from '../reading/head.ts';
import type { Head } from '../reading/types.ts';
import type { Shell } from '../shell/shell.ts';
import { HOOK_FORMS } from '../telling/hook-forms.ts';
import { DELIVERY_KINDS, type HookAnswer, type HookItem } from '../telling/hook-types.ts';
import type { NewsCampaign } from '../telling/news-types.ts';
import type { Receivers } from '../telling/receivers.ts';
import { tell } from '../telling/tell.ts';

/** How long a hook may fail before it is switched off, ms. */
const PATIENCE = 8 * 60 * 60_000;

const rowSchema = z.object({
  id: z.string(),
  hook: z.string(),
  receiver: z.string(),
  kind: z.enum(DELIVERY_KINDS),
  opening: z.number().nullable(),
  createdAt: z.date(),
  tries: z.number(),
  campaign: z.string(),
  form: z.enum(HOOK_FORMS),
  url: z.string(),
  secret: z.string().nullable(),
  isOn: z.boolean(),
});
type Row = z.infer<typeof rowSchema>;

/**
 * How long others leave an item alone that a process has begun to send, ms: longer than any answer takes. If the process
 * is killed, another sends it after this time.
 */
const HOLD = 60_000;

/**
 * The item is put off, not locked: nobody waits for an answer from outside. Failing hooks come last, so that they do not
 * delay others.
 */
const BEGIN: Statement<Row> = {
  name: 'begin-hook-delivery',
  text: `WITH next AS MATERIALIZED (
      SELECT d.id FROM hook_delivery d JOIN hook h ON h.id = d.hook_id WHERE d.done_at IS NULL AND d.send_at <= $1
        AND d.hook_id::text <> ALL ($3)
      ORDER BY h.failing_since IS NOT NULL, d.send_at LIMIT 1 FOR UPDATE OF d SKIP LOCKED
    )
    UPDATE hook_delivery d SET send_at = $2 FROM next n, hook h WHERE d.id = n.id AND h.id = d.hook_id
    RETURNING d.id, d.hook_id AS hook, d.hook_id::text AS receiver, d.kind, d.opening, d.created_at AS "createdAt", d.tries,
      h.campaign_id AS campaign, h.form, h.url, h.secret, h.off_at IS NULL AS "isOn"`,
  row: rowSchema,
};

const idRow = z.object({ id: z.string() });
const DONE: Statement<{ id: string }> = {
  name: 'hook-delivery-done',
  text: `UPDATE hook_delivery SET done_at = $2, outcome = $3, status = $4, tries = $5
    WHERE id = $1 AND done_at IS NULL RETURNING id`,
  row: idRow,
};
/** $5 until when it was put off: otherwise another process has begun it since. */
const LATER: Statement<{ id: string }> = {
  name: 'hook-delivery-later',
  text: `UPDATE hook_delivery SET send_at = $2, status = $3, tries = $4
    WHERE id = $1 AND done_at IS NULL AND send_at = $5 RETURNING id`,
  row: idRow,
};
const WELL: Statement<{ id: string }> = {
  name: 'hook-is-well',
  text: 'UPDATE hook SET failing_since = NULL WHERE id = $1 AND failing_since IS NOT NULL RETURNING id',
  row: idRow,
};
const FAILING: Statement<{ since: Date }> = {
  name: 'hook-is-failing',
  text: 'UPDATE hook SET failing_since = coalesce(failing_since, $2) WHERE id = $1 RETURNING failing_since AS since',
  row: z.object({ since: z.date() }),
};
const OFF: Statement<{ madeBy: string | null }> = {
  name: 'hook-off',
  text: `WITH off AS (
      UPDATE hook SET off_at = $2, off_because = 'failing' WHERE id = $1 AND off_at IS NULL RETURNING id, made_by
    ), dropped AS (
      UPDATE hook_delivery d SET done_at = $2, outcome = 'dropped' FROM off h
      WHERE d.hook_id = h.id AND d.done_at IS NULL AND d.id <> $3
    )
    SELECT made_by AS "madeBy" FROM off`,
  row: z.object({ madeBy: z.string().nullable() }),
};

/** Sends one item. */
export type HookSending = (item: HookItem) => Promise<HookAnswer>;

/**
 * Sends a hook the item that has waited longest, that no other process is sending, and whose receiver this process is
 * not sending anything else. Outdated items are dropped, and
 * failed ones are tried again later. A hook that is gone, or cannot be reached for hours, is switched off.
 */
export function deliverToHook(shell: Shell, receivers: Receivers, send: HookSending): Promise<Delivered> {
  const now = shell.now();
  const until = new Date(now.getTime() + HOLD);
  return receivers.sending(
    (busy) => askOne(shell.db.pool, BEGIN, [now, until, busy]),
    (row) => (row === null ? Promise.resolve('none') : sentOne(shell, row, { now, until, send })),
  );
}

interface Begun {
  readonly now: Date;
  /** Until when it was put off. */
  readonly until: Date;
  readonly send: HookSending;
}

async function sentOne(shell: Shell, row: Row, { now, until, send }: Begun): Promise<Delivered> {
  const { pool } = shell.db;
  const campaign = row.isOn ? await campaignNow(shell, row) : null;
  if (campaign === null) {
    await ask(pool, DONE, [row.id, now, 'dropped', null, row.tries]);
    return 'done';
  }
  const { id, form, url, secret, kind } = row;
  const answer = await send({ id, form, url, secret, kind, at: row.createdAt.toISOString(), campaign });
  if (answer.kind === 'failed') {
    await noteFailed(pool, { row, answer, now, until });
    if (kind !== 'test') await inTransaction(pool, (client) => notedFailing(client, row, answer, now));
    return 'failed';
  }
  await ask(pool, DONE, [id, now, 'sent', answer.status, row.tries + 1]);
  await ask(pool, WELL, [row.hook]);
  return 'done';
}

/** The campaign as spectators see it at this moment; null: the item is outdated. */
async function campaignNow(shell: Shell, row: Row): Promise<NewsCampaign | null> {
  const known = await head(shell, row.campaign, { kind: 'spectator' });
  if (known === null || !holds(row, known)) return null;
  const { id, slug, name, system, status, summary, nextDue } = known;
  const { round, phase } = summary ?? { round: null, phase: null };
  return { id, slug, name, system, status, round, phase, nextDue };
}

function holds({ kind, opening }: Row, known: Head): boolean {
  switch (kind) {
    case 'phase':
    case 'moved':
      return known.status === 'running' && known.opening === opening;
    case 'paused':
      return known.status === 'paused';
    case 'resumed':
      return known.status === 'running';
    case 'ended':
      return known.status === 'finished';
    case 'test':
      return true;
  }
}

type Failed = Extract<HookAnswer, { kind: 'failed' }>;

interface Failure {
  readonly row: Row;
  readonly answer: Failed;
  readonly now: Date;
  /** Until when the item was put off. */
  readonly until: Date;
}

async function noteFailed(on: Connection, { row, answer, now, until }: Failure): Promise<void> {
  const tries = row.tries + 1;
  // Users who ask for a test look at its result, and ask again.
  const at = row.kind === 'test' || answer.isGone ? null : nextTry(tries, now, answer.pause);
  if (at === null) await ask(on, DONE, [row.id, now, 'given-up', answer.status, tries]);
  else await ask(on, LATER, [row.id, at, answer.status, tries, until]);
}

/** Notes that the hook is failing, and switches it off after a while. */
async function notedFailing(client: pg.PoolClient, row: Row, answer: Failed, now: Date): Promise<void> {
  await keepCampaign(client, row.campaign);
  const since = (await askOne(client, FAILING, [row.hook, now]))?.since ?? now;
  if (answer.isGone || now.getTime() - since.getTime() >= PATIENCE) await switchOff(client, row, now);
}

async function switchOff(client: pg.PoolClient, { hook, id, campaign }: Row, now: Date): Promise<void> {
  const off = await askOne(client, OFF, [hook, now, id]);
  if (off === null || off.madeBy === null) return;
  const event = `${hook}:${now.toISOString()}`;
  await tell(client, { campaign, kind: 'hook-off', event, seats: null, to: off.madeBy, opening: null, now });
}

const CLEAR: Statement<{ id: string }> = {
  name: 'clear-hook-deliveries',
  text: `DELETE FROM hook_delivery WHERE id IN (SELECT id FROM hook_delivery
      WHERE done_at < $1::timestamptz - interval '30 days' LIMIT 1000 FOR UPDATE SKIP LOCKED)
    RETURNING id`,
  row: idRow,
};

/** Deletes old deliveries. Returns how many. */
export async function clearDeliveries({ db, now }: Shell): Promise<number> {
  return (await ask(db.pool, CLEAR, [now()])).length;
}
