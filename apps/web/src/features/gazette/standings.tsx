import { letterAtPlace, SeatSwatch } from '@sealed-orders/map';
import { gazetteText } from '@sealed-orders/text/pages/gazette';
import type { GazetteWar } from '../../../server/gazette.ts';
import type { History } from './chart-lines.ts';
import { CHART, standingsChart } from './standings-chart.ts';

interface StandingsProps {
  readonly war: GazetteWar;
  readonly history: History;
  /** What the scores count. */
  readonly says: string;
  readonly roundOf: (round: number) => string;
}

/** Lines with the silhouettes of the seats, and the table that says the same. */
export function Standings({ war, history, says, roundOf }: StandingsProps) {
  return (
    <section aria-labelledby="standings">
      <div className="gazette-section">
        <h3 id="standings">{gazetteText.standings}</h3>
        <span>{says}</span>
      </div>
      <StandingsChart war={war} history={history} roundOf={roundOf} />
      <details className="gazette-table">
        <summary>{gazetteText.table}</summary>
        <StandingsTable war={war} history={history} roundOf={roundOf} />
      </details>
    </section>
  );
}

type ChartProps = Omit<StandingsProps, 'says'>;

function StandingsChart({ war, history, roundOf }: ChartProps) {
  const names = war.seats.map(({ name }) => name);
  const { right, labels, lines, ticks, rounds, ends } = standingsChart(
    history,
    war.seats.map(({ seat }) => seat),
    names,
  );
  return (
    <svg
      className="gazette-chart"
      viewBox={`0 0 ${CHART.width} ${CHART.height}`}
      role="img"
      aria-label={gazetteText.chart(names)}
    >
      {ticks.map(({ y, value }) => (
        <g key={value}>
          <path className={value === 0 ? 'base' : 'tick'} d={`M${CHART.left} ${y}H${right}`} />
          <text x={CHART.left - 8} y={y + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {rounds.map(({ x, round }) => (
        <text key={round} className="round" x={x} y={CHART.height - 6} textAnchor="middle">
          {roundOf(round)}
        </text>
      ))}
      {lines.map(({ seat, letter, path, points, silhouette }) => (
        <g key={seat}>
          <path className="casing" d={path} />
          <path className="line" d={path} style={{ stroke: `var(--line-${letter})` }} />
          {points.map(({ x, y }) => (
            <path
              key={x}
              className="point"
              d={silhouette}
              transform={`translate(${x - 6.6} ${y - 6.6}) scale(.3)`}
              style={{ fill: `var(--side-${letter})` }}
            />
          ))}
        </g>
      ))}
      {ends.map(({ seat, letter, y, score }, i) => (
        <g key={seat} transform={`translate(${right + 16} ${y - 8})`} data-place={i}>
          <rect width="22" height="16" style={{ fill: `var(--side-${letter})` }} className="plate" />
          <text x="11" y="12" textAnchor="middle" className="letter" style={{ fill: `var(--on-side-${letter})` }}>
            {letter.toUpperCase()}
          </text>
          <text x="31" y="12.6" className="end">
            <tspan className="score">{score}</tspan>
            <tspan className="name" dx="6">
              {labels[war.seats.findIndex((one) => one.seat === seat)]}
            </tspan>
          </text>
        </g>
      ))}
    </svg>
  );
}

function StandingsTable({ war, history, roundOf }: ChartProps) {
  return (
    <div className="gazette-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">{gazetteText.seat}</th>
            {history.map(({ round }) => (
              <th key={round} scope="col">
                {roundOf(round)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {war.seats.map(({ seat, name }, place) => (
            <tr key={seat}>
              <th scope="row">
                <SeatSwatch seat={letterAtPlace(place)} /> {name}
              </th>
              {history.map(({ round, scores }) => (
                <td key={round}>{scores.find((one) => one.seat === seat)?.score ?? gazetteText.unknown}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
