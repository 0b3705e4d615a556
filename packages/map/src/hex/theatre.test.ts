import { hexAt } from '@sealed-orders/rules/space';
import { expect, test } from 'vitest';
import { meet } from '../board/lettering.ts';
import { theatrePixel } from '../board/levels.ts';
import { countersOf } from './counter-symbols.ts';
import { layoutOf } from './layout.ts';
import { mapModel } from './model.ts';
import { placesOf } from './placement.ts';
import { bare, pieceId, RED, redDetachment, redView } from './testing/board.ts';
import { platesAt } from './theatre.ts';

/** A map of 60 by 60 hexes with two Capitals in opposite corners, each with ten counters about it. */
function far() {
  const size = { columns: 60, rows: 60 };
  const capitals = [hexAt(2, 2), hexAt(57, 57), hexAt(30, 30)];
  const capital = (name: string) => ({
    ...bare,
    control: RED,
    site: { kind: 'urban', size: 4, faction: 'ig', name, yield: null, bp: null, buildings: null },
  });
  const [first = hexAt(0, 0), last = first, middle = first] = capitals;
  const around = [0, 1, 2, 3, 4].flatMap((column) => [0, 1, 2, 3].map((row) => hexAt(28 + column, 29 + row)));
  const view = redView({
    chart: { size, rows: Array.from({ length: 60 }, () => 'p'.repeat(60)), rivers: [], airspaces: [], names: {} },
    hexes: { [first]: capital('Ansgar'), [last]: capital('Upper Brackwater'), [middle]: capital('Tessal') },
    pieces: Object.fromEntries(around.map((hex, i) => [pieceId(`r${i}`), redDetachment(`r${i}`, hex, '')])),
  } as Parameters<typeof redView>[0]);
  const layout = layoutOf(size);
  const model = mapModel(view);
  const places = placesOf(
    layout,
    countersOf(view, () => 'a'),
    new Map(),
  );
  const s = 8.3;
  return { layout, s, places, plates: platesAt(layout, theatrePixel(s, 44), model, places) };
}

test('each Capital has its plate with letter and name, as high as letters must be on the screen', () => {
  const { plates, s } = far();
  expect(plates.map(({ name, letter }) => [name, letter])).toEqual([
    ['Ansgar', 'a'],
    ['Tessal', 'a'],
    ['Upper Brackwater', 'a'],
  ]);
  for (const { height } of plates) expect((height * s) / 44).toBeGreaterThanOrEqual(18);
});

test('plates are on the sheet and cover neither counters nor each other', () => {
  const { plates, places, layout } = far();
  for (const [i, { box }] of plates.entries()) {
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(layout.width);
    expect(box.bottom).toBeLessThanOrEqual(layout.height);
    expect(plates.slice(i + 1).filter((other) => meet(box, other.box))).toEqual([]);
    const under = places.filter(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom);
    expect(under).toEqual([]);
  }
});

test('letters keep their size on the screen however far away the map is', () => {
  for (const s of [16, 12, 8, 4, 2]) {
    const pixels = (theatrePixel(s, 44) * s) / 44;
    expect(pixels).toBeGreaterThanOrEqual(1);
    expect(pixels).toBeLessThan(1.26);
  }
});
