import type { LossItem, LossRow, LossTask } from '@sealed-orders/rules/hex-campaign';

/** The chosen part of each row, in the order of the rows; null: it is kept. */
export type Chosen = readonly (LossItem['part'] | null)[];

export const nothing = ({ rows }: LossTask): Chosen => rows.map(() => null);

/** The choice with another part of one row. */
export const withPart = (chosen: Chosen, at: number, part: LossItem['part'] | null): Chosen =>
  chosen.map((one, i) => (i === at ? part : one));

/** The items that are sent. */
export const itemsOf = ({ rows }: LossTask, chosen: Chosen): readonly LossItem[] =>
  rows.flatMap(({ piece, unit }, i) => {
    const part = chosen[i] ?? null;
    return part === null ? [] : [{ piece, unit, part }];
  });

/** Doubled points of the chosen part of a row. */
export const worthOf = ({ choices }: LossRow, part: LossItem['part'] | null): number =>
  choices.find((choice) => choice.part === part)?.doubled ?? 0;

/** Doubled points of everything chosen. */
export const sumOf = ({ rows }: LossTask, chosen: Chosen): number =>
  rows.reduce((sum, row, i) => sum + worthOf(row, chosen[i] ?? null), 0);

/** Places items on the rows that offer them, the first free ones. */
export function chosenOf({ rows }: LossTask, items: readonly LossItem[]): Chosen {
  const left = [...items];
  return rows.map(({ unit, choices }) => {
    const at = left.findIndex((item) => item.unit === unit && choices.some(({ part }) => part === item.part));
    return at < 0 ? null : (left.splice(at, 1)[0]?.part ?? null);
  });
}
