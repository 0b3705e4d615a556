import type { RuleChapter } from '../../kernel/rulebook.ts';
import { DARK_ELDAR_ARMY_RULES } from './races/dark-eldar-armies.ts';
import { DARK_ELDAR_REALM_RULES } from './races/dark-eldar-realm.ts';
import { CRAFTWORLD_RULES } from './races/eldar.ts';

export const ELDAR_RULES: RuleChapter = {
  title: 'Races: Eldar and Dark Eldar',
  rules: [...CRAFTWORLD_RULES, ...DARK_ELDAR_REALM_RULES, ...DARK_ELDAR_ARMY_RULES],
};
