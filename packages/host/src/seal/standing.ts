import type { Parsed } from '@sealed-orders/rules/kernel';
import { failed, NONCE_PATTERN, ok, type Result, type SeatId, SYSTEMS } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { isPlayerOf } from '../access/holders.ts';
import { ask, askOne, type Statement } from '../database/statement.ts';
import { lastStep } from '../reading/look.ts';
import type { Shell } from '../shell/shell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, UserId } from '../vocabulary/types.ts';

/** A seat's standing orders, for that seat only. */
export const standingSealsSchema = z.strictObject({
  /** The phases that are sealed for the seat whenever they open, by their ids. */
  phases: z.array(z.string()).readonly(),
  /** Whether standing orders could seal the open phase. */
  isOffered: z.boolean(),
});
export type StandingSeals = Parsed<typeof standingSealsSchema>;

const OF_SEAT: Statement<{ phase: string }> = {
  name: 'standing-seals-of',
  text: `SELECT g.phase FROM standing_seal g
    JOIN seat s ON s.campaign_id = g.campaign_id AND s.seat = g.seat AND s.user_id = g.user_id
    WHERE g.campaign_id = $1 AND g.seat = $2 ORDER BY g.phase`,
  row: z.object({ phase: z.string() }),
};

/** The seat's standing seals, and whether the game offers one for the open phase. */
export async function standingSeals(shell: Shell, campaign: CampaignId, seat: SeatId): Promise<StandingSeals> {
  const [rows, last] = await Promise.all([ask(shell.db.pool, OF_SEAT, [campaign, seat]), lastStep(shell, campaign)]);
  const phases = rows.map(({ phase }) => phase);
  const step = last === null ? null : await shell.steps.step(shell.db.pool, campaign, last.n);
  if (step === null) return { phases, isOffered: false };
  const { view } = shell.steps.look(step, { kind: 'seat', seat });
  return { phases, isOffered: (shell.rulesetOf(step.system).sheets?.standing(view) ?? null) !== null };
}

const PLACE: Statement<{ system: (typeof SYSTEMS)[number]; isOver: boolean; isOwn: boolean }> = {
  name: 'place-of-standing-seal',
  text: `SELECT c.system, c.status = 'finished' AS "isOver",
      EXISTS (SELECT FROM seat s WHERE s.campaign_id = c.id AND s.seat = $2 AND ${isPlayerOf('s', '$3')}) AS "isOwn"
    FROM campaign c WHERE c.id = $1`,
  row: z.object({ system: z.enum(SYSTEMS), isOver: z.boolean(), isOwn: z.boolean() }),
};

/** Works only for the user who has the seat now. A second call replaces the nonce. */
const SET: Statement<{ phase: string }> = {
  name: 'set-standing-seal',
  text: `INSERT INTO standing_seal (campaign_id, seat, phase, user_id, nonce, set_at)
    SELECT campaign_id, seat, $3, user_id, $5, $6 FROM seat s WHERE campaign_id = $1 AND seat = $2 AND ${isPlayerOf('s', '$4')}
    ON CONFLICT (campaign_id, seat, phase) DO UPDATE SET user_id = excluded.user_id, nonce = excluded.nonce,
      set_at = excluded.set_at
    RETURNING phase`,
  row: z.object({ phase: z.string() }),
};

/** The phase to seal, and the user who asks for it. */
export interface StandingSealing {
  readonly phase: string;
  /** 32 hexadecimal digits from the player's browser. */
  readonly nonce: string;
  /** Must have the seat. */
  readonly userId: UserId;
}

/** Seals the phase for the seat with its standing orders whenever the phase opens, from the next time on. */
export async function setStandingSeal(
  shell: Shell,
  campaign: CampaignId,
  seat: SeatId,
  { phase, nonce, userId }: StandingSealing,
): Promise<Result<{ readonly phase: string }, Refusal>> {
  if (!NONCE_PATTERN.test(nonce)) return failed({ code: 'bad-nonce' });
  const found = await askOne(shell.db.pool, PLACE, [campaign, seat, userId]);
  if (found === null) return failed({ code: 'no-such-campaign' });
  if (!found.isOwn) return failed({ code: 'not-yours' });
  if (found.isOver) return failed({ code: 'war-over' });
  const { phases } = shell.rulesetOf(found.system);
  if (!phases.some(({ id, kind }) => id === phase && kind === 'sealed')) return failed({ code: 'not-awaited' });
  const set = await askOne(shell.db.pool, SET, [campaign, seat, phase, userId, nonce, shell.now()]);
  return set === null ? failed({ code: 'not-yours' }) : ok(set);
}

const WITHDRAW: Statement<{ phase: string }> = {
  name: 'withdraw-standing-seal',
  text: `DELETE FROM standing_seal g USING campaign c WHERE c.id = g.campaign_id AND c.status <> 'finished'
      AND g.campaign_id = $1 AND g.seat = $2 AND g.phase = $3 RETURNING g.phase`,
  row: z.object({ phase: z.string() }),
};

/**
 * Stops sealing the phase automatically, from its next opening on. A sheet that is sealed already stays sealed. Nothing
 * changes when the war is over.
 */
export async function withdrawStandingSeal(
  shell: Shell,
  campaign: CampaignId,
  seat: SeatId,
  phase: string,
): Promise<void> {
  await askOne(shell.db.pool, WITHDRAW, [campaign, seat, phase]);
}
