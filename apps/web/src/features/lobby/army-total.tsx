import { lobbyText } from '@sealed-orders/text/pages/lobby';
import type { Reviews } from '../armies/reviews.ts';
import { useDetachments } from '../armies/use-detachment.ts';
import { Notice } from '../kit/notice.tsx';
import type { PlannedLists } from './force-form.tsx';

interface ArmyTotalProps {
  readonly plans: readonly PlannedLists[];
  readonly reviews: Reviews;
  /** How many points an army may have; null: there is no limit. */
  readonly limit: number | null;
}

/** The total points of several forces of an army, and whether that is over the limit. */
export function ArmyTotal({ plans, reviews, limit }: ArmyTotalProps) {
  const text = lobbyText.army;
  const made = useDetachments(plans, reviews);
  const points = made.reduce((sum, one) => sum + (one?.ok ? one.value.points : 0), 0);
  if (made.length < 2 || !made.every((one) => one?.ok)) return null;
  return (
    <>
      <p className="border-t-2 border-ink pt-3 font-semibold" role="status">
        {text.whole(points)}
      </p>
      {limit !== null && points > limit ? <Notice kind="warn">{text.advice.overLimit(points, limit)}</Notice> : null}
    </>
  );
}
