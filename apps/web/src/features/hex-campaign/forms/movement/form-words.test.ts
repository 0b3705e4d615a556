import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { squadronsText } from '@sealed-orders/text/hex-campaign/forms/squadrons';
import { sheetText } from '@sealed-orders/text/hex-campaign/sheet';
import { expect, test } from 'vitest';
import { movementWords } from './form-words.ts';

const parsed = hexCampaign.sheets.schema.parse({
  phase: 'movement-orders',
  orders: ['a1', 'a2', 'a3', 'a4'].map((piece) => ({ type: 'guard', piece })),
});
const ids = parsed.phase === 'movement-orders' ? parsed.orders.map(({ piece }) => piece) : [];

const formOf = (state: 'none' | 'draft' | 'complete') => ({
  ...{ pieces: ids.map((id) => ({ id })), orders: [], stateOf: () => state, refusalsOf: () => [] },
});
const skyOf = (free: number) => ({ gaps: Array.from({ length: free }), flying: 0, refused: 0 });
const units = ['Rifles', 'Lancers', 'Guns'];

test('units and squadrons without orders are counted on one seal, and both are asked about', () => {
  const words = movementWords(formOf('none'), units, skyOf(1));
  expect(words.note).toBe(`${sheetText.willGuard(units)}; ${squadronsText.stay(1)}`);
  expect(words.confirm).toBe(`${sheetText.confirm(units)} ${squadronsText.stay(1)}.`);
});

test.each([
  ['units only', units, 0, sheetText.willGuard(units), sheetText.confirm(units)],
  ['squadrons only', [], 2, squadronsText.stay(2), `${squadronsText.stay(2)}.`],
  ['nothing', [], 0, sheetText.allComplete, null],
])('orders are missing for %s', (_what, gaps, free, note, confirm) => {
  expect(movementWords(formOf('complete'), gaps, skyOf(free))).toMatchObject({ note, confirm });
});

test('drafts are named once nothing lacks an order', () => {
  expect(movementWords(formOf('draft'), [], skyOf(0)).note).toBe(sheetText.stillDrawn(4));
});

test('a sheet on which nothing has an order is a draft, whatever it is for', () => {
  expect(movementWords({ ...formOf('none'), pieces: [] }, [], skyOf(1)).isDraft).toBe(true);
  expect(movementWords({ ...formOf('none'), pieces: [] }, [], skyOf(0)).isDraft).toBe(false);
});
