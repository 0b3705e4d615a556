import { type Faction, hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import { Problem } from '../problem.ts';
import { givenSchema } from './format/given.ts';
import { type OrderText, orderSchema } from './format/orders.ts';
import { pieceSchema } from './format/pieces.ts';
import { back, moved } from './frame.ts';
import { orderOf, sheetOf } from './orders.ts';
import { pieceOf, siteOf } from './pieces.ts';
import { stateText } from './state.ts';
import { strongholdOf } from './strongholds.ts';

test.each<[text: string, order: unknown]>([
  ['R1 path 1,0 -2,1', { type: 'path', piece: 'R1', path: ['1,0', '-2,1'] }],
  ['R1 path 1,0 high', { type: 'path', piece: 'R1', path: ['1,0'], high: true }],
  ['R1 path', { type: 'path', piece: 'R1', path: [] }],
  ['R1 follow B1', { type: 'follow', piece: 'R1', target: 'B1' }],
  ['R1 follow B1 high', { type: 'follow', piece: 'R1', target: 'B1', high: true }],
  ['R1 move-and-claim 1,0', { type: 'move-and-claim', piece: 'R1', path: ['1,0'] }],
  ['R1 reserve 1,0', { type: 'reserve', piece: 'R1', path: ['1,0'] }],
  ['red-d1 guard', { type: 'guard', piece: 'red-d1' }],
  ['R1 claim-area high', { type: 'claim-area', piece: 'R1', high: true }],
])('the order %s', (text, order) => {
  expect(orderOf(orderSchema.parse(text))).toEqual(order);
});

test.each(['R1', 'R1 run 1,0', 'path 1,0', 'R1 path 1;0', 'R1 path 1,0, 2,0', ''])('%j is not an order', (text) => {
  expect(orderSchema.safeParse(text).success).toBe(false);
});

test('a short detachment is ready, of one class, and strong enough for any order', () => {
  expect(pieceOf('R1', 'red infantry 4 @ -1,2')).toEqual({
    id: 'R1',
    seat: 'red',
    hex: '-1,2',
    name: 'R1',
    kind: 'detachment',
    march: 'normal',
    units: [
      {
        id: 'R1-1',
        name: 'Squad',
        slot: 'troops',
        moveClass: 'infantry',
        scout: false,
        points: 1000,
        models: { ready: 10, wounded: 0, damaged: 0, dead: 0, captured: 0 },
      },
    ],
    dxp: 0,
    garrisonDetachment: false,
    treatment: null,
    disarmed: false,
  });
});

test.each<[text: string, parts: object]>([
  ['red tracked 6 @ 0,0', { march: 'vehicles', units: [{ moveClass: 'tracked' }] }],
  ['red skimmer 8 @ 0,0', { march: 'fast' }],
  ['red infantry 2 @ 0,0', { march: 'normal', disarmed: true }],
  [
    'red infantry+walker 4 @ 0,0 700 points',
    {
      units: [
        { moveClass: 'infantry', points: 350 },
        { moveClass: 'walker', points: 350 },
      ],
    },
  ],
  ['red infantry 4 @ 0,0 scouts', { units: [{ scout: true }] }],
  ['red garrison @ 0,0 250 points', { kind: 'garrison', units: [{ points: 250 }] }],
  ['blue convoy 120 @ 1,0', { kind: 'convoy', seat: 'blue', bp: 120 }],
  ['blue convoy @ 1,0', { kind: 'convoy', bp: 0 }],
  ['blue spy @ 1,0', { kind: 'spy' }],
  ['blue diplomat @ 1,0', { kind: 'diplomat' }],
])('the piece %s', (text, parts) => {
  expect(pieceOf('R1', pieceSchema.parse(text))).toMatchObject(parts);
});

test.each(['red', 'red infantry @ 0,0', 'red infantry 5 @ 0,0', 'red tank 4 @ 0,0', 'red infantry 4 @ 0;0'])(
  '%j is not a piece',
  (text) => {
    expect(pieceSchema.safeParse(text).success).toBe(false);
  },
);

test('the full form replaces the short text', () => {
  const piece = pieceOf('R1', {
    is: 'red infantry 4 @ 0,0',
    treatment: 'destroy',
    units: [{ models: { wounded: 2 } }],
  });
  expect(piece).toMatchObject({ treatment: 'destroy', units: [{ models: { ready: 0, wounded: 2 } }] });
});

test.each<[text: string, site: object]>([
  ['resource 150', { kind: 'resource', yield: 150 }],
  ['village ch', { kind: 'urban', size: 1, faction: 'ch', name: 'Village', bp: 0, buildings: [] }],
  [
    'metropol ig 80 bp: barracks, light-factory',
    { size: 4, bp: 80, buildings: [{ type: 'barracks' }, { type: 'light-factory' }] },
  ],
])('the site %s', (text, site) => {
  expect(siteOf(text)).toMatchObject(site);
});

test.each<[text: string, stronghold: object]>([
  ['blue camp', { owner: 'blue', level: 1, defences: [] }],
  ['red capital-fortification radar', { owner: 'red', level: 3, defences: [{ id: 'd1', type: 'radar-tower' }] }],
  [
    'red fortification: bunker, turret las-cannons',
    {
      level: 2,
      defences: [
        { id: 'd1', type: 'bunker', weapon: null },
        { id: 'd2', type: 'turret', weapon: 'las-cannons' },
      ],
    },
  ],
])('the stronghold %s', (text, stronghold) => {
  expect(strongholdOf(text, () => 'sm')).toMatchObject(stronghold);
});

test.each<[title: string, text: string, race: Faction, paid: readonly number[]]>([
  ['a tower and a radar tower', 'red camp radar: tower', 'sm', [75, 50]],
  ['trenches of the Guard at half price', 'red camp: trench', 'ig', [5]],
  ['trenches of others in full', 'red camp: trench', 'ork', [10]],
  ['a turret by its weapon', 'red fortification: turret las-cannons', 'sm', [90]],
  ['a turret at the price that its race prefers', 'red fortification: turret las-cannons', 'ig', [70]],
])('short defences are of their owner’s race, at its price: %s', (_title, text, race, paid) => {
  const { defences } = strongholdOf(text, () => race);
  expect(defences.map((defence) => [defence.race, defence.paid])).toEqual(paid.map((price) => [race, price]));
});

test('a weapon that the race does not have is a problem of the scenario, and names those that it has', () => {
  expect(() => strongholdOf('red camp: turret las-cannons', () => 'ork')).toThrow(
    /^ork has no las-cannons for its turrets; it has big-shoota, .* and inferno-cannon$/,
  );
  expect(() => strongholdOf('red camp: turret las-cannons', () => 'ork')).toThrow(Problem);
});

test.each<[phase: string, entries: readonly OrderText[], sheet: unknown]>([
  ['build', [{ type: 'grow', hex: '3,0' }], { phase: 'build', lines: [{ type: 'grow', hex: '3,0' }] }],
  ['spending', [], { phase: 'spending', lines: [] }],
  [
    'air-orders',
    [{ airspace: 5, mission: 'recon' }],
    { phase: 'air-orders', air: [{ airspace: 5, mission: 'recon' }] },
  ],
  [
    'battle-orders',
    [
      'R1 attack 1,0',
      'R2 raid B1',
      'R3 withdraw -1,0',
      'R4 support R1',
      'R5 defend',
      'R6 planned-raid 2,0 via 1,0',
      { type: 'guard', piece: 'R7', retreat: ['0,1'] },
      { piece: 'S1', mission: 'sabotage' },
      { support: 0, army: 'R1' },
    ],
    {
      phase: 'battle-orders',
      orders: [
        { type: 'attack', piece: 'R1', target: { kind: 'hex', hex: '1,0' } },
        { type: 'raid', piece: 'R2', target: { kind: 'army', piece: 'B1' } },
        { type: 'withdraw', piece: 'R3', to: '-1,0' },
        { type: 'support', piece: 'R4', target: 'R1' },
        { type: 'defend', piece: 'R5' },
        { type: 'planned-raid', piece: 'R6', target: { kind: 'hex', hex: '2,0' }, via: '1,0' },
        { type: 'guard', piece: 'R7', retreat: ['0,1'] },
      ],
      spies: [{ piece: 'S1', mission: 'sabotage' }],
      airSupport: [{ support: 0, army: 'R1' }],
    },
  ],
  ['movement-orders', ['R1 guard'], { phase: 'movement-orders', orders: [{ type: 'guard', piece: 'R1' }] }],
])('in %s a seat’s text is the sheet of that phase', (phase, entries, sheet) => {
  expect(sheetOf(phase, entries)).toEqual(sheet);
});

test('battles: sides, forces, armies beside them, numbers and names', () => {
  const given = givenSchema.parse({
    turn: 3,
    pieces: { R1: 'red infantry 4 @ 1,0', B1: 'blue infantry 4 @ 1,0', G1: 'blue garrison @ 1,0' },
    battles: [
      { attacker: 'R1 planned-raid', defender: 'B1 G1 defend', origin: '0,0', home: '0,0' },
      { attacker: 'npc ork 800, npc ork 300', defender: 'B1 guard', origin: '2,0' },
      {
        attacker: 'R1 attack',
        defender: null,
        support: { attacker: ['R2 attack orbit'], defender: ['B2 guard beside'] },
      },
    ],
  });
  const { board, state } = stateText(given);
  const { battles } = hexCampaign.schemas.state.parse(state);
  expect(moved(battles, back(board.frame))).toMatchObject([
    {
      id: 'b3-1',
      turn: 3,
      number: 1,
      hex: '1,0',
      kind: 'raid',
      origin: '0,0',
      home: '0,0',
      attacker: { seat: 'red', armies: ['R1'], order: 'planned-raid', forces: [] },
      defender: { seat: 'blue', armies: ['B1', 'G1'], order: 'defend' },
    },
    {
      id: 'b3-2',
      hex: '1,0',
      kind: 'attack',
      attacker: {
        seat: null,
        armies: [],
        forces: [
          { faction: 'ork', points: 800, hex: '2,0' },
          { faction: 'ork', points: 300, hex: '2,0' },
        ],
      },
    },
    {
      defender: null,
      supporters: [
        { piece: 'R2', side: 'attacker', order: 'attack', fromOrbit: true, assigned: true },
        { piece: 'B2', side: 'defender', order: 'guard', fromOrbit: false, assigned: false },
      ],
    },
  ]);
});

test('pieces without a hex: captives, detachments in orbit and under construction, offers, secret treaties', () => {
  const given = givenSchema.parse({
    captives: {
      B1: { is: 'blue infantry 4 @ 0,0', captor: 'red', in: 'prison', imprisoned: 1 },
      B2: { is: 'blue infantry 4 @ 1,0', captor: 'red', in: 'R1' },
    },
    orbit: { R2: 'red infantry 4 @ 2,0' },
    constructions: [{ id: 'R3', is: 'red infantry 4 @ 0,0', ready: 2, paid: 800 }],
    deals: [{ id: 'D1', from: 'red', to: 'blue', gives: { bp: 90, from: '0,0' } }],
    treaties: ['red blue pact', 'red blue alliance secret'],
    pieces: { R1: 'red infantry 4 @ 1,0' },
  });
  const { board, state } = stateText(given);
  const shown = moved(hexCampaign.schemas.state.parse(state), back(board.frame));
  expect(shown).toMatchObject({
    captives: {
      B1: { captor: 'red', holder: { kind: 'prison', hex: '0,0' }, imprisoned: 1, detachment: { hex: '0,0' } },
      B2: { holder: { kind: 'piece', piece: 'R1' }, imprisoned: null },
    },
    orbit: { R2: { kind: 'detachment', hex: '2,0' } },
    constructions: [{ detachment: { id: 'R3' }, hex: '0,0', ready: 2, orbit: false, paid: 800 }],
    deals: [{ id: 'D1', secret: false, treaty: null, gives: { bp: 90, from: '0,0' }, takes: { bp: 0, captives: [] } }],
    treaties: [{ secret: false }, { kind: 'alliance', secret: true }],
  });
});
