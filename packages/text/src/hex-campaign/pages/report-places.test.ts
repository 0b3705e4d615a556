import type { Event } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { plain } from '../../sentence.ts';
import type { Words } from '../words.ts';
import { describeByPlace } from './report-places.ts';

const words: Words = {
  seat: (id) => ({ kind: 'seat', text: id, ref: id }),
  hex: (key) => ({ kind: 'hex', text: key.replace(',', ''), ref: key }),
  piece: (id) => ({ kind: 'name', text: id, ref: id }),
  sort: () => ({ kind: 'text', text: 'a piece' }),
  named: (id, name) => ({ kind: 'name', text: name, ref: id }),
  isReader: () => false,
};
const nameOf = (hex: HexKey): string | null => (hex === '3,3' ? 'Ansgar' : null);
const at = { turn: 3, phase: 'build', to: 'all', seat: 'red' } as const;
const said = (event: unknown): string => plain(describeByPlace(event as Event, words, nameOf));

test('a settlement is called by its name, followed by its hex', () => {
  const income = { ...at, type: 'income', rule: 'HEX-BP-02', hex: '3,3', bp: 50, bonus: 0 };
  expect(said(income)).toBe('Ansgar (33) brought in 50 BP.');
});

test('a place without a known name is called by its hex', () => {
  const arrived = { ...at, type: 'resources-arrived', rule: 'HEX-ROUTE-02', hex: '0,4', end: '3,3' };
  expect(said({ ...arrived, rp: 150, length: 2, bp: 150 })).toBe(
    '150 RP from 04 reached Ansgar (33), 2 movement points away, as 150 BP.',
  );
});

test('a name already in the sentence is not repeated', () => {
  const exploited = { ...at, type: 'exploited', rule: 'HEX-BLD-17', hex: '3,3', name: 'Ansgar', die: 4, size: 3 };
  expect(said(exploited)).toBe('Ansgar at 33 was exploited and did not shrink (rolled 4).');
});
