import { tallyPageText, tallyText } from '@sealed-orders/text/tally';
import { tallyGazetteText } from '@sealed-orders/text/tally/gazette';
import type { BoardProps, GazetteDoor } from '../gazette/door.ts';

/** Everything public about the table. */
function Board({ round: { seen }, label }: BoardProps) {
  if (seen.system !== 'tally') return null;
  return (
    <section aria-label={label}>
      <p>{tallyPageText.total(seen.view.total)}</p>
    </section>
  );
}

/** Tally's door into the gazette. */
export const tallyGazette: GazetteDoor = {
  text: tallyText,
  words: tallyGazetteText,
  tell: ({ seen }) => (seen.system === 'tally' ? tallyGazetteText.tell(seen) : null),
  card: () => null,
  Board,
};
