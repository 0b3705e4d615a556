import { MYCETIC_SWARM, NOT_IN_SWARM } from '../data/races/tyranids.ts';
import { LISTS } from '../lists/lists.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import { type ListedUnit, plainRace, type Race, type RaceSpecial } from './race.ts';

/** HEX-RACE-TY-01: only a Mycetic Swarm drops from orbit, without rippers, spores or gargoyles. */
function swarmFault(special: RaceSpecial | null, units: readonly ListedUnit[]): Fault | null {
  const barred = units.find(({ kind }) => NOT_IN_SWARM.some((one) => one === kind));
  if (barred !== undefined) return fault('not-in-swarm', 'HEX-RACE-TY-01', { unit: barred.name }, ['orbit']);
  if (special?.key === MYCETIC_SWARM.key) return null;
  return fault('only-swarm-in-orbit', 'HEX-RACE-TY-01', {}, ['orbit']);
}

export const tyranids: Race = { ...plainRace(LISTS.ty), orbitFault: swarmFault };
