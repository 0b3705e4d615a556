import type { ReactElement } from 'react';
import { fillId, ref } from '../../symbols/patterns.tsx';
import { SILHOUETTES } from '../../symbols/seats.ts';
import { cornerOf, TILE } from '../places.ts';
import type { SectorAircraft, SectorTerritory } from '../sector-view.ts';
import { MISSION_SIGNS, PLANE } from '../signs.ts';

interface AirBoxProps {
  readonly territory: SectorTerritory;
  readonly aircraft: readonly SectorAircraft[];
  readonly selected: ReadonlySet<string>;
  readonly drawing: string;
}

const ROOM = { sign: 36, each: 26 } as const;

/** The box at the foot of a territory: aircraft on a mission, each with its number and the sign of its mission. */
export function AirBox({ territory, aircraft, selected, drawing }: AirBoxProps): ReactElement | null {
  if (aircraft.length === 0) return null;
  const { x, y } = cornerOf(territory);
  // Many aircraft overlap, so that all of them stay within the territory.
  const each = Math.min(ROOM.each, (TILE.width - 24 - ROOM.sign) / aircraft.length);
  const width = ROOM.sign + aircraft.length * each;
  const left = x + TILE.width - 12 - width;
  const top = y + TILE.height - (territory.plate.text === '' ? 44 : 60);
  return (
    <g className="air-box">
      <rect x={left} y={top} width={width} height="31" rx="3" />
      <path d={PLANE} className="plane" transform={`translate(${left + 7} ${top + 6}) scale(.8)`} />
      {aircraft.map((one, i) => (
        <g
          key={one.id}
          className={one.isAway ? 'aircraft away' : 'aircraft'}
          data-counter={one.id}
          transform={`translate(${left + 32 + i * each} ${top + 4})`}
        >
          <path
            d={SILHOUETTES[one.seat]}
            transform="scale(.52)"
            fill={ref(fillId(drawing, one.seat))}
            className={selected.has(one.id) ? 'back-face chosen' : 'back-face'}
          />
          <circle cx="11.5" cy="11.5" r="8.4" />
          <path d={MISSION_SIGNS[one.mission]} className="mission" transform="translate(5.2 5.2) scale(.53)" />
        </g>
      ))}
    </g>
  );
}
