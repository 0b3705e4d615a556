import type { RuleChapter } from '../../kernel/rulebook.ts';

/** NODE-MULTI. */
export const MULTI_RULES: RuleChapter = { title: 'Battles of three or more players', rules: [] };
