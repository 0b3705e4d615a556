import { clockTime } from '@sealed-orders/text';
import { lateText } from '@sealed-orders/text/pages/late';
import { buttonClass } from '../../kit/button.tsx';
import { useCampaignPlace } from '../campaign-context.ts';
import type { Late } from '../door.ts';

/** For a player whose orders were not sealed when their phase closed: what that means, and the orders, read-only. */
export function LateNotice(late: Late) {
  const { steps, opening, door } = useCampaignPlace();
  const closed = steps.find((step) => step.opening === opening)?.at ?? null;
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
