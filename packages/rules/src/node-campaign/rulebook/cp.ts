import type { RuleChapter } from '../../kernel/rulebook.ts';

/** NODE-CP. */
export const CP_RULES: RuleChapter = { title: 'Command points', rules: [] };
