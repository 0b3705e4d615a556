import { sectorTerritory, sectorWar } from '@sealed-orders/rules/testing';
import { expect, test } from 'vitest';
import { momentAt } from './play.ts';

/** Two moves of West's, each a step of its own, as Bert sees them. */
function moved() {
  const made = sectorWar('moves', { pieces: { Wolves: 'west 8', Bears: 'west 5', Owls: 'east E' } });
  const at = (name: string) => sectorTerritory(made.state, name);
  const before = made.seenBy('bert');
  const move = (name: string, to: string) => {
    made.does('west', { type: 'move', detachment: made.one(name).id, to: at(to), isBonus: false });
    return { view: made.seenBy('bert'), events: made.events };
  };
  const first = move('Wolves', '7');
  made.does('east', { type: 'pass' });
  const second = { ...move('Bears', '8') };
  const steps = [first, second];
  const beats = new Set<object>(steps.flatMap(({ events }) => events));
  return { at, story: { before, steps, beats } };
}

test('before the first event the board is as it was before the report', () => {
  const { story } = moved();
  expect(momentAt(story, null)).toEqual({ view: story.before, told: [] });
  expect(momentAt({ ...story, before: null }, null)).toBeNull();
});

test('after the last event of a step the board is that of the step itself', () => {
  const { story } = moved();
  const [first] = story.steps;
  expect(momentAt(story, first?.events.at(-1) ?? null)?.view).toBe(first?.view);
});

test('in the middle of a step only its events so far have happened', () => {
  const { story, at } = moved();
  const [first, second] = story.steps;
  const [event] = first?.events ?? [];
  if (first === undefined || second === undefined || event === undefined) throw new Error('no steps');
  const later = { ...event };
  const split = { ...story, steps: [{ view: second.view, events: [...first.events, later] }] };
  const moment = momentAt({ ...split, beats: new Set([...first.events, later]) }, first.events.at(-1) ?? null);
  const standing = Object.values(moment?.view.board.counters ?? {}).map((one) => one.at);
  expect(standing).toContain(at('7'));
  expect(standing).toContain(at('5'));
  expect(moment?.told).toEqual(first.events);
});

test('an event of another report has no moment', () => {
  expect(momentAt(moved().story, {})).toBeNull();
});
