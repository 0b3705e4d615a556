import { clockTime } from '@sealed-orders/text';
import { lateText } from '@sealed-orders/text/pages/late';
import { useEarlierSteps } from '../../campaign-data/use-earlier-steps.ts';
import { buttonClass } from '../../kit/button.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import type { Late } from '../door.ts';

/** For a player whose orders were not sealed when their phase closed: what that means, and the orders, read-only. */
export function LateNotice(late: Late) {
  const place = useCampaignPlace();
  const { steps, opening, door } = place;
  const [first] = steps;
  const isKnown = first !== undefined && (first.n === 0 || first.opening !== opening);
  useEarlierSteps(place, isKnown);
  const closed = (isKnown ? steps.find((step) => step.opening === opening)?.at : null) ?? null;
  return (
    <section className="late-notice" aria-label={lateText.label} role="status">
      <h2>{closed === null ? lateText.label : lateText.title(clockTime(new Date(closed)))}</h2>
      <p>{lateText.says(door.text.standing(late.phase))}</p>
      <details>
        <summary className={buttonClass()}>
          {lateText.draft(late.at === null ? null : clockTime(new Date(late.at)))}
        </summary>
        {late.draft}
      </details>
    </section>
  );
}
