import { memo, type ReactElement } from 'react';
import { xy } from '../../board/sheet.ts';
import { fillId, ref } from '../../symbols/patterns.tsx';
import { SILHOUETTES } from '../../symbols/seats.ts';
import { AIRCRAFT, airBoxOf, BOX, cornerOf } from '../places.ts';
import type { SectorAircraft, SectorTerritory } from '../sector-view.ts';
import { MISSION_SIGNS, PLANE } from '../signs.ts';
import { isChosen } from './counters.tsx';

interface AirBoxProps {
  readonly territory: SectorTerritory;
  readonly aircraft: readonly SectorAircraft[];
  /** Those that are outlined, as for counters. */
  readonly chosen: string;
  /** Whether something is written below it. */
  readonly hasPlate: boolean;
  readonly drawing: string;
}

/** How large aircraft are drawn, next to counters. */
const SCALE = AIRCRAFT / BOX;

/** The box at the foot of a territory: aircraft on a mission, each with its number and the sign of its mission. */
export const AirBox = memo(function AirBox(props: AirBoxProps): ReactElement | null {
  const { territory, aircraft, chosen, hasPlate, drawing } = props;
  if (aircraft.length === 0) return null;
  const { x, y } = cornerOf(territory);
  const { left, top, width, height, places } = airBoxOf(aircraft.length, hasPlate);
  return (
    <g className="air-box" transform={`translate(${x} ${y})`}>
      <rect x={left} y={top} width={width} height={height} rx="3" />
      <path d={PLANE} className="plane" transform={`translate(${left + 7} ${top + 6}) scale(.8)`} />
      {aircraft.map((one, i) => (
        <g
          key={one.id}
          className={one.isAway ? 'aircraft away' : 'aircraft'}
          data-counter={one.id}
          data-standing={one.id}
          transform={`translate(${xy(places[i] ?? { x: 0, y: 0 })})`}
        >
          <path
            d={SILHOUETTES[one.seat]}
            transform={`scale(${SCALE.toFixed(3)})`}
            fill={ref(fillId(drawing, one.seat))}
            className={isChosen(chosen, one) ? 'back-face chosen' : 'back-face'}
          />
          <circle cx="11.5" cy="11.5" r="8.4" />
          <path d={MISSION_SIGNS[one.mission]} className="mission" transform="translate(5.2 5.2) scale(.53)" />
          <g className="number" transform="translate(19 21)">
            <rect x="-7" y="-5" width="14" height="10" rx="5" />
            <text y="3.3">{one.number}</text>
          </g>
        </g>
      ))}
    </g>
  );
});
