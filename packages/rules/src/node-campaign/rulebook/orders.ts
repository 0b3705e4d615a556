import type { RuleChapter } from '../../kernel/rulebook.ts';

/** NODE-ORD. */
export const ORD_RULES: RuleChapter = { title: 'Orders', rules: [] };
