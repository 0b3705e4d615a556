import { reportText } from '@sealed-orders/text/pages/report';
import { useCampaignPlace } from '../campaign-context.ts';

/** A step with an empty report for the reader. Spectators see how far the war's story has got. */
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
