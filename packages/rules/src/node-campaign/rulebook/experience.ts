import type { RuleChapter } from '../../kernel/rulebook.ts';

/** NODE-XP. */
export const XP_RULES: RuleChapter = { title: 'Experience', rules: [] };
