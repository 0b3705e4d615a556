import { MYCETIC_SWARM, NOT_IN_SWARM } from '../data/races/tyranids.ts';
import { LISTS } from '../lists/lists.ts';
import { tagsOf } from '../lists/units.ts';
import type { Detachment, Faction, Unit } from '../types.ts';
import { living } from '../units/living.ts';

/**
 * HEX-BORD-13, HEX-RACE-SM-01, HEX-RACE-TY-01: whether all that is left of a detachment can come down from orbit: in
 * drop pods, or as a Mycetic Swarm.
 */
export function canDrop(piece: Detachment, owner: Faction): boolean {
  const left = piece.units.filter((unit) => living(unit) > 0);
  if (piece.special === MYCETIC_SWARM.key) return left.every(isOfSwarm);
  const list = LISTS[piece.race ?? owner];
  return left.every((unit) => tagsOf(list, unit).includes('drop-pod'));
}

const isOfSwarm = ({ kind }: Unit): boolean => !NOT_IN_SWARM.some((one) => one === kind);
