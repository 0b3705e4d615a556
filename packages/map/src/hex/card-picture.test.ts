import { readFileSync } from 'node:fs';
import { hexAt } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { CARD_COLOURS, SIDE_COLOURS, TERRAIN_COLOURS } from './card-colours.ts';
import { cardPicture } from './card-picture.ts';
import { bare, RED, redView } from './testing/board.ts';

const TOKENS = new URL('../../../../apps/web/src/styles/tokens.css', import.meta.url);
/** The colours of the light theme, which comes first. */
const tokens = new Map(
  [...readFileSync(TOKENS, 'utf8').matchAll(/--([\w-]+): (#[0-9A-F]{6});/g)]
    .toReversed()
    .map(([, name = '', colour = '']) => [name, colour]),
);

test('a card has the colours of the light theme', () => {
  const { paper, ink, river, road, wax, onWax } = CARD_COLOURS;
  const named = { 'map-paper': paper, 'map-ink': ink, river, road, wax, 'on-wax': onWax };
  const terrain = Object.entries(TERRAIN_COLOURS).map(([name, colour]) => [`t-${name}`, colour] as const);
  const sides = Object.entries(SIDE_COLOURS).map(([letter, colour]) => [`side-${letter}`, colour] as const);
  for (const [name, colour] of [...Object.entries(named), ...terrain, ...sides])
    expect([name, colour]).toEqual([name, tokens.get(name)]);
});

test('a card needs neither style sheet, font nor script, and shows battles where they are', () => {
  const view = redView();
  const plain = cardPicture(view).svg;
  expect(plain).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 [\d.]+ [\d.]+"/);
  expect(plain).not.toMatch(/class=|style=|<text|<script|var\(|href/);
  const battles = [{ hex: hexAt(1, 1), number: 1, stage: 'closed' as const }];
  const fought = cardPicture({ ...view, battles }).svg;
  expect(fought.split(CARD_COLOURS.wax)).toHaveLength(plain.split(CARD_COLOURS.wax).length + 1);
});

test('whose land is whose is as far as the viewer knows', () => {
  const held = redView({ hexes: { [hexAt(1, 1)]: { ...bare, control: RED } } });
  expect(cardPicture(held).svg).toContain(`fill="${SIDE_COLOURS.a}" fill-opacity`);
  expect(cardPicture(redView({ hexes: {} })).svg).not.toContain('fill-opacity');
});
