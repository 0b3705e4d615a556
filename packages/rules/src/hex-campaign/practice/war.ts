import type { PracticeWar } from '../../kernel/index.ts';

/** Three corners of the printed map: one person, and two seats that play by themselves. */
export const war: PracticeWar = {
  preset: 'free',
  start: 'quick',
  settings: { startBp: 3000, quickBattle: 'always', sightDetail: 'full', victoryMode: 'firstCapital', vpGoal: 60 },
  seats: [{ faction: 'ig' }, { faction: 'ork' }, { faction: 'ch' }],
};
