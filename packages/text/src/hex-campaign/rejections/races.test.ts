import type { RefusalCode } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import { plain } from '../../sentence.ts';
import { describeRejection } from '../rejections.ts';
import type { Words } from '../words.ts';
import type { Refused } from './reason.ts';

/** Words that use ids as names, with hexes in brackets. */
const words: Words = {
  seat: (id) => ({ kind: 'seat', text: id, ref: id }),
  hex: (key) => ({ kind: 'hex', text: `[${key}]`, ref: key }),
  piece: (id) => ({ kind: 'name', text: id, ref: id }),
  named: (id, name) => ({ kind: 'name', text: name, ref: id }),
  sort: (piece) => ({ kind: 'name', text: `a ${piece.kind}`, ref: piece.id }),
  isReader: () => false,
};

test.each<[RefusalCode, Refused['facts'], string]>([
  [
    'needs-building',
    { unit: 'Predator', building: 'heavy-factory', hex: '3,0' },
    'Predator: needs a working Heavy Factory at [3,0].',
  ],
  ['settlement-of-others', { unit: 'Guardians', faction: 'ig' }, 'Imperial Guard settlements can’t build Guardians.'],
  [
    'only-in-new-detachment',
    { unit: 'Guard Squad' },
    'Guard Squad: can be built only as part of a new normal detachment.',
  ],
  ['lord-unmarked', { god: 'khorne' }, 'A Chaos Lord must bear the mark of Khorne.'],
  ['building-fresh', { building: 'barracks' }, 'Barracks: built this turn, so not usable until next turn.'],
])('%s', (code, facts, sentence) => {
  expect(plain(describeRejection({ code, facts }, words))).toBe(sentence);
});
