import { reportText } from '@sealed-orders/text/pages/campaign';
import { useCampaignPlace } from '../campaign-context.ts';

/** A step that told the reader nothing. Whoever only watches is shown where the story of the war stands. */
export function NothingTold() {
  const { head } = useCampaignPlace();
  return (
    <p>
      {reportText.nothing}{' '}
      {head.viewer === 'spectator' ? (
        <a className="underline no-print" href={`/gazette/${head.slug}`}>
          {reportText.story}
        </a>
      ) : null}
    </p>
  );
}
