import { expect, test } from 'vitest';
import { seat, setUp, war } from '../testing.ts';
import type { State } from '../types.ts';
import { GUARD } from '../vocabulary.ts';
import { BATTLE, BLUE, both, type Change, contested, FOUGHT, holding, lines, play, RED } from './testing.ts';
import { leaders } from './victory.ts';
import { battlePoints, checkVictory } from './victory-in-play.ts';

type Points = Readonly<Record<string, readonly (readonly [State['ledger'][number]['score'], number])[]>>;

const ledger =
  (points: Points): Change =>
  (state) => ({
    ...state,
    ledger: Object.entries(points).flatMap(([id, scored]) =>
      scored.map(([score, amount]) => ({
        ...{ seat: seat(id), amount, score, rule: 'NODE-VP-01' as const },
        ...{ day: 1, battle: null },
      })),
    ),
  });

test.each<[string, Change, readonly string[]]>([
  ['NODE-WIN-01: more points win', ledger({ red: [['nodes', 120]], blue: [['nodes', 118]] }), ['red']],
  [
    'NODE-WIN-03: of equals, more points from battles',
    ledger({
      red: [
        ['battle', 60],
        ['nodes', 60],
      ],
      blue: [
        ['battle', 45],
        ['nodes', 75],
      ],
    }),
    ['red'],
  ],
  [
    'NODE-WIN-03: then more surface nodes',
    both(ledger({ red: [['nodes', 10]], blue: [['nodes', 10]] }), holding(BLUE, 'O9')),
    ['blue'],
  ],
  [
    'NODE-WIN-03: orbits are no surface nodes',
    both(ledger({ red: [['nodes', 10]], blue: [['nodes', 10]] }), holding(BLUE, 'ORB-O')),
    ['red', 'blue'],
  ],
  ['NODE-WIN-03: then the victory is shared', ledger({ red: [['nodes', 10]], blue: [['nodes', 10]] }), ['red', 'blue']],
])('%s', (_title, given, winners) => {
  expect(leaders(war({ red: 'orks', blue: 'chaos' }, { given }).state)).toEqual(winners);
});

test('NODE-WIN-01: the war ends with the midnight after its last day', () => {
  const made = war({ red: 'orks', blue: 'chaos' }, { settings: { endDays: 2 }, given: holding(RED, 'O9') });
  made.until('2031-05-06T23:59');
  expect(made.state.ended).toBeNull();
  made.until('2031-05-07T00:00');
  expect(made.state.ended).toEqual({ rule: 'NODE-WIN-01', winners: ['red'] });
  expect(made.events.at(-1)).toMatchObject({
    type: 'campaign-ended',
    standings: [
      { seat: 'red', vp: 0 },
      { seat: 'blue', vp: 0 },
    ],
  });
});

test('NODE-WIN-02: of two who reach the target with one award, the higher wins', () => {
  const given = both(
    ledger({ red: [['nodes', 149]], blue: [['nodes', 147]] }),
    holding(RED, 'O9'),
    holding(BLUE, 'O4', 'O8'),
  );
  const made = war({ red: 'orks', blue: 'chaos' }, { given });
  made.until('2031-05-11T23:59');
  expect(made.state.ended).toBeNull();
  made.until('2031-05-12T00:00');
  expect(made.state.ended).toEqual({ rule: 'NODE-WIN-02', winners: ['blue'] });
});

test('NODE-WIN-02: 149 points are too few, and without a target the war goes on', () => {
  const points = (vp: number, settings = {}) => {
    const made = play(war({ red: 'orks', blue: 'chaos' }, { given: ledger({ red: [['nodes', vp]] }), settings }));
    checkVictory(made, false);
    return made.state.ended;
  };
  expect(points(149)).toBeNull();
  expect(points(150)).toEqual({ rule: 'NODE-WIN-02', winners: ['red'] });
  expect(points(150, { endVp: null })).toBeNull();
});

test('NODE-WIN-01: battles that are open at the end are void', () => {
  const given = contested('O4', RED, BLUE);
  const made = play(war({ red: 'orks', blue: 'chaos' }, { given, settings: { endDays: 1 } }));
  checkVictory(made, true);
  expect(made.state.battles).toEqual({});
  expect(made.state.past).toMatchObject([{ id: 'b1', ending: 'void', winner: null, sides: [['blue'], ['red']] }]);
  expect(made.events.map(({ type }) => type)).toEqual(['battle-ended', 'campaign-ended']);
});

test('A war that has not begun ends with no day', () => {
  const made = play(setUp({ red: 'orks', blue: 'chaos' }, { settings: { endDays: 1 } }));
  checkVictory(made, true);
  expect(made.state.ended).toBeNull();
});

test('NODE-VP-09: the Guard that nobody plays neither scores nor wins', () => {
  const made = play(war({ red: 'orks', blue: 'chaos' }));
  battlePoints(made, { ...BATTLE, sides: [[GUARD], [RED]], winner: 0 }, FOUGHT);
  expect(lines(made, 'red')).toEqual([['fought', 1]]);
  expect(leaders(made.state)).not.toContain(GUARD);
});
