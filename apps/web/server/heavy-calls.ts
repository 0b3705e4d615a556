import { createFairQueue } from '@sealed-orders/api';

/** Procedures that read or replay much of a log: a few dozen of them at once would keep the database busy for seconds. */
export const HEAVY: ReadonlySet<string> = new Set([
  'desk.dryRun',
  'desk.rewindLoss',
  'desk.rewindTargets',
  'desk.tryRuling',
  'ending.archive',
  'ending.scores',
  'ending.steps',
  'ending.story',
  'gazette.round',
  'gazette.rounds',
  'play.hashes',
  'play.verified',
]);

/** How many of them run at the same time, each for another user. */
const AT_ONCE = 2;

/** Runs a call of a procedure for somebody, who is named by account or address: at once, or in turn if it is heavy. */
export type CallRunner = <Answer>(path: string, by: string, call: () => Promise<Answer>) => Promise<Answer>;

/** Heavy calls wait for each other, and everybody has one place in their queue; all other calls run at once. */
export function createCallRunner(): CallRunner {
  const queue = createFairQueue(AT_ONCE);
  return (path, by, call) => (HEAVY.has(path) ? queue(by, call) : call());
}
