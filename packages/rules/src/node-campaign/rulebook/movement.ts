import type { RuleChapter } from '../../kernel/rulebook.ts';

/** NODE-MOVE. */
export const MOVE_RULES: RuleChapter = { title: 'Movement', rules: [] };
