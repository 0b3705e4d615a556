import type { SeatLetter } from '@sealed-orders/map';
import type { OrderArrow } from '@sealed-orders/map/hex';
import type { Event } from '@sealed-orders/rules/hex-campaign';

/** The marches of a report as arrows in the colours of their seats. */
export function marchesOf(events: readonly Event[], letterOf: (seat: string) => SeatLetter): readonly OrderArrow[] {
  return events.flatMap((event): readonly OrderArrow[] =>
    event.type === 'marched' && event.trail.length > 0
      ? [
          {
            piece: event.piece,
            from: event.from,
            path: event.trail,
            kind: 'march',
            state: 'complete',
            seat: letterOf(event.seat),
          },
        ]
      : [],
  );
}
