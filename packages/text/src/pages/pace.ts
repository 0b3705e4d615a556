import type { Pace } from '@sealed-orders/rules/kernel';
import { clockTime, dayAndTime, duration } from '../times.ts';

/** Text about how strictly a campaign keeps to its clock. */
export const paceText = {
  early: {
    label: 'When everyone has sealed',
    /** Keyed by seconds; `never`: not until the deadline. */
    choices: {
      0: 'The phase closes immediately',
      600: 'It closes ten minutes later',
      3600: 'It closes an hour later',
      never: 'It stays open until its deadline',
    },
    hints: {
      atOnce: 'You can take your orders back until the last player has sealed.',
      later: 'Until then, anyone can still take their orders back, and the phase then stays open.',
      never: 'The campaign keeps a steady pace. You can take your orders back until the deadline.',
    },
    name: 'Early end',
    terms: { 0: 'as soon as everyone has sealed', never: 'none: phases last until their deadline' },
    later: (seconds: number): string => `${shortSpan(seconds)} after the last seal`,
  },
  grace: {
    label: 'Grace period',
    choices: {
      0: 'None',
      3600: 'An hour',
      21600: '6 hours',
      43200: '12 hours',
      86400: 'A day',
      259200: '3 days',
      604800: 'A week',
    },
    hint: 'When time is up, late players get this much longer to seal. The phase closes as soon as everyone has.',
    name: 'Grace period',
    after: (seconds: number): string => `up to ${shortSpan(seconds)} for late players`,
  },
  quiet: {
    label: 'Quiet hours',
    off: 'None',
    on: 'No deadline at night',
    from: 'From',
    until: 'Until',
    zone: 'Time zone for quiet hours',
    hint: 'A deadline during these hours moves to the end of them. Once everyone has sealed, a phase can close at any hour.',
    name: 'Quiet hours',
    hours: (from: string, until: string, zone: string): string => `${from} to ${until}, ${zone.replaceAll('_', ' ')}`,
  },
  missing: {
    label: 'When orders are missing',
    /** `close`: the phase is not held. */
    choices: {
      close: 'The phase closes without them',
      hold: 'The phase is held for them',
      referee: 'The referee decides',
    },
    hints: {
      close:
        'After the deadline and any grace period, the terms for unsealed orders apply to seats that haven’t sealed.',
      hold: 'After the deadline, the phase stays open until everyone has sealed, or until the time below is up. Then it closes without the missing orders. It doesn’t wait for players on holiday or for open seats.',
      referee:
        'At the deadline, the phase waits while a referee decides what to do about each seat that hasn’t sealed: count its draft, seal default orders, leave it without orders or give it more time. If there is no referee, the players can vote to stop waiting. After the time below, the phase closes anyway.',
    },
    most: 'Longest wait',
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
      hold: (span: string): string => `the phase is held for up to ${span}`,
      referee: (span: string): string => `the phase waits for up to ${span}; the referee decides, or the players vote`,
    },
  },
  notice: {
    held: 'The phase is held.',
    heldUntil: (at: Date): string =>
      `Time is up. The phase will wait for missing orders until ${dayAndTime(at)}, or until everyone has sealed.`,
    rests: 'Everyone has sealed.',
    restsUntil: (at: Date): string =>
      `The phase closes at ${clockTime(at)}. Until then you can take your orders back; if you do, it stays open until its deadline.`,
    late: 'Time is up.',
    lateUntil: (at: Date): string => `Late players can still seal until ${dayAndTime(at)}.`,
    slow: 'This is taking longer than usual.',
    slowSays:
      'The orders are in and safe, but the site hasn’t opened them yet. This page will continue as soon as it has.',
    /** In games whose orders all count on arrival, day by day. */
    slowByDay:
      'Something that is due hasn’t happened yet. Nothing is lost, and this page will continue as soon as it has.',
    changes: 'The clock changes with the next phase.',
  },
  deed: {
    open: 'Change the clock',
    title: 'Change the clock?',
    says: 'The new clock starts with the next phase. The open phase keeps its deadline; you can extend it or bring it forward.',
    action: 'Change the clock',
    done: 'The clock changes with the next phase.',
    refusals: {
      'not-understood': 'These clock settings don’t work. Check the times and the time zone.',
      rejected: 'That leaves too little time to write orders. Choose a longer time.',
    },
  },
} as const;

/** `1 h`, `10 min`, `1 day`. */
const shortSpan = (seconds: number): string => duration(seconds * 1000).replace(/ 0 (h|min)$/, '');

/** The clock terms that differ from the usual ones: the name and value of each. */
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
