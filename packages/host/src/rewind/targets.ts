import type { RewindTarget } from '../deeds/types.ts';
import type { LogLine } from '../log/log.ts';
import { standingLines } from '../log/undone.ts';
import { lastStep } from '../reading/look.ts';
import type { Shell } from '../shell/shell.ts';
import type { CampaignId } from '../vocabulary/types.ts';

/** A phase that still stands. */
export interface StandingPhase {
  /** The step that opened it. */
  readonly opened: LogLine;
  /** Its numbers, the last one last: each rewind to it adds one. */
  readonly numbers: readonly number[];
  /** The steps that would be undone with it, the first of them first. */
  readonly after: readonly LogLine[];
  /** The step that closed it; null: it is open. */
  readonly closed: LogLine | null;
  /** The steps that opened it and each later phase that has been closed, oldest first; none: it is open. */
  readonly phases: readonly LogLine[];
}

/**
 * The phases that still stand, oldest first. A phase that begins again after a rewind is the one that the war went back
 * to: it has a second number, but is one phase.
 * @param lines the whole log, from step 0
 */
function standingPhases(lines: readonly LogLine[]): readonly StandingPhase[] {
  const standing = standingLines(lines);
  const openers = standing.filter(
    ({ opening, rewoundTo }, i) => rewoundTo === null && opening !== standing[i - 1]?.opening,
  );
  return openers.map((opened, i) => {
    const after = standing.filter(({ n }) => n > opened.n);
    const numbers = [opened.opening, ...after.filter(({ rewoundTo }) => rewoundTo === opened.n).map(numberOf)];
    const closed = after.find(({ opening }) => !numbers.includes(opening)) ?? null;
    return { opened, numbers, after, closed, phases: openers.slice(i, -1) };
  });
}

const numberOf = ({ opening }: LogLine): number => opening;

/** The phase that has this number, or had it before a rewind, if it still stands. */
export const phaseNumbered = (lines: readonly LogLine[], opening: number): StandingPhase | null =>
  standingPhases(lines).find(({ numbers }) => numbers.includes(opening)) ?? null;

/** The phases that the war can be taken back to, latest first; none before the start and after the end. */
export async function rewindTargets(shell: Shell, campaign: CampaignId): Promise<readonly RewindTarget[]> {
  const last = await lastStep(shell, campaign);
  if (last === null || last.status === 'finished') return [];
  const phases = standingPhases(await shell.log.upTo(campaign, last.n));
  return phases.toReversed().map(({ opened: { opening, at, round, phase }, numbers, closed }) => ({
    ...{ opening: numbers.at(-1) ?? opening, at, round, phase },
    isOpen: closed === null,
  }));
}
