import type { When } from '@sealed-orders/rules/node-campaign';

/** When the orders are to be carried out, as it is being chosen. */
export interface WhenChoice {
  readonly kind: When['kind'];
  /** A day and a time in the campaign's zone, `2031-05-05T20:30`; empty until both are chosen. */
  readonly at: string;
  readonly mayPass: boolean;
}

export const NOW: WhenChoice = { kind: 'now', at: '', mayPass: false };

/** The choice as orders say it; null: it is not complete. */
export function whenOf({ kind, at, mayPass }: WhenChoice): When | null {
  if (kind === 'now') return { kind };
  if (kind === 'affordable') return { kind, mayPass };
  const [date, time] = at.split('T');
  return date && time ? { kind, date, time } : null;
}

/** Local time somewhere, as in {@link WhenChoice}. */
export function wallTime(at: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
    timeZone: zone,
  } as const).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** Whether the chosen time has passed; `now`: the local time. */
export const isPast = ({ kind, at }: WhenChoice, now: string): boolean => kind === 'on' && at !== '' && at <= now;
