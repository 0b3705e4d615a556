import type { Aspect, BuildingType, DefenceType, God, TurretWeapon } from '@sealed-orders/rules/hex-campaign';
import { buildingName } from '../building-names.ts';
import { defenceName } from '../defence-names.ts';
import { GOD_NAMES } from '../god-names.ts';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Words for the contents of one of the reader's own hexes. */
export const holdingsText = {
  buildings: 'Buildings',
  defences: 'Defences',
  captives: 'Captives',
  building: (type: BuildingType, aspect: Aspect | null): string => buildingName(type, aspect),
  /** `3 × Bunker`, `Turret with darklance`. */
  defence: (type: DefenceType, weapon: TurretWeapon | null, count: number): string => {
    const name = capital(defenceName(type, weapon));
    return count === 1 ? name : `${count} × ${name}`;
  },
  idle: 'out of use this turn',
  worksFrom: (turn: number): string => `works from turn ${turn}`,
  shrine: (god: God): string => `shrine of ${GOD_NAMES[god]}`,
  captivesOf: (detachment: string, owner: string): string => `${detachment} of ${owner}`,
  jailed: 'in prison',
  jailedSince: (turn: number): string => `in prison since turn ${turn}`,
  guardedBy: (guard: string): string => `guarded by ${guard}`,
} as const;
