import { type Viewer, viewerKey } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { askOne, type Statement } from '../database/statement.ts';
import { type LogLine, linesFor } from '../log/log.ts';
import { isOpenTo } from '../log/open-rounds.ts';
import { undoneIn } from '../log/undone.ts';
import type { Shell } from '../shell/shell.ts';
import { type CampaignId, STATUSES, type Status } from '../vocabulary/types.ts';
import type { PublishedHash, Seen, StepLine } from './types.ts';

/** The last step of a campaign's log, with the host's number. For processes among themselves, never for a browser. */
export interface LastStep {
  readonly n: number;
  readonly status: Status;
}

const LAST: Statement<LastStep> = {
  name: 'last-step',
  text: `SELECT seq AS n, status::text AS status FROM campaign WHERE id = $1 AND status <> 'lobby'`,
  row: z.object({ n: z.number(), status: z.enum(STATUSES) }),
};

/** Null: there is no such campaign, or it has not begun. */
export const lastStep = ({ db }: Shell, campaign: CampaignId): Promise<LastStep | null> =>
  askOne(db.pool, LAST, [campaign]);

/** All lines of the log that concern the viewer. */
async function linesOf(shell: Shell, campaign: CampaignId, viewer: Viewer): Promise<readonly LogLine[]> {
  const last = await lastStep(shell, campaign);
  return last === null ? [] : linesFor(await shell.log.upTo(campaign, last.n), viewerKey(viewer));
}

/**
 * What the viewer may know of the step that they know as number n, or of the last one. Null when they know no such
 * step.
 */
export async function viewOf(shell: Shell, campaign: CampaignId, viewer: Viewer, n?: number): Promise<Seen | null> {
  // Numbers never change, so the cache comes first.
  const cached = n === undefined ? undefined : linesFor(shell.log.cached(campaign), viewerKey(viewer))[n];
  const lines = cached === undefined ? await linesOf(shell, campaign, viewer) : [];
  const number = n ?? lines.length - 1;
  const line = cached ?? lines[number];
  const step = line === undefined ? null : await shell.steps.step(shell.db.pool, campaign, line.n);
  if (step === null) return null;
  const { at, opening, system, summary, outcome } = step;
  const isOpen = line !== undefined && viewer.kind === 'spectator' && (await isOpenRound(shell, campaign, line));
  const look = isOpen ? shell.steps.look(step, REFEREE) : shell.steps.seen(step, viewer);
  return { n: number, opening, at, system, summary, outcome, ...look };
}

const REFEREE: Viewer = { kind: 'referee' };

/** Whether everybody may see all of this step by now. */
export async function isOpenRound(shell: Shell, campaign: CampaignId, line: LogLine): Promise<boolean> {
  const openAfter = await shell.openRounds.after(campaign);
  const last = openAfter === null ? null : await lastStep(shell, campaign);
  if (last === null) return false;
  const round = (await shell.log.upTo(campaign, last.n)).at(-1)?.round ?? null;
  return isOpenTo(openAfter, line, { status: last.status, round });
}

/** The steps that concern the viewer, oldest first, by the viewer's own numbers. */
export async function stepsOf(shell: Shell, campaign: CampaignId, viewer: Viewer): Promise<readonly StepLine[]> {
  const last = await lastStep(shell, campaign);
  if (last === null) return [];
  const lines = await shell.log.upTo(campaign, last.n);
  return stepLines(lines, linesFor(lines, viewerKey(viewer)));
}

/** Some lines of a log as a list of steps, numbered by their places in it. */
export function stepLines(all: readonly LogLine[], lines: readonly LogLine[]): readonly StepLine[] {
  const undone = undoneIn(all);
  return lines.map(({ n: ofLog, opening, at, round, phase, rewoundTo }, n) => {
    const standing = { isUndone: undone.has(ofLog), isRewind: rewoundTo !== null };
    return { n, opening, at, round, phase, ...standing };
  });
}

/**
 * The public hashes that a log can be checked against, the same for everybody. While the war lasts: the hash of each
 * step that closed a phase, which binds all steps before it without showing how many there were. After it: the hash of
 * every step.
 */
export async function hashesOf(shell: Shell, campaign: CampaignId): Promise<readonly PublishedHash[]> {
  const last = await lastStep(shell, campaign);
  if (last === null) return [];
  const lines = await shell.log.upTo(campaign, last.n);
  if (last.status === 'finished') return lines.map(({ n, opening, at, hash }) => ({ n, opening, at, hash }));
  const closing = lines.filter(({ concerns }) => concerns === 'all');
  return closing.map(({ opening, at, hash }) => ({ n: null, opening, at, hash }));
}

/** The number by which the viewer with a key knows the step; null when none of the steps in question concerns them. */
export type NumberOf = (viewer: string) => number | null;

/** Among the steps after `since` up to n, in the host's numbers: the last one that concerns each viewer. */
export async function numbersOf(shell: Shell, campaign: CampaignId, since: number, n: number): Promise<NumberOf> {
  const lines = await shell.log.upTo(campaign, n);
  return (viewer) => {
    const own = linesFor(lines, viewer);
    const number = own.findLastIndex((line) => line.n <= n);
    return (own[number]?.n ?? since) > since ? number : null;
  };
}
