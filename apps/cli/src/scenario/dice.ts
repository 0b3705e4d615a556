import { type Dice, forcedDice, seededDice, sha256Hex, stepKey, type Throw } from '@sealed-orders/rules/kernel';
import { differenceText } from '@sealed-orders/text/cli/scenarios';
import { type Frame, movedText } from './frame.ts';
import type { Difference } from './match.ts';
import type { DiceText } from './schema.ts';

/** Dice that a scenario lays down, and what became of them. */
export interface LaidDice {
  readonly dice: Dice;
  /** Dice that fell and were not given. */
  notGiven(): readonly Difference[];
  /** Dice that were given and never fell. */
  neverFell(): readonly Difference[];
}

/** What is wrong with the dice of a step: whatever falls must be given, and whatever is given must fall. */
export const complaints = (laid: LaidDice): readonly Difference[] => [...laid.notGiven(), ...laid.neverFell()];

/** As above of one step in two worlds: a die may fall in one of them alone. */
export function complaintsOfBoth(base: LaidDice, other: LaidDice): readonly Difference[] {
  const left = new Set(other.neverFell().map(({ text }) => text));
  const unheard = new Map([...base.notGiven(), ...other.notGiven()].map((found) => [found.text, found]));
  return [...unheard.values(), ...base.neverFell().filter(({ text }) => left.has(text))];
}

const purposeOf = (thrown: Pick<Throw, 'rule' | 'subject'>): string => `${thrown.rule} ${thrown.subject}`;

/** `{ HEX-TURN-05: { red: 4 } }` and `{ 'HEX-TURN-05 red': [4] }` say the same. */
function forcedOf(text: DiceText | undefined, frame: Frame): Readonly<Record<string, readonly number[]>> {
  const forced: Record<string, readonly number[]> = {};
  if (text === undefined || text === 'any') return forced;
  const lay = (purpose: string, value: number | readonly number[]) => {
    forced[movedText(purpose, frame)] = typeof value === 'number' ? [value] : value;
  };
  for (const [key, value] of Object.entries(text)) {
    if (value === 'any') continue;
    if (typeof value === 'number' || Array.isArray(value)) lay(key, value);
    else for (const [subject, dice] of Object.entries(value)) lay(`${key} ${subject}`, dice);
  }
  return forced;
}

/**
 * The dice of one step. Every throw must be laid down and every die laid down must fall, unless the others may fall as
 * they like: then they come from a seed that is always the same.
 */
export function laidDice(text: DiceText | undefined, frame: Frame): LaidDice {
  const forced = forcedOf(text, frame);
  const othersMayFall = text === 'any' || (text !== undefined && text.others === 'any');
  const chance = seededDice(stepKey(sha256Hex('scenario'), 'scenario', 0, {}));
  const notGiven: string[] = [];
  const dice = forcedDice(forced, (rule, subject, _count, sides) => {
    const value = chance.die(rule, subject, sides);
    if (!othersMayFall) notGiven.push(differenceText.dieNotGiven(purposeOf({ rule, subject }), sides));
    return value;
  });
  const told = (texts: readonly string[]) => texts.map((text) => ({ path: 'dice', text: movedBack(text, frame) }));
  return {
    dice,
    notGiven: () => told(notGiven),
    neverFell: () => {
      const fallen = new Map<string, number>();
      for (const thrown of dice.thrown()) fallen.set(purposeOf(thrown), (fallen.get(purposeOf(thrown)) ?? 0) + 1);
      const left = Object.entries(forced).flatMap(([purpose, values]) => {
        const count = values.length - (fallen.get(purpose) ?? 0);
        return count > 0 ? [differenceText.diceLeft(count, purpose)] : [];
      });
      return told(left);
    },
  };
}

const movedBack = (text: string, frame: Frame): string => movedText(text, { q: -frame.q, r: -frame.r });
