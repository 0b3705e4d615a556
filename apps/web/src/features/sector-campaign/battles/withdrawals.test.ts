import { type SectorWar, sectorTerritory } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { firstBattle, fought, PIECES } from './testing/fights.ts';
import { chosenIn, destinationOf, leaversOf, majorsLeft, wayOn, withdrawalsOf } from './withdrawals.ts';

const settle = (war: SectorWar, winner: 'attacker' | 'defender' | 'draw') =>
  war.rule({ type: 'settle', battle: firstBattle(war).id, result: { winner, deeds: [] } });
const at = (war: SectorWar, name: string) => sectorTerritory(war.state, name);

test('victors can stay or go back; if nobody chooses, they stay', () => {
  const war = fought({ pieces: PIECES });
  settle(war, 'attacker');
  const [wolves] = leaversOf(war.seenBy('anna'));
  if (wolves === undefined) throw new Error('nobody leaves');
  expect(wolves.among).toEqual([null, at(war, '8')]);
  expect(destinationOf(wolves, {})).toBeNull();
  const back = { [wolves.detachment.id]: { to: at(war, '8'), route: null } };
  expect(destinationOf(wolves, back)).toBe(at(war, '8'));
  const withdrawals = [...withdrawalsOf([wolves], back)];
  expect(withdrawals).toEqual([{ detachment: wolves.detachment.id, to: at(war, '8'), route: null }]);
  expect(war.give('west', { type: 'withdraw', withdrawals })).toEqual([]);
  expect(chosenIn(withdrawals)).toEqual(back);
});

test('a player can choose to stay after choosing to go', () => {
  const war = fought({ pieces: PIECES });
  settle(war, 'attacker');
  const owls = leaversOf(war.seenBy('bert')).find(({ detachment }) => detachment.name === 'Owls');
  if (owls === undefined) throw new Error('the owls do not leave');
  const [first] = owls.among;
  expect(destinationOf(owls, {})).toBe(first);
  expect(owls.among).not.toContain(null);
  const [wolves] = leaversOf(war.seenBy('anna'));
  if (wolves === undefined) throw new Error('nobody leaves');
  expect(destinationOf(wolves, { [wolves.detachment.id]: { to: null, route: null } })).toBeNull();
});

test('detachments that will be destroyed are named, and have no choice', () => {
  const pieces = { ...PIECES, Wolves: 'west 8 300 isolated', Bears: 'west 7', Hawks: 'east A' };
  const war = fought({
    pieces,
    held: { east: '4 5 6' },
    attacks: [
      ['Wolves', 'B'],
      ['Bears', 'A'],
    ],
  });
  settle(war, 'defender');
  const [, second] = Object.values(war.board.battles);
  // The second battle still goes on, so the first one's losers can be read before anybody is asked.
  expect(second?.outcome).toBeNull();
  const [wolves] = leaversOf(war.seenBy('anna'));
  expect(wolves).toMatchObject({ why: 'isolated', among: [] });
  expect(withdrawalsOf(wolves === undefined ? [] : [wolves], {})).toEqual([]);
});

test('a major left empty by an attack is pointed out', () => {
  const war = fought({ pieces: { ...PIECES, Bears: 'west 8' }, majors: '8' });
  settle(war, 'attacker');
  const seen = war.seenBy('anna');
  expect(majorsLeft(seen, leaversOf(seen))).toEqual([]);
  const [bears] = Object.values(seen.board.counters).filter(({ id }) => id === war.one('Bears').counter);
  if (bears === undefined) throw new Error('no bears');
  const counters = { ...seen.board.counters, [bears.id]: { ...bears, isLost: true } };
  const without = { ...seen, board: { ...seen.board, counters } };
  expect(majorsLeft(without, leaversOf(without))).toEqual([at(war, '8')]);
});

test('a route back leads from neighbour to neighbour to its end', () => {
  const war = fought({ pieces: PIECES });
  const [from, over, to] = [at(war, 'B'), at(war, '8'), at(war, '5')];
  expect(wayOn(war.board, from, to, [])).toMatchObject({ isThere: false });
  expect(wayOn(war.board, from, to, []).next).toContain(over);
  expect(wayOn(war.board, from, to, [over])).toMatchObject({ isThere: false });
  expect(wayOn(war.board, from, to, [over, to])).toMatchObject({ isThere: true });
});
