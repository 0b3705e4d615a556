import { serverNow } from '../../api/server-clock.ts';

/** A day such as `2031-05-01` in words. */
export const dayWords = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

/** Today in the reader's zone, as `2031-05-01`. */
export const today = (): string => new Date(serverNow()).toLocaleDateString('sv-SE');

/** The reader's zone. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
