import { type Pace, paceSchema } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { closing } from '../clock/deadline.ts';
import { tellClock } from '../clock-deeds/desk-hold.ts';
import { setDeadline } from '../clock-deeds/move-deadline.ts';
import { ask, askOne, askOnly, type Statement } from '../database/statement.ts';
import { isTransient } from '../database/transient.ts';
import { noteDeed } from '../deeds/log.ts';
import { withCampaignLock } from '../locks/campaign-lock.ts';
import type { Shell } from '../shell/shell.ts';

/** A shorter interruption, such as a restart, moves no deadline. */
const NOTICED = "interval '1 minute'";

const MINUTE = 60_000;

/** A time in which no process served pages. */
interface Away {
  readonly since: Date;
  readonly back: Date;
}

/** The first heartbeat after a gap says how long it was; a gap before all deadlines were moved makes it longer. */
const BEAT: Statement<{ since: Date | null; back: Date | null }> = {
  name: 'heartbeat',
  text: `INSERT INTO site_heartbeat AS h (id, served_at) VALUES (1, $1)
    ON CONFLICT (id) DO UPDATE SET served_at = greatest(h.served_at, $1),
      away_since = CASE WHEN h.served_at < $1 - ${NOTICED} THEN coalesce(h.away_since, h.served_at) ELSE h.away_since END,
      back_at = CASE WHEN h.served_at < $1 - ${NOTICED} THEN $1 ELSE h.back_at END
    RETURNING away_since AS since, back_at AS back`,
  row: z.object({ since: z.date().nullable(), back: z.date().nullable() }),
};

const MOVED: Statement<{ id: number }> = {
  name: 'deadlines-moved',
  text: `UPDATE site_heartbeat SET away_since = NULL, back_at = NULL WHERE away_since = $1 AND back_at = $2 RETURNING id`,
  row: z.object({ id: z.number() }),
};

interface Open {
  readonly id: string;
  readonly n: number;
  readonly opening: number;
  readonly due: Date;
  /** Null: it cannot be read, and so the campaign does not go on. */
  readonly pace: Pace | null;
}

/**
 * Open phases whose deadline came after the site had gone away, and for which somebody has not sealed. `$3` is one
 * campaign, or null for all.
 */
const OPEN: Statement<Open> = {
  name: 'open-while-away',
  text: `SELECT c.id, c.seq AS n, c.opening, c.next_due AS due, c.pace FROM campaign c
    WHERE c.status = 'running' AND c.next_due > $1 AND c.opened_at < $2 AND ($3::uuid IS NULL OR c.id = $3)
      AND (c.seat_count = 0 OR c.seat_count >
        (SELECT count(*) FROM sealed s WHERE s.campaign_id = c.id AND s.opening = c.opening))
    ORDER BY c.next_due`,
  row: z.object({
    id: z.string(),
    n: z.number(),
    opening: z.number(),
    due: z.date(),
    pace: paceSchema.nullable().catch(null),
  }),
};

/**
 * Notes that this process serves pages. If none did for more than a minute, every open phase then has at least as much
 * time left as the site was away; until all have, no phase closes by its deadline. A process that dies on the way leaves
 * the rest to the next heartbeat.
 */
export async function heartbeat(shell: Shell, onError: (error: unknown) => void): Promise<void> {
  const { since, back } = await askOnly(shell.db.pool, BEAT, [shell.now()]);
  if (since === null || back === null) return;
  const away = { since, back };
  for (const open of await ask(shell.db.pool, OPEN, [since, back, null])) {
    if (!isShort(open, away)) continue;
    try {
      if (await givenTime(shell, open.id, away)) await tellClock(shell, open.id, open.n);
    } catch (error) {
      // A campaign that cannot be read does not close by its deadline either.
      if (isTransient(error)) throw error;
      onError(error);
    }
  }
  await askOne(shell.db.pool, MOVED, [since, back]);
}

/** When the phase closes at the earliest. */
const untilOf = ({ due, pace }: Open, { since, back }: Away): Date =>
  pace === null ? due : closing(new Date(back.getTime() + back.getTime() - since.getTime()), pace);

const isShort = (open: Open, away: Away): boolean => open.due < untilOf(open, away);

/** Moves the deadline of the campaign's open phase, once for all processes; false: it has enough time. */
const givenTime = (shell: Shell, campaign: string, away: Away): Promise<boolean> =>
  withCampaignLock(shell, campaign, async (client: pg.PoolClient) => {
    const open = await askOne(client, OPEN, [away.since, away.back, campaign]);
    if (open === null || !isShort(open, away)) return false;
    const until = untilOf(open, away);
    // A phase that asks nobody for anything, such as a wait for midnight, belongs to the clock.
    const step = await shell.steps.step(client, campaign, open.n);
    if (step === null || step.awaited.length === 0) return false;
    const { opening, due } = open;
    const by = until.getTime() - due.getTime();
    const now = shell.now();
    await setDeadline(client, { campaign, due: until, by, now, mover: null });
    const minutes = Math.ceil(by / MINUTE);
    const facts = { of: 'deadline', from: due.toISOString(), to: until.toISOString() } as const;
    await noteDeed(client, { campaign, by: null, deed: 'extend', minutes, reason: null, opening, now, facts });
    return true;
  });
