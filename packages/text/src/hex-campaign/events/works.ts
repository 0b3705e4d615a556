import type { WorksEvent } from '@sealed-orders/rules/hex-campaign';
import { settlementSentences } from './settlements.ts';
import { strongholdSentences } from './strongholds.ts';
import type { SentencesFor } from './table.ts';

export const worksSentences: SentencesFor<WorksEvent['type']> = {
  ...strongholdSentences,
  ...settlementSentences,
};
