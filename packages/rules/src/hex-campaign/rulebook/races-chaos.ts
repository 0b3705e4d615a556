import type { RuleChapter } from '../../kernel/rulebook.ts';
import { CHAOS_ARMY_RULES } from './races/chaos-armies.ts';
import { CHAOS_GOD_RULES } from './races/chaos-gods.ts';

export const CHAOS_RULES: RuleChapter = {
  title: 'Races: Chaos',
  rules: [...CHAOS_GOD_RULES, ...CHAOS_ARMY_RULES],
};
