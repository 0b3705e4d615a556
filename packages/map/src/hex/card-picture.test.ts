import { readFileSync } from 'node:fs';
import { hexAt } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import type { CardLabel } from '../board/card.ts';
import { CARD_COLOURS, GROUND_COLOURS, TERRAIN_COLOURS } from '../board/card-colours.ts';
import { ON_SIDE_COLOURS, SIDE_COLOURS } from '../symbols/seat-colours.ts';
import { cardPicture } from './card-picture.ts';
import { windowOf } from './card-window.ts';
import { layoutOf } from './layout.ts';
import type { MapView } from './map-view.ts';
import { bare, RED, redView } from './testing/board.ts';

const TOKENS = new URL('../../../../apps/web/src/styles/tokens.css', import.meta.url);
/** The colours of the light theme, which comes first. */
const tokens = new Map(
  [...readFileSync(TOKENS, 'utf8').matchAll(/--([\w-]+): (#[0-9A-F]{6});/g)]
    .toReversed()
    .map(([, name = '', colour = '']) => [name, colour]),
);

const SIZE = { width: 600, height: 630 };
const FORM = SIZE.width / SIZE.height;
const svgOf = (view: MapView): string => cardPicture(view, SIZE).svg;
const wordsOn = (view: MapView, face: CardLabel['face']): readonly string[] =>
  cardPicture(view, SIZE).labels.flatMap((label) => (label.face === face ? [label.text] : []));

test('a card has the colours of the light theme', () => {
  const { paper, ink, ...others } = CARD_COLOURS;
  const named = { 'map-paper': paper, 'map-ink': ink, ...others };
  const terrain = Object.entries(TERRAIN_COLOURS).map(([name, colour]) => [`t-${name}`, colour] as const);
  const ground = Object.entries(GROUND_COLOURS).map(([name, colour]) => [`g-${name}`, colour] as const);
  const sides = Object.entries(SIDE_COLOURS).map(([letter, colour]) => [`side-${letter}`, colour] as const);
  const on = Object.entries(ON_SIDE_COLOURS).map(([letter, colour]) => [`on-side-${letter}`, colour] as const);
  for (const [name, colour] of [...Object.entries(named), ...terrain, ...ground, ...sides, ...on])
    expect([name, colour]).toEqual([name, tokens.get(name)]);
});

test('a card needs neither style sheet, font nor script, and shows battles where they are', () => {
  const view = redView();
  const plain = svgOf(view);
  expect(plain).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d.-]+ [\d.-]+ [\d.]+ [\d.]+"/);
  expect(plain).not.toMatch(/class=|style=|<text|<script|var\(|href/);
  const battles = [{ hex: hexAt(1, 1), number: 1, stage: 'closed' as const }];
  const fought = svgOf({ ...view, battles });
  expect(fought.split('<circle')).toHaveLength(plain.split('<circle').length + 1);
});

test('ownership of land is shown as far as the viewer knows', () => {
  const held = redView({ hexes: { [hexAt(1, 1)]: { ...bare, control: RED } } });
  expect(svgOf(held)).toContain(`fill="${SIDE_COLOURS.a}" fill-opacity`);
  expect(svgOf(redView({ hexes: {} }))).not.toContain('fill-opacity=".24"');
});

test('places have their names, hexes and battles their numbers, and Capitals the letters of their seats', () => {
  const view = redView();
  const chart = { ...view.chart, names: { [hexAt(1, 0)]: 'Low Ford' } };
  const battles = [{ hex: hexAt(1, 1), number: 7, stage: 'closed' as const }];
  const seats = view.seats.map((seat, i) => ({ ...seat, startingCapital: i === 0 ? hexAt(2, 1) : null }));
  const lettered = { ...view, chart, battles, seats };
  expect(wordsOn(lettered, 'place')).toContain('Low Ford');
  expect(wordsOn(lettered, 'number')).toEqual(expect.arrayContaining(['0101', '0202']));
  expect(wordsOn(lettered, 'sign')).toEqual(['A', '7']);
});

test('words on a card are within it', () => {
  for (const { x, line, size } of cardPicture(redView(), SIZE).labels) {
    expect([x > 0, x < FORM, line > 0, line < 1, size > 0]).toEqual([true, true, true, true, true]);
  }
});

test("a seat's land is edged in its pattern, in its colour", () => {
  const blue = redView().seats.findIndex(({ id }) => id !== RED);
  const held = redView({ hexes: { [hexAt(1, 1)]: { ...bare, control: redView().seats[blue]?.id ?? RED } } });
  expect(svgOf(held)).toContain('stroke="url(#qb)"');
  expect(svgOf(held)).toMatch(/<pattern id="qb"[^>]*>.*?<path d="M-1 7L7 -1/);
});

test('a card shows the place of the battles, as large as they allow, and nothing beyond the sheet', () => {
  const layout = layoutOf({ columns: 40, rows: 40 });
  const near = windowOf(layout, [hexAt(20, 20)], FORM);
  expect(near.width / near.height).toBeCloseTo(FORM);
  const apart = windowOf(layout, [hexAt(10, 10), hexAt(30, 30)], FORM);
  expect(apart.width).toBeGreaterThan(2 * near.width);
  for (const corner of [hexAt(0, 0), hexAt(39, 39)]) {
    const { x, y, width, height } = windowOf(layout, [corner], FORM);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect([x + width <= layout.width, y + height <= layout.height]).toEqual([true, true]);
  }
});

test('a sheet that is smaller than a card is shown whole, in the middle', () => {
  const layout = layoutOf({ columns: 3, rows: 12 });
  const { x, width, height } = windowOf(layout, [hexAt(1, 0), hexAt(1, 11)], FORM);
  expect([height >= layout.height, x]).toEqual([true, (layout.width - width) / 2]);
});
