import { type Cache, createCache } from '../cache.ts';
import type { Done } from '../lobby/seats.ts';
import type { KnownStep } from '../play/known-step.ts';
import { type LogLine, linesFor } from '../play/log.ts';
import { lastStep } from '../play/look.ts';
import { undoneIn } from '../play/undone.ts';
import { createSharedReads } from '../shared-reads.ts';
import { type GameEvent, type SeatId, type Viewer, viewerKey } from '@sealed-orders/rules/kernel';
import type { Shell } from '../shell.ts';
import type { CampaignId, UserId } from '../types.ts';
import { createRounds, roundLines } from './rounds.ts';
import type { GazetteDesk, NewCommunique, NewHeadline, RoundLine, RoundSeen, Withholding } from './types.ts';
import { gazetteDesk, sayCommunique, setHeadline, withholdCommunique } from './words.ts';

/** A war told round by round, to everybody: whoever asks gets what a spectator may know. */
export interface Gazette {
  /** The rounds that have begun, oldest first; empty: the war has not begun. */
  rounds(campaign: CampaignId): Promise<readonly RoundLine[]>;
  /** Null: there is no such round. */
  round(campaign: CampaignId, round: number): Promise<RoundSeen | null>;
  /** What the viewer may write for it now. */
  desk(campaign: CampaignId, viewer: Viewer): Promise<GazetteDesk>;
  /** Writes the headline of the last closed round; a referee may. */
  setHeadline(campaign: CampaignId, by: UserId, wanted: NewHeadline): Promise<Done>;
  /** Says something to everybody in the name of a seat, once the open round is closed; its player may. */
  say(campaign: CampaignId, seat: SeatId, by: UserId, wanted: NewCommunique): Promise<Done>;
  /** Withholds what a seat said, or shows it again; a referee may. */
  withhold(campaign: CampaignId, by: UserId, wanted: Withholding): Promise<Done>;
}

<<<<<<< x
export const gazetteOf = (shell: Shell): Gazette => ({
  rounds: (campaign) => roundLines(shell, campaign),
  round: createRounds(shell),
  desk: (campaign, viewer) => gazetteDesk(shell, campaign, viewer),
  setHeadline: (campaign, by, wanted) => setHeadline(shell, campaign, by, wanted),
  say: (campaign, seat, by, wanted) => sayCommunique(shell, { campaign, seat, by, ...wanted }),
  withhold: (campaign, by, wanted) => withholdCommunique(shell, campaign, by, wanted),
});
=======
const EVERYBODY: Viewer = { kind: 'spectator' };

/** How many events of closed rounds are cached. */
const EVENTS_KEPT = 100_000;

export function gazetteOf(shell: Shell): Gazette {
  const told = createCache<readonly GameEvent[]>(EVENTS_KEPT);
  const reads = createSharedReads<readonly Chapter[]>();
  // A number is made of all rounds before it, which are asked for at the same time.
  const chapters = (campaign: CampaignId) => reads.read(campaign, () => chaptersOf(shell, campaign));
  return {
    rounds: async (campaign) => (await chapters(campaign)).map(({ line }) => line),
    round: async (campaign, round) => {
      const chapter = (await chapters(campaign)).find(({ line }) => line.round === round);
      return chapter === undefined ? null : roundSeen(shell, told, campaign, chapter);
    },
  };
}

/** The steps of one round: those that were made while it was open, so the step that closed it is the last of them. */
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
  // What was undone is not told.
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
  const { at, opening, system, summary, outcome } = end;
  const { view } = shell.steps.look(end, EVERYBODY);
  const standings = await standingsAfter(shell, campaign, chapter, end);
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
  };
}

/** The score after the step that closed the round: what came of its battles counts for it. */
async function standingsAfter(shell: Shell, campaign: CampaignId, { steps }: Chapter, end: KnownStep) {
  const n = steps.at(-1)?.n ?? end.n;
  const after = (await shell.steps.step(shell.db.pool, campaign, n)) ?? end;
  return shell.steps.look(after, EVERYBODY).standings;
}

/** What was told in a closed round changes only if a referee takes the war back: another step closes it then. */
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

/** What spectators were told in these steps, in order. */
async function eventsOf(shell: Shell, campaign: CampaignId, lines: readonly LogLine[]): Promise<readonly GameEvent[]> {
  const events: GameEvent[] = [];
  for (const { n } of lines) {
    const step = await shell.steps.step(shell.db.pool, campaign, n);
    if (step !== null) events.push(...shell.steps.look(step, EVERYBODY).events);
  }
  return events;
}
>>>>>>> y
