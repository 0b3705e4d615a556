import type { RuleChapter } from '../../kernel/rulebook.ts';

/** NODE-WIN. */
export const WIN_RULES: RuleChapter = { title: 'End of the campaign', rules: [] };
