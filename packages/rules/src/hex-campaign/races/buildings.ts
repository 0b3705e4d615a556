import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import type { Grant, RaceList } from '../data/races/list.ts';
import { MOUNT_TAGS } from '../data/races/mounts.ts';
import { isChosen, mountOf, type Rostered } from '../lists/units.ts';
import { isOwnRace } from '../places/race.ts';
import { producesAs, worksAs } from '../places/working.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Aspect, BuildingType, Faction, UrbanSite } from '../types.ts';

/** A settlement as a place where units are built. */
export interface Yard {
  readonly hex: HexKey;
  readonly site: UrbanSite;
  /** Its owner, and so what its buildings allow. HEX-BLD-23. */
  readonly owner: Faction;
  readonly isCapital: boolean;
  /** HEX-AIR-14. */
  readonly isShut: boolean;
  readonly turn: number;
}

type Named = Rostered & { readonly name: string };

const PORTS: readonly BuildingType[] = ['minor-space-port', 'major-space-port'];

/** HEX-BLD-07: whether a grant counts in a settlement. */
function isPlace(list: RaceList, { site, isCapital }: Yard, { place }: Grant): boolean {
  switch (place) {
    case 'home':
      return isOwnRace(list.faction, site.faction);
    case 'capital':
      return isCapital && isOwnRace(list.faction, site.faction);
    case 'captured-guard':
      return site.faction === 'ig';
  }
}

/** HEX-BLD-04: whether a building lets its hex build this turn. */
const produces = ({ site, owner, turn }: Yard, type: BuildingType, aspect: Aspect | null): boolean =>
  site.buildings.some((one) => one.aspect === aspect && producesAs(site, one, owner, turn) === type);

const works = ({ site, owner, turn }: Yard, type: BuildingType, aspect: Aspect | null): boolean =>
  site.buildings.some((one) => one.aspect === aspect && worksAs(site, one, owner, turn) === type);

type YardCode =
  | 'only-in-capital'
  | 'settlement-of-others'
  | 'building-fresh'
  | 'needs-shrine'
  | 'needs-building'
  | 'port-shut'
  | 'never-built';

/** How far a grant is from applying, and why it does not: the nearest miss becomes the reason. */
interface Miss {
  readonly near: number;
  readonly fault: Fault<YardCode>;
}

const miss = (near: number, found: Fault<YardCode>): Miss => ({ near, fault: found });

/** What a grant lacks to allow the unit; null: it allows it. */
function lack(list: RaceList, yard: Yard, one: Grant, unit: Named): Miss | null {
  const { hex } = yard;
  const facts = { hex, unit: unit.name, building: one.building };
  if (!isPlace(list, yard, one)) {
    if (one.place === 'capital' && isOwnRace(list.faction, yard.site.faction)) {
      return miss(1, fault('only-in-capital', list.rule, facts));
    }
    return miss(0, fault('settlement-of-others', 'HEX-BLD-07', { ...facts, faction: yard.site.faction }));
  }
  for (const building of one.also === null ? [one.building] : [one.building, one.also]) {
    if (produces(yard, building, one.aspect)) continue;
    if (works(yard, building, one.aspect))
      return miss(4, fault('building-fresh', 'HEX-BLD-04', { ...facts, building }));
    if (one.aspect !== null) return miss(2, fault('needs-shrine', 'HEX-RACE-EL-07', { ...facts, aspect: one.aspect }));
    const hasFirst = building !== one.building;
    return miss(hasFirst ? 3 : 2, fault('needs-building', list.rule, { ...facts, building }));
  }
  if (PORTS.includes(one.building) && yard.isShut) return miss(5, fault('port-shut', 'HEX-BLD-09', facts));
  return null;
}

/** Why none of these grants allows the unit. */
function grantFault(list: RaceList, yard: Yard, grants: readonly Grant[], unit: Named): Fault<YardCode> | null {
  let nearest: Miss | null = null;
  for (const one of grants) {
    if (!isChosen(list, one.units, unit)) continue;
    const found = lack(list, yard, one, unit);
    if (found === null) return null;
    if (nearest === null || found.near > nearest.near) nearest = found;
  }
  return nearest?.fault ?? fault('never-built', list.rule, { hex: yard.hex, unit: unit.name });
}

/** The vehicle that carries a unit, as a unit of its own; null if it needs no building of its own. */
function carrier(list: RaceList, unit: Named): Named | null {
  const mount = mountOf(list, unit);
  const tags = mount === null ? undefined : lookup(MOUNT_TAGS, mount);
  if (mount === null || tags === undefined || !tags.includes('vehicle')) return null;
  return { ...unit, kind: mount, tags, mount: null, moveClass: 'tracked' };
}

/** HEX-BLD-08, -09 and the races' tables: why the buildings of a settlement do not allow a unit and its transport. */
export function yardFault(list: RaceList, yard: Yard, unit: Named, grants = list.grants): Fault<YardCode> | null {
  const found = grantFault(list, yard, grants, unit);
  if (found !== null) return found;
  const carried = carrier(list, unit);
  return carried === null ? null : grantFault(list, yard, grants, carried);
}

/** HEX-RACE-SM-02: why the spaceport of a settlement cannot lift a unit: it lifts what it may build. */
export const portFault = (list: RaceList, yard: Yard, unit: Named): Fault<YardCode> | null =>
  yardFault(
    list,
    yard,
    unit,
    list.grants.filter(({ building }) => PORTS.includes(building)),
  );
