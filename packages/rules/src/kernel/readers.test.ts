import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seatId } from './ids.ts';
import { type GameEvent, mayRead, type Readers, readBy, type Viewer, viewerKey } from './readers.ts';

test('who may read what', () => {
  const red = { kind: 'seat', seat: seatId('red') } as const;
  expect([
    mayRead(red, 'all'),
    mayRead(red, 'seats'),
    mayRead(red, [seatId('red')]),
    mayRead(red, [seatId('blue')]),
  ]).toEqual([true, true, true, false]);
  expect([mayRead({ kind: 'spectator' }, 'all'), mayRead({ kind: 'spectator' }, 'seats')]).toEqual([true, false]);
  expect([mayRead({ kind: 'spectator' }, 'spectators'), mayRead(red, 'spectators')]).toEqual([true, false]);
  expect(mayRead({ kind: 'referee' }, [])).toBe(true);
  expect([viewerKey(red), viewerKey({ kind: 'spectator' })]).toEqual(['seat:red', 'spectator']);
});

const SEATS = ['red', 'blue', 'green'].map(seatId);
const readers: fc.Arbitrary<Readers> = fc.oneof(
  fc.constantFrom('all' as const, 'seats' as const, 'spectators' as const),
  fc.array(fc.constantFrom(...SEATS), { maxLength: 4 }),
);
const eventLists = fc.array(
  readers.map((to): GameEvent => ({ type: 'told', rule: 'HEX-TURN-01', to })),
  { maxLength: 20 },
);
const viewers: readonly Viewer[] = [
  { kind: 'referee' },
  { kind: 'spectator' },
  ...SEATS.map((seat): Viewer => ({ kind: 'seat', seat })),
];

test('each viewer reads from a list exactly the events that they may read, once and in order', () => {
  fc.assert(
    fc.property(eventLists, (events) => {
      for (const viewer of viewers)
        expect(readBy(events, viewer)).toEqual(events.filter(({ to }) => mayRead(viewer, to)));
    }),
  );
});

test('a list with the same event twice reports it twice', () => {
  const event: GameEvent = { type: 'told', rule: 'HEX-TURN-01', to: SEATS };
  for (const viewer of viewers.slice(2)) expect(readBy([event, event], viewer)).toHaveLength(2);
});
