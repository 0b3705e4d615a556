import type { RuleChapter } from '../../kernel/rulebook.ts';

/** NODE-MAP. */
export const MAP_RULES: RuleChapter = { title: 'Nodes and installations', rules: [] };
