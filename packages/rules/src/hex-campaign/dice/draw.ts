import type { Dice, RuleId, SeatId } from '../../kernel/index.ts';

/** How the dice name an Airspace. */
export const subjectOf = (airspace: number): string => `airspace-${airspace}`;

/** Draws one of several; with only one, no die is thrown. */
export function drawn<Item>(dice: Dice, rule: RuleId, subject: string, items: readonly Item[]): Item | undefined {
  return items[items.length < 2 ? 0 : dice.die(rule, subject, items.length) - 1];
}

/** HEX-AIR-03: players in random order; with only one, no die is thrown. */
export function inRandomOrder(dice: Dice, airspace: number, seats: readonly SeatId[]): readonly SeatId[] {
  const left = [...seats];
  const order: SeatId[] = [];
  while (left.length > 0) {
    const next = drawn(dice, 'HEX-AIR-03', subjectOf(airspace), left);
    if (next === undefined) break;
    order.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return order;
}
