import { type GameEvent, type Viewer, viewerKey } from '@sealed-orders/rules/kernel';
import { type Cache, createCache } from '../caches/cache.ts';
import { createSharedReads } from '../caches/shared-reads.ts';
import type { KnownStep } from '../log/known-step.ts';
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

/** Rounds as everybody may know them. */
interface Rounds {
  /** Those that have begun, oldest first. */
  lines(campaign: CampaignId): Promise<readonly RoundLine[]>;
  /** Null: there is no such round. */
  seen(campaign: CampaignId, round: number): Promise<RoundSeen | null>;
}

/** The account of closed rounds is cached. */
export function createRounds(shell: Shell): Rounds {
  const told = createCache<readonly GameEvent[]>(EVENTS_KEPT);
  const reads = createSharedReads<readonly Chapter[]>();
  // An issue of the gazette is made of all rounds before it, which are requested at the same time.
  const chapters = (campaign: CampaignId) => reads.read(campaign, () => chaptersOf(shell, campaign));
  return {
    lines: async (campaign) => (await chapters(campaign)).map(({ line }) => line),
    seen: async (campaign, round) => {
      const chapter = (await chapters(campaign)).find(({ line }) => line.round === round);
      return chapter === undefined ? null : roundSeen(shell, told, campaign, chapter);
    },
  };
}

/** The rounds that have begun, oldest first. */
export const roundLines = async (shell: Shell, campaign: CampaignId): Promise<readonly RoundLine[]> =>
  (await chaptersOf(shell, campaign)).map(({ line }) => line);

/** The round that is open, and the number of its open phase; null: the war has not begun, or is over. */
export async function openRound(
  shell: Shell,
  campaign: CampaignId,
): Promise<{ readonly round: number; readonly opening: number } | null> {
  const last = (await chaptersOf(shell, campaign)).at(-1);
  return last === undefined || last.line.isClosed ? null : { round: last.line.round, opening: last.end.opening };
}

/** The steps of one round: those made while it was open, so the last one closed it. */
interface Chapter {
  readonly line: RoundLine;
  readonly steps: readonly LogLine[];
  /** The last step after which the round was still open, and its number among those that concern spectators. */
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
  const rounds = [...new Set(lines.flatMap(({ line }) => line.round ?? []))].sort((a, b) => a - b);
  const chapters = rounds.flatMap((round) => chapterOf(lines, round) ?? []);
  return chapters.map((chapter, i) => ({
    ...chapter,
    line: { ...chapter.line, isClosed: i < chapters.length - 1 || last.status === 'finished' },
  }));
}

/** A line of the log, and its number among those that concern spectators. */
interface NumberedLine {
  readonly line: LogLine;
  readonly number: number;
}

function chapterOf(lines: readonly NumberedLine[], round: number): Chapter | null {
  // Step 0 opens the first round and is part of it.
  const steps = lines.filter((one, i) => (lines[i - 1] ?? one).line.round === round).map(({ line }) => line);
  const last = lines.findLast(({ line }) => line.round === round);
  if (last === undefined) return null;
  const { line: end, number: endNumber } = last;
  return { line: { round, at: (steps.at(-1) ?? end).at, isClosed: false }, steps, end, endNumber };
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
  // The words of a round stay those of its time; what the board and the score show opens with the terms.
  const isWhole = await isOpenRound(shell, campaign, chapter.end);
  const eyes: Viewer = isWhole ? { kind: 'referee' } : EVERYBODY;
  const { view } = shell.steps.look(end, eyes);
  const standings = await standingsAfter(shell, campaign, chapter, { end, eyes });
  const topics = new Map(
    shell
      .rulesetOf(system)
      .outcomes(events)
      .map((topic) => [topic.id, topic]),
  );
  return {
    line: chapter.line,
    seen: { n: chapter.endNumber, opening, at, system, summary, outcome, standings, view, events },
    topics: [...topics.values()],
    isWhole,
    earlyEnd,
    ...(chapter.line.isClosed ? await wordsOf(shell, campaign, chapter.line.round) : NO_WORDS),
  };
}

/** Nobody can read what is written for a round before it is closed. */
const NO_WORDS = { headline: null, communiques: [] };

/** How the round ended, and the viewers who see it so. */
interface Telling {
  readonly end: KnownStep;
  readonly eyes: Viewer;
}

/** The score after the step that closed the round, so that its battles count. */
async function standingsAfter(shell: Shell, campaign: CampaignId, { steps }: Chapter, { end, eyes }: Telling) {
  const n = steps.at(-1)?.n ?? end.n;
  const after = (await shell.steps.step(shell.db.pool, campaign, n)) ?? end;
  return shell.steps.look(after, eyes).standings;
}

/** The account of a closed round changes only if a referee takes the war back: another step closes it then. */
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
