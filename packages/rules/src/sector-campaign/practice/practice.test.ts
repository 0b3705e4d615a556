import { expect, test } from 'vitest';
import { checkOrder } from '../check.ts';
import { seat, setUp, type War, war } from '../testing/war.ts';
import type { Event, Order, Side } from '../types.ts';
import { SIDES } from '../vocabulary.ts';
import { practice } from './practice.ts';

const commander = (made: War, side: Side) => made.board.sides[side].commander;
const wanted = (made: War, side: Side): Order | null => practice.order(made.seenBy(commander(made, side)));

/** Lets the computer command both sides until neither has an order left or the turn is over. Returns the order count. */
function played(made: War, turns: number): number {
  for (let orders = 0; orders < 2000; orders++) {
    if (made.board.turn > turns || made.board.ended !== null) return orders;
    const side = SIDES.find((one) => wanted(made, one) !== null);
    if (side === undefined) return orders;
    const order = wanted(made, side);
    if (order === null) return orders;
    const id = seat(commander(made, side));
    expect({ order, faults: checkOrder(made.seenBy(id), id, order) }).toEqual({ order, faults: [] });
    expect(made.give(side, order)).toEqual([]);
  }
  throw new Error('the computer goes on and on');
}

const types = (made: War): readonly Event['type'][] => made.story.map(({ type }) => type);

test('Two computer sides build armies, deploy, fight and score three turns without missing a deadline', () => {
  for (const seed of [1, 2, 3, 4]) {
    const made = setUp({ seed, settings: { armyPoints: 2500 } });
    played(made, 3);
    expect(made.board.turn).toBe(4);
    expect(types(made)).toEqual(expect.arrayContaining(['attack-declared', 'battle-ended', 'moved', 'scored']));
    expect(types(made)).not.toContain('time-up');
  }
});

test('They also play with all modules, dropships and a larger grid', () => {
  const modules = { momentum: true, commandResources: true, directives: true, askInitiative: true };
  const made = setUp({ settings: { ...modules, rows: 4, linesPerSide: 4, planet: 'agree' }, seed: 5 });
  played(made, 3);
  expect(made.board.turn).toBe(4);
  expect(types(made)).not.toContain('time-up');
});

const attacking = (pieces: Readonly<Record<string, string>>) => war('attacks', { pieces });

test('The computer attacks empty territories, and passes if the enemy is stronger', () => {
  const open = attacking({ Wolves: 'west 8 500', Bears: 'west 8 500', Owls: 'east I 5000' });
  expect(wanted(open, 'west')).toMatchObject({ declaration: { type: 'attack', to: 'e2' } });
  const closed = attacking({ Wolves: 'west 8 500', Bears: 'west 8 500', Owls: 'east B 5000', Hawks: 'east B 5000' });
  expect(wanted(closed, 'west')).toMatchObject({ declaration: { type: 'pass' } });
});

test('The computer leaves somebody behind', () => {
  const made = attacking({ Wolves: 'west 8 500', Bears: 'west 8 300', Owls: 'east I 100' });
  expect(wanted(made, 'west')).toMatchObject({ declaration: { detachments: [made.one('Wolves').id] } });
});

test('The computer fortifies where it faces an enemy', () => {
  const made = war('moves', { pieces: { Wolves: 'west 8', Owls: 'east B' } });
  expect(wanted(made, 'west')).toMatchObject({ declaration: { type: 'fortify', territory: 'w8' } });
});

test('The computer asks for dice once, and confirms what the enemy reports', () => {
  const made = attacking({ Wolves: 'west 8 5000', Bears: 'west 8 500', Owls: 'east B 100', Hawks: 'east I' });
  made.does('west', wantedDeclaration(made, 'west'));
  while (made.board.phase === 'attacks') {
    const side = made.board.asked[0]?.side ?? 'west';
    made.does(side, { type: made.asked()[0]?.endsWith('respond') === true ? 'done' : 'pass' });
  }
  expect(wanted(made, 'east')).toMatchObject({ type: 'quick', wants: true });
  made.give('east', wanted(made, 'east') ?? { type: 'surrender' });
  expect(wanted(made, 'east')).toBeNull();
  const [battle] = Object.values(made.board.battles);
  if (battle === undefined) throw new Error('there is a battle');
  made.give('west', { type: 'report', battle: battle.id, result: { winner: 'attacker', deeds: [] } });
  expect([wanted(made, 'west'), wanted(made, 'east')]).toEqual([null, { type: 'confirm', battle: battle.id }]);
});

function wantedDeclaration(made: War, side: Side) {
  const order = wanted(made, side);
  if (order?.type !== 'declare') throw new Error('it declares');
  return order.declaration;
}

test('A computer on the staff leaves everything to its commander', () => {
  const made = setUp({ seats: [{ id: 'carl', name: 'Carl', side: 'west', role: 'staff' }] });
  expect(practice.order(made.seenBy('carl'))).toBeNull();
});
