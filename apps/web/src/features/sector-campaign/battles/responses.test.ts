import { sectorTerritory, sectorWar } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { ALONE, companyFor, declares, hastyAttack, lastAttack, orderFor, possible, refusedResponders, response } from './responses.ts';
import { declared, firstBattle, PIECES } from './testing/fights.ts';

const NEAR = { ...PIECES, Hawks: 'east A', Larks: 'east G' };

test('the attacked side sees who can respond, and why the others cannot', () => {
  const war = declared({ pieces: NEAR });
  const seen = war.seenBy('bert');
  expect(possible(seen, 'respond').map(({ detachment }) => detachment.name)).toEqual(['Hawks']);
  const refused = refusedResponders(seen).map(({ detachment, refusal }) => [detachment.name, refusal.code]);
  expect(refused).toEqual([
    ['Owls', 'territory-engaged'],
    ['Doves', 'out-of-reach'],
    ['Larks', 'out-of-reach'],
  ]);
});

test('the attacker is offered no responses, nor is a spectator', () => {
  const war = declared({ pieces: NEAR });
  expect(possible(war.seenBy('anna'), 'respond')).toEqual([]);
  expect(possible(war.seenBy('spectator'), 'respond')).toEqual([]);
  expect(refusedResponders(war.seenBy('spectator'))).toEqual([]);
});

test('a response is accepted as it is sent', () => {
  const war = declared({ pieces: NEAR });
  const [hawks] = possible(war.seenBy('bert'), 'respond');
  if (hawks === undefined) throw new Error('nobody responds');
  const declaration = response(hawks, ALONE);
  expect(declaration).toEqual({ type: 'respond', detachment: war.one('Hawks').id });
  expect(companyFor(war.seenBy('bert'), hawks, 'escort')).toEqual([]);
  expect(war.give('east', orderFor(war.seenBy('bert'), declaration))).toEqual([]);
  expect(firstBattle(war).responders.map(({ counter }) => counter)).toEqual([war.one('Hawks').counter]);
  expect(lastAttack(firstBattle(war))).toEqual([war.one('Wolves').counter]);
});

test('a staff member proposes what the commander would declare', () => {
  const seats = [{ id: 'cora', name: 'Cora', side: 'east', role: 'staff' }];
  const war = declared({ pieces: NEAR, seats });
  const seen = war.seenBy('cora');
  expect(declares(seen)).toBe(false);
  const [hawks] = possible(seen, 'respond');
  if (hawks === undefined) throw new Error('nobody responds');
  const order = orderFor(seen, response(hawks, ALONE));
  expect(order).toMatchObject({ type: 'propose' });
  expect(war.giveAs('cora', order)).toEqual([]);
});

test('a commander allows a hasty attack by a detachment of the same line', () => {
  const war = sectorWar('attacks', { pieces: { ...PIECES, Kings: 'west 7 commander', Bears: 'west 9' } });
  const seen = war.seenBy('anna');
  const names = possible(seen, 'hasty').map(({ detachment }) => detachment.name);
  expect(new Set(names)).toEqual(new Set(['Wolves', 'Kings', 'Bears']));
  const wolves = possible(seen, 'hasty').find(({ detachment }) => detachment.name === 'Wolves');
  if (wolves === undefined) throw new Error('the wolves cannot attack');
  const declaration = hastyAttack(wolves, sectorTerritory(war.state, '8'));
  expect(war.give('west', orderFor(seen, declaration))).toEqual([]);
  expect(war.board.sides.west.used.attacks).toBe(0);
});
