import { hexAt } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { countersOf } from './counter-symbols.ts';
import { centreOf, layoutOf } from './layout.ts';
import { placesOf } from './placement.ts';
import { slideFrames } from './slide.ts';
import { pieceId, redDetachment, redView } from './testing/board.ts';

const layout = layoutOf({ columns: 4, rows: 3 });
const view = redView({ pieces: { [pieceId('r1')]: redDetachment('r1', hexAt(2, 1), 'Guards') } });
const [place] = placesOf(
  layout,
  countersOf(view, () => 'a'),
  new Map(),
);
if (place === undefined) throw new Error('one counter');

const shift = (frame: string): readonly number[] => (frame.match(/-?[\d.]+(?=px)/g) ?? []).map(Number);

test('a counter slides over the middles of its hexes and ends at its place', () => {
  const path = [hexAt(0, 1), hexAt(1, 1), hexAt(2, 1)];
  const frames = slideFrames(layout, place, path).map(shift);
  const last = frames.at(-1) ?? [];
  expect(last[0]).toBeCloseTo(place.x - 22 * place.scale, 0);
  expect(last[1]).toBeCloseTo(place.y - 22 * place.scale, 0);
  frames.forEach(([x = 0, y = 0], i) => {
    const [hex, end] = [path[i], path.at(-1)].map((key) => centreOf(layout, key ?? hexAt(0, 0)));
    expect(x - (last[0] ?? 0)).toBeCloseTo((hex?.x ?? 0) - (end?.x ?? 0), 0);
    expect(y - (last[1] ?? 0)).toBeCloseTo((hex?.y ?? 0) - (end?.y ?? 0), 0);
  });
});
