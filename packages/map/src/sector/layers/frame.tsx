import { memo, type ReactElement } from 'react';
import { MARGIN, sheetOf, TILE } from '../places.ts';
import type { SectorCounter, SectorView } from '../sector-view.ts';
import { ROCKET } from '../signs.ts';
import { chosenAmong, isChosen, SectorCounterDrawing } from './counters.tsx';

type FrameProps = Pick<SectorView, 'columns' | 'rows' | 'words'>;

/** The sheet with its neat line, the names of lines above their columns, and the home edges. */
export const Frame = memo(function Frame({ columns, rows, words }: FrameProps): ReactElement {
  const { width, height } = sheetOf({ columns, rows });
  const middle = MARGIN.top + (TILE.height * rows) / 2;
  const [west, east] = words.edges;
  const edge = (x: number, text: string): ReactElement => (
    <text x={x} y={middle} transform={`rotate(-90 ${x} ${middle})`}>
      {text}
    </text>
  );
  return (
    <g className="frame">
      <rect width={width} height={height} className="paper" />
      <rect x="5" y="5" width={width - 10} height={height - 10} className="neat" />
      <rect x="9" y="9" width={width - 18} height={height - 18} className="neat inner" />
      {words.lines.map((text, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
        <text key={i} x={MARGIN.side + (i + 0.5) * TILE.width} y={MARGIN.top - 9}>
          {text}
        </text>
      ))}
      {edge(MARGIN.side - 14, west)}
      {edge(width - MARGIN.side + 20, east)}
    </g>
  );
});

interface OrbitProps extends Pick<SectorView, 'columns' | 'orbit' | 'words'> {
  readonly selected: ReadonlySet<string>;
  readonly drawing: string;
}

const SHELF = { words: 88, each: 42, end: 8, top: 26, foot: 66, counter: 0.8 } as const;

/** The shelves above the home lines: detachments in orbit. */
export function Orbit({ columns, orbit: [west, east], selected, ...rest }: OrbitProps): ReactElement {
  const { width } = sheetOf({ columns, rows: 1 });
  const most = width / 2 - MARGIN.side - SHELF.words - SHELF.end;
  return (
    <g className="orbit">
      <Shelf {...rest} counters={west} chosen={chosenAmong(west, selected)} left={MARGIN.side} most={most} />
      <Shelf {...rest} counters={east} chosen={chosenAmong(east, selected)} right={width - MARGIN.side} most={most} />
    </g>
  );
}

interface ShelfProps extends Pick<OrbitProps, 'words' | 'drawing'> {
  readonly counters: readonly SectorCounter[];
  /** Those that are outlined. */
  readonly chosen: string;
  /** Where it begins, or else where it ends. */
  readonly left?: number;
  readonly right?: number;
  /** The room for counters. */
  readonly most: number;
}

const Shelf = memo(function Shelf(props: ShelfProps): ReactElement | null {
  const { counters, words, chosen, drawing, most, ...at } = props;
  if (counters.length === 0) return null;
  const each = Math.min(SHELF.each, most / counters.length);
  const width = SHELF.words + counters.length * each + SHELF.end;
  const left = at.left ?? (at.right ?? 0) - width;
  return (
    <g transform={`translate(${left} 0)`}>
      <path
        d={`M0 ${SHELF.foot}V${SHELF.top + 10}A10 10 0 0 1 10 ${SHELF.top}H${width - 10}A10 10 0 0 1 ${width} ${SHELF.top + 10}V${SHELF.foot}`}
        className="shelf"
      />
      <path d={ROCKET} className="rocket" transform="translate(12 38) scale(.8)" />
      <text x="36" y="52" className="words">
        {words.orbit}
      </text>
      {counters.map((counter, i) => (
        <g key={counter.id} transform={`translate(${SHELF.words + i * each} ${SHELF.top + 5}) scale(${SHELF.counter})`}>
          <SectorCounterDrawing counter={counter} isSelected={isChosen(chosen, counter)} drawing={drawing} />
        </g>
      ))}
    </g>
  );
});
