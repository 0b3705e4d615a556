import { expect, test } from 'vitest';
import { forceId } from '../schemas/atoms.ts';
import { seat, setUp, war } from '../testing.ts';
import type { RefusalCode } from '../types.ts';
import { GUARD } from '../vocabulary.ts';
import { asked, codes, held, nodes, ORSANA, place, stands, VELL } from './testing.ts';

test.each<[string, readonly string[], RefusalCode | null]>([
  ['NODE-FAC-IG-01: a city of each planet, in any order', ['V1', 'O8'], null],
  ['NODE-FAC-IG-01: a spaceport is not a city', ['O2', 'V1'], 'node-type'],
  ['NODE-FAC-IG-01: not two on one planet', ['O1', 'O4'], 'too-many-nodes'],
  ['NODE-FAC-IG-01: no planet is left out', ['O1'], 'too-few-nodes'],
  ['NODE-FAC-IG-01: nothing outside the own planets', ['O1', 'K1'], 'node-not-yours'],
])('%s', (_title, where, code) => {
  const made = setUp({ red: 'imperial-guard', blue: 'orks' });
  expect(codes(made.give('red', place(...where)))).toEqual(code === null ? [] : [code]);
});

test('NODE-FAC-IG-02: of two Guard players the first has Orsana, the second Vell', () => {
  const made = war({ red: 'imperial-guard', blue: 'imperial-guard' });
  expect([held(made, 'red'), held(made, 'blue')]).toEqual([ORSANA, VELL]);
  expect([stands(made, 'red'), stands(made, 'blue')]).toEqual([['O1'], ['V1']]);
});

test('NODE-FAC-IG-02: of three, the first and third share Orsana in connected groups with a city each', () => {
  const made = setUp({ red: 'imperial-guard', blue: 'imperial-guard', green: 'imperial-guard' });
  expect(held(made, 'red').length + held(made, 'green').length).toBe(12);
  expect(held(made, 'red')).toContain('O1');
  expect(held(made, 'green')).toContain('O4');
  expect(held(made, 'blue')).toEqual(VELL);
  made.until('2031-05-06T12:00');
  expect([stands(made, 'red'), stands(made, 'blue'), stands(made, 'green')]).toEqual([['O1'], ['V1'], ['O4']]);
});

const NORTH = ['O1', 'O2', 'O3', 'O6', 'O11'];
const SOUTH = ORSANA.filter((id) => !NORTH.includes(id));

const share = (parts: Readonly<Record<string, readonly string[]>>) =>
  ({
    type: 'share-guard',
    parts: Object.entries(parts).map(([id, of]) => ({ seat: seat(id), nodes: nodes(...of) })),
  }) as const;

test('NODE-FAC-IG-02: the referee sets the groups, and everybody of the Guard chooses again', () => {
  const made = setUp({ red: 'imperial-guard', blue: 'imperial-guard', green: 'imperial-guard' });
  made.give('red', place('O1'));
  const [first] = Object.values(made.state.forces);
  made.give('red', { type: 'retreats', force: first?.id ?? forceId.parse('f0'), nodes: nodes('O2') });
  expect(made.rule(share({ red: SOUTH, blue: VELL, green: NORTH }))).toEqual([]);
  expect(held(made, 'green')).toEqual(NORTH);
  expect([made.state.forces, made.state.retreats]).toEqual([{}, {}]);
  expect(asked(made)).toEqual(['guard', ['red', 'blue', 'green']]);
  expect(codes(made.give('red', place('O1')))).toEqual(['node-not-yours']);
  expect(made.give('red', place('O8'))).toEqual([]);
});

test('NODE-FAC-IG-02: a part without a city has its battleforce in any of its nodes', () => {
  const made = setUp({ red: 'imperial-guard', blue: 'imperial-guard', green: 'imperial-guard' });
  made.rule(share({ red: ['O6', 'O11'], blue: VELL, green: ORSANA.filter((id) => id !== 'O6' && id !== 'O11') }));
  expect(made.give('red', place('O11'))).toEqual([]);
});

test.each<[string, Readonly<Record<string, readonly string[]>>, RefusalCode]>([
  ['leave nothing out', { red: NORTH, blue: VELL }, 'too-few-nodes'],
  ['leave nobody out', { red: ORSANA, blue: VELL }, 'too-few-nodes'],
  ['go to players of the Guard', { red: SOUTH, blue: VELL, gold: NORTH }, 'not-your-faction'],
  ['do not overlap', { red: SOUTH, blue: VELL, green: [...NORTH, 'O4'] }, 'node-taken'],
  ['are connected', { red: [...SOUTH, 'O1'], blue: VELL, green: ['O2', 'O3', 'O6', 'O11'] }, 'not-adjacent'],
  ['lie on one planet', { red: SOUTH, blue: [...VELL, 'O1'], green: ['O2', 'O3', 'O6', 'O11'] }, 'node-type'],
  ['lie on habitable planets', { red: SOUTH, blue: VELL, green: [...NORTH, 'K1'] }, 'node-type'],
])('NODE-FAC-IG-02: shares %s', (_title, parts, code) => {
  const made = setUp({ red: 'imperial-guard', blue: 'imperial-guard', green: 'imperial-guard', gold: 'orks' });
  expect(codes(made.rule(share(parts)))).toEqual([code]);
});

test('NODE-FAC-IG-02: shares are dealt before anybody else sets up', () => {
  const made = setUp({ red: 'imperial-guard', blue: 'orks' });
  made.give('red', place('O1', 'V1'));
  expect(codes(made.rule(share({ red: VELL })))).toEqual(['set-up-over']);
});

test('NODE-FAC-IG-03: a Guard that nobody plays stands in the cities of most VP, and the referee may move it until the war begins', () => {
  const made = setUp({ red: 'orks', blue: 'chaos' });
  expect(stands(made, GUARD)).toEqual(['O1', 'V1']);
  const stand = (...ids: readonly string[]) => made.rule({ type: 'place-guard', nodes: nodes(...ids) });
  expect(stand('O8', 'V1')).toEqual([]);
  expect(stands(made, GUARD)).toEqual(['O8', 'V1']);
  expect(codes(stand('O2', 'V1'))).toEqual(['node-type']);
  expect(codes(stand('O8'))).toEqual(['too-few-nodes']);
  made.until('2031-05-07T00:00');
  expect(codes(stand('O4', 'V1'))).toEqual(['set-up-over']);
});

test('NODE-FAC-IG-03: a Guard with a player is not placed by the referee', () => {
  const made = setUp({ red: 'imperial-guard', blue: 'chaos' });
  expect(codes(made.rule({ type: 'place-guard', nodes: nodes('O4', 'V1') }))).toEqual(['not-offered']);
});
