import type { BuildLine, BuildOption } from '@sealed-orders/rules/hex-campaign';
import type { HexKey } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { amountOf, rowsOf, withAmount } from './rows.ts';

const HERE = '1,1' as HexKey;
const THERE = '2,2' as HexKey;
const offer = (line: BuildLine, cost = 100, refusal: BuildOption['refusal'] = null): BuildOption => ({
  phase: 'build',
  line,
  cost,
  refusal,
});
const bunker = (payer: HexKey): BuildLine => ({ type: 'defence', hex: HERE, defence: 'bunker', weapon: null, payer });
const academy: BuildLine = { type: 'building', hex: HERE, building: 'academy', aspect: null };
const barracks: BuildLine = { type: 'building', hex: HERE, building: 'barracks', aspect: null };
const DEAR: BuildOption['refusal'] = { code: 'too-dear', rule: 'HEX-BP-12', facts: {} };
const all = () => true;

test('an added line keeps its place in the list and is not offered twice', () => {
  const before = [offer(academy), offer(barracks)];
  const rows = rowsOf({ before, offers: [offer(barracks)], lines: [academy], payer: null }, all);
  expect(rows.map(({ line, offer: open, added }) => [line, open === null, added])).toEqual([
    [academy, true, [0]],
    [barracks, false, []],
  ]);
});

test('lines that a sheet may contain more than once are offered again', () => {
  const offers = [offer(bunker(HERE))];
  const rows = rowsOf({ before: offers, offers, lines: [bunker(HERE), bunker(THERE)], payer: null }, all);
  expect(rows.map(({ offer: open, added }) => [open !== null, added])).toEqual([[true, [0, 1]]]);
});

test('the chosen store pays, otherwise the first that can', () => {
  const offers = [offer(bunker(THERE), 100, DEAR), offer(bunker(HERE))];
  const chosen = (payer: HexKey | null) =>
    rowsOf({ before: offers, offers, lines: [], payer }, all).map((row) => row.offer?.line);
  expect(chosen(null)).toEqual([bunker(HERE)]);
  expect(chosen(THERE)).toEqual([bunker(THERE)]);
});

test('a line that is neither offered nor in the sheet is not shown', () => {
  expect(rowsOf({ before: [offer(academy)], offers: [], lines: [], payer: null }, all)).toEqual([]);
});

test.each<[string, BuildLine, BuildLine | null]>([
  ['BP of a convoy', { type: 'convoy', hex: HERE, bp: 50 }, { type: 'convoy', hex: HERE, bp: 70 }],
  ['nothing of a building', academy, null],
])('the player chooses %s', (_title, line, changed) => {
  expect(amountOf(line) === null).toBe(changed === null);
  expect(withAmount(line, 70)).toEqual(changed ?? line);
});
