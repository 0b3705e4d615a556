import type { OrderState } from '@sealed-orders/map';
import { unitText } from '@sealed-orders/text/hex-campaign/units';
import { Check, ChevronRight } from 'lucide-react';
import { PHONE, useMedia } from '../../../browser/use-media.ts';
import { Button } from '../../../kit/button.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { useHexPlace } from '../../hex-context.ts';

interface NextStepProps {
  readonly state: OrderState;
  /** Whether another unit still waits for its order. */
  readonly hasNext: boolean;
  readonly isRefused: boolean;
  readonly onNext: () => void;
  readonly onComplete: () => void;
}

/** Complete this order; then the next unit; and when all have theirs, the seal, which is elsewhere on a phone. */
export function NextStep({ state, hasNext, isRefused, onNext, onComplete }: NextStepProps) {
  const { openTab } = useHexPlace();
  const isPhone = useMedia(PHONE);
  if (state !== 'complete') {
    if (isRefused) return null;
    const goesOn = isPhone && hasNext;
    return (
      <Button kind="main" size="small" onClick={goesOn ? onNext : onComplete}>
        <Icon of={Check} /> {goesOn ? unitText.completeNext : unitText.complete}
      </Button>
    );
  }
  if (!hasNext && !isPhone) return null;
  return (
    <Button
      kind="main"
      size="small"
      aria-keyshortcuts={hasNext ? 'N' : undefined}
      onClick={hasNext ? onNext : () => openTab('orders')}
    >
      {hasNext ? unitText.next : unitText.toSeal} <Icon of={ChevronRight} />
    </Button>
  );
}
