import { expect, test } from 'vitest';
import { figuresOf } from './panning.ts';

const map = { what: 'a map' };
const panning = { called: 'Panning' } as const;

test('the frame rate counts every frame that shows the map somewhere else', () => {
  const [rate, late] = figuresOf(map, panning, [10, 10, 10, 50]);
  expect(rate).toMatchObject({ what: 'Panning a map', value: 50 });
  expect(late).toMatchObject({ value: 25 });
});

test('a map that did not move has no rate', () => {
  expect(() => figuresOf(map, panning, [])).toThrow('Panning did not move a map');
});
