import { expect, test } from 'vitest';
import { starCard } from './star-card.ts';
import { orsanaView } from './testing/orsana.ts';

const SIZE = { width: 600, height: 630 };
const wordsOn = (view = orsanaView()): readonly string[] => starCard(view, SIZE).labels.map(({ text }) => text);
const boxOf = (view = orsanaView()): readonly number[] =>
  (/viewBox="([^"]+)"/.exec(starCard(view, SIZE).svg)?.[1] ?? '').split(' ').map(Number);

test('a card needs neither style sheet, font nor script, and has the proportions asked for', () => {
  const { svg } = starCard(orsanaView(), SIZE);
  expect(svg).not.toMatch(/class=|style=|<text|<script|var\(|href|NaN/);
  const [, , width = 0, height = 1] = boxOf();
  expect(width / height).toBeCloseTo(600 / 630, 2);
});

test('planets and cities have their names, nodes the letters of their controllers', () => {
  const words = wordsOn(orsanaView({ battles: [] }));
  expect(words).toEqual(expect.arrayContaining(['Orsana', 'Vell', 'Skarn', 'Grayford', 'Tarn Harbour']));
  expect(words.filter((word) => word === 'A')).toHaveLength(4);
  expect(words).not.toContain('Ashen Ridge');
  expect(wordsOn(orsanaView({ holdings: {} }))).not.toContain('A');
});

test('a card shows the planets where there are battles, each battle with a lozenge', () => {
  const [first] = orsanaView().battles;
  const fought = orsanaView({ battles: first === undefined ? [] : [first] });
  expect(wordsOn(fought)).toContain('Orsana');
  expect(wordsOn(fought)).not.toContain('Skarn');
  expect(boxOf(fought)[2]).toBeLessThan(boxOf(orsanaView({ battles: [] }))[2] ?? 0);
  expect(starCard(fought, SIZE).svg.split('M0 -13L13 0')).toHaveLength(2);
});

test('a node of somebody without a seat has their pattern, too', () => {
  const holding = { controller: 'n', value: 1, marks: [], isTainted: false } as const;
  const { svg, labels } = starCard(orsanaView({ battles: [], holdings: { O3: holding } }), SIZE);
  for (const [, id] of svg.matchAll(/url\(#(q\w)\)/g)) expect(svg).toContain(`<pattern id="${id}"`);
  expect(svg).toContain('url(#qn)');
  expect(labels.map(({ text }) => text)).toContain('N');
});

test('words are within the card', () => {
  const [, second] = orsanaView().battles;
  const { labels } = starCard(orsanaView({ battles: second === undefined ? [] : [second] }), SIZE);
  expect(labels.length).toBeGreaterThan(6);
  for (const { x, line, size } of labels) {
    expect(x > 0 && x < 600 / 630 && line > 0 && line < 1 && size > 0.01).toBe(true);
  }
});
