import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { LossItem, UnitId } from '../types.ts';
import type { Stake } from './stakes.ts';

type Part = LossItem['part'];

/** How often each part of a unit was chosen. */
export type Tally = Readonly<Record<Part, number>>;

const NOTHING: Tally = { half: 0, whole: 0, rest: 0 };

/** Doubled points of one item: half a squad of 75 points counts 37.5. */
export const doubled = ({ points }: Stake, part: Part): number => (part === 'whole' ? 2 * points : points);

export function talliesOf(items: readonly LossItem[]): ReadonlyMap<UnitId, Tally> {
  const tallies = new Map<UnitId, Tally>();
  for (const { unit, part } of items) {
    const tally = tallies.get(unit) ?? NOTHING;
    tallies.set(unit, { ...tally, [part]: tally[part] + 1 });
  }
  return tallies;
}

export const tallyOf = (tallies: ReadonlyMap<UnitId, Tally>, { unit }: Stake): Tally => tallies.get(unit) ?? NOTHING;

/** HEX-QB-05: vehicles by halves, a squad of at least two models by one half. */
export const halvesOf = ({ singly, models }: Stake): number => (singly ? models : models > 1 ? 1 : 0);

/** The number of items in which a unit can be lost. */
export const itemsOf = ({ singly, models }: Stake): number => (singly ? models : 1);

/** HEX-QB-05: whether this much of a unit can be lost, given the halves that the enemy picked. */
function isThere(stake: Stake, { half, whole, rest }: Tally, picked: number): boolean {
  return half + whole <= itemsOf(stake) - picked && half <= halvesOf(stake) - picked && rest <= picked;
}

/** The first item that the units do not have. */
function unknownItem(
  stakes: readonly Stake[],
  items: readonly LossItem[],
  picks: ReadonlyMap<UnitId, Tally>,
): LossItem | null {
  const byUnit = new Map(stakes.map((stake) => [stake.unit, stake]));
  const tallies = talliesOf(items);
  const found = items.find(({ piece, unit }) => {
    const stake = byUnit.get(unit);
    if (stake === undefined || stake.piece !== piece) return true;
    return !isThere(stake, tallyOf(tallies, stake), tallyOf(picks, stake).half);
  });
  return found ?? null;
}

/** Doubled points of items that are all there. */
export function doubledSum(stakes: readonly Stake[], items: readonly LossItem[]): number {
  const byUnit = new Map(stakes.map((stake) => [stake.unit, stake]));
  return items.reduce((sum, { unit, part }) => {
    const stake = byUnit.get(unit);
    return sum + (stake === undefined ? 0 : doubled(stake, part));
  }, 0);
}

/**
 * HEX-QB-07: why a planner cannot pick these losses of the enemy: halves only, up to the limit.
 * @param limit points
 */
export function pickFault(stakes: readonly Stake[], limit: number, items: readonly LossItem[]): Fault | null {
  const isWrong = items.findIndex(({ part }) => part !== 'half');
  if (isWrong >= 0) return fault('pick-not-half', 'HEX-QB-07', {}, ['items', isWrong]);
  const unknown = unknownItem(stakes, items, new Map());
  if (unknown !== null) return notThere(stakes, unknown, 'HEX-QB-07');
  const sum = doubledSum(stakes, items);
  if (sum > 2 * limit) return fault('picks-too-many', 'HEX-QB-07', { limit, picked: Math.ceil(sum / 2) }, ['items']);
  return null;
}

/** An owner's choices. */
export interface Duty {
  readonly stakes: readonly Stake[];
  /** Points of damage that the owner still has to take, without the enemy's picks; doubled. */
  readonly owed: number;
  /** The enemy's picks of the owner's units. */
  readonly picks: ReadonlyMap<UnitId, Tally>;
}

/** Everything left of the units. */
export function everything({ stakes, picks }: Duty): readonly LossItem[] {
  return stakes.flatMap((stake) => {
    const { piece, unit } = stake;
    const picked = tallyOf(picks, stake).half;
    const item = (part: Part): LossItem => ({ piece, unit, part });
    return [
      ...Array.from({ length: itemsOf(stake) - picked }, () => item('whole')),
      ...Array.from({ length: picked }, () => item('rest')),
    ];
  });
}

/** HEX-QB-05: why an owner cannot choose these losses: they reach the damage, and none of them could be left out. */
export function lossFault(duty: Duty, items: readonly LossItem[]): Fault | null {
  const { stakes, owed, picks } = duty;
  const unknown = unknownItem(stakes, items, picks);
  if (unknown !== null) return notThere(stakes, unknown, 'HEX-QB-05');
  const sum = doubledSum(stakes, items);
  const facts = { ...damageOf(duty), chosen: Math.floor(sum / 2) };
  if (sum < owed) {
    const isAll = sum === doubledSum(stakes, everything(duty));
    return isAll ? null : fault('losses-too-few', 'HEX-QB-05', facts, ['items']);
  }
  const byUnit = new Map(stakes.map((stake) => [stake.unit, stake]));
  for (const [i, { unit, part }] of items.entries()) {
    const stake = byUnit.get(unit);
    if (stake === undefined || sum - doubled(stake, part) < owed) continue;
    return fault('loss-superfluous', 'HEX-QB-05', { ...facts, unit, name: stake.name }, ['items', i]);
  }
  return null;
}

/** The damage in whole points: the total, the enemy's picks, and what the owner still has to take. */
function damageOf({ stakes, owed, picks }: Duty) {
  const picked = stakes.reduce((sum, stake) => sum + tallyOf(picks, stake).half * doubled(stake, 'half'), 0);
  const damage = Math.ceil((owed + picked) / 2);
  const left = Math.ceil(owed / 2);
  return { damage, picked: damage - left, owed: left };
}

/** Names a unit that cannot lose this much; a unit not taking part cannot be named. */
function notThere(stakes: readonly Stake[], { piece, unit }: LossItem, rule: 'HEX-QB-05' | 'HEX-QB-07'): Fault {
  const stake = stakes.find((one) => one.unit === unit && one.piece === piece);
  return fault('loss-not-there', rule, { unit, ...(stake && { name: stake.name }) }, ['items']);
}
