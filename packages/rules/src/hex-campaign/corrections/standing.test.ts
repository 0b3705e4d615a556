import { expect, test } from 'vitest';
import { lookup, seatId } from '../../kernel/index.ts';
import { hexCampaign } from '../index.ts';
import { readSite } from '../notation.ts';
import { board, hex, piece } from '../testing/board.ts';
import { battlefield } from '../testing/fought.ts';
import { after, at, codes, type Given, ruled, table, told, undone } from '../testing/rulings.ts';
import type { State } from '../types.ts';

const [RED, BLUE, GREEN] = [seatId('red'), seatId('blue'), seatId('green')];

const base = board(
  {
    R1: 'red infantry 4 @ 7,4',
    B1: 'blue infantry 4 @ 9,4',
    G1: 'green infantry 4 @ 2,9',
  },
  {
    factions: { red: 'sm', blue: 'ork', green: 'de' },
    capitals: { red: '5,4', blue: '12,4' },
    control: { red: ['5,4', '6,4', '6,5', '7,5', '8,5', '2,8', '13,2'], blue: ['12,4', '10,4'] },
    sites: {
      '5,4': readSite('metropol sm 70 bp: minor-airbase', 'Anvil'),
      '12,4': readSite('metropol ork', 'Gate'),
      '8,5': readSite('resource 50'),
      '13,2': readSite('resource 50'),
      '10,4': readSite('town ork', 'Mill'),
      '2,8': readSite('town sm', 'Ford'),
    },
    strongholds: { '2,8': { owner: 'red', level: 1 }, '6,4': { owner: 'red', level: 2 } },
    treaties: [['alliance', 'red', 'green']],
    settings: { mergeAirAndMoveOrders: false, refereeSeesOrders: true },
  },
);
const state: State = { ...base, undiscovered: [] };

const corrected = (edits: readonly Given[], from = state) => ruled(from, { type: 'corrections', edits });

const UNIT = { unit: 'Scouts', kind: '', slot: 'troops', moveClass: 'infantry', points: 100, models: 5 };
const recon = { type: 'add-mission', hex: '9,4', seat: 'red', mission: 'recon' };
const wall = { type: 'add-defence', hex: '6,4', defence: 'wall', weapon: 'none' };

/** R1 and B1 in a battle whose report red has sent. */
const fought = battlefield({ R1: 'red infantry 4 @ 5,4', B1: 'blue infantry 4 @ 5,4' });
const report = { turns: 1, points: { attacker: 1, defender: 0 } };
const reported = after(
  hexCampaign.apply(
    fought,
    {
      type: 'order',
      at,
      seat: RED,
      order: hexCampaign.schemas.order.parse({ type: 'battle-report', battle: fought.battles[0]?.id, report }),
    },
    table,
  ),
);

test.each<[string, Given, State?]>([
  ['not-correctable', { ...wall, hex: '7,4' }],
  ['armament-wrong', { ...wall, defence: 'turret' }],
  ['armament-wrong', { ...wall, weapon: 'las-cannons' }],
  ['armament-wrong', { ...wall, defence: 'turret', weapon: 'lobba' }],
  ['armament-wrong', { ...wall, defence: 'hydra-battery' }],
  ['no-room-for-defence', { ...wall, hex: '2,8' }],
  ['battle-there', { ...wall, hex: '5,4' }, { ...fought, strongholds: { [hex('5,4')]: { ...keep(), owner: BLUE } } }],
  ['not-correctable', { type: 'remove-defence', defence: '6,4 d9' }],
  ['nothing-changed', { type: 'set-capital', seat: 'red', hex: '5,4' }],
  ['no-settlement-there', { type: 'set-capital', seat: 'red', hex: '10,4' }],
  ['no-settlement-there', { type: 'set-capital', seat: 'red', hex: '6,5' }],
  ['seat-beaten', { type: 'set-capital', seat: 'red', hex: '2,8' }, beaten(state)],
  ['not-correctable', { type: 'lose-capital', seat: 'green' }],
  ['not-correctable', { type: 'set-route', hex: '5,4', to: '2,8' }],
  ['no-settlement-there', { type: 'set-route', hex: '8,5', to: '10,4' }],
  ['no-way-for-route', { type: 'set-route', hex: '13,2', to: '5,4' }],
  ['not-correctable', { type: 'end-route', hex: '8,5' }],
  ['no-garrison-here', { type: 'add-garrison', hex: '7,5', name: 'New', ...UNIT }],
  ['no-garrison-here', { type: 'add-garrison', hex: '0,0', name: 'New', ...UNIT }],
  ['not-correctable', { type: 'from-orbit', piece: 'R1', to: '7,6' }],
  ['not-correctable', { type: 'to-orbit', piece: 'X9' }],
  ['battle-under-way', { type: 'to-orbit', piece: 'R1' }, fought],
  ['strangers-there', { type: 'from-orbit', piece: 'R1', to: '9,4' }, above()],
  ['no-missions-now', recon, { ...state, phase: 'build' }],
  ['no-missions-now', recon, { ...state, settings: { ...state.settings, mergeAirAndMoveOrders: true } }],
  ['missions-hidden', recon, { ...state, settings: { ...state.settings, refereeSeesOrders: false } }],
  ['missions-hidden', { type: 'remove-mission', mission: 'red 1 recon' }, hidden(state)],
  ['not-correctable', { ...recon, hex: '99,99' }],
  ['not-correctable', { type: 'remove-mission', mission: 'red 1 recon' }],
  ['no-squadron-left', { ...recon, seat: 'blue' }],
  ['no-squadron-left', recon, after(corrected([recon]))],
  ['no-target-there', { ...recon, mission: 'strategic' }],
  ['no-target-there', { ...recon, mission: 'strategic', hex: '2,8' }],
  ['no-support-now', { type: 'add-air-support', piece: 'R1', seat: 'red' }],
  [
    'supports-only-friends',
    { type: 'add-air-support', piece: 'B1', seat: 'red' },
    { ...state, phase: 'battle-orders' },
  ],
  ['battle-under-way', { type: 'add-air-support', piece: 'R1', seat: 'red' }, reported],
  ['not-correctable', { type: 'remove-air-support', support: 'red 1 R1' }],
])('HEX-TURN-13: %s', (code, edit, from = state) => {
  expect(codes(corrected([edit], from))).toEqual([code]);
});

function keep() {
  return { level: 1, owner: RED, raised: 0, defences: [] } as const;
}

function beaten(from: State): State {
  const red = lookup(from.seats, RED);
  return red === undefined ? from : { ...from, seats: { ...from.seats, [RED]: { ...red, beaten: 1 } } };
}

function above(): State {
  return after(corrected([{ type: 'to-orbit', piece: 'R1' }]));
}

function hidden(from: State): State {
  return { ...after(corrected([recon], from)), settings: { ...from.settings, refereeSeesOrders: false } };
}

test('HEX-TURN-13: a defence is added at its owner’s price and removed, in sight of its owner alone', () => {
  const made = corrected([wall, { ...wall, defence: 'turret', weapon: 'las-cannons' }]);
  const defences = after(made).strongholds[hex('6,4')]?.defences ?? [];
  expect(defences).toMatchObject([
    { type: 'wall', weapon: null, race: 'sm', paid: 20, built: 0 },
    { type: 'turret', weapon: 'las-cannons', race: 'sm' },
  ]);
  expect(new Set(defences.map(({ id }) => id)).size).toBe(2);
  expect(told(made).map(({ to }) => to)).toEqual([[RED], [RED]]);
  const less = corrected([{ type: 'remove-defence', defence: `6,4 ${defences[0]?.id}` }], after(made));
  expect(after(less).strongholds[hex('6,4')]?.defences).toEqual(defences.slice(1));
  expect(told(less)).toEqual([{ to: [RED], facts: { seat: 'red', hex: '6,4', defence: 'wall', weapon: 'none' } }]);
  expect(undone(after(made)).strongholds).toEqual(state.strongholds);
});

test('HEX-TURN-13: another settlement becomes the Capital; then the old one can change hands', () => {
  const made = corrected([
    { type: 'set-capital', seat: 'red', hex: '2,8' },
    { type: 'give-settlement', hex: '5,4', seat: 'blue' },
  ]);
  expect(after(made).seats[RED]).toMatchObject({ capital: '2,8', lostCapital: null });
  expect(after(made).control[hex('5,4')]).toBe('blue');
  expect(told(made)[0]).toEqual({ to: [RED], facts: { seat: 'red', hex: '2,8' } });
  expect(undone(after(made)).seats).toEqual(state.seats);
});

test('HEX-CLAIM-22: that a Capital is lost is public, and not where it was; nobody scores', () => {
  const made = corrected([{ type: 'lose-capital', seat: 'red' }]);
  expect(after(made).seats).toMatchObject({
    red: { capital: null, lostCapital: '5,4', capitalFell: state.turn },
    blue: { vp: 0 },
  });
  expect(told(made)).toEqual([{ to: 'all', facts: { seat: 'red' } }]);
  const back = corrected([{ type: 'set-capital', seat: 'red', hex: '5,4' }], after(made));
  expect(after(back).seats[RED]).toMatchObject({ capital: '5,4', lostCapital: null });
});

test('HEX-ROUTE-01: RP go the shortest way to a settlement, and stay without a route', () => {
  const made = corrected([{ type: 'set-route', hex: '8,5', to: '5,4' }]);
  const site = after(made).sites[hex('8,5')];
  expect(site).toMatchObject({ route: ['7,5', '6,5', '6,4', '5,4'] });
  expect(codes(corrected([{ type: 'set-route', hex: '8,5', to: '5,4' }], after(made)))).toEqual(['nothing-changed']);
  expect(told(made)).toEqual([{ to: [RED], facts: { seat: 'red', hex: '8,5', to: '5,4' } }]);
  const none = corrected([{ type: 'end-route', hex: '8,5' }], after(made));
  expect(after(none).sites[hex('8,5')]).toMatchObject({ route: null });
  expect(told(none)).toEqual([{ to: [RED], facts: { seat: 'red', hex: '8,5' } }]);
});

test('HEX-TURN-13: a garrison belongs to whoever holds the place', () => {
  const made = corrected([{ type: 'add-garrison', hex: '6,4', name: 'The Watch', ...UNIT }]);
  expect(Object.values(after(made).pieces).filter(({ kind }) => kind === 'garrison')).toMatchObject([
    { seat: 'red', hex: '6,4', name: 'The Watch', units: [{ name: 'Scouts', models: { ready: 5 } }] },
  ]);
  expect(told(made)).toMatchObject([{ to: [RED] }]);
});

test('HEX-DET-16: a detachment leaves the map for orbit, is corrected there, and lands', () => {
  const up = corrected([{ type: 'to-orbit', piece: 'R1' }]);
  expect(after(up).pieces).not.toHaveProperty('R1');
  expect(after(up).orbit).toMatchObject({ R1: { seat: 'red', hex: '7,4' } });
  expect(told(up)).toEqual([{ to: [RED], facts: { piece: 'R1', seat: 'red', name: 'R1', hex: '7,4' } }]);
  const named = corrected(
    [
      { type: 'rename-piece', piece: 'R1', name: 'The Fleet' },
      { type: 'set-dxp', piece: 'R1', dxp: 7 },
      { type: 'add-unit', piece: 'R1', ...UNIT },
    ],
    after(up),
  );
  expect(after(named).orbit).toMatchObject({ R1: { name: 'The Fleet', dxp: 7, units: [{}, { name: 'Scouts' }] } });
  const down = corrected([{ type: 'from-orbit', piece: 'R1', to: '7,6' }], after(named));
  expect(after(down).orbit).toEqual({});
  expect(after(down).pieces).toMatchObject({ R1: { hex: '7,6', name: 'The Fleet' } });
  expect(undone(after(up)).pieces).toEqual(state.pieces);
  const gone = corrected([{ type: 'remove-piece', piece: 'R1' }], after(up));
  expect(after(gone).orbit).toEqual({});
});

test('HEX-TURN-13: missions that are not flown yet are added and removed, though two are alike, and that is undone', () => {
  const sites = { ...state.sites, '5,4': readSite('metropol sm: major-airbase', 'Anvil') };
  const flying: State = { ...state, sites };
  const once = after(corrected([recon], flying));
  const made = corrected([recon], once);
  const twice = after(made);
  const [airspace] = twice.airMissions.map((one) => one.airspace);
  expect(twice.airMissions).toHaveLength(2);
  expect(told(made)).toMatchObject([{ to: [RED], facts: { mission: 'recon', airspace } }]);
  expect(undone(twice).airMissions).toEqual(once.airMissions);
  const left = corrected([{ type: 'remove-mission', mission: `red ${airspace} recon` }], twice);
  expect(after(left).airMissions).toEqual(once.airMissions);
  const bombing = corrected([{ ...recon, hex: '12,4', mission: 'strategic' }], once);
  expect(after(bombing).airMissions[1]).toMatchObject({ seat: 'red', mission: 'strategic', target: '12,4' });
  const flown = hexCampaign.apply(twice, { type: 'phase', at, closedBy: 'seals', sheets: {} }, table);
  expect(codes(ruled(after(flown), { type: 'undo-corrections', ruling: twice.corrections?.at(-1)?.id }))).toEqual([
    'changed-since',
  ]);
});

test('HEX-AIR-10: aircraft support an army, or do so no longer; both owners are told', () => {
  const from: State = { ...state, phase: 'battle-orders' };
  const made = corrected([{ type: 'add-air-support', piece: 'R1', seat: 'green' }], from);
  const [given] = after(made).airSupport;
  expect(given).toMatchObject({ seat: 'green', army: piece('R1') });
  expect(told(made)).toMatchObject([{ to: [GREEN, RED] }]);
  const off = corrected([{ type: 'remove-air-support', support: `green ${given?.airspace} R1` }], after(made));
  expect(after(off).airSupport).toEqual([]);
  expect(told(off)).toMatchObject([{ to: [GREEN, RED] }]);
  expect(undone(after(made)).airSupport).toEqual([]);
  const inBattle = corrected([{ type: 'add-air-support', piece: 'R1', seat: 'red' }], fought);
  expect(after(inBattle).airSupport).toHaveLength(1);
});

test('HEX-TURN-03: the referee sees missions to correct only while they may see air orders', () => {
  const ordered = after(corrected([recon]));
  const listed = (from: State, type: string) =>
    hexCampaign.correctable(hexCampaign.view(from, { kind: 'referee' }), type);
  expect(listed(ordered, 'remove-mission')).toHaveLength(1);
  expect(listed(ordered, 'add-mission')).not.toHaveLength(0);
  for (const type of ['add-mission', 'remove-mission']) expect(listed(hidden(state), type)).toEqual([]);
  expect(listed(ordered, 'add-air-support')).toEqual([]);
});
