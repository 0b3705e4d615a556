import type { Pace } from '@sealed-orders/rules/kernel';
import { clockTime, dayAndTime, duration } from '../times.ts';

/** Words of how strictly a campaign keeps its clock. */
export const paceText = {
  early: {
    label: 'When everybody has sealed',
    /** By seconds; `never`: not before the deadline. */
    choices: {
      0: 'The phase closes at once',
      600: 'It closes ten minutes later',
      3600: 'It closes an hour later',
      never: 'It stays open until its deadline',
    },
    hints: {
      atOnce: 'Orders can be taken back until the last player has sealed.',
      later: 'Until then everybody can take their orders back, and the phase is open again.',
      never: 'The war keeps its rhythm, and orders can be taken back until the deadline.',
    },
    name: 'Early end',
    terms: { 0: 'at once when all have sealed', never: 'none: phases last until their deadline' },
    later: (seconds: number): string => `${shortSpan(seconds)} after the last seal`,
  },
  grace: {
    label: 'Grace',
    choices: {
      0: 'None',
      3600: 'An hour',
      21600: '6 hours',
      43200: '12 hours',
      86400: 'A day',
      259200: '3 days',
      604800: 'A week',
    },
    hint: 'When the time is up, the turn is held so much longer for players who have not sealed. It closes as soon as all have.',
    name: 'Grace',
    after: (seconds: number): string => `the turn is held for late players up to ${shortSpan(seconds)}`,
  },
  quiet: {
    label: 'Quiet hours',
    off: 'None',
    on: 'No deadline at night',
    from: 'From',
    until: 'Until',
    zone: 'Time zone of the quiet hours',
    hint: 'A deadline that falls in these hours waits for their end. A phase in which everybody has sealed closes at any hour.',
    name: 'Quiet hours',
    hours: (from: string, until: string, zone: string): string => `${from} to ${until}, ${zone.replaceAll('_', ' ')}`,
  },
  missing: {
    label: 'When orders are missing',
    /** `close`: nothing is held. */
    choices: {
      close: 'The phase closes without them',
      hold: 'The phase is held for them',
      referee: 'The referee decides',
    },
    hints: {
      close:
        'At the deadline, and after the grace, whoever has not sealed gets what the terms say for unsealed orders.',
      hold: 'At the deadline the phase stays open for as long as somebody has not sealed, at most for the time below. Then it closes without them. Nobody waits for a player on holiday or for an open seat.',
      referee:
        'At the deadline the phase waits, and a referee decides for each missing seat: its draft, standing orders, nothing, or more time. Without a referee the players vote to wait no longer. After the time below it closes by itself.',
    },
    most: 'For how long at most',
    spans: {
      21600: '6 hours',
      43200: '12 hours',
      86400: 'A day',
      172800: '2 days',
      259200: '3 days',
      604800: 'A week',
    },
    name: 'Missing orders',
    terms: {
      hold: (span: string): string => `the phase is held for them up to ${span}`,
      referee: (span: string): string => `the phase waits up to ${span}, and the referee decides, or the players vote`,
    },
  },
  notice: {
    held: 'The phase is held.',
    heldUntil: (at: Date): string =>
      `Its time is up, and it waits for missing orders until ${dayAndTime(at)}. It closes as soon as everybody has sealed.`,
    rests: 'Everybody has sealed.',
    restsUntil: (at: Date): string =>
      `The phase closes at ${clockTime(at)}. Until then you can take your orders back; the phase then stays open until its deadline.`,
    late: 'The time is up.',
    lateUntil: (at: Date): string => `Whoever is late can still seal until ${dayAndTime(at)}.`,
    changes: 'The clock changes with the next phase.',
  },
  deed: {
    open: 'Change the clock',
    title: 'Change the clock?',
    says: 'The new clock counts from the next phase on. The open phase keeps its deadline; you can extend it or bring it forward.',
    action: 'Change the clock',
    done: 'The clock changes with the next phase.',
    refusals: {
      'not-understood': 'The clock cannot be kept like this. Look at the times and the time zone.',
      rejected: 'The clock is too short for anybody to write orders. Choose a longer time.',
    },
  },
} as const;

/** `1 h`, `10 min`, `1 day`. */
const shortSpan = (seconds: number): string => duration(seconds * 1000).replace(/ 0 (h|min)$/, '');

/** What differs from the usual way to keep the clock: name and value of each. */
export function paceWords({
  early,
  grace,
  quiet,
  missing,
}: Omit<Pace, 'clock'>): readonly (readonly [string, string])[] {
  const { early: ends, grace: late, quiet: night, missing: orders } = paceText;
  return [
    ...(early === 0 ? [] : [[ends.name, early === null ? ends.terms.never : ends.later(early)] as const]),
    ...(grace === 0 ? [] : [[late.name, late.after(grace)] as const]),
    ...(quiet === null ? [] : [[night.name, night.hours(quiet.from, quiet.until, quiet.zone)] as const]),
    ...(missing === null ? [] : [[orders.name, orders.terms[missing.policy](shortSpan(missing.most))] as const]),
  ];
}
