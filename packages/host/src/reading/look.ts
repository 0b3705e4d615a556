import { SYSTEMS, type SystemId, type Viewer, viewerKey } from '@sealed-orders/rules/kernel';
import { z } from 'zod';
import { ask, askOne, type Statement } from '../database/statement.ts';
import type { KnownStep } from '../log/known-step.ts';
import { isOpenTo } from '../log/open-rounds.ts';
import { type Rewind, undoneBy } from '../log/undone.ts';
import type { Shell } from '../shell/shell.ts';
import { type CampaignId, STATUSES, type Status } from '../vocabulary/types.ts';
import {
  type PastTopics,
  type PublishedHash,
  type Seen,
  type StepLine,
  type StepList,
  stepLineSchema,
  type WantedTopics,
} from './types.ts';

/** The last step of a campaign's log, with the host's number. For processes among themselves, never for a browser. */
export interface LastStep {
  readonly n: number;
  readonly status: Status;
  readonly system: SystemId;
  /** The round that is open now. */
  readonly round: number | null;
}

const LAST: Statement<LastStep> = {
  name: 'last-step',
  text: `SELECT c.seq AS n, c.status::text AS status, c.system, s.round
    FROM campaign c JOIN step s ON s.campaign_id = c.id AND s.n = c.seq WHERE c.id = $1 AND c.status <> 'lobby'`,
  row: z.object({
    n: z.number(),
    status: z.enum(STATUSES),
    system: z.enum(SYSTEMS),
    round: z.number().nullable(),
  }),
};

/** Null: there is no such campaign, or it has not begun. */
export const lastStep = ({ db }: Shell, campaign: CampaignId): Promise<LastStep | null> =>
  askOne(db.pool, LAST, [campaign]);

/**
 * What the viewer may know of the step that they know as number n, or of the last one. Null when they know no such
 * step.
 */
export async function viewOf(shell: Shell, campaign: CampaignId, viewer: Viewer, n?: number): Promise<Seen | null> {
  const found = await looked(shell, campaign, viewer, n);
  if (found === null) return null;
  const { number, step, eyes } = found;
  const { at, opening, system, summary, outcome } = step;
  const look = eyes === viewer ? shell.steps.seen(step, viewer) : shell.steps.look(step, eyes);
  return { n: number, opening, at, system, summary, outcome, ...look };
}

/** Topics that are over, as far as the viewer may know at a step of theirs. Null when they know no such step. */
export async function pastTopicsOf(
  shell: Shell,
  campaign: CampaignId,
  viewer: Viewer,
  wanted: WantedTopics,
): Promise<PastTopics | null> {
  const found = await looked(shell, campaign, viewer, wanted.n);
  return found === null ? null : pastTopicsAt(shell, found.step, found.eyes, wanted);
}

/** The same at a step, as a viewer sees it. */
export function pastTopicsAt(
  shell: Shell,
  { system, state }: KnownStep,
  viewer: Viewer,
  { from, most }: WantedTopics,
): PastTopics {
  const all = shell.rulesetOf(system).pastTopics?.known(state, viewer) ?? [];
  const first = from === undefined ? 0 : all.findIndex(({ id }) => id === from);
  if (first < 0) return { system, topics: [], next: null };
  return { system, topics: all.slice(first, first + most), next: all[first + most]?.id ?? null };
}

const REFEREE: Viewer = { kind: 'referee' };

/** A step that a viewer looks at. */
interface Looked {
  /** The viewer's own number for it. */
  readonly number: number;
  readonly step: KnownStep;
  /** The viewer as whom they see it. */
  readonly eyes: Viewer;
}

async function looked(shell: Shell, campaign: CampaignId, viewer: Viewer, n?: number): Promise<Looked | null> {
  const { numbers } = shell;
  const key = viewerKey(viewer);
  const known = n === undefined ? await numbers.last(campaign, key) : await numbers.knownAs(campaign, key, n);
  const step = known === null ? null : await shell.steps.step(shell.db.pool, campaign, known.n);
  if (known === null || step === null) return null;
  const isOpen = viewer.kind === 'spectator' && (await isOpenRound(shell, campaign, step.summary));
  return { number: known.number, step, eyes: isOpen ? REFEREE : viewer };
}

/** Whether everybody may see all steps of this round by now. */
export async function isOpenRound(
  shell: Shell,
  campaign: CampaignId,
  of: { readonly round: number | null },
): Promise<boolean> {
  const openAfter = await shell.openRounds.after(campaign);
  const last = openAfter === null ? null : await lastStep(shell, campaign);
  return last !== null && isOpenTo(openAfter, of, last);
}

const REWINDS: Statement<Rewind> = {
  name: 'rewinds-of-log',
  text: `SELECT n, rewound_to AS "rewoundTo" FROM step WHERE campaign_id = $1 AND rewound_to IS NOT NULL ORDER BY n DESC`,
  row: z.object({ n: z.number(), rewoundTo: z.number() }),
};

/** A line of a viewer's list, with its number in the log. */
interface PartLine extends Omit<StepLine, 'isUndone'> {
  readonly ofLog: number;
}

const PART: Statement<PartLine> = {
  name: 'part-of-log',
  text: `SELECT k.number AS n, k.n AS "ofLog", s.opening, s.at, s.round, s.phase,
      (SELECT t.number FROM step_number t WHERE t.campaign_id = $1 AND t.n = s.rewound_to AND t.viewer = $2)
        AS "rewoundTo"
    FROM step_number k
    CROSS JOIN LATERAL (
      SELECT opening, at, round, phase, rewound_to FROM step WHERE campaign_id = $1 AND n = k.n LIMIT 1
    ) s
    WHERE k.campaign_id = $1 AND k.viewer = $2 AND k.number >= $3 AND k.number < $4 ORDER BY k.number`,
  row: stepLineSchema
    .omit({ isUndone: true })
    .extend({ ofLog: z.number(), at: z.date().transform((at) => at.toISOString()) }),
};

/** Which steps of a list to read, by the viewer's own numbers: from this one on, and those before that one. */
export interface Wanted {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** How many steps a part of a list has at most. */
const MOST_STEPS = 100;

/**
 * Some of the steps that concern the viewer: the first of those that are wanted if they have a beginning, otherwise the
 * last. Whatever the length of the log, only these steps are read.
 */
export async function stepsOf(
  shell: Shell,
  campaign: CampaignId,
  viewer: Viewer,
  { from, to }: Wanted = {},
): Promise<StepList> {
  const key = viewerKey(viewer);
  const last = await shell.numbers.last(campaign, key);
  const count = last === null ? 0 : last.number + 1;
  const end = Math.min(to ?? count, count);
  const first = from ?? Math.max(0, end - MOST_STEPS);
  const wanted = [first, Math.min(end, first + MOST_STEPS)];
  if (first >= end) return { viewer: key, count, steps: [] };
  const [lines, rewinds] = await Promise.all([
    ask(shell.db.pool, PART, [campaign, key, ...wanted]),
    ask(shell.db.pool, REWINDS, [campaign]),
  ]);
  const isUndone = undoneBy(rewinds);
  return { viewer: key, count, steps: lines.map(({ ofLog, ...line }) => ({ ...line, isUndone: isUndone(ofLog) })) };
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
  const told = await shell.numbers.told(campaign, since, n);
  return (viewer) => told.get(viewer) ?? null;
}
