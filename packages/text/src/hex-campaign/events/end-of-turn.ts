import type { EndingEvent } from '@sealed-orders/rules/hex-campaign';
import { counted, listed, say } from '../../sentence.ts';
import type { SentencesFor } from './table.ts';

export const endingsSentences: SentencesFor<EndingEvent['type']> = {
  'recovery-rolled': ({ piece, name, unit, dice, bonus, ready }, words) => {
    const modified = bonus === 0 ? '' : ` + ${bonus} each`;
    const result = ready === 0 ? 'nobody is ready again' : `${counted(ready, 'model is', 'models are')} ready again`;
    return say`${words.named(piece, name)}: ${result} of ${unit} (${dice.join(', ')}${modified}).`;
  },
  beaten: ({ seat }, words) => say`${words.seat(seat)} is beaten and out of the war.`,
  'campaign-ended': ({ winners }, words) =>
    winners.length === 0
      ? say`The war is over. Nobody won.`
      : say`The war is over. ${listed(winners.map((seat) => words.seat(seat)))} won.`,
};
