import type { RuleChapter } from '../../kernel/rulebook.ts';
import { TABLE_PLAY } from './battles/play.ts';
import { TABLE_PREPARATION } from './battles/preparation.ts';
import { TABLE_REPORT } from './battles/report.ts';
import { TABLE_SUPPORT } from './battles/support.ts';

export const TBL_RULES: RuleChapter = {
  title: 'Tabletop battles',
  rules: [...TABLE_PREPARATION, ...TABLE_PLAY, ...TABLE_SUPPORT, ...TABLE_REPORT],
};
