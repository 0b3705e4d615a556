import { campaignText } from '@sealed-orders/text/pages/campaign';
import type { Head } from '../campaign-data.ts';

type Seats = Pick<Head['seats'][number], 'seat' | 'sealed' | 'awaited'>[];

/** One dot for each seat that is asked, the sealed ones filled and first: how many, not who. */
export function SealDots({ seats, onOpen }: { readonly seats: Readonly<Seats>; readonly onOpen?: () => void }) {
  const asked = seats.filter((seat) => seat.awaited || seat.sealed);
  if (asked.length === 0) return null;
  const sealed = asked.filter((seat) => seat.sealed).length;
  const says = campaignText.seals(sealed, asked.length);
  const dots = asked.map((seat, i) => <span key={seat.seat} className={i < sealed ? 'dot sealed' : 'dot'} />);
  if (!onOpen) {
    return (
      <span className="dots" role="img" aria-label={says}>
        {dots}
      </span>
    );
  }
  return (
    <button type="button" className="seals" aria-label={says} title={says} onClick={onOpen}>
      {dots}
    </button>
  );
}
