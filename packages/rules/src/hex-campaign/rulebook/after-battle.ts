import type { RuleChapter } from '../../kernel/rulebook.ts';
import { AFTER_BATTLE_CASUALTY_RULES } from './after-battle/casualties.ts';
import { AFTER_BATTLE_OUTCOME_RULES } from './after-battle/outcome.ts';
import { AFTER_BATTLE_REWARD_RULES } from './after-battle/rewards.ts';

export const AFT_RULES: RuleChapter = {
  title: 'After battle',
  rules: [...AFTER_BATTLE_OUTCOME_RULES, ...AFTER_BATTLE_CASUALTY_RULES, ...AFTER_BATTLE_REWARD_RULES],
};
