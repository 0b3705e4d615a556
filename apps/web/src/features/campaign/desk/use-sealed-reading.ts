import { useMemo, useState } from 'react';
import type { Outputs } from '../../api/client.ts';
import type { Campaign, Moment } from '../../campaign-data/campaign-data.ts';

export type SealedSheet = Extract<Outputs['desk']['readSealed'], { readonly ok: true }>['value'];

interface Shown {
  readonly seat: string;
  readonly sealed: SealedSheet;
}

export interface SealedReading {
  /** What a referee reads; null: nothing. */
  readonly shown: Shown | null;
  readonly show: (read: Shown) => void;
}

/**
 * What a seat has sealed, for a referee who sees with its eyes. It is put away as soon as they look elsewhere, the seat
 * takes it back or seals something else, or the phase closes.
 */
export function useSealedReading({ head }: Campaign, moment: Moment | null): SealedReading {
  const [kept, show] = useState<Shown | null>(null);
  const stands = head.seats.some((one) => one.seat === kept?.seat && one.commitment === kept.sealed.commitment);
  const isSeen = moment?.step === null && moment.as === `seat:${kept?.seat}`;
  const shown = stands && isSeen && kept?.sealed.opening === head.opening && head.viewer === 'referee' ? kept : null;
  return useMemo(() => ({ shown, show }), [shown]);
}
