import type { PracticeWar } from '../../kernel/index.ts';

/** A first war in three corners of the printed map: one person, and two seats that play by themselves. */
export const war: PracticeWar = {
  preset: 'first-war',
  start: 'quick',
  settings: {},
  seats: [{ faction: 'ig' }, { faction: 'ork' }, { faction: 'ch' }],
};
