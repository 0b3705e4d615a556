import { DARK_ELDAR, SWIFT } from '../data/races/dark-eldar.ts';
import type { Detachment, Faction, Unit } from '../types.ts';
import { isChosen, tagsMounted } from './units.ts';

const isLeft = ({ models }: Unit): boolean => models.ready + models.wounded + models.damaged > 0;

const isSwiftUnit = (unit: Unit): boolean => {
  const tags = tagsMounted(DARK_ELDAR, unit);
  return SWIFT.some((choice) => isChosen(DARK_ELDAR, choice, unit, tags));
};

/** HEX-RACE-DE-17: whether all remaining units ride Raiders, or are jetbikes, Hellions or Ravagers. */
export function isSwift(detachment: Detachment, owner: Faction): boolean {
  if ((detachment.race ?? owner) !== 'de') return false;
  const units = detachment.units.filter(isLeft);
  return units.length > 0 && units.every(isSwiftUnit);
}
