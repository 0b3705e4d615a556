import { hexAt } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { layoutOf } from '../layout.ts';
import { newlySeen } from './lifting.tsx';

const layout = layoutOf({ columns: 2, rows: 2 });

test.each([
  ['hexes never or once seen that are in sight now', 'nsii', 'iiin', [hexAt(0, 0), hexAt(1, 0)]],
  ['nothing when sight is lost', 'iiii', 'snsi', []],
  ['nothing of another map', 'nn', 'iiii', []],
])('the fog lifts off %s', (_title, before, after, hexes) => {
  expect(newlySeen(layout, before, after)).toEqual(hexes);
});
