import { expect, test } from 'vitest';
import { seatId } from '../kernel/index.ts';
import { options } from './options.ts';
import { Evening } from './testing/evening.ts';
import { unit } from './testing/units.ts';
import type { Option, Side, View } from './types.ts';

/** What a side sees of an evening. */
const seen = (evening: Evening, side: Side): View => ({
  you: seatId(side === 'a' ? 'red' : 'blue'),
  isReferee: false,
  setup: evening.setup,
  sides: { p1: 'a', p2: 'b' },
  first: evening.a.id,
  entries: Object.fromEntries(evening.entries.map((one) => [`${one.entry.phone}#${one.entry.number}`, one])),
  isPenLost: false,
  isLeft: false,
});
const types = (offered: readonly Option[]) =>
  new Set(offered.map((option) => (option.type === 'enter' ? option.body.type : option.type)));

test('MSN-COMP-10: a seat without a phone at the table can only join', () => {
  const view = { ...seen(new Evening(), 'b'), sides: { p1: 'a' as const } };
  expect(options(view)).toEqual([{ type: 'join' }]);
});

test('MSN-COMP-10: spectators are offered nothing', () => {
  expect(options({ ...seen(new Evening(), 'a'), you: null })).toEqual([]);
});

test('MSN-ESC-02: under Escalation a tank is offered the reserve, but not the table', () => {
  const tank = unit('a', 1, { kind: 'vehicle', models: 1 });
  const evening = new Evening({ armies: { a: [tank], b: [] }, brief: { rules: { escalation: 'both' } } });
  evening.both({ type: 'confirm-brief', brief: null });
  const places = options(seen(evening, 'a')).flatMap((option) =>
    option.type === 'enter' && option.body.type === 'place' ? [option.body.place] : [],
  );
  expect(places).toEqual(['reserve']);
});

test('MSN-COMP-10: only the phone with the pen is offered the end of a player turn and dice of the server', () => {
  const evening = new Evening({ brief: { rules: { night: 'both' } } }).setAside().begin();
  const [ofA, ofB] = [types(options(seen(evening, 'a'))), types(options(seen(evening, 'b')))];
  expect([ofA.has('end-turn'), ofA.has('roll')]).toEqual([true, true]);
  expect([ofB.has('end-turn'), ofB.has('roll')]).toEqual([false, false]);
  expect(ofB.has('confirm-dice')).toBe(true);
});

test('MSN-RES-08: while a reserve roll is open the player turn cannot be ended', () => {
  const tank = unit('a', 1);
  const evening = new Evening({ brief: { rules: { reserves: 'both' } } }).setAside(tank).begin().play(1);
  const offered = types(options(seen(evening, 'a')));
  expect([offered.has('roll'), offered.has('end-turn')]).toEqual([true, false]);
});

test('MSN-COMP-06: a sheet with all states can be closed, with its totals', () => {
  const evening = new Evening().setAside().begin().play(6);
  expect(types(options(seen(evening, 'a'))).has('close')).toBe(false);
  evening.stateOthers();
  expect(options(seen(evening, 'b'))).toContainEqual({
    type: 'enter',
    phone: evening.b.id,
    body: { type: 'close', totals: { a: 0, b: 0 } },
  });
});
