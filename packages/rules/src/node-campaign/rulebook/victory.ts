import type { RuleChapter } from '../../kernel/rulebook.ts';

/** NODE-VP. */
export const VP_RULES: RuleChapter = { title: 'Victory points', rules: [] };
