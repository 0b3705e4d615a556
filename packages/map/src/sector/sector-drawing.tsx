import { lookup } from '@sealed-orders/rules/kernel';
import { memo, type ReactElement, useMemo } from 'react';
import { LinePatterns, SeatPatterns } from '../symbols/patterns.tsx';
import type { SeatLetter } from '../symbols/seats.ts';
import { AirBox } from './layers/air.tsx';
import { Arrows, Flights } from './layers/arrows.tsx';
import { Counters, chosenAmong } from './layers/counters.tsx';
import { Frame, Orbit } from './layers/frame.tsx';
import { isolatedId, Plates, Territories } from './layers/territories.tsx';
import { cornerOf, TILE } from './places.ts';
import type { SectorTerritory, SectorView } from './sector-view.ts';

export interface SectorDrawingProps {
  readonly view: SectorView;
  /** Prefix of the drawing’s ids. */
  readonly drawing: string;
  /** The territory that is outlined. */
  readonly selected: string | null;
  /** Ids of counters that are outlined. Keep the set between renders. */
  readonly counters: ReadonlySet<string>;
  /** Territories that can be chosen now: their corners are marked. Keep the array between renders. */
  readonly among: readonly string[];
  /** Where something happens, outlined too. Keep the array between renders. */
  readonly marked: readonly string[];
}

/** All of the board, as the contents of an svg element. Only what a touch changes is drawn again. */
export function SectorDrawing({ view, drawing, selected, counters, ...marks }: SectorDrawingProps): ReactElement {
  const { columns, rows, territories, plates, words } = view;
  const seats = useSeats(view);
  return (
    <>
      <Patterns drawing={drawing} seats={seats} />
      <Frame columns={columns} rows={rows} words={words} />
      <Territories territories={territories} drawing={drawing} />
      {territories.map((one) => {
        const here = lookup(view.counters, one.id) ?? NONE;
        const aircraft = lookup(view.aircraft, one.id) ?? NONE;
        const chosen = chosenAmong(here, counters);
        const hasPlate = lookup(plates, one.id) !== undefined;
        return (
          <g key={one.id}>
            <Counters territory={one} counters={here} chosen={chosen} drawing={drawing} />
            <AirBox
              territory={one}
              aircraft={aircraft}
              chosen={chosenAmong(aircraft, counters)}
              hasPlate={hasPlate}
              drawing={drawing}
            />
          </g>
        );
      })}
      <Plates territories={territories} plates={plates} />
      <Orbit columns={columns} orbit={view.orbit} words={words} selected={counters} drawing={drawing} />
      <Arrows arrows={view.arrows} territories={territories} />
      <Flights flights={view.flights} territories={territories} />
      <Marks territories={territories} selected={selected} {...marks} />
    </>
  );
}

interface PatternsProps extends Pick<SectorDrawingProps, 'drawing'> {
  readonly seats: readonly SeatLetter[];
}

const Patterns = memo(function Patterns({ drawing, seats }: PatternsProps): ReactElement {
  return (
    <defs>
      <SeatPatterns drawing={drawing} seats={seats} />
      <LinePatterns drawing={drawing} seats={seats} />
      <pattern
        id={isolatedId(drawing)}
        width="7"
        height="7"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <path d="M0 0V7" className="isolated-line" />
      </pattern>
    </defs>
  );
});

const NONE: readonly never[] = [];

function useSeats({ territories, counters, aircraft, orbit }: SectorView): readonly SeatLetter[] {
  return useMemo(() => {
    const all = [...Object.values(counters), ...Object.values(aircraft), ...orbit].flat();
    return [...new Set([...territories.map(({ holder }) => holder), ...all.map(({ seat }) => seat)])];
  }, [territories, counters, aircraft, orbit]);
}

interface MarksProps extends Pick<SectorDrawingProps, 'selected' | 'among' | 'marked'> {
  readonly territories: readonly SectorTerritory[];
}

/** What is selected and where something happens, with an outline; where it could go, with marked corners. */
function Marks({ territories, selected, among, marked }: MarksProps): ReactElement {
  return (
    <g className="marks">
      {territories.map((one) => {
        const isSelected = one.id === selected || marked.includes(one.id);
        if (!isSelected && !among.includes(one.id)) return null;
        const path = isSelected ? outlined(one) : cornered(one);
        return (
          <g key={one.id} className={isSelected ? 'mark selected' : 'mark open'}>
            <path d={path} className="casing" />
            <path d={path} />
          </g>
        );
      })}
    </g>
  );
}

function outlined(territory: SectorTerritory): string {
  const { x, y } = cornerOf(territory);
  return `M${x + 1} ${y + 1}h${TILE.width - 2}v${TILE.height - 2}h${2 - TILE.width}Z`;
}

const CORNER = 24;

function cornered(territory: SectorTerritory): string {
  const { x, y } = cornerOf(territory);
  const [left, top, right, foot] = [x + 2, y + 2, x + TILE.width - 2, y + TILE.height - 2];
  return [
    `M${left} ${top + CORNER}V${top}h${CORNER}`,
    `M${right - CORNER} ${top}H${right}v${CORNER}`,
    `M${right} ${foot - CORNER}V${foot}h${-CORNER}`,
    `M${left + CORNER} ${foot}H${left}v${-CORNER}`,
  ].join('');
}
