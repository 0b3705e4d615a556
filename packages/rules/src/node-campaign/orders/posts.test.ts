import { describe, expect, test } from 'vitest';
import { commands } from '../testing.ts';
import { at, codes, cp, later, on, on6May, told } from './testing.ts';

const AFFORDABLE = { kind: 'affordable', mayPass: false } as const;
const PASSING = { kind: 'affordable', mayPass: true } as const;

describe('NODE-ORD-05', () => {
  const pieces = { forces: { f1: 'red O3' }, cp: { red: 3, blue: 9 } };

  test('3 points on Monday noon: a Move as soon as it can be paid is carried out at the second midnight', () => {
    const made = on(pieces);
    made.give('red', later(commands('move f1 O4'), AFFORDABLE));
    made.until('2031-05-06T12:00');
    expect(at(made, 'f1')).toBe('O3');
    made.until('2031-05-07T00:00');
    expect([at(made, 'f1'), cp(made, 'red')]).toEqual(['O4', 0]);
  });

  test('Withdrawn on Tuesday: nothing is spent, and not twice', () => {
    const made = on(pieces);
    made.give('red', later(commands('move f1 O4'), AFFORDABLE));
    made.midnights();
    expect(codes(made.give('blue', { type: 'withdraw', post: 1 }))).toEqual(['postdated-unknown']);
    expect(made.give('red', { type: 'withdraw', post: 1 })).toEqual([]);
    expect(codes(made.give('red', { type: 'withdraw', post: 1 }))).toEqual(['postdated-unknown']);
    made.midnights(2);
    expect([at(made, 'f1'), cp(made, 'red')]).toEqual(['O3', 6]);
  });

  test('What can be paid already is carried out at once', () => {
    const made = on({ ...pieces, cp: { red: 5 } });
    made.give('red', later(commands('move f1 O4'), AFFORDABLE));
    expect([at(made, 'f1'), made.state.posts]).toEqual(['O4', []]);
  });

  test('A later one of the queue waits for the earlier, unless it may pass', () => {
    const queue = (when: typeof AFFORDABLE | typeof PASSING) => {
      const made = on({ forces: { f1: 'red O3', f2: 'red O5' }, control: { red: 'O3 O5 O4' }, cp: { red: 3 } });
      made.give('red', later(commands('move f1 O12'), AFFORDABLE));
      made.give('red', later(commands('redeploy f2 O4'), when));
      return made;
    };
    expect(at(queue(AFFORDABLE), 'f2')).toBe('O5');
    expect(at(queue(PASSING), 'f2')).toBe('O4');
  });

  test('Another player’s queue does not wait', () => {
    const made = on({ forces: { f1: 'red O3', f2: 'blue O8' }, cp: { red: 3, blue: 5 } });
    made.give('red', later(commands('move f1 O4'), AFFORDABLE));
    made.give('blue', later(commands('move f2 O9'), AFFORDABLE));
    expect(at(made, 'f2')).toBe('O9');
  });

  test('A series is due as one, when all of it can be paid', () => {
    const made = on({ ...pieces, cp: { red: 8, blue: 9 } });
    made.give('red', later(commands('move f1 O4', 'move f1 O7'), AFFORDABLE));
    expect(at(made.midnights(), 'f1')).toBe('O3');
    expect(at(made.midnights(), 'f1')).toBe('O7');
  });

  test('At a date and time; several that are due at once by submission', () => {
    const made = on({ forces: { f1: 'red O8', f2: 'blue O8' }, cp: { red: 9, blue: 9 } });
    made.give('blue', later(commands('move f2 O9'), on6May('18:30')));
    made.give('red', later(commands('move f1 O9'), on6May('18:30')));
    made.until('2031-05-06T18:29');
    expect(at(made, 'f2')).toBe('O8');
    made.until('2031-05-06T18:30');
    expect(Object.values(made.state.battles)[0]?.stack.map(({ owner }) => owner)).toEqual(['blue', 'red']);
  });

  test('It is accepted if it is well formed, legal or not', () => {
    const made = on({ forces: { f1: 'red O3', f2: 'blue O8' }, cp: { red: 9 } });
    const give = (...texts: string[]) => codes(made.give('red', later(commands(...texts), on6May('10:00'))));
    expect(give('move f1 O9')).toEqual([]);
    expect(give('move f2 O9')).toEqual(['force-not-yours']);
    expect(give('move f9 O9')).toEqual(['force-unknown']);
    expect(give('move f1 X9')).toEqual(['node-unknown']);
    expect(give('phase-out f1 D1')).toEqual(['not-your-faction']);
  });

  test('Not for a date that is past', () => {
    const made = on(pieces);
    expect(codes(made.give('red', later(commands('move f1 O4'), on6May('23:00', '2031-05-04'))))).toEqual([
      'date-past',
    ]);
  });

  test('Not for a date after the last day of the war, or more than a year ahead', () => {
    const give = (date: string, endDays: number | null) =>
      on(pieces, { settings: { endDays } }).give('red', later(commands('move f1 O4'), on6May('23:00', date)));
    expect(give('2031-06-01', 28)).toEqual([]);
    expect(give('2031-06-02', 28)).toMatchObject([{ code: 'date-too-late', facts: { last: '2031-06-01' } }]);
    expect(give('2032-05-05', null)).toEqual([]);
    expect(codes(give('9999-12-31', null))).toEqual(['date-too-late']);
  });

  test('At most 50 may wait', () => {
    const made = on(pieces);
    const order = later(commands('move f1 O4'), on6May('10:00'));
    for (let i = 0; i < 50; i++) expect(made.give('red', order)).toEqual([]);
    expect(codes(made.give('red', order))).toEqual(['too-many-posts']);
  });

  test('Owner and referee see it, others only with `postdatedOrdersPublic`', () => {
    const hidden = on(pieces);
    hidden.give('red', later(commands('move f1 O4'), AFFORDABLE));
    expect(['red', 'referee', 'blue', 'spectator'].map((who) => hidden.seenBy(who).posts.length)).toEqual([1, 1, 0, 0]);
    expect(told(hidden, 'orders-postdated')).toMatchObject([{ to: ['red'] }]);
    const open = on(pieces, { settings: { postdatedOrdersPublic: true } });
    open.give('red', later(commands('move f1 O4'), AFFORDABLE));
    expect(open.seenBy('blue').posts).toHaveLength(1);
    expect(told(open, 'orders-postdated')).toMatchObject([{ to: 'all' }]);
  });

  test('What falls due in a pause is carried out at its end, by submission time', () => {
    const made = on({ forces: { f1: 'red O8', f2: 'blue O8' }, cp: { red: 9, blue: 9 } });
    made.give('red', later(commands('move f1 O9'), on6May('18:00')));
    made.give('blue', later(commands('move f2 O9'), on6May('09:00')));
    made.pause(72);
    const [battle] = Object.values(made.state.battles);
    expect(battle?.stack.map(({ owner }) => owner)).toEqual(['red', 'blue']);
    expect(battle?.openedAt).toBe('2031-05-08T12:00:00.000Z');
    expect(made.state).toMatchObject({ overdue: null, posts: [] });
  });

  test('NODE-ORD-16: what a game night delayed waits for the end of a pause, too', () => {
    const made = on({ forces: { f1: 'red O3' }, control: { red: 'O3' }, cp: { red: 9 } });
    made.give('red', { type: 'present', isPresent: true });
    made.rule({ type: 'open-night' });
    made.give('red', later(commands('move f1 O4'), on6May('12:01', '2031-05-05')));
    made.until('2031-05-05T12:01');
    expect(made.rule({ type: 'close-night' }, 'late', { isPaused: true })).toEqual([]);
    expect(at(made, 'f1')).toBe('O3');
    made.pause(1);
    expect(at(made, 'f1')).toBe('O4');
    expect(made.state).toMatchObject({ overdue: null, posts: [] });
  });

  test('A pause in a game night delays it once, to the end of the night', () => {
    const made = on(pieces);
    made.give('red', { type: 'present', isPresent: true });
    made.rule({ type: 'open-night' });
    made.give('red', later(commands('move f1 O4'), on6May('09:00')));
    made.pause(72);
    expect(at(made, 'f1')).toBe('O3');
    made.rule({ type: 'close-night' });
    expect(told(made, 'orders-lapsed')).toHaveLength(1);
    expect(made.state).toMatchObject({ overdue: null, posts: [] });
    made.midnights();
    expect(made.state.clock.day).toBe(2);
  });

  test('A postdated series stops as another does', () => {
    const made = on({ forces: { f1: 'red O3', f2: 'blue O4' }, cp: { red: 10 } });
    made.give('red', later(commands('move f1 O4', 'move f1 O7'), on6May('09:00')));
    made.until('2031-05-06T09:00');
    expect(told(made, 'order-cancelled')).toMatchObject([{ code: 'force-locked', to: 'all' }]);
  });
});
