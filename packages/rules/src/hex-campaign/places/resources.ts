import { CONSUMES } from '../data/build-points.ts';
import { RP_SHARE } from '../data/routes.ts';
import type { Faction } from '../types.ts';

/** HEX-RACE-DE-08: RP that a Resource hex gives its owner in a turn. */
export const rpOf = (resources: number, owner: Faction): number =>
  Math.floor((resources * (RP_SHARE[owner] ?? 100)) / 100);

/** HEX-RACE-TY-02: BP that a faction gets immediately for a Resource hex of this yield; null if it keeps the hex. */
export function consumedBp(faction: Faction, resources: number): number | null {
  const times = CONSUMES[faction];
  return times === undefined ? null : times * resources;
}
