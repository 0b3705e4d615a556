import { type Dice, forcedDice, seededDice, sha256Hex, stepKey, type Throw } from '@sealed-orders/rules/kernel';
import { differenceText } from '@sealed-orders/text/cli/scenarios';
import type { Coordinates } from './coordinates.ts';
import { flow } from './flow.ts';
import type { Difference } from './match.ts';
import type { DiceText } from './schema.ts';

/** Dice that a scenario gives, and how they were used. */
export interface LaidDice {
  readonly dice: Dice;
  /** Dice that were rolled and not given. */
  notGiven(): readonly Difference[];
  /** Dice that are given and were never requested. */
  neverRequested(): readonly Leftover[];
}

interface Leftover extends Difference {
  /** What the dice were for, as it is given. */
  readonly purpose: string;
}

/** What is wrong with the dice of a step: every rolled die must be given, and every given die must be rolled. */
export const complaints = (laid: LaidDice): readonly Difference[] => [...laid.notGiven(), ...laid.neverRequested()];

/** The same for one step in two worlds: a die may be rolled in only one of them. */
export function complaintsOfBoth(base: LaidDice, other: LaidDice): readonly Difference[] {
  const left = new Set(other.neverRequested().map(({ purpose }) => purpose));
  const unheard = new Map([...base.notGiven(), ...other.notGiven()].map((found) => [found.text, found]));
  return [...unheard.values(), ...base.neverRequested().filter(({ purpose }) => left.has(purpose))];
}

const purposeOf = (thrown: Pick<Throw, 'rule' | 'subject'>): string => `${thrown.rule} ${thrown.subject}`;

/** `{ <rule>: { red: 4 } }` and `{ '<rule> red': [4] }` say the same. */
function forcedOf(
  text: DiceText | undefined,
  { inwardText }: Coordinates,
): Readonly<Record<string, readonly number[]>> {
  const forced: Record<string, readonly number[]> = {};
  if (text === undefined || text === 'any') return forced;
  const lay = (purpose: string, value: number | readonly number[]) => {
    forced[inwardText(purpose)] = typeof value === 'number' ? [value] : value;
  };
  for (const [key, value] of Object.entries(text)) {
    if (value === 'any') continue;
    if (typeof value === 'number' || Array.isArray(value)) lay(key, value);
    else for (const [subject, dice] of Object.entries(value)) lay(`${key} ${subject}`, dice);
  }
  return forced;
}

/**
 * The dice of one step. Every throw must be given and every given die must be thrown, unless the others are free: then
 * they come from a seed that is always the same.
 */
export function laidDice(text: DiceText | undefined, coordinates: Coordinates): LaidDice {
  const forced = forcedOf(text, coordinates);
  const othersMayFall = text === 'any' || (text !== undefined && text.others === 'any');
  const chance = seededDice(stepKey(sha256Hex('scenario'), 'scenario', 0, {}));
  const notGiven: string[] = [];
  const dice = forcedDice(forced, (rule, subject, _count, sides) => {
    const value = chance.die(rule, subject, sides);
    if (!othersMayFall) notGiven.push(differenceText.dieNotGiven(purposeOf({ rule, subject }), sides));
    return value;
  });
  const { outwardText } = coordinates;
  return {
    dice,
    notGiven: () => notGiven.map((text) => ({ path: 'dice', text: outwardText(text) })),
    neverRequested: () => {
      const rolled = byPurpose(dice.thrown());
      const unnamed = Object.entries(rolled).flatMap(([purpose, values]) => {
        const others = values.slice(forced[purpose]?.length ?? 0);
        return others.length === 0 ? [] : [[outwardText(purpose), others] as const];
      });
      const instead = unnamed.length === 0 ? null : flow(Object.fromEntries(unnamed));
      return Object.entries(forced).flatMap(([purpose, values]) => {
        const left = values.length - (rolled[purpose]?.length ?? 0);
        const text = differenceText.diceLeft(left, outwardText(purpose), instead);
        return left > 0 ? [{ path: 'dice', purpose, text }] : [];
      });
    },
  };
}

/** The rolled dice, by their purpose. */
export function byPurpose(thrown: readonly Throw[]): Readonly<Record<string, readonly number[]>> {
  const rolled: Record<string, readonly number[]> = {};
  for (const one of thrown) rolled[purposeOf(one)] = [...(rolled[purposeOf(one)] ?? []), one.value];
  return rolled;
}
