import { expect, test } from 'vitest';
import { forcedDice } from '../../kernel/index.ts';
import { type Play, playOf } from '../board/play.ts';
import { battleId } from '../schemas/atoms.ts';
import { node, seat, setUp, type War, war } from '../testing.ts';
import type { Faction, Owner, PastBattle, State } from '../types.ts';
import { GUARD } from '../vocabulary.ts';
import type { Fought } from './factions.ts';
import { countedValue, nodeValue } from './values.ts';
import { leaders } from './victory.ts';
import { battlePoints, checkVictory, destructionPoints, weekPoints } from './victory-in-play.ts';

const play = (made: War): Play =>
  playOf(
    made.state,
    forcedDice({}, () => 1),
    '2031-05-12T00:00:00.000Z',
  );
const total = ({ state }: Pick<Play, 'state'>, id: string): number =>
  state.ledger.reduce((sum, line) => (line.seat === id ? sum + line.amount : sum), 0);
const lines = ({ state }: Pick<Play, 'state'>, id: string) =>
  state.ledger.flatMap((line) => (line.seat === id ? [[line.score, line.amount]] : []));

type Change = (state: State) => State;
const both =
  (...changes: readonly Change[]): Change =>
  (state) =>
    changes.reduce((made, change) => change(made), state);

/** The owner controls these nodes and nobody else does. */
const holding =
  (owner: Owner, ...ids: readonly string[]): Change =>
  (state) =>
    onNodes(state, (id, one) => {
      if (ids.includes(id)) return { ...one, controller: owner };
      return one.controller === owner ? { ...one, controller: null } : one;
    });
const onNodes = (state: State, change: (id: string, one: State['nodes'][string]) => State['nodes'][string]): State => ({
  ...state,
  nodes: Object.fromEntries(Object.entries(state.nodes).map(([id, one]) => [id, change(id, one)])),
});
const contested =
  (at: string, attacker: Owner, holder: Owner): Change =>
  (state) => ({
    ...state,
    battles: {
      b1: {
        id: battleId.parse('b1'),
        node: node(at),
        openedAt: '2031-05-11T23:50:00.000Z',
        openedDay: 7,
        stack: [
          { owner: holder, forces: [], hasRok: false, way: 'path' },
          { owner: attacker, forces: [], hasRok: false, way: 'path' },
        ],
        level: null,
        mission: null,
        isPivotal: false,
        choice: null,
        multi: null,
      },
    },
  });
const RED = seat('red');
const BLUE = seat('blue');

const week = (factions: Readonly<Record<string, Faction>>, given: Change): Play => {
  const made = play(war(factions, { given }));
  weekPoints(made);
  return made;
};

test.each<[string, Faction, Change, readonly (readonly [string, number])[]]>([
  ['NODE-VP-02: Orks score O4 and O7', 'orks', holding(RED, 'O4', 'O7'), [['nodes', 6]]],
  ['NODE-VP-02: orbits and deep space give nothing', 'orks', holding(RED, 'ORB-O', 'D1'), []],
  ['NODE-MAP-02: O9 gives a point', 'orks', holding(RED, 'O9'), [['nodes', 1]]],
  ['NODE-MAP-02: what nobody controls gives nobody anything', 'orks', holding(RED), []],
  [
    'NODE-VP-04: a node in battle gives nothing, even to its holder',
    'orks',
    both(holding(RED, 'O4', 'O7'), contested('O4', BLUE, RED)),
    [['nodes', 2]],
  ],
  [
    'NODE-VP-07: the Guard scores half of its nodes, and 3 for each planet whose cities and spaceports it holds',
    'imperial-guard',
    (state) => state,
    [
      ['nodes', 17],
      ['planets-held', 6],
    ],
  ],
  [
    'NODE-VP-07: a planet with a lost spaceport counts no more',
    'imperial-guard',
    holding(RED, 'V1', 'V3', 'O1'),
    [['nodes', 5]],
  ],
  [
    'NODE-VP-07: a planet without the plain nodes does',
    'imperial-guard',
    holding(RED, 'V1', 'V2'),
    [
      ['nodes', 3],
      ['planets-held', 3],
    ],
  ],
  [
    'NODE-VP-10: Dark Eldar score half of O4 and O9, rounded down',
    'dark-eldar',
    holding(RED, 'O4', 'O9'),
    [['nodes', 2]],
  ],
  [
    'NODE-VP-07: Tyranids overrun Vell with three of five nodes',
    'tyranids',
    holding(RED, 'V3', 'V4', 'V5'),
    [
      ['nodes', 4],
      ['planet-overrun', 3],
    ],
  ],
  ['NODE-VP-07: half of the nodes do not overrun a planet', 'tyranids', holding(RED, 'K1'), [['nodes', 2]]],
  [
    'NODE-VP-07: Tau score for intact city installations',
    'tau',
    both(holding(RED, 'O4', 'O8', 'O7'), (state) =>
      onNodes(state, (id, one) => (id === 'O8' ? { ...one, isSiteIntact: false } : one)),
    ),
    [
      ['nodes', 9],
      ['cities', 1],
    ],
  ],
  [
    'NODE-VP-07: Eldar score for own portals in own nodes',
    'eldar',
    both(holding(RED, 'V5'), (state) =>
      onNodes(state, (id, one) => (id === 'V5' || id === 'V4' ? { ...one, portals: [RED] } : one)),
    ),
    [
      ['nodes', 1],
      ['portals', 1],
    ],
  ],
  [
    'NODE-VP-07: and not for those of other Eldar',
    'eldar',
    both(holding(RED, 'V5'), (state) => onNodes(state, (_id, one) => ({ ...one, portals: [BLUE] }))),
    [['nodes', 1]],
  ],
])('%s', (_title, faction, given, found) => {
  expect(lines(week({ red: faction, blue: 'chaos' }, given), 'red')).toEqual(found);
});

test('NODE-VP-07: the first colony scores as long as it was never lost', () => {
  const colony = (isKept: boolean): Change =>
    both(holding(RED, 'K2'), (state) => ({
      ...state,
      players: Object.fromEntries(
        Object.entries(state.players).map(([id, one]) => [
          id,
          id === 'red' ? { ...one, colony: { node: node('K2'), isKept } } : one,
        ]),
      ),
    }));
  expect(lines(week({ red: 'tau', blue: 'chaos' }, colony(true)), 'red')).toEqual([
    ['nodes', 1],
    ['colony', 1],
  ]);
  expect(lines(week({ red: 'tau', blue: 'chaos' }, colony(false)), 'red')).toEqual([['nodes', 1]]);
});

test('NODE-VP-02: a Guard that nobody plays scores nothing', () => {
  expect(week({ red: 'orks', blue: 'chaos' }, (state) => state).state.ledger).toEqual([]);
});

test('NODE-VP-02: the points of a week come at the midnight that ends Sunday', () => {
  const made = war({ red: 'orks', blue: 'chaos' }, { given: holding(RED, 'O4', 'O7') });
  made.until('2031-05-11T23:59');
  expect(made.state.ledger).toEqual([]);
  made.until('2031-05-12T00:00');
  expect(made.state.ledger).toEqual([
    { seat: 'red', amount: 6, score: 'nodes', rule: 'NODE-VP-02', day: 7, battle: null },
  ]);
});

test('NODE-VP-03, -08: values by type, with the installation while it is intact', () => {
  const made = war({ red: 'orks', blue: 'chaos' });
  const value = (id: string, state = made.state): number => nodeValue(state, node(id));
  expect(['O1', 'O2', 'O3', 'V3', 'O11', 'ORB-O', 'D1', 'W'].map((id) => value(id))).toEqual([4, 2, 1, 2, 2, 0, 0, 0]);
  const burnt = onNodes(made.state, (_id, one) => ({ ...one, isSiteIntact: false, rok: RED, portals: [BLUE] }));
  expect(['O4', 'V3', 'O2'].map((id) => value(id, burnt))).toEqual([3, 1, 2]);
});

test('NODE-VP-04: a node counts nothing while a battle is pending in it', () => {
  const { state } = war({ red: 'orks', blue: 'chaos' }, { given: contested('O4', RED, BLUE) });
  expect(['O4', 'O1'].map((id) => countedValue(state, node(id)))).toEqual([0, 4]);
  expect(nodeValue(state, node('O4'))).toBe(4);
});

test('NODE-MAP-12: the default map is worth 37 points a week', () => {
  const { state } = war({ red: 'orks', blue: 'chaos' });
  expect(state.map.nodes.reduce((sum, { id }) => sum + nodeValue(state, id), 0)).toBe(37);
});

test('NODE-MAP-10: a Tau colony is worth a point under the errata', () => {
  const settings = { errata: { tauColony: 'on' } };
  const { state } = war({ red: 'tau', blue: 'chaos' }, { settings });
  expect(nodeValue(state, node('O2'))).toBe(3);
});

// ---- Battles

const BATTLE = {
  id: battleId.parse('b7'),
  node: node('O4'),
  day: 3,
  ending: 'report',
  sides: [[BLUE], [RED]],
  winner: 1,
  degree: 'solid',
  level: 1000,
  mission: 'cleanse',
} as const satisfies PastBattle;
const FOUGHT: Fought = { iasl: [], isPivotal: false, wasFought: true, tainted: [] };
const scores = (red: number, blue: number): Pick<Fought, 'iasl'> => ({
  iasl: [
    { seat: RED, score: red },
    { seat: BLUE, score: blue },
  ],
});

interface Case {
  readonly factions?: Readonly<Record<string, Faction>>;
  readonly battle?: Partial<PastBattle>;
  readonly fought?: Partial<Fought>;
  readonly settings?: Readonly<Record<string, unknown>>;
}
/** Red attacks blue; neither scores for its faction unless the case names them. */
function after({ factions = { red: 'tyranids', blue: 'tau' }, battle = {}, fought = {}, settings = {} }: Case): Play {
  const made = play(war(factions, { settings }));
  battlePoints(made, { ...BATTLE, ...battle }, { ...FOUGHT, ...fought });
  return made;
}
const totals = (made: Play): readonly number[] => made.state.seats.map((id) => total(made, id));

const DRAWN = { winner: null, degree: null } as const;
const CRUSHING = { degree: 'crushing' } as const;
const MARGINAL = { degree: 'marginal' } as const;
const CONCEDED = { battle: { ...MARGINAL, ending: 'concession' }, fought: { wasFought: false } } as const;
const MARINES = { red: 'space-marines', blue: 'orks' } as const;

test.each<[string, Case, readonly [number, number]]>([
  ['NODE-VP-05: a solid victory', {}, [9, 0]],
  ['NODE-VP-05: a crushing victory', { battle: CRUSHING }, [12, 0]],
  ['NODE-VP-05: a marginal victory of the defender', { battle: { ...MARGINAL, winner: 0 } }, [0, 6]],
  ['NODE-VP-05: a draw', { battle: DRAWN }, [3, 3]],
  ['NODE-VP-06: 10 crushes 13', { battle: CRUSHING, fought: scores(10, 13) }, [9, 3]],
  ['NODE-VP-06: 13 crushes 10', { battle: CRUSHING, fought: scores(13, 10) }, [12, 0]],
  ['NODE-VP-06: no more than the points of the battle', { battle: MARGINAL, fought: scores(2, 12) }, [0, 6]],
  ['NODE-VP-06: not on draws', { battle: DRAWN, fought: scores(10, 13) }, [3, 3]],
  ['NODE-VP-06: a score that is missing is equal', { fought: { iasl: [{ seat: BLUE, score: 13 }] } }, [9, 0]],
  ['NODE-VP-06: not if the setting is off', { fought: scores(10, 13), settings: { robinHood: false } }, [9, 0]],
  ['NODE-MSN-05: a solid victory in a pivotal battle', { fought: { isPivotal: true } }, [12, 0]],
  ['NODE-MSN-05: a draw in a pivotal battle', { battle: DRAWN, fought: { isPivotal: true } }, [3, 3]],
  [
    'NODE-VP-10: the bonus does not raise what Robin Hood may take',
    { battle: MARGINAL, fought: { ...scores(2, 12), isPivotal: true } },
    [3, 6],
  ],
  [
    'NODE-VP-10: Space Marines crush Orks in a pivotal battle',
    { factions: MARINES, battle: CRUSHING, fought: { ...scores(10, 13), isPivotal: true } },
    [14, 4],
  ],
  ['NODE-BTL-29: a concession is a marginal victory', CONCEDED, [6, 0]],
  ['NODE-BTL-29: without a pivotal bonus', { ...CONCEDED, fought: { wasFought: false, isPivotal: true } }, [6, 0]],
  [
    'NODE-BTL-29: Robin Hood counts only if both scores are entered',
    { ...CONCEDED, fought: { wasFought: false, ...scores(10, 13) } },
    [3, 3],
  ],
  ['NODE-BTL-29: the setting may leave it without points', { ...CONCEDED, settings: { concedeVp: false } }, [0, 0]],
  ['NODE-BTL-29: for factions it is won', { ...CONCEDED, factions: MARINES }, [8, 0]],
  ['NODE-VP-07: an Ork who loses a fought battle', { factions: { red: 'tau', blue: 'orks' } }, [9, 1]],
  ['NODE-VP-07: and who draws', { factions: { red: 'tau', blue: 'orks' }, battle: DRAWN }, [3, 4]],
  ['NODE-VP-07: Space Marines and Tau are no enemies', { factions: { red: 'space-marines', blue: 'tau' } }, [9, 0]],
  ['NODE-VP-07: the Inquisition scores as Space Marines', { factions: { red: 'inquisition', blue: 'chaos' } }, [11, 0]],
  ['NODE-VP-07: Space Marines who lose score nothing', { factions: MARINES, battle: { winner: 0 } }, [0, 10]],
  ['NODE-VP-07: Necrons beat Eldar', { factions: { red: 'necrons', blue: 'eldar' } }, [11, 0]],
  ['NODE-VP-07: Necrons beat Dark Eldar', { factions: { red: 'necrons', blue: 'dark-eldar' } }, [11, 0]],
  ['NODE-VP-07: Necrons beat Tau', { factions: { red: 'necrons', blue: 'tau' } }, [9, 0]],
  ['NODE-VP-07: Eldar beat Chaos', { factions: { red: 'eldar', blue: 'chaos' } }, [11, 0]],
  ['NODE-VP-07: Eldar beat Tyranids, whom they do not name', { factions: { red: 'eldar', blue: 'tyranids' } }, [9, 0]],
  ['NODE-VP-07: Dark Eldar raid', { factions: { red: 'dark-eldar', blue: 'tau' } }, [12, 0]],
  [
    'NODE-VP-07: Dark Eldar do not raid an orbit',
    { factions: { red: 'dark-eldar', blue: 'tau' }, battle: { node: node('ORB-O') } },
    [9, 0],
  ],
  [
    'NODE-VP-07: nor where they defend',
    { factions: { red: 'tau', blue: 'dark-eldar' }, battle: { winner: 0 } },
    [0, 9],
  ],
  [
    'NODE-FAC-CHAOS-05: Space Marines who beat a tainted battleforce',
    { factions: { red: 'space-marines', blue: 'imperial-guard' }, fought: { tainted: [BLUE] } },
    [11, 0],
  ],
])('%s', (_title, given, points) => {
  expect(totals(after(given))).toEqual(points);
});

test('NODE-VP-10: base, pivotal bonus, Robin Hood and faction stand in the ledger in this order', () => {
  const made = after({ factions: MARINES, battle: CRUSHING, fought: { ...scores(10, 13), isPivotal: true } });
  expect(lines(made, 'red')).toEqual([
    ['battle', 12],
    ['pivotal', 3],
    ['robin-hood', -3],
    ['enemy-beaten', 2],
  ]);
  expect(lines(made, 'blue')).toEqual([
    ['robin-hood', 3],
    ['fought', 1],
  ]);
});

const GREEN = seat('green');
const THREE = { red: 'tyranids', blue: 'tau', green: 'tau' } as const;

test.each<[string, Case, readonly number[]]>([
  ['NODE-MULTI-08: one winner, two losers', { battle: { sides: [[BLUE, GREEN], [RED]] } }, [18, 0, 0]],
  [
    'NODE-MULTI-08: two winners share',
    { battle: { sides: [[RED], [BLUE, GREEN]] }, settings: { multiVp: 'shared' } },
    [0, 4, 4],
  ],
  ['NODE-MULTI-08: or score each', { battle: { sides: [[RED], [BLUE, GREEN]] } }, [0, 9, 9]],
  [
    'NODE-MULTI-08: Robin Hood counts pair by pair',
    {
      battle: { sides: [[BLUE, GREEN], [RED]] },
      fought: { iasl: [...scores(10, 13).iasl, { seat: GREEN, score: 11 }] },
    },
    [14, 3, 1],
  ],
  ['NODE-MULTI-06: three sides, one wins', { battle: { sides: [[BLUE], [RED], [GREEN]] } }, [18, 0, 0]],
  ['NODE-MULTI-09: a draw counts once for each', { battle: { ...DRAWN, sides: [[BLUE], [RED, GREEN]] } }, [3, 3, 3]],
])('%s', (_title, given, points) => {
  expect(totals(after({ ...given, factions: THREE }))).toEqual(points);
});

test.each<[string, Partial<PastBattle>, Faction, readonly number[]]>([
  ['NODE-VP-07: Chaos scores a destroyed opponent', {}, 'chaos', [2, 0]],
  ['NODE-VP-07: so do Necrons', {}, 'necrons', [2, 0]],
  ['NODE-VP-07: also on a draw', DRAWN, 'chaos', [2, 0]],
  ['NODE-VP-07: others do not', {}, 'orks', [0, 0]],
  ['NODE-BTL-18: not if dice settled the battle', { ending: 'random' }, 'chaos', [0, 0]],
  ['NODE-FAC-IG-03: nor against a Guard that nobody plays', { ending: 'at-once' }, 'chaos', [0, 0]],
])('%s', (_title, battle, faction, points) => {
  const made = play(war({ red: faction, blue: 'chaos' }));
  destructionPoints(made, { ...BATTLE, ...battle }, BLUE);
  expect(totals(made)).toEqual(points);
});

test('NODE-VP-07: nobody scores its own losses', () => {
  const made = play(war({ red: 'chaos', blue: 'tau' }));
  destructionPoints(made, BATTLE, RED);
  expect(totals(made)).toEqual([0, 0]);
});

// ---- The end

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
