import { describe, expect, test } from 'vitest';
import { board, hex, piece } from '../testing/board.ts';
import { viewOf } from '../testing/played.ts';
import type { BattleOrder, BattleTarget, State } from '../types.ts';
import { foreseenEntries, foreseenSupport, retreatHexes, supportReach } from './foreseen.ts';

const [R1, R2, R3, B1] = [piece('R1'), piece('R2'), piece('R3'), piece('B1')];
const at = (text: string) => ({ kind: 'hex', hex: hex(text) }) as const;
const army = (id: string) => ({ kind: 'army', piece: piece(id) }) as const;
const phase = 'battle-orders';

/** Red's three beside blue's one at 6,4, the third with guns of a kind. */
function state(...guns: readonly string[]): State {
  const pieces = {
    R1: 'red infantry 4 @ 5,4',
    R2: 'red infantry 4 @ 6,3',
    R3: 'red infantry 4 @ 4,4',
    B1: 'blue infantry 4 @ 6,4',
  };
  const placed = board(pieces, { phase });
  const third = placed.pieces[R3];
  if (third?.kind !== 'detachment') throw new Error('no third army');
  const units = third.units.map((unit) => ({ ...unit, tags: guns }));
  return { ...placed, pieces: { ...placed.pieces, [R3]: { ...third, units } } };
}

const view = (...guns: readonly string[]) => viewOf(state(...guns), 'red');

describe('HEX-BORD-03: what the orders of a seat lead to', () => {
  const enter = (
    type: 'attack' | 'planned-attack' | 'raid',
    id = R1,
    target: BattleTarget = army('B1'),
  ): BattleOrder => ({
    type,
    piece: id,
    target,
  });

  test('an attack on an army in sight is a battle in its hex', () => {
    expect(foreseenEntries(view(), [enter('attack')])).toEqual([
      { hex: hex('6,4'), army: R1, type: 'attack', defenders: [B1], convoys: [], supporters: [], kept: [] },
    ]);
  });

  test('enemy convoys in sight are named, the seat’s own are not', () => {
    const pieces = {
      R1: 'red infantry 4 @ 5,4',
      C1: 'red convoy 60 @ 5,3',
      C2: 'blue convoy 90 @ 6,4',
    };
    const seen = viewOf(board(pieces, { phase }), 'red');
    const to = (text: string) => foreseenEntries(seen, [enter('attack', R1, at(text))])[0]?.convoys;
    expect([to('6,4'), to('5,3')]).toEqual([[piece('C2')], []]);
  });

  test('the first in the list attacks, the second supports it', () => {
    const [entry] = foreseenEntries(view(), [enter('attack', R2), enter('attack', R1, at('6,4'))]);
    expect(entry).toMatchObject({ army: R2, supporters: [R1] });
  });

  test('a planned attack comes after an attack, wherever it is in the list', () => {
    const [entry] = foreseenEntries(view(), [enter('planned-attack', R2), enter('attack')]);
    expect(entry).toMatchObject({ army: R1, supporters: [R2] });
  });

  test('HEX-BORD-04: a second raid stays at home', () => {
    const [entry] = foreseenEntries(view(), [enter('raid'), enter('raid', R2)]);
    expect(entry).toMatchObject({ army: R1, supporters: [], kept: [R2] });
  });

  test('a hex without a visible enemy has no defender', () => {
    const [entry] = foreseenEntries(view(), [{ type: 'attack', piece: R1, target: at('5,5') }]);
    expect(entry).toMatchObject({ hex: hex('5,5'), defenders: [] });
  });
});

describe('HEX-BORD-12: what a Support would do', () => {
  const support = { type: 'support', piece: R3, target: R1 } as const;
  const attack: BattleOrder = { type: 'attack', piece: R1, target: at('6,4') };
  const others: Readonly<Record<'attack' | 'defend' | 'guard' | 'withdraw', BattleOrder>> = {
    attack,
    defend: { type: 'defend', piece: R1 },
    guard: { type: 'guard', piece: R1 },
    withdraw: { type: 'withdraw', piece: R1, to: hex('5,5') },
  };

  test.each([
    ['an attack two hexes away is out of reach of short guns', ['barrage'], 'attack', false, false],
    ['long guns reach it', ['long-barrage'], 'attack', false, true],
    ['an army that defends next door gets units', [], 'defend', true, false],
    ['and the fire of short guns', ['barrage'], 'defend', true, true],
  ] as const)('%s', (_title, guns, of, units, artillery) => {
    const where = of === 'attack' ? '6,4' : '5,4';
    expect(foreseenSupport(view(...guns), [others[of], support], support)).toEqual({
      of,
      hex: hex(where),
      units,
      artillery,
    });
  });

  test.each(['guard', 'withdraw'] as const)('an army on %s takes no support', (type) => {
    expect(foreseenSupport(view('barrage'), [others[type], support], support)).toMatchObject({
      of: 'nothing',
      hex: null,
    });
  });

  test('units go one hex far, long guns two', () => {
    const { units, artillery } = supportReach(view('long-barrage'), R3);
    expect([units.length, artillery.length]).toEqual([6, 18]);
    expect(supportReach(view(), R3).artillery).toEqual([]);
  });
});

describe('HEX-WD-10: hexes to retreat to', () => {
  test('are within two hexes, except those of enemies', () => {
    const hexes = retreatHexes(view(), R1, null);
    expect(hexes).toHaveLength(18);
    expect(hexes).not.toContain(hex('6,4'));
  });

  test('are around the target of an attack too', () => {
    const order: BattleOrder = { type: 'attack', piece: R1, target: at('6,4') };
    expect(retreatHexes(view(), R1, order)).toContain(hex('8,4'));
    expect(retreatHexes(view(), R1, null)).not.toContain(hex('8,4'));
  });

  test('are not named for another seat’s army', () => {
    expect(retreatHexes(view(), B1, null)).toEqual([]);
  });
});
