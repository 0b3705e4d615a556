import type { RuleChapter } from '../../kernel/rulebook.ts';

/** NODE-MSN. */
export const MSN_RULES: RuleChapter = { title: 'Missions', rules: [] };
