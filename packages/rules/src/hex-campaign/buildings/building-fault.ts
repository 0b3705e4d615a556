import type { RuleId } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { BUILDINGS, LOWER_STEP, SMALLER } from '../data/settlements.ts';
import { isOwnRace } from '../places/race.ts';
import { isNewBuilding, leastSize } from '../places/working.ts';
import type { Realm } from '../realm/realm.ts';
import { setUpPayer, stockFault, urbanAt } from '../realm/realm.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Aspect, Building, BuildingType, LineOf, UrbanSite } from '../types.ts';

/** Entries of buildings limited to some races or places. */
const RULE_OF: Readonly<Partial<Record<BuildingType, RuleId>>> = {
  embassy: 'HEX-BLD-18',
  'vortex-portal': 'HEX-BLD-20',
  'gladiator-arena': 'HEX-BLD-21',
  'aspect-shrine': 'HEX-BLD-24',
};

/** The building of that kind in a settlement. */
export const standingOf = (site: UrbanSite, type: BuildingType, aspect: Aspect | null): Building | undefined =>
  site.buildings.find((one) => one.type === type && one.aspect === aspect);

/** HEX-BLD-03, -22: whether the kind exists there, as itself or as an upgrade. */
const standsIn = (site: UrbanSite, type: BuildingType, aspect: Aspect | null): boolean =>
  standingOf(site, type, aspect) !== undefined || site.buildings.some((one) => LOWER_STEP[one.type] === type);

/** HEX-BLD-18, -20, -21, -24: races and places. */
function permissionFault(realm: Realm, hex: HexKey, type: BuildingType): Fault | null {
  const { only, capital } = BUILDINGS[type];
  const rule = RULE_OF[type] ?? 'HEX-BLD-01';
  if (only !== null && only !== realm.faction)
    return fault('building-of-others', rule, { building: type }, ['building']);
  if (capital && realm.record.capital !== hex) return fault('capital-only', rule, { building: type }, ['building']);
  return null;
}

/** HEX-BLD-22: what the lower step lacks; null also if there is none. */
function upgradeFault(realm: Realm, site: UrbanSite, type: BuildingType): Fault | null {
  const lower = LOWER_STEP[type];
  if (lower === undefined) return null;
  const from = standingOf(site, lower, null);
  if (from === undefined) return fault('lower-step-missing', 'HEX-BLD-22', { building: type, lower }, ['building']);
  return isNewBuilding(from, realm.turn)
    ? fault('lower-step-new', 'HEX-BLD-22', { building: type, lower }, ['building'])
    : null;
}

/** HEX-BLD-01 to -03, -17, -18, -20 to -22, -24: why a building cannot be built. */
export function buildingFault(realm: Realm, { hex, building: type, aspect }: LineOf<'building'>): Fault | null {
  const site = urbanAt(realm, hex);
  if (site === null) return fault('not-own-urban', 'HEX-BLD-01', { hex }, ['hex']);
  const forbidden = permissionFault(realm, hex, type);
  if (forbidden !== null) return forbidden;
  if ((type === 'aspect-shrine') !== (aspect !== null)) return fault('aspect-wrong', 'HEX-BLD-24', {}, ['aspect']);
  const least = leastSize(type, realm.faction);
  if (site.size < least) {
    const rule = SMALLER[realm.faction]?.[type] === undefined ? 'HEX-BLD-01' : 'HEX-RACE-DE-07';
    return fault('settlement-too-small', rule, { hex, building: type, size: least }, ['building']);
  }
  if (standsIn(site, type, aspect)) {
    const rule = aspect === null ? 'HEX-BLD-03' : 'HEX-BLD-24';
    return fault('building-stands', rule, { hex, building: type }, ['building']);
  }
  if (type === 'exploitation-center' && isOwnRace(realm.faction, site.faction)) {
    return fault('not-occupied', 'HEX-BLD-17', { hex }, ['building']);
  }
  return (
    upgradeFault(realm, site, type) ?? stockFault(realm, setUpPayer(realm) ?? hex, BUILDINGS[type].cost, 'HEX-BLD-02')
  );
}
