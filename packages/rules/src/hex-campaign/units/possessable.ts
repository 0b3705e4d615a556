import type { Faction, Unit } from '../types.ts';
import { isVehicles } from './vehicles.ts';

/**
 * HEX-RACE-CH-07: whether demons may possess a character in the unit. Champions are not recorded, so any unit of Chaos
 * may have one, except vehicles and demons.
 * @param race whose models they are
 */
export function isPossessable(unit: Pick<Unit, 'tags'>, race: Faction): boolean {
  if (unit.tags.includes('chaos-leader')) return true;
  return race === 'ch' && !isVehicles(unit) && !unit.tags.includes('demon');
}
