import type { RuleChapter } from '../../kernel/rulebook.ts';
import { AFTERMATH_CASUALTY_RULES } from './aftermath/casualties.ts';
import { AFTERMATH_OUTCOME_RULES } from './aftermath/outcome.ts';
import { AFTERMATH_REWARD_RULES } from './aftermath/rewards.ts';

export const AFT_RULES: RuleChapter = {
  title: 'After battle',
  rules: [...AFTERMATH_OUTCOME_RULES, ...AFTERMATH_CASUALTY_RULES, ...AFTERMATH_REWARD_RULES],
};
