import { expect, test } from 'vitest';
import { lookup, seatId } from '../../kernel/index.ts';
import { hexCampaign } from '../index.ts';
import { readSite } from '../notation.ts';
import { board, hex, piece } from '../testing/board.ts';
import { after, codes, type Given, ruled, told, undone } from '../testing/rulings.ts';
import type { State } from '../types.ts';

const [RED, BLUE] = [seatId('red'), seatId('blue')];

const base = board(
  {
    R1: 'red infantry 4 @ 7,4',
    // Released: with the allowance of 2.
    R2: 'red infantry 2 @ 2,9',
    RS: 'red spy @ 12,4',
    RF: 'red spy @ 9,9',
    B1: 'blue infantry 4 @ 12,4',
    BC: 'blue convoy 90 @ 12,4',
  },
  {
    turn: 3,
    factions: { red: 'sm', blue: 'ch' },
    capitals: { red: '5,4', blue: '12,4' },
    control: { red: ['5,4', '6,4'], blue: ['12,4'] },
    sites: { '5,4': readSite('metropol sm', 'Anvil'), '12,4': readSite('metropol ch', 'Gate') },
    strongholds: { '12,4': { owner: 'blue', level: 1 } },
    rows: ['s'.repeat(15), ...Array.from({ length: 14 }, () => 'p'.repeat(15))],
  },
);
const red = lookup(base.seats, RED);
const state: State = {
  ...base,
  undiscovered: [hex('8,8')],
  ruins: [hex('9,8')],
  seats:
    red === undefined ? base.seats : { ...base.seats, [RED]: { ...red, lost: { relic: 2 }, characters: ['Old hero'] } },
};

const corrected = (edits: readonly Given[], from = state) => ruled(from, { type: 'corrections', edits });

const listed = (from: State, type: string) =>
  hexCampaign.correctable(hexCampaign.view(from, { kind: 'referee' }), type).map(({ id }) => id);

const UNIT = { unit: 'Scouts', kind: '', slot: 'troops', moveClass: 'infantry', points: 100, models: 5 };
const followers = { type: 'add-find', piece: 'R1', found: 'followers', race: 'ork', points: 400 };
const target = { type: 'set-target', target: 'RS detachment B1' };
const build = { type: 'add-construction', hex: '5,4', name: 'Reserve', ...UNIT, ready: 5 };

const spying = after(corrected([target]));
const finding = after(corrected([followers]));

function beaten(from: State): State {
  const blue = lookup(from.seats, BLUE);
  return blue === undefined
    ? from
    : { ...from, seats: { ...from.seats, [BLUE]: { ...blue, beaten: 2, capital: null } } };
}

function ofRace(faction: 'el'): State {
  const seat = lookup(state.seats, RED);
  return seat === undefined ? state : { ...state, seats: { ...state.seats, [RED]: { ...seat, faction } } };
}

test.each<[string, Given, State?]>([
  ['spy-target-not-here', { ...target, target: 'RF detachment B1' }],
  ['spy-target-not-here', { ...target, target: 'RS resource 12,4' }],
  ['not-correctable', { ...target, target: 'R1 detachment B1' }],
  ['nothing-changed', target, spying],
  ['not-correctable', { type: 'free-spy', piece: 'RF' }],
  ['not-correctable', { type: 'free-spy', piece: 'R1' }],
  ['place-there', { type: 'add-ruin', hex: '5,4' }],
  ['hex-not-land', { type: 'add-ruin', hex: '0,0' }],
  ['not-correctable', { type: 'add-ruin', hex: '9,8' }],
  ['not-correctable', { type: 'remove-ruin', hex: '8,8' }],
  ['not-correctable', { type: 'mark-discovered', hex: '9,8' }],
  ['not-correctable', { type: 'mark-undiscovered', hex: '8,8' }],
  ['place-there', { type: 'mark-undiscovered', hex: '5,4' }],
  ['hex-not-land', { type: 'mark-undiscovered', hex: '99,9' }],
  ['not-correctable', { ...followers, piece: 'RS' }],
  ['find-there', followers, finding],
  ['nothing-changed', { type: 'set-find', find: 'followers red 7,4', points: 400 }, finding],
  ['not-correctable', { type: 'set-find', find: 'enemies red 7,4', points: 400 }, finding],
  ['not-correctable', { type: 'end-find', find: 'enemies red 7,4' }, finding],
  ['no-settlement-there', { ...build, hex: '6,4' }],
  ['out-of-range', { ...build, ready: 3 }],
  ['name-taken', { ...build, name: 'R1' }],
  ['unit-not-of-race', { ...build, kind: 'ork-boyz' }],
  ['not-correctable', { type: 'rearm-piece', piece: 'R1' }],
  ['not-correctable', { type: 'forget-loss', loss: 'red sword' }],
  ['not-correctable', { type: 'forget-loss', loss: 'blue relic' }],
  ['not-correctable', { type: 'return-player', seat: 'blue' }],
  ['seat-beaten', { type: 'add-detachment', hex: '9,9', seat: 'blue', name: 'New', ...UNIT }, beaten(state)],
])('HEX-TURN-13: %s %j', (code, edit, from = state) => {
  expect(codes(corrected([edit], from))).toEqual([code]);
});

test('HEX-SPY-03: a spy gets any target that is in its hex, or none; its owner alone is told', () => {
  const all = ['RS detachment B1', 'RS stronghold 12,4', 'RS urban 12,4', 'RS convoy BC'];
  expect(listed(state, 'set-target')).toEqual(all);
  expect(listed(spying, 'set-target')).toEqual(all.slice(1));
  expect([listed(state, 'free-spy'), listed(spying, 'free-spy')]).toEqual([[], ['RS']]);
  expect(spying.pieces).toMatchObject({ RS: { target: { kind: 'detachment', piece: 'B1', of: 'blue' } } });
  const facts = { piece: 'RS', seat: 'red', name: 'RS', hex: '12,4', kind: 'detachment', of: 'blue' };
  expect(told(corrected([target]))).toEqual([{ to: [RED], facts }]);
  const free = corrected([{ type: 'free-spy', piece: 'RS' }], spying);
  expect(after(free).pieces).toMatchObject({ RS: { target: null, hex: '12,4' } });
  expect(told(free)).toEqual([{ to: [RED], facts }]);
  expect(undone(spying).pieces).toEqual(state.pieces);
});

test('HEX-CLAIM-10: a hex is marked as discovered or undiscovered, and ruins come and go', () => {
  expect([listed(state, 'mark-discovered'), listed(state, 'remove-ruin')]).toEqual([['8,8'], ['9,8']]);
  for (const type of ['mark-undiscovered', 'add-ruin']) expect(listed(state, type)).not.toContain('5,4');
  const made = corrected([
    { type: 'mark-discovered', hex: '8,8' },
    { type: 'mark-undiscovered', hex: '6,4' },
    { type: 'remove-ruin', hex: '9,8' },
    { type: 'add-ruin', hex: '6,4' },
  ]);
  expect(after(made)).toMatchObject({ undiscovered: ['6,4'], ruins: ['6,4'] });
  expect(told(made).map(({ to }) => to)).toEqual([[], [RED], [], [RED]]);
  expect(undone(after(made))).toMatchObject({ undiscovered: ['8,8'], ruins: ['9,8'] });
});

test('HEX-CLAIM-12: discovered forces are added, changed and removed; followers are of the finder’s race', () => {
  expect(finding.pending).toMatchObject([
    { kind: 'followers', seat: 'red', piece: 'R1', hex: '7,4', faction: 'sm', points: 400, turn: 3 },
  ]);
  const both = after(corrected([{ ...followers, found: 'enemies' }], finding));
  expect(both.pending[1]).toMatchObject({ kind: 'enemies', faction: 'ork' });
  expect(listed(both, 'set-find')).toEqual(['followers red 7,4', 'enemies red 7,4']);
  const more = corrected([{ type: 'set-find', find: 'enemies red 7,4', points: 900 }], both);
  expect(after(more).pending.map(({ points }) => points)).toEqual([400, 900]);
  expect(told(more)).toEqual([
    { to: [RED], facts: { seat: 'red', hex: '7,4', found: 'enemies', points: 900, was: 400 } },
  ]);
  const none = corrected([{ type: 'end-find', find: 'followers red 7,4' }], both);
  expect(after(none).pending).toHaveLength(1);
  expect(undone(after(more)).pending).toEqual(both.pending);
});

test('HEX-DET-11: a detachment is put under construction in a settlement, unpaid', () => {
  const made = corrected([build]);
  expect(after(made).constructions).toMatchObject([
    { detachment: { seat: 'red', name: 'Reserve', units: [{ name: 'Scouts' }] }, hex: '5,4', ready: 5, paid: 0 },
  ]);
  expect(told(made)).toMatchObject([{ to: [RED], facts: { name: 'Reserve', unit: 'Scouts', ready: 5 } }]);
  expect(listed(state, 'add-construction')).toEqual(['12,4', '5,4']);
  expect(undone(after(made)).constructions).toEqual([]);
});

const shrine = { type: 'add-shrine', hex: '5,4', aspect: 'fire-dragons' };

test('HEX-RACE-EL-07: each Aspect Shrine has its aspect, and is removed by it', () => {
  const elves = ofRace('el');
  expect(listed(elves, 'add-shrine')).toEqual(['5,4']);
  const made = corrected([shrine, { ...shrine, aspect: 'warp-spiders' }], elves);
  const one = corrected([{ type: 'remove-building', building: '5,4 aspect-shrine warp-spiders' }], after(made));
  expect(after(one).sites).toMatchObject({ '5,4': { buildings: [{ type: 'aspect-shrine', aspect: 'fire-dragons' }] } });
  expect(told(one)).toEqual([
    { to: [RED], facts: { seat: 'red', hex: '5,4', building: 'aspect-shrine', aspect: 'warp-spiders' } },
  ]);
  // Older logs name an Aspect Shrine without its aspect.
  const any = corrected([{ type: 'remove-building', building: '5,4 aspect-shrine' }], after(made));
  expect(told(any)).toEqual([{ to: [RED], facts: { seat: 'red', hex: '5,4', building: 'aspect-shrine' } }]);
  expect(codes(corrected([shrine]))).toEqual(['building-of-others']);
  expect(codes(corrected([shrine], after(made)))).toEqual(['building-stands']);
  const plain = { type: 'add-building', hex: '5,4', building: 'aspect-shrine' };
  expect(codes(corrected([plain], elves))).toEqual(['aspect-wrong']);
});

test('HEX-RACE-CH-08, -11: a tower becomes a shrine, or is cursed no more; rivals must not be too near', () => {
  const tower = { id: 'd1', type: 'tower', weapon: null, race: 'ch', paid: 40, built: 0, disabled: null } as const;
  const keep = { level: 1, owner: BLUE, raised: 0 } as const;
  const beside = (god: 'khorne' | null): State => ({
    ...state,
    control: { ...state.control, [hex('11,4')]: BLUE },
    strongholds: {
      [hex('12,4')]: {
        ...keep,
        defences: [
          { ...tower, shrine: null },
          { ...tower, id: 'd2', type: 'wall', shrine: null },
        ],
      },
      [hex('11,4')]: { ...keep, defences: [{ ...tower, shrine: god }] },
    },
  });
  const curse = { type: 'set-curse', defence: '12,4 d1', god: 'nurgle' };
  expect(listed(beside(null), 'set-curse')).toEqual(['11,4 d1', '12,4 d1']);
  const made = corrected([curse], beside(null));
  expect(after(made).strongholds).toMatchObject({ '12,4': { defences: [{ shrine: 'nurgle' }, { shrine: null }] } });
  expect(told(made)).toEqual([
    { to: [BLUE], facts: { seat: 'blue', hex: '12,4', defence: 'tower', god: 'nurgle', was: 'none' } },
  ]);
  const lifted = corrected([{ ...curse, god: 'none' }], after(made));
  expect(after(lifted).strongholds).toEqual(beside(null).strongholds);
  expect(codes(corrected([curse], beside('khorne')))).toEqual(['shrine-of-another-kind']);
  expect(codes(corrected([{ ...curse, god: 'none' }], beside(null)))).toEqual(['nothing-changed']);
  expect(codes(corrected([{ ...curse, defence: '12,4 d2' }], beside(null)))).toEqual(['not-correctable']);
});

test('HEX-MOV-10: a detachment marches on foot, in vehicles or fast', () => {
  const march = { type: 'set-march', piece: 'R1', march: 'fast' };
  const made = corrected([march]);
  expect(after(made).pieces).toMatchObject({ R1: { march: 'fast' } });
  expect(told(made)).toEqual([
    { to: [RED], facts: { piece: 'R1', seat: 'red', name: 'R1', march: 'fast', was: 'normal' } },
  ]);
  expect(codes(corrected([march], after(made)))).toEqual(['nothing-changed']);
  expect(codes(corrected([{ ...march, piece: 'RS' }]))).toEqual(['not-correctable']);
  expect(listed(state, 'set-march')).toEqual(['R1', 'R2', 'B1']);
  expect(undone(after(made)).pieces).toEqual(state.pieces);
});

test('HEX-DET-24: a released detachment is rearmed', () => {
  expect(listed(state, 'rearm-piece')).toEqual(['R2']);
  const made = corrected([{ type: 'rearm-piece', piece: 'R2' }]);
  expect(after(made).pieces).toMatchObject({ R2: { disarmed: false } });
  expect(told(made)).toEqual([{ to: [RED], facts: { piece: 'R2', seat: 'red', name: 'R2', hex: '2,9' } }]);
  expect(undone(after(made)).pieces).toEqual(state.pieces);
});

test('HEX-DET-06, -07: what a player has lost or used can be bought again', () => {
  expect(listed(state, 'forget-loss')).toEqual(['red relic', 'red Old hero']);
  const made = corrected(['red relic', 'red Old hero'].map((loss) => ({ type: 'forget-loss', loss })));
  expect(after(made).seats).toMatchObject({ red: { lost: {}, characters: [] } });
  expect(told(made)[1]).toEqual({ to: [RED], facts: { seat: 'red', thing: 'Old hero' } });
  expect(undone(after(made)).seats).toEqual(state.seats);
});

test('HEX-DET-06: nobody is offered what they have in the field', () => {
  const army = lookup(state.pieces, piece('R1'));
  if (army?.kind !== 'detachment') throw new Error('R1 is a detachment');
  const limits = [{ name: 'relic', kind: 'very-rare', most: 1 }] as const;
  const units = army.units.map((unit) => ({ ...unit, limits }));
  expect(listed({ ...state, pieces: { ...state.pieces, [army.id]: { ...army, units } } }, 'forget-loss')).toEqual([
    'red Old hero',
  ]);
});

test('HEX-END-05: a beaten player is in again, and can be given something in the same ruling; everybody is told', () => {
  const from = beaten(state);
  expect([listed(state, 'return-player'), listed(from, 'return-player')]).toEqual([[], ['blue']]);
  const made = corrected(
    [
      { type: 'return-player', seat: 'blue' },
      { type: 'add-detachment', hex: '9,9', seat: 'blue', name: 'New', ...UNIT },
    ],
    from,
  );
  expect(after(made).seats).toMatchObject({ blue: { beaten: null } });
  expect(told(made)[0]).toEqual({ to: 'all', facts: { seat: 'blue' } });
  expect(undone(after(made)).seats).toEqual(from.seats);
});
