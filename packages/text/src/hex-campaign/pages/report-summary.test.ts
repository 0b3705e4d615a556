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
const fight = (hex: string, attacker: string | null, defender: string | null, winner: string | null) => ({
  ...{ type: 'battle-ended', hex, attacker, defender },
  result: { winner },
});
const ended = fight('3,3', 'blue', 'green', 'attacker');
const captured = (seat: string, by: string) => ({ type: 'detachment-captured', seat, by, piece: 'p1', name: 'Guards' });
const destroyed = { type: 'garrison-destroyed', seat: 'red', piece: 'g1', name: 'Watch', hex: '1,1' };
const sightedBy = (seat: string, ...seats: readonly string[]) => ({
  ...{ type: 'sighted', seat },
  pieces: seats.map((one) => ({ seat: one })),
});
const sighted = (...seats: readonly string[]) => sightedBy('red', ...seats);
const town = (type: string, seat: string) => ({ type, seat, hex: '2,2', name: 'Tessal' });
const fell = (seat: string) => ({ type: 'capital-fell', seat, hex: '2,2' });
const claim = (seat: string) => ({ type: 'claimed', seat });

test.each([
  [
    'others came into sight, each of them named once',
    [sighted('blue', 'green'), sighted('blue')],
    'blue and green came into sight.',
  ],
  ['others came into others’ sight: nothing', [sightedBy('blue', 'green', 'red')], ''],
  [
    'the reader took a settlement, and a Capital with it',
    [fight('2,2', 'red', 'blue', 'attacker'), town('urban-taken', 'red'), fell('blue'), sighted('green')],
    'You won the battle at 22. You took Tessal at 22. The Capital of blue fell. green came into sight.',
  ],
  [
    'the reader lost the Capital',
    [town('urban-lost', 'red'), fell('red')],
    'You lost Tessal at 22. Your Capital fell.',
  ],
  ['others took a settlement', [town('urban-taken', 'blue')], ''],
  ['a battle began, and where', [arose], 'A battle began at 33.'],
  ['several battles began', [arose, arose], '2 battles began.'],
  ['a battle was decided, and where', [ended], 'The battle at 33 was decided.'],
  ['several battles were decided', [ended, ended, ended], '3 battles were decided.'],
  ['the reader lost as the attacker', [fight('3,3', 'red', 'blue', 'defender')], 'You lost the battle at 33.'],
  ['the reader lost as the defender', [fight('3,3', 'blue', 'red', 'attacker')], 'You lost the battle at 33.'],
  ['the reader won against native forces', [fight('3,3', 'red', null, 'attacker')], 'You won the battle at 33.'],
  ['nobody won', [fight('3,3', 'blue', 'red', null)], 'You drew the battle at 33.'],
  [
    'the reader lost two, won one, and others fought one',
    [
      fight('1,1', 'red', 'blue', 'attacker'),
      fight('2,2', 'blue', 'red', 'attacker'),
      ended,
      fight('4,4', 'red', 'blue', 'defender'),
    ],
    'You lost the battles at 22 and 44. You won the battle at 11. The battle at 33 was decided.',
  ],
  [
    'the reader’s own losses come first',
    [sighted('blue'), arose, fight('3,3', 'blue', 'red', 'attacker'), captured('red', 'blue'), destroyed],
    'You lost the battle at 33. blue captured Guards. Your garrison Watch at 11 was destroyed. blue came into sight.',
  ],
  [
    'what began and is not over',
    [arose, { ...arose, hex: '4,4' }, fight('3,3', 'blue', 'red', 'defender')],
    'You won the battle at 33. Another battle began at 44.',
  ],
  ['the reader captured an army', [captured('blue', 'red')], 'You captured Guards of blue.'],
  ['others captured each other’s', [captured('blue', 'green')], ''],
  ['the reader claimed hexes', [claim('red'), claim('red'), claim('blue')], 'You claimed 2 hexes.'],
  [
    'all of this happened, in this order',
    [claim('red'), arose, sighted('blue')],
    'blue came into sight. A battle began at 33. You claimed 1 hex.',
  ],
  ['nothing notable happened', [claim('blue'), { type: 'marched' }], ''],
])('a summary says that %s', (_title, events, summary) => {
  expect(of(...events)).toBe(summary);
});
