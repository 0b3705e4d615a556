import { gzipSync } from 'node:zlib';
import { hexAt } from '@sealed-orders/rules/space';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FirstMap } from './first-map.tsx';
import type { MapView } from './map-view.ts';
import { BLUE, pieceId, redView, seenDetachment } from './testing/board.ts';

const drawn = (view: MapView): string => renderToStaticMarkup(<FirstMap view={view} />);

/** A map of this many hexes to a side, all plains. */
function sized(side: number, changes: Partial<MapView> = {}): MapView {
  const { chart } = redView();
  const rows = Array.from({ length: side }, () => 'p'.repeat(side));
  return redView({ chart: { ...chart, size: { columns: side, rows: side }, rows }, ...changes });
}

test('a seat gets the land around its Capital, and the position of the sheet', () => {
  const markup = drawn(sized(60));
  expect(markup).toContain('--home-x:');
  expect(markup).toContain('>0101<');
  expect(markup).toContain('>2317<');
  expect(markup).not.toContain('>2401<');
  expect(markup).not.toContain('>0118<');
});

test('a piece far away is left out, one nearby is drawn', () => {
  const near = { [pieceId('b1')]: seenDetachment('b1', BLUE, hexAt(5, 5)) };
  const far = { [pieceId('b2')]: seenDetachment('b2', BLUE, hexAt(50, 50)) };
  const markup = drawn(sized(60, { seen: { ...near, ...far } }));
  expect(markup).toContain('data-piece="b1"');
  expect(markup).not.toContain('data-piece="b2"');
});

test('viewers without a Capital see the whole sheet first', () => {
  const markup = drawn(sized(15, { own: null }));
  expect(markup).toContain('data-level="theatre"');
  expect(markup).toContain('>0101<');
  expect(markup).toContain('class="figures"');
});

test('a whole sheet of 3,600 hexes is drawn from far away, and weighs less than the scripts of the page', () => {
  const letters = 'phfjs';
  const rows = Array.from({ length: 60 }, (_, y) =>
    Array.from({ length: 60 }, (_, x) => letters[(x * x + 3 * y + ((x * y) % 7)) % 5]).join(''),
  );
  const { chart } = sized(60);
  const markup = drawn(redView({ own: null, chart: { ...chart, rows } }));
  expect(markup).toContain('data-level="theatre"');
  for (const terrain of ['plains', 'hills', 'forest', 'jungle', 'sea']) expect(markup).toContain(`var(--t-${terrain})`);
  expect(markup.match(/M\d+ \d+l/g)).toHaveLength(3600);
  expect(gzipSync(markup).length).toBeLessThan(60_000);
});
