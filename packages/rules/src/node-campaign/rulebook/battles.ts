import type { RuleChapter } from '../../kernel/rulebook.ts';

/** NODE-BTL. */
export const BTL_RULES: RuleChapter = { title: 'Battles', rules: [] };
