import type { LossItem } from '../types.ts';
import { type Duty, doubled, doubledSum, everything, halvesOf, itemsOf, type Tally, tallyOf } from './choice.ts';
import type { Stake } from './stakes.ts';

type Part = LossItem['part'];

/** Losses of one sum: those of the last unit, before them those of the units in front of it. */
interface Choice {
  readonly stake: Stake;
  readonly parts: readonly Part[];
  readonly before: Choice | null;
  /** How many items it has. */
  readonly size: number;
}

/**
 * HEX-QB-05: the losses with the smallest sum that reaches the damage, in as few items as possible; everything if the
 * units are not worth it. No item is superfluous: without it the sum would be smaller and still reach the damage.
 */
export function cheapestLosses(duty: Duty): readonly LossItem[] {
  const { stakes, owed, picks } = duty;
  if (owed <= 0) return [];
  const all = everything(duty);
  if (doubledSum(stakes, all) <= owed) return all;
  // For each sum, in doubled points, the choice with the fewest items. A sum that reaches the damage grows no further.
  let choices = new Map<number, Choice | null>([[0, null]]);
  for (const stake of stakes.filter(({ points }) => points > 0)) {
    const ways = waysToLose(stake, tallyOf(picks, stake).half);
    const next = new Map(choices);
    for (const [sum, before] of choices) {
      if (sum >= owed) continue;
      for (const parts of ways) {
        const reached = sum + parts.reduce((points, part) => points + doubled(stake, part), 0);
        const size = (before?.size ?? 0) + parts.length;
        const known = next.get(reached);
        if (known === undefined || (known !== null && known.size > size))
          next.set(reached, { stake, parts, before, size });
      }
    }
    choices = next;
  }
  const least = Math.min(...[...choices.keys()].filter((sum) => sum >= owed));
  return itemsIn(choices.get(least) ?? null);
}

/** Every part of a unit that can be lost; the enemy has already picked some halves. */
function waysToLose(stake: Stake, picked: number): readonly (readonly Part[])[] {
  const ways: Part[][] = [];
  const times = (part: Part, n: number): Part[] => Array.from({ length: n }, () => part);
  const most: Tally = { whole: itemsOf(stake) - picked, half: halvesOf(stake) - picked, rest: picked };
  for (let rest = 0; rest <= most.rest; rest++) {
    for (let whole = 0; whole <= most.whole; whole++) {
      for (let half = 0; half <= Math.min(most.half, most.whole - whole); half++) {
        ways.push([...times('whole', whole), ...times('half', half), ...times('rest', rest)]);
      }
    }
  }
  return ways.filter((parts) => parts.length > 0);
}

function itemsIn(choice: Choice | null): readonly LossItem[] {
  if (choice === null) return [];
  const { stake, parts, before } = choice;
  return [...itemsIn(before), ...parts.map((part) => ({ piece: stake.piece, unit: stake.unit, part }))];
}
