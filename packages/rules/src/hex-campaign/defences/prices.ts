import { HALF_PRICE_STRONGHOLDS, STRONGHOLD_COST } from '../data/strongholds.ts';
import type { Builder } from '../places/armament.ts';
import { ownPieces, type Realm } from '../realm/realm.ts';
import type { Detachment, StrongholdLevel } from '../types.ts';

/** All detachments that the seat leads: on the map, in orbit, or paid and not yet arrived. */
const army = (realm: Realm): readonly Detachment[] => [
  ...ownPieces(realm, 'detachment'),
  ...realm.orbit.values(),
  ...realm.constructions.map(({ detachment }) => detachment),
];

/** A realm as a builder. */
export function builderOf(realm: Realm): Builder {
  const isMixed =
    realm.settings.imperialPlayer === 'on' && army(realm).some(({ race }) => race !== null && race !== realm.faction);
  return { faction: realm.faction, isMixed };
}

/** HEX-STR-02, HEX-RACE-IG-02: BP for this level on top of the one below. */
export function strongholdPrice(level: StrongholdLevel, { faction, isMixed }: Builder): number {
  const full = STRONGHOLD_COST[level];
  return HALF_PRICE_STRONGHOLDS.includes(faction) && !isMixed ? Math.floor(full / 2) : full;
}
