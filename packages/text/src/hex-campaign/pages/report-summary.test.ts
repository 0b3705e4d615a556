import type { Event } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import type { Words } from '../words.ts';
import { reportSummary } from './report-summary.ts';

const words: Words = {
  seat: (id) => ({ kind: 'seat', text: id, ref: id }),
  hex: (key) => ({ kind: 'hex', text: key.replace(',', ''), ref: key }),
  piece: (id) => ({ kind: 'name', text: id, ref: id }),
  sort: () => ({ kind: 'text', text: 'a piece' }),
  named: (id, name) => ({ kind: 'name', text: name, ref: id }),
  isReader: (id) => id === 'red',
};
const of = (...events: readonly unknown[]): string => reportSummary(events as readonly Event[], words);

const arose = { type: 'battle-arose', hex: '3,3' };
const ended = { type: 'battle-ended', hex: '3,3' };
const sighted = (...seats: readonly string[]) => ({ type: 'sighted', pieces: seats.map((seat) => ({ seat })) });
const claim = (seat: string) => ({ type: 'claimed', seat });

test.each([
  [
    'others came into sight, each of them named once',
    [sighted('blue', 'green'), sighted('blue')],
    'blue and green came into sight.',
  ],
  ['a battle began, and where', [arose], 'A battle began at 33.'],
  ['several battles began', [arose, arose], '2 battles began.'],
  ['a battle was decided, and where', [ended], 'The battle at 33 was decided.'],
  ['several were', [ended, ended, ended], '3 battles were decided.'],
  ['the reader claimed hexes', [claim('red'), claim('red'), claim('blue')], 'You claimed 2 hexes.'],
  [
    'all of it, in this order',
    [claim('red'), arose, sighted('blue')],
    'blue came into sight. A battle began at 33. You claimed 1 hex.',
  ],
  ['nothing notable', [claim('blue'), { type: 'marched' }], ''],
])('a summary says that %s', (_title, events, summary) => {
  expect(of(...events)).toBe(summary);
});
