import type { EndingEvent } from '@sealed-orders/rules/hex-campaign';
import { counted, listed, say } from '../../sentence.ts';
import type { SentencesFor } from './table.ts';

export const endingsSentences: SentencesFor<EndingEvent['type']> = {
  'recovery-rolled': ({ piece, name, unit, ready }, words) => {
    const models = ready === 0 ? 'no models' : counted(ready, 'model', 'models');
    return say`${words.named(piece, name)}: ${models} of ${unit} recovered.`;
  },
  beaten: ({ seat }, words) => say`Beaten and out of the war: ${words.seat(seat)}.`,
  'campaign-ended': ({ winners }, words) =>
    winners.length === 0
      ? say`The war is over. Nobody won.`
      : say`The war is over. ${listed(winners.map((seat) => words.seat(seat)))} won.`,
};
