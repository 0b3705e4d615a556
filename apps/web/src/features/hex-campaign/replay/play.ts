import type { Event } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { placeOf } from '../report/report-lines.ts';
import { wayOf } from './beats.ts';

export { asRead } from '../report/for-referee.ts';
export { beatsOf, moverOf, wayOf } from './beats.ts';
export { replayedView } from './replayed-view.ts';

/** The hexes in which an event happens. */
export function hexesOf(event: Event): readonly HexKey[] {
  const place = placeOf(event);
  return wayOf(event) ?? (place === null ? [] : [place]);
}
