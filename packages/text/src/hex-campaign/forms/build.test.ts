import type { BuildLine, IncomeLine, PieceId, UnitId } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { buildText, incomeWords, type LineNames, lineNote, lineTitle, signed } from './build.ts';

const HERE = '1,1' as HexKey;
const names: LineNames = {
  hex: () => 'Ansgar',
  edge: () => '0303 to 0304',
  piece: () => 'Sable Column',
  unit: () => 'Rifles',
  defence: () => 'bunker',
  seat: () => 'Madder',
  step: (of) => (of === 'stronghold' ? 'Camp' : 'Town'),
  turn: 5,
};

test.each<[BuildLine, string, string]>([
  [
    { type: 'building', hex: HERE, building: 'heavy-factory', aspect: null },
    'Heavy Factory',
    'Ansgar, works from turn 6',
  ],
  [{ type: 'replace', piece: 'p' as PieceId, unit: 'u' as UnitId, models: 9 }, 'Rifles, 9 models', 'Sable Column'],
  [{ type: 'convoy', hex: HERE, bp: 100 }, 'Convoy with 100 BP', 'loads at Ansgar'],
  [{ type: 'stronghold', hex: HERE, payer: HERE }, 'Camp', 'Ansgar'],
  [{ type: 'route', hex: HERE, path: null }, 'Route given up', 'from Ansgar'],
])('a line is named by its order, with the place and details below', (line, title, note) => {
  expect(lineTitle(line, names)).toBe(title);
  expect(lineNote(line, names)).toBe(note);
});

test.each([
  [300, '+300'],
  [-1700, '−1,700'],
  [0, '0'],
])('%d BP are written %s', (bp, text) => {
  expect(signed(bp)).toBe(text);
});

test('the next upkeep shows where BP come from and go', () => {
  const resources: IncomeLine = {
    kind: 'resources',
    rule: 'HEX-BP-04',
    hex: HERE,
    bp: 135,
    from: HERE,
    rp: 150,
    length: 7,
  };
  expect(incomeWords(resources, () => '0505')).toBe('150 RP from 0505 (route length 7)');
  expect(incomeWords({ kind: 'army', rule: 'HEX-BP-06', hex: HERE, bp: -40, points: 1000 }, () => '')).toBe(
    'Detachment upkeep (1,000 points)',
  );
});

test('removing a line also removes the lines that depend on it, by name', () => {
  expect(buildText.removedWith('Camp', ['Bunker', 'Trench'])).toBe('Removed: Camp, and with it Bunker and Trench.');
});
