import { failed, ok, type Result } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { isInCharge, isReferee } from '../access/in-charge.ts';
import { othersPlay } from '../access/others-play.ts';
import { askOne, type Statement } from '../database/statement.ts';
import type { Shell } from '../shell/shell.ts';
import { type Behind, onceCaughtUp } from '../step/by-hand.ts';
import { type Made, settleIfMade } from '../step/made.ts';
import { type Done, done, type Refusal } from '../vocabulary/refusals.ts';
import { type CampaignId, STATUSES, type UserId } from '../vocabulary/types.ts';

/** A campaign whose row this transaction holds, and what the user may do at its desk. */
export interface DeskHold {
  readonly n: number;
  readonly opening: number;
  readonly status: (typeof STATUSES)[number];
  readonly nextDue: Date | null;
  /** Whether it is running and its deadline has not passed. */
  readonly isOpen: boolean;
  /** Whether one of the rules' own times has come, and its step has not been made yet. */
  readonly isBehind: boolean;
  /** Whether the user is the owner or a referee, even if they play. */
  readonly mayPause: boolean;
  /** Whether the user is a referee. A user who holds a seat is a player, whatever other roles they have. */
  readonly isReferee: boolean;
  /** Whether the user is in charge but plays, or has played, against others: a party to the war. */
  readonly isParty: boolean;
  /** How many days a pause by a party may last; 0: they cannot pause. */
  readonly pauseDays: number;
  /** Number of the last phase in which a party paused; null: none did. */
  readonly partyPaused: number | null;
  /** Whether a referee or the players by vote paused it. */
  readonly isPausedByOthers: boolean;
}

/** Parameters: the campaign, the user, the current time. */
export const HOLD: Statement<DeskHold> = {
  name: 'desk-hold',
  text: `SELECT c.seq AS n, c.opening, c.status::text AS status, c.next_due AS "nextDue",
      c.status = 'running' AND (c.next_due IS NULL OR c.next_due > $3) AS "isOpen",
      c.status = 'running' AND coalesce(c.firm_due <= $3, false) AS "isBehind",
      m.user_id IS NOT NULL AS "mayPause",
      ${isReferee('$2')} AS "isReferee",
      m.user_id IS NOT NULL AND NOT ${isReferee('$2')} AND ${othersPlay('$2')} AS "isParty",
      c.pause_days AS "pauseDays", c.party_paused AS "partyPaused",
      c.status = 'paused' AND c.pause_reason->>'code' IS NOT DISTINCT FROM 'desk' AND c.pause_ends IS NULL AS "isPausedByOthers"
    FROM campaign c
    LEFT JOIN member m ON m.campaign_id = c.id AND m.user_id = $2 AND ${isInCharge('m')}
    WHERE c.id = $1`,
  row: z.object({
    n: z.number(),
    opening: z.number(),
    status: z.enum(STATUSES),
    nextDue: z.date().nullable(),
    isOpen: z.boolean(),
    isBehind: z.boolean(),
    mayPause: z.boolean(),
    isReferee: z.boolean(),
    isParty: z.boolean(),
    pauseDays: z.number(),
    partyPaused: z.number().nullable(),
    isPausedByOthers: z.boolean(),
  }),
};

/** What a deed at the desk is checked against. */
export interface DeskRequest {
  readonly client: pg.PoolClient;
  readonly held: DeskHold;
  readonly now: Date;
  /** Has a step that the deed made settled after the commit. */
  readonly settles: (made: Made | null) => void;
}

/**
 * Changes a campaign's clock, in one transaction that holds the campaign's row: the second of two concurrent deeds is
 * checked against the result of the first, and a seal or a step comes either before or after it. What the rules
 * themselves were to do by now is done before. Then everybody is notified, and the scheduler looks again.
 */
export async function atTheDesk(
  shell: Shell,
  campaign: CampaignId,
  by: UserId,
  deed: (request: DeskRequest) => Promise<Refusal | null>,
): Promise<Done> {
  let step: Made | null = null;
  const settles = (made: Made | null): void => {
    step = made;
  };
  const task = async (client: pg.PoolClient): Promise<Result<{ n: number }, Refusal> | Behind> => {
    const now = shell.now();
    const held = await askOne(client, HOLD, [campaign, by, now]);
    if (held === null) return failed({ code: 'no-such-campaign' });
    if (held.isBehind) return 'behind';
    const refusal = await deed({ client, held, now, settles });
    return refusal === null ? ok({ n: held.n }) : failed(refusal);
  };
  const made = await onceCaughtUp(shell, campaign, task, () => settleIfMade(shell, step));
  if (!made.ok) return made;
  await tellClock(shell, campaign, made.value.n);
  return done;
}

/** Tells everybody, after the commit, that the clock of a campaign was changed; the scheduler looks again. */
export async function tellClock(shell: Shell, campaign: CampaignId, n: number): Promise<void> {
  const changes = [
    { what: 'lobby', campaign, n },
    { what: 'due', campaign, n },
  ] as const;
  for (const change of changes) shell.changes.tell(change);
  await shell.changes.notify(changes);
}
