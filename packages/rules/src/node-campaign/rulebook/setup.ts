import type { RuleChapter } from '../../kernel/rulebook.ts';

/** NODE-SETUP. */
export const SETUP_RULES: RuleChapter = { title: 'Set-up', rules: [] };
