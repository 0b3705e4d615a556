import { PRESS_POLICIES, type PressPolicy, type SeatId } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { askOne, type Statement } from '../database/statement.ts';
import { lastStep } from '../reading/look.ts';
import type { Shell } from '../shell/shell.ts';
import type { CampaignId } from '../vocabulary/types.ts';

const PRESS: Statement<{ press: PressPolicy; isOpen: boolean }> = {
  name: 'press',
  text: `SELECT press, status <> 'lobby' AND archived_at IS NULL AS "isOpen" FROM campaign WHERE id = $1`,
  row: z.object({ press: z.enum(PRESS_POLICIES), isOpen: z.boolean() }),
};

/** The seats that a seat may write to. */
export interface Press {
  readonly policy: PressPolicy;
  /** The seats that it may write to first, judged on what it knows. */
  readonly near: readonly SeatId[];
  /** `hasTalked`: this conversation has messages already. It may always be answered. */
  readonly mayWrite: (others: readonly SeatId[], hasTalked: boolean) => boolean;
}

/** The seats that a seat may write to now, judged on what it knows. Null: there is no such campaign. */
export async function pressOf(shell: Shell, campaign: CampaignId, seat: SeatId): Promise<Press | null> {
  const found = await askOne(shell.db.pool, PRESS, [campaign]);
  if (found === null) return null;
  const { press: policy, isOpen } = found;
  if (!isOpen || policy === 'none') return { policy, near: [], mayWrite: () => false };
  if (policy === 'open') return { policy, near: [], mayWrite: () => true };
  const near = await neighboursOf(shell, campaign, seat);
  return { policy, near, mayWrite: (others, hasTalked) => hasTalked || others.every((other) => near.includes(other)) };
}

/** The seats that the rules call neighbours of a seat, judged on what it knows now. */
async function neighboursOf(shell: Shell, campaign: CampaignId, seat: SeatId): Promise<readonly SeatId[]> {
  const last = await lastStep(shell, campaign);
  const step = last === null ? null : await shell.steps.step(shell.db.pool, campaign, last.n);
  if (step === null) return [];
  const { view } = shell.steps.seen(step, { kind: 'seat', seat });
  return shell.rulesetOf(step.system).neighbours(view);
}
