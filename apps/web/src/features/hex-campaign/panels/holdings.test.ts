import type { Captives, Defence, Detachment, PieceId } from '@sealed-orders/rules/hex-campaign';
import { seatId } from '@sealed-orders/rules/kernel';
import { type HexKey, hexAt } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { captivesAt, defencesAt, idleIn } from './holdings.ts';

const pieceId = (text: string): PieceId => text as PieceId;
const [RED, BLUE] = [seatId('red'), seatId('blue')];
const [here, there] = [hexAt(2, 1), hexAt(0, 0)];

test.each([
  ['in the turn in which it was paid', { built: 4, disabled: null }, { kind: 'new', from: 5, rule: 'HEX-BLD-04' }],
  ['in the turn for which it was sabotaged', { built: 2, disabled: 4 }, { kind: 'sabotaged', rule: 'HEX-SPY-11' }],
])('a building is out of use %s', (_title, building, idle) => {
  expect(idleIn(4, building)).toEqual(idle);
  expect(idleIn(5, building)).toBeNull();
});

const wall: Defence = {
  id: 'd1',
  type: 'wall',
  weapon: null,
  race: 'ig',
  paid: 25,
  built: 1,
  disabled: null,
  shrine: null,
};

test('equal defences are counted; one out of use is listed separately', () => {
  const turret: Defence = { ...wall, id: 'd2', type: 'turret', weapon: 'las-cannons' };
  const walls = [wall, { ...wall, id: 'd3' }, { ...wall, id: 'd4', disabled: 3 }];
  const strongholds = { [here]: { level: 2, owner: RED, raised: 0, defences: [turret, ...walls] } } as const;
  const lines = defencesAt({ own: { strongholds }, affairs: {}, turn: 3 }, here);
  expect(lines.map(({ defence, count, idle }) => [defence.type, count, idle?.kind ?? null])).toEqual([
    ['turret', 1, null],
    ['wall', 2, null],
    ['wall', 1, 'sabotaged'],
  ]);
  const referee = { own: null, affairs: { [RED]: { strongholds } }, turn: 3 };
  expect(defencesAt(referee, here), 'the referee sees them too').toEqual(lines);
  expect(defencesAt(referee, there)).toEqual([]);
});

function detachment(id: string, seat: typeof RED, hex: HexKey): Detachment {
  return {
    id: pieceId(id),
    kind: 'detachment',
    seat,
    hex,
    name: id,
    march: 'normal',
    units: [],
    dxp: 0,
    garrisonDetachment: false,
    treatment: null,
    race: null,
    special: null,
    fixed: false,
    disarmed: false,
    target: null,
  };
}

test('captives are found only in the prison of the hex and with the armies there', () => {
  const guards = detachment('guards', RED, here);
  const held = (id: string, holder: Captives['holder']): Captives => ({
    detachment: detachment(id, BLUE, there),
    captor: RED,
    holder,
    imprisoned: null,
    jailed: null,
  });
  const captives = {
    [pieceId('b1')]: held('b1', { kind: 'prison', hex: here }),
    [pieceId('b2')]: held('b2', { kind: 'piece', piece: guards.id }),
    [pieceId('b3')]: held('b3', { kind: 'prison', hex: there }),
  };
  const view = { own: { captives }, affairs: {}, pieces: { [guards.id]: guards } };
  expect(captivesAt(view, here).map(({ captives: { detachment: taken }, guard }) => [taken.id, guard])).toEqual([
    ['b1', null],
    ['b2', 'guards'],
  ]);
});
