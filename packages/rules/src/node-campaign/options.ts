import { battleOptions } from './options/battles.ts';
import { optionsWith, standingOf } from './options/on-map.ts';
import type { BattleOption, Option, View } from './types.ts';

/** What the viewer may choose now, from what the viewer knows. */
export const options = (view: View): readonly Option[] => optionsWith(view, battleOptions);

/** Only what the viewer can say in battles now. */
export const optionsInBattles = (view: View): readonly BattleOption[] =>
  view.you !== null && standingOf(view) === 'in' ? battleOptions(view, view.you) : [];
