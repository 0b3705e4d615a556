import { expect, test } from 'vitest';
import { board, seat, type War, war } from '../testing.ts';
import type { Faction, Score, State } from '../types.ts';
import { GUARD } from '../vocabulary.ts';
import { type FactionSheet, factionSheet, type SpecialRule } from './factions.ts';

type Pieces = Parameters<typeof board>[0];

const played = (
  factions: Readonly<Record<string, Faction>>,
  pieces: Pieces = {},
  settings: Readonly<Record<string, unknown>> = {},
): War => war(factions, { settings, given: board(pieces) });

function sheetOf(made: War, of: string, by = of): FactionSheet {
  const sheet = factionSheet(made.seenBy(by), seat(of));
  if (sheet === null) throw new Error('no faction');
  return sheet;
}
const orderOf = ({ specials }: FactionSheet, id: SpecialRule['id']) => specials.find((one) => one.id === id)?.order;
/** Targets in short: `f1`, `f2 already-tainted`. */
const targetsOf = (sheet: FactionSheet, id: SpecialRule['id']): readonly string[] =>
  (orderOf(sheet, id)?.targets ?? []).map(({ command, refusal }) =>
    [
      'node' in command ? command.node : 'force' in command ? command.force : '',
      ...(refusal === null ? [] : [refusal.code]),
    ].join(' '),
  );

const CHAOS = { red: 'chaos', blue: 'imperial-guard' } as const;

test('NODE-FAC-CHAOS-03: what can be tainted comes before what already is, with the uses', () => {
  const made = played(CHAOS, {
    forces: { f1: 'blue O4 tainted', f2: 'blue O1', f3: 'red D1' },
    players: { red: { used: { taint: 1, portal: 0 } } },
  });
  const sheet = sheetOf(made, 'red', 'blue');
  expect(orderOf(sheet, 'taint')).toMatchObject({ price: 0, uses: { used: 1, most: 3 } });
  expect(targetsOf(sheet, 'taint')).toEqual(['f2', 'f1 already-tainted']);
});

test('NODE-FAC-CHAOS-02: nodes of the Guard can be corrupted unless one stands there', () => {
  const made = played(CHAOS, { forces: { f1: 'blue O1' }, control: { blue: 'O1 O3', red: 'O4' } });
  const sheet = sheetOf(made, 'red');
  expect(orderOf(sheet, 'corrupt')).toMatchObject({ price: 10, uses: null });
  expect(targetsOf(sheet, 'corrupt')).toEqual(['O3', 'O1 node-occupied']);
});

test('NODE-FAC-INQ-01: the Inquisition has what its exceptions leave', () => {
  const ids = (inquisitionExceptions: boolean) =>
    sheetOf(played({ red: 'inquisition', blue: 'orks' }, {}, { inquisitionExceptions }), 'red').specials.map(
      ({ id }) => id,
    );
  expect(ids(true)).toEqual(['cede', 'orbit-retreat']);
  expect(ids(false)).toEqual(['call', 'cede', 'drop', 'easy-orbit', 'orbit-retreat']);
});

test.each<[string, Faction, Readonly<Record<string, unknown>>, readonly string[]]>([
  ['NODE-ORD-01: common prices', 'orks', {}, ['move 5', 'redeploy 3', 'expand 5', 'reinforce 7']],
  [
    'NODE-FAC-TYR-01, -02: Tyranids',
    'tyranids',
    {},
    ['move 5', 'redeploy 3', 'expand 5', 'tyranoformed 1 own', 'reinforce 4 own'],
  ],
  ['NODE-FAC-TAU-01: Tau', 'tau', {}, ['move 3 own', 'redeploy 1 own', 'expand 5', 'reinforce 7']],
  [
    'NODE-SETUP-07: Tyranids with the erratum',
    'tyranids',
    { errata: { tyranidReinforce7: 'on' } },
    ['move 5', 'redeploy 3', 'expand 5', 'tyranoformed 1 own', 'reinforce 7'],
  ],
])('%s', (_title, faction, settings, prices) => {
  const list = sheetOf(played({ red: faction, blue: 'orks' }, {}, settings), 'red').prices;
  const written = list.map(({ of, price, isOwn }) => `${of} ${price}${isOwn ? ' own' : ''}`);
  expect(written).toEqual([...prices, 'add 2', 'retire 1', 'retrain 5', 'destroy 0']);
});

test('NODE-VP-07: what a faction can score, and what it has scored', () => {
  const made = played(CHAOS);
  const line = (score: Score, amount: number): State['ledger'][number] => ({
    ...{ seat: seat('red'), score, amount, rule: 'NODE-VP-07', day: 1, battle: null },
  });
  made.state = {
    ...made.state,
    ledger: [line('destroyed', 2), line('destroyed', 4), line('nodes', 9), { ...line('nodes', 5), seat: seat('blue') }],
  };
  expect(sheetOf(made, 'red').earnings).toEqual([
    { score: 'destroyed', each: 2, times: 3, sum: 6 },
    { score: 'corrupted', each: 1, times: 0, sum: 0 },
    { score: 'nodes', each: null, times: 1, sum: 9 },
  ]);
});

test('NODE-MOVE-11: whom it may attack, and whose nodes it may take', () => {
  const made = played({ red: 'space-marines', blue: 'imperial-guard', green: 'chaos', gold: 'tau' });
  expect(sheetOf(made, 'red').relations).toEqual([
    { owner: 'blue', relation: 'ally', mayAttack: false, mayTake: false },
    { owner: 'green', relation: 'enemy', mayAttack: true, mayTake: true },
    { owner: 'gold', relation: 'none', mayAttack: true, mayTake: true },
  ]);
  const alone = played({ red: 'orks', blue: 'chaos' }, { control: { [GUARD]: 'O3' } });
  expect(sheetOf(alone, 'red').relations.map(({ owner }) => owner)).toEqual(['blue', GUARD]);
});

test('NODE-SETUP-07: only the errata in force are named', () => {
  const made = played(CHAOS, {}, { errata: { mindless: 'on', retrain1: 'off' } });
  expect(sheetOf(made, 'red').errata).toEqual(['mindless']);
});
