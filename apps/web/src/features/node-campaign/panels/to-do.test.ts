import { seatId, seededDice } from '@sealed-orders/rules/kernel';
import { nodeCampaign, type View } from '@sealed-orders/rules/node-campaign';
import { expect, test } from 'vitest';
import { toDoOf } from './to-do.ts';

/** The set-up of a war of Chaos, which chooses where to start, and Eldar, who have only one place. */
function begun(you: string): View {
  const setup = nodeCampaign.schemas.setup.parse({
    seats: [
      { id: 'red', name: 'Red', faction: 'chaos' },
      { id: 'blue', name: 'Blue', faction: 'eldar' },
    ],
    settings: { anyMix: true },
  });
  const made = nodeCampaign.begin(
    setup,
    { edition: '1', dice: seededDice(Uint8Array.of(1)) },
    '2031-05-03T12:00:00.000Z',
  );
  if (!made.ok) throw new Error('the war begins');
  return nodeCampaign.view(made.value.state, { kind: 'seat', seat: seatId(you) });
}

test('a player who is asked for a place has three days for it', () => {
  expect(toDoOf(begun('red'))).toEqual([
    { decision: 'place', battle: null, force: null, until: '2031-05-06T12:00:00.000Z', count: 1 },
  ]);
});

test('two rosters are one thing to do, until the first of them has to be there', () => {
  const view = begun('blue');
  const force = Object.values(view.forces).find(({ owner }) => owner === view.you);
  if (force === undefined) throw new Error('Eldar have a battleforce');
  const second = { ...force, id: 'f99' };
  const two = nodeCampaign.schemas.view.parse({
    ...view,
    forces: { ...view.forces, f99: second },
    timers: { ...view.timers, 'roster:f99': '2031-05-09T12:00:00.000Z' },
  });
  expect(toDoOf(view)).toMatchObject([
    { decision: 'roster', count: 1, until: '2031-05-10T12:00:00.000Z', force: { id: force.id, name: force.name } },
  ]);
  expect(toDoOf(two)).toMatchObject([{ decision: 'roster', count: 2, until: '2031-05-09T12:00:00.000Z' }]);
});

test('spectators have nothing to do', () => {
  expect(toDoOf({ ...begun('red'), you: null })).toEqual([]);
});
