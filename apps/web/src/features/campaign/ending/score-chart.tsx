import { endingText } from '@sealed-orders/text/pages/ending';
import { chartOf, HEIGHT, type History, WIDTH } from '../../gazette/chart-lines.ts';
import { useCampaignPlace, useHasSheets } from '../campaign-context.ts';

/** Dashes besides colours, so that everyone can tell the lines apart. */
const DASHES = ['', '7 3', '2 3', '10 3 2 3', '5 2 1 2 1 2', '12 4', '4 4', '1 3', '8 2 2 2', '3 1'] as const;

/** A line for each seat over the rounds. The table beside it has the numbers. */
export function ScoreChart({ history }: { readonly history: History }) {
  const { head, letterOf } = useCampaignPlace();
  const { chart } = useHasSheets() ? endingText.story : endingText.story.byDay;
  const { lines, ticks, rounds } = chartOf(history);
  return (
    <svg
      className="score-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={chart(head.seats.map(({ name }) => name))}
    >
      {ticks.map(({ y, value }) => (
        <g key={value}>
          <line x1={34} x2={WIDTH - 22} y1={y} y2={y} className="grid-line" />
          <text x={28} y={y + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {rounds.map(({ x, round }) => (
        <text key={round} x={x} y={HEIGHT - 6} textAnchor="middle">
          {round}
        </text>
      ))}
      {lines.map(({ seat, points, end }, i) => (
        <g key={seat}>
          <polyline
            points={points}
            style={{ stroke: `var(--line-${letterOf(seat)})` }}
            strokeDasharray={DASHES[i % DASHES.length]}
          />
          <text x={end.x + 6} y={end.y + 4} className="seat-letter">
            {letterOf(seat).toUpperCase()}
          </text>
        </g>
      ))}
    </svg>
  );
}
