import { readFileSync } from 'node:fs';
import { hexAt } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { ON_SIDE_COLOURS, SIDE_COLOURS } from '../symbols/seat-colours.ts';
import { CARD_COLOURS, GROUND_COLOURS, TERRAIN_COLOURS } from './card-colours.ts';
import { cardPicture } from './card-picture.ts';
import { windowOf } from './card-window.ts';
import { layoutOf } from './layout.ts';
import { bare, RED, redView } from './testing/board.ts';

const TOKENS = new URL('../../../../apps/web/src/styles/tokens.css', import.meta.url);
/** The colours of the light theme, which comes first. */
const tokens = new Map(
  [...readFileSync(TOKENS, 'utf8').matchAll(/--([\w-]+): (#[0-9A-F]{6});/g)]
    .toReversed()
    .map(([, name = '', colour = '']) => [name, colour]),
);

const FORM = 600 / 630;
/** Only this on a card is ink with an edge of paper. */
const LOZENGE = `fill="${CARD_COLOURS.ink}" stroke="${CARD_COLOURS.paper}"`;

test('a card has the colours of the light theme', () => {
  const { paper, ink, river, road } = CARD_COLOURS;
  const named = { 'map-paper': paper, 'map-ink': ink, river, road };
  const terrain = Object.entries(TERRAIN_COLOURS).map(([name, colour]) => [`t-${name}`, colour] as const);
  const ground = Object.entries(GROUND_COLOURS).map(([name, colour]) => [`g-${name}`, colour] as const);
  const sides = Object.entries(SIDE_COLOURS).map(([letter, colour]) => [`side-${letter}`, colour] as const);
  const on = Object.entries(ON_SIDE_COLOURS).map(([letter, colour]) => [`on-side-${letter}`, colour] as const);
  for (const [name, colour] of [...Object.entries(named), ...terrain, ...ground, ...sides, ...on])
    expect([name, colour]).toEqual([name, tokens.get(name)]);
});

test('a card needs neither style sheet, font nor script, and shows battles where they are', () => {
  const view = redView();
  const plain = cardPicture(view, FORM);
  expect(plain).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d.-]+ [\d.-]+ [\d.]+ [\d.]+"/);
  expect(plain).not.toMatch(/class=|style=|<text|<script|var\(|href/);
  const battles = [{ hex: hexAt(1, 1), number: 1, stage: 'closed' as const }];
  const fought = cardPicture({ ...view, battles }, FORM);
  expect(fought.split(LOZENGE)).toHaveLength(plain.split(LOZENGE).length + 1);
});

test('ownership of land is shown as far as the viewer knows', () => {
  const held = redView({ hexes: { [hexAt(1, 1)]: { ...bare, control: RED } } });
  expect(cardPicture(held, FORM)).toContain(`fill="${SIDE_COLOURS.a}" fill-opacity`);
  expect(cardPicture(redView({ hexes: {} }), FORM)).not.toContain('fill-opacity=".24"');
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
