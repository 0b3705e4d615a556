import { z } from 'zod';
import type { ArmyTerms } from './description.ts';
import type { ListedForce } from './forces.ts';

const counts = { least: z.int(), most: z.int() };

/** What is outside the terms for a seat's army, or about one of its forces, by its place. Points and numbers of units. */
export const armyFaultSchema = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('over-limit'), points: z.number(), most: z.int() }),
  z.strictObject({ code: z.literal('small'), force: z.int(), points: z.number(), least: z.int() }),
  z.strictObject({ code: z.literal('large'), force: z.int(), points: z.number(), most: z.int() }),
  z.strictObject({ code: z.literal('slot'), force: z.int(), slot: z.string(), found: z.int(), ...counts }),
  z.strictObject({ code: z.literal('weak'), force: z.int(), below: z.int() }),
]);
export type ArmyFault = Readonly<z.infer<typeof armyFaultSchema>>;

type Units = readonly Pick<ListedForce['units'][number], 'slot' | 'points'>[];

const pointsOf = (units: Units): number => units.reduce((sum, { points }) => sum + points, 0);

/** What is outside the terms in an army: the whole first, then its forces in their order. */
export function armyFaults(
  { points: most, force, slots, weakBelow }: ArmyTerms,
  forces: readonly { readonly units: Units }[],
): readonly ArmyFault[] {
  const whole = pointsOf(forces.flatMap(({ units }) => units));
  return [
    ...(most !== null && whole > most ? [{ code: 'over-limit', points: whole, most } as const] : []),
    ...forces.flatMap(({ units }, at): ArmyFault[] => {
      const points = pointsOf(units);
      return [
        ...(points < force.least ? [{ code: 'small', force: at, points, least: force.least } as const] : []),
        ...(points > force.most ? [{ code: 'large', force: at, points, most: force.most } as const] : []),
        ...slots.flatMap((asked): ArmyFault[] => {
          const found = units.filter(({ slot }) => slot === asked.slot).length;
          return found < asked.least || found > asked.most ? [{ code: 'slot', force: at, found, ...asked }] : [];
        }),
        ...(weakBelow !== null && points < weakBelow ? [{ code: 'weak', force: at, below: weakBelow } as const] : []),
      ];
    }),
  ];
}
