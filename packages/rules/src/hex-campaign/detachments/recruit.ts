import type { HexKey } from '../../space/hex.ts';
import { LEAST_POINTS } from '../data/detachments.ts';
import { enlisted } from '../lists/enlist.ts';
import { isInList } from '../races/imperial-player.ts';
import type { ListedUnit } from '../races/permissions.ts';
import { buildFault, listFault, raceOfNew } from '../races/permissions.ts';
import type { Realm } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Faction, Unit, UnitSetup } from '../types.ts';
import { freshUnit } from '../units/fresh.ts';
import { mostPoints } from '../units/worth.ts';

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
 * @param race whose list they are built by, HEX-EXT-01; null: no single list
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

/**
 * New units of a race.
 * @param about distinguishes them from other units made this turn
 */
export const freshUnits = (realm: Realm, about: string, race: Faction, setups: readonly UnitSetup[]): readonly Unit[] =>
  setups.map((setup, i) => freshUnit(realm.newUnitId(`${about}|${i}`), enlisted(race, setup)));
