import type { SeatLetter } from '@sealed-orders/map';
import { sectorTerritory } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { sectorViewOf } from './sector-view-of.ts';
import { attacked, atWar } from './testing/wars.ts';

const letterOf = (seat: string): SeatLetter => (seat === 'anna' ? 'a' : 'c');
const at = (drawn: ReturnType<typeof sectorViewOf>, name: string) => drawn.territories.find((one) => one.name === name);

test('a side sees the faces of its own counters and the backs of the enemy’s', () => {
  const made = atWar();
  const faces = (viewer: string) => {
    const { counters } = sectorViewOf(made.seenBy(viewer), letterOf);
    return Object.values(counters)
      .flat()
      .map(({ id, face }) => `${id} ${face === null ? 'back' : face.frame}`)
      .sort();
  };
  expect(faces('anna')).toEqual(['east-1 back', 'east-2 back', 'west-1 friend', 'west-2 friend']);
  expect(faces('bert')).toEqual(['east-1 friend', 'east-2 friend', 'west-1 back', 'west-2 back']);
  expect(faces('spectator').filter((one) => !one.endsWith('back'))).toEqual([]);
  expect(faces('referee').filter((one) => one.endsWith('back'))).toEqual([]);
});

test('detachments in orbit are on their side’s shelf', () => {
  const { orbit } = sectorViewOf(atWar().seenBy('anna'), letterOf);
  expect(orbit.map((shelf) => shelf.map(({ id }) => id))).toEqual([[], ['east-3']]);
});

test('an attack is an arrow with its number, and its counters fade where they started', () => {
  const drawn = sectorViewOf(attacked().seenBy('bert'), letterOf);
  const [from, to] = [at(drawn, '8')?.id, at(drawn, 'B')?.id];
  expect(drawn.arrows).toEqual([{ kind: 'attack', from, to, seat: 'a', number: 1 }]);
  expect(drawn.counters[from ?? '']?.map(({ number, isAway }) => [number, isAway])).toEqual([
    [1, true],
    [2, false],
  ]);
  expect(at(drawn, 'B')?.hasBattle).toBe(true);
});

test('only the reader’s own plan is drawn, and drawn hollow', () => {
  const made = atWar();
  const [from, to] = [sectorTerritory(made.state, '8'), sectorTerritory(made.state, 'B')];
  const plan = { counters: [], from, to, route: null, among: [] };
  expect(sectorViewOf(made.seenBy('anna'), letterOf, plan).arrows).toMatchObject([{ kind: 'plan', number: null }]);
  expect(sectorViewOf(made.seenBy('anna'), letterOf).arrows).toEqual([]);
  const flight = { ...plan, route: [sectorTerritory(made.state, 'A'), to] };
  expect(sectorViewOf(made.seenBy('anna'), letterOf, flight)).toMatchObject({
    arrows: [],
    flights: [{ isPlan: true, way: [from, sectorTerritory(made.state, 'A'), to] }],
  });
});

test('territories that a plan would isolate say so before it is declared', () => {
  // West has taken A and C, so only B connects East’s 9.
  const made = atWar();
  const { board } = made.state;
  const taken = { ...board.territories };
  for (const name of ['A', 'C']) {
    const id = sectorTerritory(made.state, name);
    const one = taken[id];
    if (one !== undefined) taken[id] = { ...one, controller: 'west' };
  }
  const nine = sectorTerritory(made.state, '9');
  const held = taken[nine];
  if (held !== undefined) taken[nine] = { ...held, controller: 'east' };
  const view = made.seenBy('anna');
  const shown = { ...view, board: { ...view.board, territories: taken } };
  const to = sectorTerritory(made.state, 'B');
  const plan = { counters: [], from: sectorTerritory(made.state, '8'), to, route: null, among: [] };
  expect(at(sectorViewOf(shown, letterOf), '9')?.plate.text).toBe('');
  expect(at(sectorViewOf(shown, letterOf, plan), '9')?.plate).toEqual({
    text: 'isolated if B falls',
    isForecast: true,
  });
});

test('the lines are counted from the battle line to both home edges', () => {
  expect(sectorViewOf(atWar().seenBy('anna'), letterOf).words.lines).toEqual([
    'third line',
    'second line',
    'first line',
    'first line',
    'second line',
    'third line',
  ]);
});
