'use client';
import { clockTime } from '@sealed-orders/text';
import { zoneText } from '@sealed-orders/text/pages/zone';
import { useMinute } from '../time/use-minute.ts';
import { useZone } from './campaign-context.ts';

/** In which zone the page tells its times, for readers whose clock shows another time. */
export function ZoneNote() {
  const zone = useZone();
  const now = useMinute();
  if (zone === undefined || now === 0) return null;
  const at = new Date(now);
  return clockTime(at) === clockTime(at, zone) ? null : <p className="hint">{zoneText.zone(zone)}</p>;
}
