import { hexCampaign } from '@sealed-orders/rules/hex-campaign';
import { expect, test } from 'vitest';
import { BLUE, tally } from '../testing.ts';
import { readOrder, readRuling, readSheet } from './read-sheet.ts';

test.each([
  ['turns the text around it', 'To the \u202eford\u2069'],
  ['is a control', 'To\u0007 the \r"ford"'],
  ['nobody can see', '\u200bTo the\ufeff ford\ud800'],
])('a note in a sheet loses what %s', (_what, note) => {
  const read = readSheet(tally, { add: 3, note });
  expect(read).toMatchObject({
    ok: true,
    value: { sheet: { add: 3, note: expect.stringMatching(/^To the "?ford"?$/) } },
  });
  expect(read.ok && JSON.parse(read.value.text)).toEqual(read.ok && read.value.sheet);
});

test('other texts stay as they are', () => {
  const note = 'שלום "مرحبا"\n\t👩‍🚀 \u2028';
  expect(readSheet(tally, { add: 3, note })).toMatchObject({ ok: true, value: { sheet: { add: 3, note } } });
});

test('so do a promise and a name that the referee gives', () => {
  const nothing = { bp: 0, from: null, captives: [] };
  const offer = { type: 'offer', to: BLUE, gives: nothing, takes: nothing, promise: 'No\u202e war.' };
  expect(readOrder(hexCampaign, offer)).toMatchObject({ ok: true, value: { order: { promise: 'No war.' } } });
  const named = (name: string) => ({ type: 'corrections', edits: [{ type: 'rename-piece', piece: 'd1', name }] });
  expect(readRuling(hexCampaign, named(' Old\u2066 Guard'))).toMatchObject({ ok: true });
  expect(readRuling(hexCampaign, named('\u2066\u200b'))).toMatchObject({ problem: { code: 'not-understood' } });
});
