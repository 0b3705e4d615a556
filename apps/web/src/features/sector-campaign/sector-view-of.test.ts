import type { SeatLetter } from '@sealed-orders/map';
import { sectorTerritory } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { sectorViewOf } from './sector-view-of.ts';
import { queueOrder } from './setup/deployment.ts';
import { deploying } from './testing/deploying.ts';
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

test('the face of a counter shows how many of its units are left', () => {
  const { counters } = sectorViewOf(atWar().seenBy('anna'), letterOf);
  const faces = Object.values(counters).flatMap((all) => all.flatMap(({ face }) => face?.strength ?? []));
  expect(faces).toEqual([4, 0, 0, 4, 0, 0]);
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

test('what the reader has queued for deployment lies faintly on the board, without a number, for them alone', () => {
  const made = deploying('Wolves', 'Bears');
  const two = sectorTerritory(made.state, '2');
  made.give('west', queueOrder([{ type: 'place', detachment: made.one('Bears').id, at: two }]));
  const { counters } = sectorViewOf(made.seenBy('anna'), letterOf);
  expect(counters[two]).toMatchObject([{ number: null, seat: 'a', isAway: true, face: { icon: 'infantry' } }]);
  expect(sectorViewOf(made.seenBy('bert'), letterOf).counters[two]).toBeUndefined();
  expect(sectorViewOf(made.seenBy('spectator'), letterOf).counters[two]).toBeUndefined();
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
