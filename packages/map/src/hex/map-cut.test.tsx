import { hexAt } from '@sealed-orders/rules/space';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MapCut } from './map-cut.tsx';
import { BLUE, pieceId, redView, seenDetachment } from './testing/board.ts';

test('a cut shows what is near and weighs the same on a map of 3,600 hexes', () => {
  const { chart } = redView();
  const cutOf = (side: number): string => {
    const rows = Array.from({ length: side }, () => 'p'.repeat(side));
    const seen = {
      [pieceId('b1')]: seenDetachment('b1', BLUE, hexAt(10, 10)),
      [pieceId('b2')]: seenDetachment('b2', BLUE, hexAt(18, 18)),
    };
    const view = redView({ own: null, seen, chart: { ...chart, size: { columns: side, rows: side }, rows } });
    return renderToStaticMarkup(
      <MapCut view={view} hex={hexAt(10, 10)} label="cut" width={280} height={190} isRinged />,
    );
  };
  const [small, large] = [cutOf(20), cutOf(60)];
  expect(large).toContain('data-piece="b1"');
  expect(large).not.toContain('data-piece="b2"');
  expect(large).toContain('class="selection"');
  const labels = (cut: string): number => cut.match(/<tspan/g)?.length ?? 0;
  expect(labels(large)).toBe(labels(small));
});
