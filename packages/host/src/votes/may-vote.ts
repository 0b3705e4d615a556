import { type Pace, paceSchema } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { isPlayerOf } from '../access/holders.ts';
import { IS_HELD } from '../clock/hold.ts';
import type { Statement } from '../database/statement.ts';
import { ABSENT_AFTER, type Matter } from '../polls/types.ts';
import { notOpen } from '../reading/not-open.ts';
import { REFEREES, refereesSchema } from '../reading/referees.ts';
import type { Shell } from '../shell/shell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import { STATUSES } from '../vocabulary/types.ts';

/** A campaign whose row this transaction holds, as far as votes are concerned. */
export interface VotePosition {
  readonly id: string;
  readonly n: number;
  readonly opening: number;
  readonly status: (typeof STATUSES)[number];
  readonly nextDue: Date | null;
  /** In the open phase. */
  readonly pace: Pace;
  /** Whether it is running and its deadline has not passed. */
  readonly isOpen: boolean;
  /** Whether one of the rules' own times has come, and its step has not been made yet. */
  readonly isBehind: boolean;
  /** Whether somebody who plays paused it. */
  readonly isPartyPause: boolean;
  /** Whether it is held for missing orders. */
  readonly isHeld: boolean;
  readonly referees: readonly string[];
  /** Whether the user has the seat for which they vote. */
  readonly isVoter: boolean;
  /** Whether the seat to open has a player and is not open yet, and how many phases it has missed. */
  readonly isShut: boolean;
  readonly misses: number;
}

/** Parameters: the campaign, the voter's seat, the user, the seat that it is about, the current time. */
export const POSITION: Statement<VotePosition> = {
  name: 'vote-position',
  text: `SELECT c.id, c.seq AS n, c.opening, c.status::text AS status, c.next_due AS "nextDue", c.pace,
      c.status = 'running' AND (c.next_due IS NULL OR c.next_due > $5) AS "isOpen", ${IS_HELD} AS "isHeld",
      c.status = 'running' AND coalesce(c.firm_due <= $5, false) AS "isBehind",
      c.pause_ends IS NOT NULL AS "isPartyPause", ${REFEREES} AS referees,
      EXISTS (SELECT FROM seat s WHERE s.campaign_id = c.id AND s.seat = $2 AND ${isPlayerOf('s', '$3')}) AS "isVoter",
      a.user_id IS NOT NULL AND a.open_since IS NULL AND a.seat <> $2 AS "isShut", coalesce(a.misses, 0) AS misses
    FROM campaign c LEFT JOIN seat a ON a.campaign_id = c.id AND a.seat = $4 WHERE c.id = $1`,
  row: z.object({
    id: z.string(),
    n: z.number(),
    opening: z.number(),
    status: z.enum(STATUSES),
    nextDue: z.date().nullable(),
    pace: paceSchema,
    isOpen: z.boolean(),
    isBehind: z.boolean(),
    isPartyPause: z.boolean(),
    isHeld: z.boolean(),
    referees: refereesSchema,
    isVoter: z.boolean(),
    isShut: z
      .boolean()
      .nullable()
      .transform((is) => is === true),
    misses: z.number(),
  }),
};

/** Why the matter cannot be voted on now; null: it can. */
export async function whyNot(
  shell: Shell,
  client: pg.PoolClient,
  position: VotePosition,
  matter: Matter,
): Promise<Refusal | null> {
  if (!position.isVoter) return { code: 'not-yours' };
  if (position.status === 'finished') return { code: 'war-over' };
  if (position.status === 'lobby') return { code: 'closed' };
  if (position.referees.length > 0 && !isOwnMatter(matter, position)) return { code: 'has-referee' };
  switch (matter.what) {
    case 'finish':
      return null;
    case 'resume':
      return position.status === 'paused' ? null : { code: 'not-paused' };
    case 'pause':
      return position.isOpen ? null : notOpen(position);
    case 'close':
      return position.isOpen && position.isHeld ? null : notOpen(position);
    case 'open-seat':
      return position.isShut && position.misses >= ABSENT_AFTER ? null : { code: 'not-absent' };
    case 'extend':
      return position.isOpen ? noDeadline(shell, client, position) : notOpen(position);
  }
}

/** What the players decide even where there is a referee. */
const isOwnMatter = ({ what }: Matter, { isPartyPause }: VotePosition): boolean =>
  what === 'finish' || (what === 'resume' && isPartyPause);

/** A phase that asks nobody for anything, such as a wait for midnight, belongs to the clock. */
async function noDeadline(shell: Shell, client: pg.PoolClient, position: VotePosition): Promise<Refusal | null> {
  if (position.nextDue === null) return { code: 'no-deadline' };
  const step = await shell.steps.step(client, position.id, position.n);
  if (step === null) return { code: 'closed' };
  // Judged by the kind of the phase: what seats owe in it may be secret.
  const phase = shell.rulesetOf(step.system).phases.find(({ id }) => id === step.summary.phase);
  return phase?.kind === 'automatic' ? { code: 'not-awaited' } : null;
}
