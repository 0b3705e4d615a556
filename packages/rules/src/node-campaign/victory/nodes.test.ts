import { expect, test } from 'vitest';
import type { Play } from '../board/play.ts';
import { node, war } from '../testing.ts';
import type { Faction } from '../types.ts';
import { BLUE, both, type Change, contested, holding, lines, onNodes, play, RED } from './testing.ts';
import { countedValue, nodeValue } from './values.ts';
import { weekPoints } from './victory-in-play.ts';

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
