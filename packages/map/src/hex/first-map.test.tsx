import { hexAt } from '@sealed-orders/rules/space';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FirstMap } from './first-map.tsx';
import type { MapView } from './map-view.ts';
import { BLUE, pieceId, redView, seenDetachment } from './testing/board.ts';

const drawn = (view: MapView): string => renderToStaticMarkup(<FirstMap view={view} />);

/** A map of so many hexes to a side, all plains. */
function sized(side: number, changes: Partial<MapView> = {}): MapView {
  const { chart } = redView();
  const rows = Array.from({ length: side }, () => 'p'.repeat(side));
  return redView({ chart: { ...chart, size: { columns: side, rows: side }, rows }, ...changes });
}

test('a seat gets what lies around its Capital, and where the sheet lies', () => {
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

test('who has no Capital sees the whole sheet first, unless it is too large', () => {
  expect(drawn(sized(20, { own: null }))).toContain('data-level="theatre"');
  expect(drawn(sized(60, { own: null }))).toBe('');
});
