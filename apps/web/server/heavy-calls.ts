import { createFairQueue } from '@sealed-orders/api';

/** Procedures that read or replay much of a log: a few dozen of them at once would keep the database busy for seconds. */
export const HEAVY: ReadonlySet<string> = new Set([
  'desk.dryRun',
  'desk.rewindLoss',
  'desk.rewindTargets',
  'desk.tryRuling',
  'ending.archive',
  'ending.scores',
  'ending.story',
  'gazette.round',
  'gazette.rounds',
  'play.hashes',
  'play.stretch',
  'play.verified',
]);

/** How many of them run at the same time, each for another user. */
const AT_ONCE = 2;

/** How many other calls of one user run at the same time: fewer than there are connections to the database. */
const OTHERS_OF_ONE = 8;

/** Runs a call of a procedure for somebody, who is named by account or address: at once, or in turn. */
export type CallRunner = <Answer>(path: string, by: string, call: () => Promise<Answer>) => Promise<Answer>;

/**
 * Heavy calls wait for each other, and everybody has one place in their queue. Other calls wait only for those of the
 * same user, when there are more of them than a page makes.
 */
export function createCallRunner(): CallRunner {
  const heavy = createFairQueue(AT_ONCE);
  const others = createFairQueue(Number.POSITIVE_INFINITY, OTHERS_OF_ONE);
  return (path, by, call) => (HEAVY.has(path) ? heavy : others)(by, call);
}
