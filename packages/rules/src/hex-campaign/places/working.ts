import { BUILDINGS, LOWER_STEP, SMALLER } from '../data/settlements.ts';
import type { Building, BuildingType, Faction, Site, UrbanSite } from '../types.ts';
import { isOwnRace } from './race.ts';

/** HEX-BLD-01, HEX-RACE-DE-07: the size that a building needs for its owner. */
export const leastSize = (type: BuildingType, owner: Faction): 1 | 2 | 3 | 4 =>
  SMALLER[owner]?.[type] ?? BUILDINGS[type].size;

/**
 * HEX-URB-09, HEX-BLD-23: what a building works as for its owner: itself, its lower step if the settlement has
 * shrunk, or null for nothing.
 */
export function worksAs(site: UrbanSite, building: Building, owner: Faction, turn: number): BuildingType | null {
  if (building.disabled === turn) return null;
  return stepOf(site, building.type, owner);
}

/**
 * A building's effective step for its owner, ignoring sabotage of this turn: its maintenance is
 * that of this step, and none if it is null. HEX-BLD-17: an Exploitation Center among the owner's own race is no
 * more than the office that it was built from.
 */
export function stepOf(site: UrbanSite, type: BuildingType, owner: Faction): BuildingType | null {
  const { only } = BUILDINGS[type];
  if (only !== null && only !== owner) return null;
  const isIdle = type === 'exploitation-center' && isOwnRace(owner, site.faction);
  if (leastSize(type, owner) <= site.size && !isIdle) return type;
  const lower = LOWER_STEP[type];
  return lower === undefined ? null : stepOf(site, lower, owner);
}

/**
 * HEX-START-06: buildings bought in set-up are disabled for turn 0, which tells them from starting buildings, also
 * built in turn 0.
 */
export const disabledWhenBuilt = (isSetUp: boolean): number | null => (isSetUp ? 0 : null);

/** HEX-BLD-04, -22: whether a building, or its last upgrade, was built this turn. */
export const isNewBuilding = (building: Building, turn: number): boolean =>
  turn === 0 ? building.disabled === 0 : building.built === turn;

/**
 * HEX-BLD-04, -22: what a building lets its hex produce this turn: nothing in the turn it was built, and the
 * lower step, which was there before, in the turn of an upgrade.
 */
export function producesAs(site: UrbanSite, building: Building, owner: Faction, turn: number): BuildingType | null {
  if (!isNewBuilding(building, turn)) return worksAs(site, building, owner, turn);
  const lower = LOWER_STEP[building.type];
  return lower === undefined ? null : stepOf(site, lower, owner);
}

/** Whether one of the buildings works as this type. */
export const hasWorking = (site: UrbanSite, type: BuildingType, owner: Faction, turn: number): boolean =>
  site.buildings.some((building) => worksAs(site, building, owner, turn) === type);

/** HEX-URB-09: one size smaller; a Village stays a Village. */
export const shrunk = (site: UrbanSite): UrbanSite => {
  if (site.size === 1) return site;
  return { ...site, size: ({ 2: 1, 3: 2, 4: 3 } as const)[site.size] };
};

/** HEX-AFT-17: whether a settlement can fit bionics: it needs buildings that heal and that repair. */
export const hasSurgeons = (site: Site | null | undefined, owner: Faction, turn: number): boolean =>
  site?.kind === 'urban' &&
  hasWorking(site, 'medic-center', owner, turn) &&
  hasWorking(site, 'repair-facility', owner, turn);
