import type { KnownStep } from '../log/known-step.ts';
import type { Concerns } from '../log/log.ts';
import type { AnyRuleset } from '../vocabulary/rulesets.ts';
import type { CampaignStatus } from './campaign-status.ts';
import { isNoticed } from './concerns.ts';

/**
 * How long a round without actions lasts in a war without a clock, days: about as long as a round of nine phases with
 * one.
 */
export const QUIET_ROUND_DAYS = 10;

/** What players had done in the phase that the clock closes. */
export interface Deeds {
  /** The first round in which nobody has acted, as far as is known; null: somebody acted in the last phase. */
  readonly quietRound: number | null;
  /**
   * Whether a player sealed a sheet for the phase. A draft does not count, because others would see that there was one.
   */
  readonly hasActed: boolean;
}

/** The round of a step; games without rounds count phases. */
const roundOf = ({ summary, opening }: Pick<KnownStep, 'summary' | 'opening'>): number => summary.round ?? opening;

/** The quiet round after a step that a user made: it is quiet from the next round on at the earliest. */
const quietAfterDeed = (step: KnownStep): number => roundOf(step) + 1;

/** The same, unless some viewers may not notice the step: a war's sleep reveals nothing of it. */
export const quietAfter = (step: KnownStep, concerns: Concerns, quietRound: number | null): number | null =>
  isNoticed(concerns) ? quietAfterDeed(step) : quietRound;

/** The quiet round after a step that the clock or the last seal made. A step without orders changes nothing. */
export function quietRoundAfter(
  { sheets }: Pick<AnyRuleset, 'sheets'>,
  before: KnownStep,
  { quietRound, hasActed }: Deeds,
): number | null {
  // In a game without sheets somebody could have given an order at any time.
  if (before.awaited.length === 0 && sheets !== null) return quietRound;
  return hasActed ? null : (quietRound ?? roundOf(before));
}

/** Pauses a war after a step if nobody has acted for that many rounds. */
export function restingIfQuiet(
  status: CampaignStatus,
  step: KnownStep,
  { quietRound, most }: { readonly quietRound: number | null; readonly most: number },
): CampaignStatus {
  if (status.status !== 'running' || quietRound === null || roundOf(step) - quietRound < most) return status;
  return { ...status, status: 'paused', nextDue: null, pauseReason: { code: 'asleep', details: [] } };
}
