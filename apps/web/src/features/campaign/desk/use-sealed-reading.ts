import { useMemo, useState } from 'react';
import type { Campaign, Moment } from '../../campaign-data/campaign-data.ts';
import type { ReadSheet, SealedReading } from '../campaign-context.ts';

/**
 * A seat's sealed sheet, for a referee who sees as the seat. It closes as soon as the referee looks elsewhere, the seat
 * takes it back or seals something else, or the phase closes.
 */
export function useSealedReading({ head }: Campaign, moment: Moment | null): SealedReading {
  const [kept, show] = useState<ReadSheet | null>(null);
  const stands = head.seats.some((one) => one.seat === kept?.seat && one.commitment === kept.sealed.commitment);
  const isSeen = moment?.step === null && moment.as === `seat:${kept?.seat}`;
  const shown = stands && isSeen && kept?.sealed.opening === head.opening && head.viewer === 'referee' ? kept : null;
  return useMemo(() => ({ shown, show }), [shown]);
}
