import type { OrderState } from '@sealed-orders/map';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { Check, ChevronRight } from 'lucide-react';
import { PHONE, useMedia } from '../../../shell/use-media.ts';
import { useHexPlace } from '../../hex-context.ts';

interface NextStepProps {
  readonly state: OrderState;
  /** Whether another unit still waits for its order. */
  readonly hasNext: boolean;
  readonly isRefused: boolean;
  readonly onNext: () => void;
  readonly onComplete: () => void;
}

/** Complete this order; then the next unit; and when all have theirs, the seal, which on a phone is elsewhere. */
export function NextStep({ state, hasNext, isRefused, onNext, onComplete }: NextStepProps) {
  const { openTab } = useHexPlace();
  const isPhone = useMedia(PHONE);
  if (state !== 'complete') {
    if (isRefused) return null;
    const goesOn = isPhone && hasNext;
    return (
      <button type="button" className="btn small ink" onClick={goesOn ? onNext : onComplete}>
        <Check size={16} strokeWidth={1.75} aria-hidden /> {goesOn ? unitText.completeNext : unitText.complete}
      </button>
    );
  }
  if (!hasNext && !isPhone) return null;
  return (
    <button
      type="button"
      className="btn small ink"
      aria-keyshortcuts={hasNext ? 'N' : undefined}
      onClick={hasNext ? onNext : () => openTab('orders')}
    >
      {hasNext ? unitText.next : unitText.toSeal} <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
