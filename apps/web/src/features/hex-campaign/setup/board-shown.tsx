import { chartSchema, demoChart } from '@sealed-orders/rules/hex-campaign';
import { printedMapText } from '@sealed-orders/text/hex-campaign/setup';
import { useMemo } from 'react';
import type { BoardShownProps } from '../../new-campaign/door.ts';
import { ChartShown } from './chart-shown.tsx';

/** The map of a campaign that has not begun: its own, or the printed one. */
export function BoardShown({ board }: BoardShownProps) {
  const chart = useMemo(() => {
    const parsed = chartSchema.safeParse(board.chart);
    return parsed.success ? parsed.data : demoChart();
  }, [board]);
  return (
    <section className="preview" aria-label={printedMapText.label}>
      <ChartShown chart={chart} />
    </section>
  );
}
