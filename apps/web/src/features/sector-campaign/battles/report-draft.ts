import {
  type Battle,
  type BattleId,
  type BattleResult,
  type CounterId,
  type Deeds,
  type Fighter,
  type Kind,
  noDeeds,
  orderSchema,
  type Winner,
} from '@sealed-orders/rules/sector-campaign';

/** How much of a detachment is left. Those wiped out are halved as well. SEC-BTL-10. */
export const LOSSES = ['none', 'halved', 'wiped'] as const;
export type Losses = (typeof LOSSES)[number];

export const lossesOf = ({ isHalved, isWiped }: Pick<Deeds, 'isHalved' | 'isWiped'>): Losses =>
  isWiped ? 'wiped' : isHalved ? 'halved' : 'none';

/** What can be counted for a detachment. */
export const COUNTED = ['sixes', 'objectives', 'engines', 'flyers'] as const;
export type Counted = (typeof COUNTED)[number];

/** What earns experience: flyers for aircraft, objectives and sixes for everyone else. SEC-XP-05, -09. */
export const countedFor = (kind: Kind): readonly Counted[] =>
  kind === 'aerial' ? ['engines', 'flyers'] : ['sixes', 'objectives', 'engines'];

/** A report that is being written. */
export interface Draft {
  readonly result: BattleResult;
  /** Whether its author has chosen a winner yet. */
  readonly isTold: boolean;
}

/** A report in which nothing is marked, with a line for each detachment. */
export const emptyResult = (fighters: readonly Pick<Fighter, 'counter'>[]): BattleResult => ({
  winner: 'draw',
  deeds: [...noDeeds(fighters.map(({ counter }) => counter))],
});

/** The same result with exactly one line for each of these detachments. */
export function filledIn(fighters: readonly Pick<Fighter, 'counter'>[], { winner, deeds }: BattleResult): BattleResult {
  const empty = emptyResult(fighters).deeds;
  return { winner, deeds: empty.map((none) => deeds.find(({ counter }) => counter === none.counter) ?? none) };
}

export const withWinner = (result: BattleResult, winner: Winner): BattleResult => ({ ...result, winner });

/** The result with one line changed. */
export const withDeeds = (
  result: BattleResult,
  counter: CounterId,
  change: Partial<Omit<Deeds, 'counter'>>,
): BattleResult => ({
  ...result,
  deeds: result.deeds.map((one) => (one.counter === counter ? { ...one, ...change } : one)),
});

export const withLosses = (result: BattleResult, counter: CounterId, losses: Losses): BattleResult =>
  withDeeds(result, counter, { isHalved: losses !== 'none', isWiped: losses === 'wiped' });

/** A line of a report: who won, or a detachment. */
export type Line = 'winner' | CounterId;

const isSame = (a: Deeds, b: Deeds): boolean =>
  lossesOf(a) === lossesOf(b) && COUNTED.every((counted) => a[counted] === b[counted]);

/** The lines that an amendment changes. If one of the two leaves out a line, nothing is marked in it. */
export function changedLines(before: BattleResult, after: BattleResult): readonly Line[] {
  const counters = [...new Set([...before.deeds, ...after.deeds].map(({ counter }) => counter))];
  const fighters = counters.map((counter) => ({ counter }));
  const [was, is] = [filledIn(fighters, before).deeds, filledIn(fighters, after).deeds];
  const changed = is.filter((one, i) => {
    const old = was[i];
    return old !== undefined && !isSame(old, one);
  });
  return [...(before.winner === after.winner ? [] : ['winner' as const]), ...changed.map(({ counter }) => counter)];
}

/** A draft saved in this browser; null: it can no longer be read. */
export function readDraft(found: unknown, battle: BattleId): Draft | null {
  if (typeof found !== 'object' || found === null || !('result' in found)) return null;
  const read = orderSchema.safeParse({ type: 'report', battle, result: found.result });
  if (read.data?.type !== 'report') return null;
  return { result: read.data.result, isTold: 'isTold' in found && found.isTold === true };
}

/** The order that files a report, or amends one. */
export const reportOrder = (type: 'report' | 'amend', { id }: Pick<Battle, 'id'>, result: BattleResult) =>
  ({ type, battle: id, result }) as const;
