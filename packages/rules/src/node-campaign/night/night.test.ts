import { describe, expect, test } from 'vitest';
import { options } from '../options.ts';
import { absentees } from '../orders/commands.ts';
import { bound, spendable, unbound } from '../points/points.ts';
import { board, commands, seat, type War, war } from '../testing.ts';
import type { Faction, Order } from '../types.ts';
import { endsSession } from './night.ts';

const FACTIONS: Readonly<Record<string, Faction>> = { red: 'orks', blue: 'chaos', green: 'tau', grey: 'necrons' };
const FORCES = { f1: 'red D1', f2: 'blue ORB-O', f3: 'green ORB-V', f4: 'grey D3', f5: 'red O9' };
const CP = { red: 5, blue: 5, green: 5, grey: 5 };

const here = (isPresent = true): Order => ({ type: 'present', isPresent });
const PASS: Order = { type: 'pass' };
const codes = (problems: readonly { readonly code: string }[]) => problems.map(({ code }) => code);
const held = (made: War, id: string) => made.state.purses[id]?.held.reduce((sum, { points }) => sum + points, 0);

interface Staged {
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly pieces?: Parameters<typeof board>[0];
  readonly present?: readonly string[];
}

/** A session in its first round, Monday noon. */
function night({ settings = {}, pieces = {}, present = ['red', 'blue', 'green'] }: Staged = {}): War {
  const made = war(FACTIONS, { settings, given: board({ forces: FORCES, cp: CP, ...pieces }) });
  for (const id of present) made.give(id, here());
  expect(made.rule({ type: 'open-night' })).toEqual([]);
  return made;
}

describe('NODE-CP-06', () => {
  test('A session begins with a round: a point for everybody, and an order for all who are there', () => {
    const made = night();
    expect(made.state.night).toEqual({ session: 1, round: 1, players: ['red', 'blue', 'green'], acted: [] });
    expect(['red', 'blue', 'green', 'grey'].map((id) => held(made, id))).toEqual([1, 1, 1, 1]);
  });

  test('No session opens while a battle is pending, without players, twice, or before the first day', () => {
    const fought = war(FACTIONS, { given: board({ forces: FORCES, cp: CP }) });
    fought.give('red', here());
    fought.does('red', ...commands('move f1 ORB-O'));
    expect(codes(fought.rule({ type: 'open-night' }))).toEqual(['battle-pending']);
    const alone = war(FACTIONS, { given: board({}) });
    expect(codes(alone.rule({ type: 'open-night' }))).toEqual(['too-few-players']);
    expect(codes(night().rule({ type: 'open-night' }))).toEqual(['night-open']);
    expect(codes(alone.rule({ type: 'close-night' }))).toEqual(['night-closed']);
  });

  test('The next round begins when all have acted, in any order', () => {
    const made = night();
    made.give('green', PASS);
    made.does('blue', ...commands('move f2 D2'));
    expect(made.state.night?.round).toBe(1);
    made.give('red', PASS);
    expect(made.state.night).toMatchObject({ round: 2, acted: [] });
    expect(held(made, 'grey')).toBe(2);
  });

  test('The first battle ends the session, and the others of the round do not act', () => {
    const made = night();
    made.does('red', ...commands('move f1 ORB-O'));
    expect(made.state.night).toBeNull();
    expect(made.events).toContainEqual(expect.objectContaining({ type: 'night-closed', why: 'battle' }));
    expect(held(made, 'green')).toBe(1);
    expect(codes(made.give('green', PASS))).toEqual(['night-closed']);
  });

  test('With `roundEnd` the others still act, and then the session ends', () => {
    const made = night({ settings: { accelerationEnds: 'roundEnd' } });
    made.does('red', ...commands('move f1 ORB-O'));
    expect(made.state.night?.round).toBe(1);
    made.give('blue', PASS);
    made.does('green', ...commands('move f3 D2'));
    expect(made.state.night).toBeNull();
    expect(made.events).toContainEqual(expect.objectContaining({ type: 'night-closed', why: 'battle' }));
  });

  test('Those who do not act in time pass', () => {
    const made = night();
    made.give('red', PASS);
    made.until('2031-05-05T12:14');
    expect(made.state.night?.round).toBe(1);
    made.until('2031-05-05T12:15');
    expect(made.state.night?.round).toBe(2);
    expect(made.events.filter((event) => event.type === 'passed' && event.isByTime)).toHaveLength(2);
  });

  test('It ends after the last round', () => {
    const made = night({ settings: { accelerationMaxRounds: 2 }, present: ['red'] });
    made.give('red', PASS);
    made.give('red', PASS);
    expect(made.state.night).toBeNull();
    expect(made.events).toContainEqual(expect.objectContaining({ type: 'night-closed', why: 'rounds' }));
    expect(held(made, 'red')).toBe(2);
  });

  test('The referee ends it', () => {
    const made = night();
    expect(made.rule({ type: 'close-night' })).toEqual([]);
    expect(made.state).toMatchObject({ night: null, present: [] });
  });

  test('Who comes or goes counts from the next round on, and it ends when nobody is left', () => {
    const made = night({ present: ['red', 'blue'] });
    made.give('green', here());
    made.rule({ type: 'set-present', seat: seat('blue'), isPresent: false });
    expect(codes(made.give('green', PASS))).toEqual(['not-your-round']);
    made.give('red', PASS);
    made.give('blue', PASS);
    expect(made.state.night).toMatchObject({ round: 2, players: ['red', 'green'] });
    made.give('red', here(false));
    made.give('green', here(false));
    made.give('red', PASS);
    made.give('green', PASS);
    expect(made.events).toContainEqual(expect.objectContaining({ type: 'night-closed', why: 'ended' }));
  });

  test('An empty seat is not there', () => {
    const made = night({ pieces: { players: { blue: { isEmpty: true } } }, present: ['red', 'blue'] });
    expect(made.state.night?.players).toEqual(['red']);
  });

  test('A midnight in a session happens as usual', () => {
    const made = night({ settings: { accelerationOrderMinutes: 1440 }, pieces: { cp: { ...CP, red: 7 } } });
    made.midnights();
    expect(made.state.purses.red).toMatchObject({ cp: 8 });
    expect(made.state.clock.day).toBe(2);
    expect(made.state.night?.round).toBe(2);
  });

  test('Saying again what is known is refused', () => {
    const made = night();
    expect(codes(made.give('red', here()))).toEqual(['nothing-changed']);
  });

  test('An order of a session counts at once, whatever the processing', () => {
    const made = night({ settings: { orderProcessing: 'daily' } });
    made.does('red', ...commands('move f1 D2'));
    expect(made.state.forces.f1?.node).toBe('D2');
    expect(made.state.posts).toEqual([]);
  });
});

describe('NODE-CP-07', () => {
  test('One order in a round', () => {
    const made = night({ pieces: { cp: { ...CP, red: 12 } } });
    made.does('red', ...commands('move f1 D2'));
    expect(codes(made.command('red', ...commands('move f1 D3')))).toEqual(['already-acted']);
    expect(codes(made.give('red', PASS))).toEqual(['already-acted']);
  });

  test('A series is refused', () => {
    const made = night({ pieces: { cp: { ...CP, red: 12 } } });
    expect(codes(made.command('red', ...commands('move f1 D2', 'move f1 D3')))).toEqual(['one-order-only']);
  });

  test('An order that costs nothing is the order of the round', () => {
    const made = night({ pieces: { forces: { ...FORCES, f6: 'red O7' } } });
    made.does('red', ...commands('destroy f6 site'));
    expect(codes(made.give('red', PASS))).toEqual(['already-acted']);
  });
});

describe('NODE-CP-08', () => {
  test('Absent players give no orders, but have the points 24 hours after the session', () => {
    const made = night();
    for (const _ of [1, 2, 3]) for (const id of ['red', 'blue', 'green']) made.give(id, PASS);
    expect(codes(made.command('grey', ...commands('move f4 ORB-K')))).toEqual(['not-your-round']);
    made.rule({ type: 'close-night' });
    made.until('2031-05-06T12:00');
    expect(made.state.purses.grey).toMatchObject({ cp: 6, free: 4, held: [] });
  });

  test('A postdated order that falls due in a session is carried out after it, by the time of its end', () => {
    const made = war(FACTIONS, { given: board({ forces: FORCES, cp: CP }) });
    const when = { kind: 'on', date: '2031-05-05', time: '12:05' } as const;
    made.give('grey', { type: 'commands', commands: commands('move f4 ORB-K'), when });
    for (const id of ['red', 'blue']) made.give(id, here());
    made.rule({ type: 'open-night' });
    made.until('2031-05-05T12:10');
    expect(made.state.forces.f4?.node).toBe('D3');
    made.give('red', PASS);
    made.does('blue', ...commands('move f2 D2'));
    expect(made.state.forces.f4?.node).toBe('D3');
    made.rule({ type: 'close-night' });
    expect(made.state.forces.f4?.node).toBe('ORB-K');
    expect(made.state).toMatchObject({ posts: [], overdue: null });
  });

  test('What could be paid only with the points of the session waits until they may be spent', () => {
    const made = night({ pieces: { cp: { ...CP, grey: 3 } } });
    for (const id of ['red', 'blue', 'green']) made.give(id, PASS);
    const when = { kind: 'affordable', mayPass: false } as const;
    made.give('grey', { type: 'commands', commands: commands('move f4 ORB-K'), when });
    made.rule({ type: 'close-night' });
    expect(made.state.forces.f4?.node).toBe('D3');
    made.until('2031-05-06T11:59');
    expect(made.state.forces.f4?.node).toBe('D3');
    made.until('2031-05-06T12:00');
    expect(made.state.forces.f4?.node).toBe('ORB-K');
  });
});

describe('NODE-CP-09', () => {
  test('14 and two rounds are 16, and still 16 after the next midnight', () => {
    const made = night({ pieces: { cp: { ...CP, red: 14 } }, present: ['red'] });
    made.give('red', PASS);
    made.rule({ type: 'close-night' });
    made.until('2031-05-06T11:00');
    expect(made.state.purses.red).toEqual({ cp: 14, free: 0, held: [{ session: 1, points: 2 }] });
  });
});

describe('NODE-CP-10', () => {
  const present = ['red', 'green'];
  /** After four rounds: 4 points of acceleration for everybody. */
  function fourth(red: number, settings = {}, forces: Readonly<Record<string, string>> = FORCES): War {
    const made = night({ settings, pieces: { cp: { ...CP, red }, forces, control: { blue: 'O9 O5 O8' } }, present });
    for (const _ of [1, 2, 3]) for (const id of present) made.give(id, PASS);
    return made;
  }

  test('3 normal points and 4 of acceleration do not pay for a battle against an absent player', () => {
    expect(codes(fourth(3).command('red', ...commands('move f1 ORB-O')))).toEqual(['protected-absent']);
  });

  test('5 normal points do, and the others stay', () => {
    const made = fourth(5);
    made.does('red', ...commands('move f1 ORB-O'));
    expect(made.state.purses.red).toEqual({ cp: 0, free: 0, held: [{ session: 1, points: 4 }] });
  });

  test('Against a player who is there acceleration pays first', () => {
    const made = fourth(3, {}, { ...FORCES, f2: 'green ORB-O' });
    made.does('red', ...commands('move f1 ORB-O'));
    expect(made.state.purses.red).toEqual({ cp: 2, free: 0, held: [] });
  });

  test('Points whose embargo is over are like any others', () => {
    const made = night({ pieces: { cp: { ...CP, red: 3 }, free: { red: 2 } }, present });
    made.does('red', ...commands('move f1 ORB-O'));
    expect(made.state.purses.red).toEqual({ cp: 0, free: 0, held: [{ session: 1, points: 1 }] });
  });

  test.each([
    ['An empty node of an absent player may be entered', {}, [] as readonly string[]],
    ['unless `accelerationProtectsNodes` forbids it', { accelerationProtectsNodes: true }, ['protected-absent']],
  ])('%s', (_title, settings, expected) => {
    const forces = { f1: 'red O4', f2: 'blue O8' };
    expect(codes(fourth(3, settings, forces).command('red', ...commands('move f1 O5')))).toEqual(expected);
  });

  test('A Rok of an absent player is protected too', () => {
    const made = night({
      pieces: { cp: { ...CP, green: 2 }, forces: { f1: 'green O8' }, control: { red: 'O9' }, roks: { O9: 'red' } },
      present: ['green'],
    });
    made.give('green', PASS);
    expect(made.state.purses.green).toMatchObject({ cp: 2 });
    expect(codes(made.command('green', ...commands('move f1 O9')))).toEqual(['protected-absent']);
  });

  test('A drop that could fail into the orbit of an absent player is protected', () => {
    const made = war(
      { red: 'space-marines', blue: 'chaos' },
      { given: board({ forces: { f1: 'red D1', f2: 'blue ORB-O' }, cp: { red: 4, blue: 5 } }) },
    );
    made.give('red', here());
    made.rule({ type: 'open-night' });
    expect(codes(made.command('red', ...commands('move f1 O9')))).toEqual(['protected-absent']);
  });
});

describe('What an order would lead to in a game night', () => {
  const outlookOf = (made: War, id: string, text: string) => {
    const [command] = commands(text);
    const found = options(made.seenBy(id)).find(
      (option) => option.type === 'command' && JSON.stringify(option.command) === JSON.stringify(command),
    );
    return found?.type === 'command' ? found.outlook : null;
  };

  test('It names the absent players whom it could fight', () => {
    const made = night({ present: ['red'] });
    const [attack, march] = commands('move f1 ORB-O', 'move f1 D2');
    expect([attack, march].map((one) => one && absentees(made.seenBy('red'), seat('red'), one))).toEqual([
      ['blue'],
      [],
    ]);
    const met = night({ present: ['red', 'blue'] });
    expect(attack && absentees(met.seenBy('red'), seat('red'), attack)).toEqual([]);
  });

  test.each([
    ['atOnce', 'at-once'],
    ['roundEnd', 'after-round'],
  ])('With `%s` a battle ends the session %s', (accelerationEnds, ends) => {
    const made = night({ settings: { accelerationEnds } });
    const view = made.seenBy('red');
    expect(endsSession(view, outlookOf(made, 'red', 'move f1 ORB-O'))).toBe(ends);
    expect(endsSession(view, outlookOf(made, 'red', 'move f1 D2'))).toBeNull();
    expect(endsSession({ ...view, night: null }, outlookOf(made, 'red', 'move f1 ORB-O'))).toBeNull();
  });

  test('A battle with a Guard that nobody plays ends no session', () => {
    const made = night({ pieces: { forces: { f1: 'red O3', f2: '*guard O4' } }, present: ['red'] });
    const outlook = outlookOf(made, 'red', 'move f1 O4');
    expect(outlook).toMatchObject({ meets: 'battle', others: ['*guard'] });
    expect(endsSession(made.seenBy('red'), outlook)).toBeNull();
  });
});

describe('NODE-CP-11', () => {
  test('The points of a session are bound until its embargo is over', () => {
    const made = night({ present: ['red'] });
    made.give('red', PASS);
    const points = () => [bound, unbound, spendable].map((of) => of(made.seenBy('red'), seat('red')));
    expect(points()).toEqual([2, 5, 7]);
    made.rule({ type: 'close-night' });
    expect(points()).toEqual([2, 5, 5]);
    made.until('2031-05-06T12:00');
    expect(points()).toEqual([0, 8, 8]);
  });

  test('Leftovers can be spent 24 hours after the session, not a minute earlier', () => {
    const made = night({ pieces: { cp: { ...CP, red: 3 } }, present: ['red'] });
    made.give('red', PASS);
    made.give('red', PASS);
    made.rule({ type: 'close-night' });
    made.until('2031-05-05T13:00');
    expect(codes(made.command('red', ...commands('move f1 D2')))).toEqual(['cannot-pay']);
    made.until('2031-05-06T11:59');
    expect(made.state.purses.red).toMatchObject({ cp: 4, free: 0 });
    made.until('2031-05-06T12:00');
    expect(made.state.purses.red).toEqual({ cp: 4, free: 3, held: [] });
  });

  test('NODE-ORD-16: a pause makes the embargo as much longer', () => {
    const made = night({ present: ['red'] });
    made.rule({ type: 'close-night' });
    made.pause(10);
    made.until('2031-05-06T21:59');
    expect(made.state.purses.red?.free).toBe(0);
    made.until('2031-05-06T22:00');
    expect(made.state.purses.red?.free).toBe(1);
  });

  test('An embargo of no hours is over at once', () => {
    const made = night({ settings: { accelerationEmbargoHours: 0 }, present: ['red'] });
    made.rule({ type: 'close-night' });
    expect(made.state.purses.red).toMatchObject({ free: 1, held: [] });
  });
});
