import { type GameEvent, type SystemId, type Viewer, viewerKey } from '@sealed-orders/rules/kernel';
import { type Cache, createCache } from '../caches/cache.ts';
import { createSharedReads } from '../caches/shared-reads.ts';
import { dateAt } from '../local-time/due-instant.ts';
import { type LogLine, linesFor } from '../log/log.ts';
import { undoneIn } from '../log/undone.ts';
import { isOpenRound, lastStep } from '../reading/look.ts';
import type { Shell } from '../shell/shell.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { wordsOf } from './read-words.ts';
import type { RoundLine, RoundSeen } from './types.ts';

const EVERYBODY: Viewer = { kind: 'spectator' };

/** How many events of closed rounds are cached. */
const EVENTS_KEPT = 100_000;

/** Issues as everybody may know them: each tells one round, or several where the game says so. */
interface Rounds {
  /** Those that have begun, oldest first. */
  lines(campaign: CampaignId): Promise<readonly RoundLine[]>;
  /** Null: there is no such issue. */
  seen(campaign: CampaignId, issue: number): Promise<RoundSeen | null>;
}

/** The account of closed issues is cached. */
export function createRounds(shell: Shell): Rounds {
  const told = createCache<readonly GameEvent[]>(EVENTS_KEPT);
  const reads = createSharedReads<readonly Chapter[]>();
  // An issue of the gazette shows the scores of all before it, which are requested at the same time.
  const chapters = (campaign: CampaignId) => reads.read(campaign, () => chaptersOf(shell, campaign));
  return {
    lines: async (campaign) => (await chapters(campaign)).map(({ line }) => line),
    seen: async (campaign, issue) => {
      const chapter = (await chapters(campaign)).find(({ line }) => line.round === issue);
      return chapter === undefined ? null : roundSeen(shell, told, campaign, chapter);
    },
  };
}

/** The issues that have begun, oldest first. */
export const roundLines = async (shell: Shell, campaign: CampaignId): Promise<readonly RoundLine[]> =>
  (await chaptersOf(shell, campaign)).map(({ line }) => line);

/** The issue that is open, and the number of the open phase; null: the war has not begun, or is over. */
export async function openRound(
  shell: Shell,
  campaign: CampaignId,
): Promise<{ readonly round: number; readonly opening: number } | null> {
  const last = (await chaptersOf(shell, campaign)).at(-1);
  return last === undefined || last.line.isClosed ? null : { round: last.line.round, opening: last.end.opening };
}

/** The steps of one issue: those made while it was open, so the last one closed it. */
interface Chapter {
  readonly line: RoundLine;
  readonly steps: readonly LogLine[];
  /** The last step after which the issue was still open, and its number among those that concern spectators. */
  readonly end: LogLine;
  readonly endNumber: number;
}

async function chaptersOf(shell: Shell, campaign: CampaignId): Promise<readonly Chapter[]> {
  const last = await lastStep(shell, campaign);
  if (last === null) return [];
  const all = await shell.log.upTo(campaign, last.n);
  const numbered = linesFor(all, viewerKey(EVERYBODY)).map((line, number) => ({ line, number }));
  // Undone steps are left out.
  const undone = undoneIn(all);
  const lines = numbered.filter(({ line }) => !undone.has(line.n));
  const told = await issuesOf(shell, campaign, last, lines);
  const issueOf = ({ line: { round } }: NumberedLine) => (round === null ? null : (told.get(round) ?? round));
  const issues = [...new Set(lines.flatMap((line) => issueOf(line) ?? []))].sort((a, b) => a - b);
  const chapters = issues.flatMap((issue) => chapterOf(lines, issueOf, issue) ?? []);
  return chapters.map((chapter, i) => ({
    ...chapter,
    line: { ...chapter.line, isClosed: i < chapters.length - 1 || last.status === 'finished' },
  }));
}

/** The issue of each round that shares one with others; empty: each round has its own. */
async function issuesOf(
  shell: Shell,
  campaign: CampaignId,
  { n, system }: { readonly n: number; readonly system: SystemId },
  lines: readonly NumberedLine[],
): Promise<ReadonlyMap<number, number>> {
  const told = new Map<number, number>();
  const { issues } = shell.rulesetOf(system);
  const step = issues === null ? null : await shell.steps.step(shell.db.pool, campaign, n);
  if (issues === null || step === null) return told;
  const zone = issues.zone(step.state);
  let latest = 0;
  for (const { line } of lines) {
    if (line.round === null || told.has(line.round)) continue;
    // A pause can move a round to where its date alone would count as an earlier week.
    latest = Math.max(latest, issues.of(line.round, dateAt(new Date(line.at), zone)));
    told.set(line.round, latest);
  }
  return told;
}

/** A line of the log, and its number among those that concern spectators. */
interface NumberedLine {
  readonly line: LogLine;
  readonly number: number;
}

function chapterOf(
  lines: readonly NumberedLine[],
  issueOf: (line: NumberedLine) => number | null,
  issue: number,
): Chapter | null {
  // Step 0 opens the first issue and is part of it.
  const steps = lines.filter((one, i) => issueOf(lines[i - 1] ?? one) === issue).map(({ line }) => line);
  const last = lines.findLast((one) => issueOf(one) === issue);
  if (last === undefined) return null;
  const { line: end, number: endNumber } = last;
  const line = { round: issue, lastRound: end.round ?? issue, at: (steps.at(-1) ?? end).at, isClosed: false };
  return { line, steps, end, endNumber };
}

async function roundSeen(
  shell: Shell,
  told: Cache<readonly GameEvent[]>,
  campaign: CampaignId,
  chapter: Chapter,
): Promise<RoundSeen | null> {
  const end = await shell.steps.step(shell.db.pool, campaign, chapter.end.n);
  if (end === null) return null;
  const events = await keptEvents(shell, told, campaign, chapter);
  const { at, opening, system, summary, outcome, earlyEnd } = end;
  // The words of an issue stay those of its time; what the board and the score show opens with the terms.
  const isWhole = await isOpenRound(shell, campaign, chapter.end);
  const eyes: Viewer = isWhole ? { kind: 'referee' } : EVERYBODY;
  const { view } = shell.steps.look(end, eyes);
  // The step that closed the issue settles its last battles.
  const after = (await shell.steps.step(shell.db.pool, campaign, chapter.steps.at(-1)?.n ?? end.n)) ?? end;
  const { standings } = shell.steps.look(after, eyes);
  const { outcomes, pastTopics } = shell.rulesetOf(system);
  const topics = new Map(outcomes(events).map((topic) => [topic.id, topic]));
  return {
    line: chapter.line,
    seen: { n: chapter.endNumber, opening, at, system, summary, outcome, standings, view, events },
    topics: [...topics.values()],
    past: pastTopics?.known(after.state, eyes).filter(({ id }) => topics.has(id)) ?? [],
    isWhole,
    earlyEnd,
    ...(chapter.line.isClosed ? await wordsOf(shell, campaign, chapter.line.round) : NO_WORDS),
  };
}

/** Nobody can read what is written for an issue before it is closed. */
const NO_WORDS = { headline: null, communiques: [] };

/** The account of a closed issue changes only if a referee takes the war back: another step closes it then. */
async function keptEvents(
  shell: Shell,
  told: Cache<readonly GameEvent[]>,
  campaign: CampaignId,
  { line, steps }: Chapter,
): Promise<readonly GameEvent[]> {
  if (!line.isClosed) return eventsOf(shell, campaign, steps);
  const key = `${campaign}:${line.round}:${steps.at(-1)?.n}`;
  const known = told.get(key);
  if (known !== undefined) return known;
  const events = await eventsOf(shell, campaign, steps);
  told.put(key, events, events.length + 1);
  return events;
}

/** What spectators read in these steps, in order. */
async function eventsOf(shell: Shell, campaign: CampaignId, lines: readonly LogLine[]): Promise<readonly GameEvent[]> {
  const events: GameEvent[] = [];
  for (const { n } of lines) {
    const step = await shell.steps.step(shell.db.pool, campaign, n);
    if (step !== null) events.push(...shell.steps.look(step, EVERYBODY).events);
  }
  return events;
}
