import { type NewDetachment, TRAITS } from '@sealed-orders/rules/sector-campaign';
import { TRAIT_NAMES } from '@sealed-orders/text/sector-campaign';
import { forcesText } from '@sealed-orders/text/sector-campaign/forces';

/** What matters about a detachment on the map: commander, infiltrators, flak, war machines, intercept rating. */
export function marksOf({ isCommander, units }: Pick<NewDetachment, 'isCommander' | 'units'>): readonly string[] {
  const intercept = Math.max(...units.map((unit) => unit.intercept));
  const traits = TRAITS.flatMap((trait) => {
    const count = units.reduce((sum, unit) => sum + (unit.traits.includes(trait) ? unit.count : 0), 0);
    return count === 0 ? [] : [forcesText.several(count, TRAIT_NAMES[trait])];
  });
  return [
    ...(isCommander ? [forcesText.commander] : []),
    ...traits,
    ...(intercept > 0 ? [forcesText.intercept(intercept)] : []),
  ];
}
