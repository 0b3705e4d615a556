import { expect, test } from 'vitest';
import { type Box, meet } from '../board/lettering.ts';
import { fieldOf } from './field.ts';
import { layoutOf } from './layout.ts';
import { linesOf } from './lines.ts';
import { namesAt } from './names.ts';
import { scaleAt } from './scale.ts';
import { PILL, RING, signsAt } from './signs.ts';
import { DEFAULT_MAP, orsanaView } from './testing/orsana.ts';

test.each(['campaign', 'operations'] as const)('costs and numbers of orders cover no name, at level %s', (level) => {
  const layout = layoutOf(DEFAULT_MAP);
  const scale = scaleAt(layout, level, null);
  const { crowd } = fieldOf(layout, linesOf(layout), orsanaView(), scale);
  const reach = ['O2', 'O3', 'O5', 'O6', 'O11', 'O12'].map((node) => ({ node, cost: 5, odds: '3+' }));
  const names = namesAt(layout, crowd, scale, new Set(reach.map(({ node }) => node)));
  const series = [{ number: 1, from: 'O1', to: 'O6', state: 'draft' } as const];
  const signs = signsAt(layout, crowd, scale, { series, reach, names });
  const [half, ring] = [(PILL / 2) * scale.letters, RING * scale.letters];
  const boxes: readonly Box[] = [
    ...signs.reach.map(({ at: { x, y }, width }) => {
      return { left: x - width / 2, top: y - half, right: x + width / 2, bottom: y + half };
    }),
    ...signs.steps.map(({ number: { x, y } }) => {
      return { left: x - ring, top: y - ring, right: x + ring, bottom: y + ring };
    }),
  ];
  expect(boxes).toHaveLength(reach.length + series.length);
  expect(names.filter(({ box }) => boxes.some((one) => meet(one, box))).map(({ text }) => text)).toEqual([]);
});
