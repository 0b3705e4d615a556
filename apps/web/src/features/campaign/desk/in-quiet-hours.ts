import type { QuietHours } from '@sealed-orders/rules/kernel';

/** Whether the moment falls in quiet hours, in their time zone. */
export function inQuietHours(at: Date, { from, until, zone }: QuietHours): boolean {
  const hours = { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const time = at.toLocaleTimeString('en-GB', hours);
  return from < until ? from <= time && time < until : from <= time || time < until;
}
