import { MOUNTS_OF } from '../data/races/mounts.ts';
import type { Realm } from '../realm/realm.ts';
import { type God, MOUNTS, type Mount } from '../types.ts';
import { racesOf } from './imperial-player.ts';
import { RACES } from './table.ts';

type Builder = Pick<Realm, 'faction' | 'settings'>;

/** HEX-DET-10, -23: what may carry units of a seat's lists. */
export function listedMounts(realm: Builder): readonly Mount[] {
  const races = racesOf(realm);
  return MOUNTS.filter((mount) => races.some((race) => MOUNTS_OF[race].includes(mount)));
}

/** HEX-RACE-CH-03 to -06: the gods whose marks a seat's units may bear. */
export const listedMarks = (realm: Builder): readonly God[] => racesOf(realm).flatMap((race) => RACES[race].marks);
