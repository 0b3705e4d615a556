import { GENERAL_GRANTS } from './general.ts';
import { entry, type RaceList, special } from './list.ts';

/** HEX-RACE-TY-01: units that cannot drop from orbit in a swarm. */
export const NOT_IN_SWARM = ['ripper-swarm', 'spore-mines', 'gargoyles'] as const;

export const MYCETIC_SWARM = special({
  key: 'mycetic-swarm',
  name: 'Mycetic Swarm',
  rule: 'HEX-RACE-TY-01',
  quota: 'I',
  all: { withoutKinds: NOT_IN_SWARM },
});

/** HEX-RACE-TY-01, -08. */
export const TYRANIDS: RaceList = {
  faction: 'ty',
  rule: 'HEX-RACE-TY-08',
  entries: [
    entry('ripper-swarm', 'Ripper Swarm', 'troops'),
    entry('spore-mines', 'Spore Mines', 'fast-attack'),
    entry('gargoyles', 'Gargoyles', 'fast-attack'),
  ],
  items: [],
  grants: GENERAL_GRANTS,
  specials: [MYCETIC_SWARM],
};
