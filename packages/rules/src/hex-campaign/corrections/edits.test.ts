import { expect, test } from 'vitest';
import { lookup, seatId } from '../../kernel/index.ts';
import { hexCampaign } from '../index.ts';
import { readSite } from '../notation.ts';
import { board, hex, piece } from '../testing/board.ts';
import { battlefield } from '../testing/fought.ts';
import { after, at, codes, type Given, ruled, table } from '../testing/rulings.ts';
import type { State } from '../types.ts';

const [RED, BLUE] = [seatId('red'), seatId('blue')];

const state: State = {
  ...board(
    {
      R1: 'red infantry 4 @ 5,4',
      R2: 'red infantry 4 @ 7,4',
      RC: 'red convoy 90 @ 7,4',
      B1: 'blue infantry 4 @ 9,4',
      B2: 'blue infantry 4 @ 4,7',
      G1: 'blue garrison @ 12,4',
    },
    {
      capitals: { red: '5,4', blue: '12,4' },
      control: { red: ['5,4', '6,4', '8,4', '2,8'], blue: ['12,4', '10,4'] },
      sites: {
        '5,4': readSite('metropol sm 70 bp: prison', 'Anvil'),
        '12,4': readSite('metropol ch', 'Gate'),
        '6,4': readSite('resource 50'),
        '10,4': readSite('town ch', 'Mill'),
        '2,8': readSite('town sm: barracks', 'Ford'),
      },
      strongholds: { '8,4': { owner: 'red', level: 1 } },
      roads: ['6,4|7,4'],
      rows: ['s'.repeat(15), ...Array.from({ length: 14 }, () => 'p'.repeat(15))],
    },
  ),
};

const corrected = (edits: readonly Given[], from = state) => ruled(from, { type: 'corrections', edits });

const UNIT = { unit: 'Scouts', kind: '', slot: 'troops', moveClass: 'infantry', points: 100, models: 5 };
const move = (id: string, to: string) => ({ type: 'move-piece', piece: id, to });

/** B2 in the prison of red. */
const captive = after(corrected([{ type: 'capture', piece: 'B2', seat: 'red', prison: '5,4' }]));
const allied = board(
  { R1: 'red infantry 4 @ 5,4', B1: 'blue garrison @ 5,4' },
  { treaties: [['alliance', 'red', 'blue']], strongholds: { '5,4': { owner: 'blue' } }, control: { blue: ['5,4'] } },
);
const guarded: State = {
  ...captive,
  captives: Object.fromEntries(
    Object.entries(captive.captives).map(([id, held]) => [
      id,
      {
        ...held,
        holder: { kind: 'piece', piece: piece('R2') } as const,
        detachment: { ...held.detachment, hex: hex('7,4') },
      },
    ]),
  ),
};
const dealing: State = {
  ...captive,
  deliveries: [{ from: RED, to: BLUE, bp: 0, paidBy: hex('2,8'), captives: [piece('B2')] }],
};
const discovering: State = {
  ...state,
  pending: [{ kind: 'enemies', seat: RED, piece: piece('R1'), hex: hex('5,4'), faction: 'ork', points: 100, turn: 1 }],
};

test.each<[string, Given, State?]>([
  ['hex-not-land', move('R1', '0,0')],
  ['hex-not-land', move('R1', '99,99')],
  ['same-hex', move('R1', '5,4')],
  ['hex-taken', move('R1', '7,4')],
  ['strangers-there', move('R1', '9,4')],
  ['strangers-there', move('RC', '9,4')],
  ['held-by-others', move('R1', '10,4')],
  ['no-home-for-garrison', move('G1', '11,4')],
  ['awaits-discovery', move('R1', '5,5'), discovering],
  ['captives-with-it', { type: 'remove-piece', piece: 'R2' }, guarded],
  ['name-taken', { type: 'rename-piece', piece: 'R1', name: 'R2' }],
  ['nothing-changed', { type: 'rename-piece', piece: 'R1', name: 'R1' }],
  ['not-correctable', { type: 'remove-piece', piece: 'X9' }],
  ['seat-unknown', { type: 'add-detachment', hex: '5,6', seat: 'green', name: 'New', ...UNIT }],
  ['unit-not-of-race', { type: 'add-unit', piece: 'R1', ...UNIT, kind: 'ork-boyz' }],
  ['no-detachment-there', { type: 'move-unit', unit: 'R1-1', to: '9,4' }],
  ['last-unit', { type: 'move-unit', unit: 'R1-1', to: '7,4' }],
  ['last-unit', { type: 'remove-unit', unit: 'R1-1' }],
  ['no-settlement-there', { type: 'add-spy', hex: '9,4', seat: 'red', name: 'Eye', home: '12,4' }],
  ['place-there', { type: 'add-settlement', hex: '6,4', seat: 'red', size: 1, name: 'New' }],
  ['keep-there', { type: 'add-settlement', hex: '8,4', seat: 'blue', size: 1, name: 'New' }],
  ['is-capital', { type: 'give-settlement', hex: '12,4', seat: 'red' }],
  ['captives-there', { type: 'remove-building', building: '5,4 prison' }, captive],
  ['promised-away', { type: 'remove-settlement', hex: '2,8' }, dealing],
  ['promised-away', { type: 'free-captives', captives: 'B2', to: '4,7' }, dealing],
  ['building-of-others', { type: 'add-building', hex: '2,8', building: 'gladiator-arena' }],
  ['building-stands', { type: 'add-building', hex: '2,8', building: 'barracks' }],
  ['settlement-too-small', { type: 'add-building', hex: '2,8', building: 'major-space-port' }],
  ['not-their-hex', { type: 'add-stronghold', hex: '9,4', seat: 'red', level: 1 }],
  ['not-next-to-it', { type: 'add-road', hex: '6,4', to: '8,4' }],
  ['road-there', { type: 'add-road', hex: '7,4', to: '6,4' }],
  ['captives-of-their-own', { type: 'capture', piece: 'R1', seat: 'red', prison: '5,4' }],
  ['no-prison-there', { type: 'capture', piece: 'B1', seat: 'red', prison: '2,8' }],
  ['treaty-with-self', { type: 'add-treaty', seat: 'red', with: 'red', treaty: 'pact', secret: false }],
  ['treaty-there', { type: 'add-treaty', seat: 'red', with: 'blue', treaty: 'alliance', secret: false }, allied],
  ['share-a-hex', { type: 'end-treaty', treaty: 'alliance red blue' }, allied],
  ['rulings-after-set-up', move('R1', '5,5'), { ...state, phase: 'placement' }],
])('HEX-TURN-13: %s', (code, edit, from = state) => {
  expect(codes(corrected([edit], from))).toEqual([code]);
});

test('HEX-TURN-13: settlements where a detachment is under construction stay', () => {
  const army = lookup(state.pieces, piece('R1'));
  if (army?.kind !== 'detachment') throw new Error('R1 is a detachment');
  const built = { detachment: { ...army, id: piece('N1'), units: [] }, hex: hex('2,8'), ready: 2, orbit: false };
  const building: State = { ...state, constructions: [{ ...built, prefer: [], paid: 1 }] };
  expect(codes(corrected([{ type: 'remove-settlement', hex: '2,8' }], building))).toEqual(['under-construction-there']);
});

test('HEX-TURN-13: a detachment under construction arrives later, or never', () => {
  const army = lookup(state.pieces, piece('R1'));
  if (army?.kind !== 'detachment') throw new Error('R1 is a detachment');
  const built = { detachment: { ...army, id: piece('N1'), units: [] }, hex: hex('2,8'), ready: 2, orbit: false };
  const building: State = { ...state, constructions: [{ ...built, prefer: [], paid: 1 }] };
  const later = after(corrected([{ type: 'set-ready', construction: 'N1', ready: 4 }], building));
  expect(later.constructions).toMatchObject([{ ready: 4 }]);
  expect(after(corrected([{ type: 'end-construction', construction: 'N1' }], building)).constructions).toEqual([]);
  expect(codes(corrected([{ type: 'set-ready', construction: 'N1', ready: 2 }], building))).toEqual([
    'nothing-changed',
  ]);
  expect(codes(corrected([{ type: 'end-construction', construction: 'N2' }], building))).toEqual(['not-correctable']);
});

test('HEX-TURN-13, HEX-AFT-16: the injuries of a unit are removed, and it keeps its experience', () => {
  const army = lookup(state.pieces, piece('R1'));
  if (army?.kind !== 'detachment') throw new Error('R1 is a detachment');
  const units = army.units.map((one) => ({
    ...one,
    record: { injuries: [2, 5], bionics: [5], stripped: true, xp: 30 },
  }));
  const hurt: State = { ...state, pieces: { ...state.pieces, [army.id]: { ...army, units } } };
  const healed = lookup(after(corrected([{ type: 'heal-unit', unit: 'R1-1' }], hurt)).pieces, army.id);
  expect(healed).toMatchObject({ units: [{ record: { injuries: [], stripped: false, xp: 30 } }] });
  expect(codes(corrected([{ type: 'heal-unit', unit: 'R1-1' }]))).toEqual(['not-correctable']);
});

test('HEX-TURN-13: no ruling disturbs a battle', () => {
  const fought = battlefield({ R1: 'red infantry 4 @ 5,4', B1: 'blue infantry 4 @ 5,4', R2: 'red convoy 9 @ 3,4' });
  expect(codes(corrected([move('R1', '5,6')], fought))).toEqual(['battle-under-way']);
  expect(codes(corrected([move('R2', '5,4')], fought))).toEqual(['battle-there']);
});

test('HEX-TURN-13: a list is carried out in turn, all or none, and names the edit that is refused', () => {
  const swap = [move('R1', '5,5'), move('R2', '5,4'), move('R1', '7,4')];
  const { pieces } = after(corrected(swap));
  expect([pieces[piece('R1')]?.hex, pieces[piece('R2')]?.hex]).toEqual(['7,4', '5,4']);
  const made = corrected([...swap, move('R1', '9,4')]);
  expect(made).toMatchObject({ ok: false, problem: [{ code: 'strangers-there', path: ['ruling', 'edits', 3, 'to'] }] });
});

test('HEX-TURN-13: each seat reads only of its own affairs, and others only what they see in the end', () => {
  const made = corrected([move('R1', '10,5'), move('R1', '2,7'), { type: 'set-bp', hex: '12,4', bp: 9 }]);
  if (!made.ok) throw new Error('it can be done');
  const { events } = made.value;
  const types = (viewer: Parameters<typeof hexCampaign.report>[1]) =>
    hexCampaign.report(events, viewer).map((event) => (event.type === 'corrected' ? event.edit : event.type));
  expect(types({ kind: 'seat', seat: RED })).toEqual(['move-piece', 'move-piece']);
  expect(types({ kind: 'seat', seat: BLUE })).toContain('set-bp');
  expect(types({ kind: 'seat', seat: BLUE })).not.toContain('move-piece');
  expect(types({ kind: 'spectator' })).toEqual([]);
});

test('HEX-TURN-13: a ruling is undone as a whole, unless something that it changed has changed again', () => {
  const once = after(corrected([move('R1', '5,5'), { type: 'set-cargo', piece: 'RC', bp: 12 }]));
  const id = once.corrections?.[0]?.id ?? '';
  const back = ruled(once, { type: 'undo-corrections', ruling: id });
  expect(after(back).pieces).toEqual(state.pieces);
  expect(after(back)).not.toHaveProperty('corrections');
  expect(back).toMatchObject({
    value: {
      events: [
        { edit: 'move-piece', undone: true },
        { edit: 'set-cargo', undone: true },
      ],
    },
  });
  const later = after(corrected([move('R1', '5,6')], once));
  expect(codes(ruled(later, { type: 'undo-corrections', ruling: id }))).toEqual(['changed-since']);
  expect(codes(ruled(after(back), { type: 'undo-corrections', ruling: id }))).toEqual(['not-correctable']);
  const filled = after(corrected([move('R2', '5,4')], once));
  expect(codes(ruled(filled, { type: 'undo-corrections', ruling: id }))).toEqual(['breaks-invariants']);
});

test('HEX-TURN-13: orders sealed for a piece before it was moved do not spoil the sheet', () => {
  const moved = after(corrected([move('R1', '2,9'), { type: 'remove-piece', piece: 'RC' }]));
  const orders = [
    { type: 'path', piece: piece('R1'), path: [hex('5,5')] },
    { type: 'guard', piece: piece('RC') },
    { type: 'path', piece: piece('R2'), path: [hex('7,5')] },
  ] as const;
  const input = { type: 'phase', at, closedBy: 'seals' } as const;
  const sheets = { red: { phase: 'movement-orders', orders } as const, blue: null };
  const played = hexCampaign.apply(moved, { ...input, sheets }, table);
  expect(after(played).pieces).toMatchObject({ R1: { hex: '2,9' }, R2: { hex: '7,5' } });
  expect(
    codes(
      hexCampaign.apply(
        after(corrected([move('B1', '9,6')])),
        { ...input, sheets: { red: { ...sheets.red, orders: [{ ...orders[0], path: [hex('1,1')] }] } } },
        table,
      ),
    ),
  ).toEqual(['path-broken']);
});
