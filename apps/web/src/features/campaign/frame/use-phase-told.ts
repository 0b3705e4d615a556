import { campaignText } from '@sealed-orders/text/pages/campaign';
import { useEffect, useRef } from 'react';
import { useToast } from '../../kit/toasts.tsx';
import { useCampaignPlace } from '../campaign-context.ts';

/** Announces which phase was resolved, for readers of other tabs and screen readers. */
export function usePhaseTold(): void {
  const { open, door } = useCampaignPlace();
  const { opening, steps, head } = open;
  const say = useToast();
  const told = useRef(opening);
  // If the referee rewound the war, or the war was ended early, a notice beside the map says so.
  const isToldElsewhere = head.rewound !== null || (head.ending !== null && head.ending.by !== 'rules');
  const before = isToldElsewhere ? undefined : steps.findLast((step) => step.opening === opening - 1);
  const where = before === undefined ? null : door.text.where({ round: before.round, phase: before.phase });
  useEffect(() => {
    if (told.current === opening) return;
    told.current = opening;
    if (where !== null) say(campaignText.resolved(where));
  }, [opening, where, say]);
}
