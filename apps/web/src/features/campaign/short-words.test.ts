import { abbreviationsOf } from '@sealed-orders/text/abbreviations';
import { expect, test } from 'vitest';
import { withShortWords } from './short-words.ts';

const meanings = { BP: 'Build points.', RP: 'Resource points.' };

test('each abbreviation in a text is a separate part with its meaning', () => {
  expect(withShortWords('20 BP from 40 RP.', meanings)).toEqual([
    { text: '20 ', says: null },
    { text: 'BP', says: 'Build points.' },
    { text: ' from 40 ', says: null },
    { text: 'RP', says: 'Resource points.' },
    { text: '.', says: null },
  ]);
});

test('letters within a word are not an abbreviation, and a text without one stays whole', () => {
  expect(withShortWords('BPs of HEX-BP-01x', { BP: 'Build points.' })).not.toContainEqual({ text: 'BPs', says: 'x' });
  expect(withShortWords('Nothing to explain', meanings)).toEqual([{ text: 'Nothing to explain', says: null }]);
  expect(withShortWords('20 BP', {})).toEqual([{ text: '20 BP', says: null }]);
});

test('the hex campaign explains its abbreviations in one or two sentences each', () => {
  const abbreviations = abbreviationsOf('hex-campaign');
  expect(Object.keys(abbreviations)).toEqual(['BP', 'RP', 'VP', 'DXP', 'ZOC']);
  for (const says of Object.values(abbreviations))
    expect(says).toMatch(/^[A-Z][a-z]+ points?: .+\.$|^Zone of control: .+\.$/);
});
