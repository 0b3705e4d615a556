import type { Dice, RuleId } from '../../kernel/index.ts';
import type { Closing } from '../types.ts';

/** Dice that fall as they did, and where none had been thrown by the others. HEX-TURN-10. */
export function diceAgain(thrown: Closing['dice'], fresh: Dice): Dice {
  const left = new Map<string, number[]>();
  for (const { rule, subject, sides, value } of thrown) {
    const purpose = `${rule} ${subject} ${sides}`;
    left.set(purpose, [...(left.get(purpose) ?? []), value]);
  }
  const die = (rule: RuleId, subject: string, sides: number): number =>
    left.get(`${rule} ${subject} ${sides}`)?.shift() ?? fresh.die(rule, subject, sides);
  return { die, d6: (rule, subject) => die(rule, subject, 6), thrown: () => fresh.thrown() };
}
