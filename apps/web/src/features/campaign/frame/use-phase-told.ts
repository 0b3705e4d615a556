import { noticesText } from '@sealed-orders/text/pages/notices';
import { useEffect, useRef } from 'react';
import { useToast } from '../../kit/toasts.tsx';
import { useCampaignPlace, useHasSheets } from '../campaign-context.ts';

/** Announces which phase was resolved, or which day has begun, for readers of other tabs and screen readers. */
export function usePhaseTold(): void {
  const { open, door } = useCampaignPlace();
  const { opening, steps, head } = open;
  const say = useToast();
  const told = useRef(opening);
  // If the referee rewound the war, or the war was ended early, a notice beside the map says so.
  const isToldElsewhere = head.rewound !== null || (head.ending !== null && head.ending.by !== 'rules');
  const isByPhase = useHasSheets();
  const closed = steps.findLast((step) => step.opening === opening - 1);
  const where = isByPhase ? closed : head.ending === null ? head.summary : null;
  const announced = isByPhase ? noticesText.resolved : noticesText.begun;
  const says = isToldElsewhere || !where ? null : announced(door.text.where(where));
  useEffect(() => {
    if (told.current === opening) return;
    told.current = opening;
    if (says !== null) say(says);
  }, [opening, says, say]);
}
