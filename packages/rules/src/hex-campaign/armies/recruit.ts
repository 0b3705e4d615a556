import type { HexKey } from '../../kernel/index.ts';
import type { Realm } from '../build/realm.ts';
import { LEAST_POINTS } from '../data/detachments.ts';
import { enlisted } from '../races/enlist.ts';
import { isInList } from '../races/imperial-player.ts';
import type { ListedUnit } from '../races/permissions.ts';
import { buildFault, listFault, raceOfNew } from '../races/permissions.ts';
import { freshUnit } from '../start/deploy.ts';
import type { Fault } from '../turn/sheet-faults.ts';
import { fault } from '../turn/sheet-faults.ts';
import type { Faction, PieceId, Unit, UnitId, UnitSetup } from '../types.ts';
import { mostPoints } from './worth.ts';

/** HEX-DET-02: more than a detachment of this experience may have. */
export function tooLargeFault(points: number, dxp: number): Fault | null {
  const most = mostPoints(dxp);
  return points > most ? fault('too-large', 'HEX-DET-02', { points, most }, ['units']) : null;
}

/** HEX-DET-03: less than a detachment has. */
export const tooSmallFault = (points: number): Fault | null =>
  points < LEAST_POINTS ? fault('too-small', 'HEX-DET-03', { points, least: LEAST_POINTS }, ['units']) : null;

/**
 * HEX-DET-10: the first unit that the lists forbid or the buildings of the hex do not allow.
 * @param race by whose list they are built, HEX-EXT-01; null: by none alone
 */
export function recruitFault(
  realm: Realm,
  hex: HexKey,
  units: readonly ListedUnit[],
  race: Faction | null = raceOfNew(realm, hex, null, units),
): Fault | null {
  if (race === null) return fault('mixed-lists', 'HEX-EXT-01', {}, ['units']);
  for (const [i, unit] of units.entries()) {
    if (!isInList(realm, race, unit)) return fault('mixed-lists', 'HEX-EXT-01', { unit: unit.name }, ['units', i]);
    const found = listFault(realm, unit) ?? buildFault(realm, hex, unit, race);
    if (found !== null) return { ...found, at: ['units', i] };
  }
  return null;
}

/** New units of a race under names that derive from that of their detachment. */
export const freshUnits = (id: PieceId, race: Faction, setups: readonly UnitSetup[]): readonly Unit[] =>
  setups.map((setup, i) => freshUnit(`${id}-u${i + 1}` as UnitId, enlisted(race, setup)));
