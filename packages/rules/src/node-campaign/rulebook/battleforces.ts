import type { RuleChapter } from '../../kernel/rulebook.ts';

/** NODE-BF. */
export const BF_RULES: RuleChapter = { title: 'Battleforces', rules: [] };
