import { campaignText } from '@sealed-orders/text/pages/campaign';
import type { Head } from '../../campaign-data/campaign-data.ts';
import { SealCount } from '../../kit/seal-count.tsx';

interface SealDotsProps {
  readonly seats: Head['seats'];
  readonly onOpen: () => void;
}

/** How many of the seats that owe a sheet have sealed; links to the list. */
export function SealDots({ seats, onOpen }: SealDotsProps) {
  const asked = seats.filter((seat) => seat.awaited || seat.sealed);
  if (asked.length === 0) return null;
  const sealed = asked.filter((seat) => seat.sealed).length;
  const says = campaignText.seals(sealed, asked.length);
  return (
    <button type="button" className="seals" aria-label={says} title={says} onClick={onOpen}>
      <SealCount sealed={sealed} asked={asked.length} says={says} />
    </button>
  );
}
