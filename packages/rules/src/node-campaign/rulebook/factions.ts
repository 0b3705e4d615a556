import type { RuleChapter } from '../../kernel/rulebook.ts';

/** NODE-FAC. */
export const FAC_RULES: RuleChapter = { title: 'Factions', rules: [] };
