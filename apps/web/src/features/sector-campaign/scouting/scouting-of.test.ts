import { readBy, seatId, type Viewer } from '@sealed-orders/rules/kernel';
import type { Event } from '@sealed-orders/rules/sector-campaign';
import { sectorTerritory, sectorWar } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { attemptsIn, foundBy } from './scouting-of.ts';

const PIECES = { Foxes: 'west 8 infiltrator', Wolves: 'west 7', Owls: 'east B', Hawks: 'east B', Doves: 'east B' };

/** West’s Foxes scout B: 6, 5 and 1, in the order of the counters there. */
function scouted(): readonly Event[] {
  const war = sectorWar('scouting', { pieces: PIECES });
  war.dice({
    'SEC-SCOUT-04 west-1 east-1': [6],
    'SEC-SCOUT-04 west-1 east-2': [5],
    'SEC-SCOUT-04 west-1 east-3': [1],
  });
  const [detachment, territory] = [war.one('Foxes').id, sectorTerritory(war.state, 'B')];
  war.does('west', { type: 'scout', detachment, territory, route: null, back: null, escort: null });
  return war.events;
}

const seat = (id: string): Viewer => ({ kind: 'seat', seat: seatId(id) });
const readAs = (viewer: Viewer) => attemptsIn(readBy(scouted(), viewer));

test('the scouting side reads the sheet on a 6 and the war machines on a 5, and reveals its scouts on a 1', () => {
  const [attempt] = readAs(seat('anna'));
  expect(attempt?.rolled).toMatchObject({ by: 'west', scouts: 'west-1', areCaptured: true, captured: null });
  expect(attempt?.rolled?.dice.map(({ die, sheet, machines }) => [die, sheet?.name, machines])).toEqual([
    [6, 'Owls', null],
    [5, undefined, []],
    [1, undefined, null],
  ]);
});

test('the scouted side sees the dice and the scouts it captured', () => {
  const [attempt] = readAs(seat('bert'));
  expect(attempt?.rolled?.dice.map(({ die, sheet, machines }) => [die, sheet, machines])).toEqual([
    [6, null, null],
    [5, null, null],
    [1, null, null],
  ]);
  expect(attempt?.rolled).toMatchObject({ areCaptured: true, captured: { name: 'Foxes' } });
});

test('spectators learn only where somebody scouted', () => {
  const attempts = readAs({ kind: 'spectator' });
  expect(attempts).toEqual([{ territory: expect.any(String), rolled: null }]);
  expect(JSON.stringify(attempts)).not.toMatch(/Owls|Foxes|west-1/);
});

test('a referee sees an attempt once, with everything that it revealed', () => {
  const attempts = readAs({ kind: 'referee' });
  expect(attempts).toHaveLength(1);
  expect(attempts[0]?.rolled?.captured?.name).toBe('Foxes');
});

test('a 1 has no effect on scouts in the air', () => {
  expect([6, 5, 4, 2, 1].map((die) => foundBy(die, true))).toEqual([
    'sheet',
    'machines',
    'nothing',
    'nothing',
    'captured',
  ]);
  expect(foundBy(1, false)).toBe('nothing');
});
