import { memo, type ReactElement } from 'react';
import { fixed, openPath, type Point, xy } from '../../board/sheet.ts';
import { blockArrow, type PlacedArrow, placedArrows } from '../arrows.ts';
import { middleOf } from '../places.ts';
import type { SectorArrow, SectorFlight, SectorTerritory } from '../sector-view.ts';
import { PLANE } from '../signs.ts';

interface ArrowsProps {
  readonly arrows: readonly SectorArrow[];
  readonly territories: readonly SectorTerritory[];
}

const keyOf = ({ kind, from, to, number }: SectorArrow): string => `${kind} ${from} ${to} ${number}`;
const kindOf = ({ isPlan, isDraft = false }: SectorFlight): string => (isPlan ? 'flight plan' : isDraft ? 'flight draft' : 'flight');
const wayOf = (flight: SectorFlight): string => `${kindOf(flight)} ${flight.way.join(' ')}`;

/** Two that would lie on each other are drawn once. */
const distinct = <One,>(all: readonly One[], key: (one: One) => string): readonly One[] => [
  ...new Map(all.map((one) => [key(one), one])).values(),
];

/** Attacks as block arrows across the edge with their numbers, all others as thin ones, the reader’s plan hollow. */
export const Arrows = memo(function Arrows({ arrows, territories }: ArrowsProps): ReactElement {
  return (
    <g className="arrows">
      {distinct(placedArrows(arrows, territories), keyOf).map((arrow) => (
        <g key={keyOf(arrow)} className={`arrow ${arrow.kind}`}>
          <g
            transform={`translate(${xy(arrow.start)}) rotate(${fixed(arrow.turn)})`}
            style={arrow.kind === 'plan' ? undefined : { color: `var(--line-${arrow.seat})` }}
          >
            <Shape {...arrow} />
          </g>
          {arrow.number === null ? null : (
            <g className="count" transform={`translate(${xy(arrow.middle)})`}>
              <circle r="9" />
              <text y="4">{arrow.number}</text>
            </g>
          )}
        </g>
      ))}
    </g>
  );
});

function Shape({ kind, length }: PlacedArrow): ReactElement {
  if (kind === 'answer' || kind === 'move' || kind === 'draft') {
    return (
      <>
        <path d={`M0 0H${fixed(length - 10)}`} className="shaft casing" />
        <path d={`M0 0H${fixed(length - 8)}`} className="shaft" />
        <path d={`M${fixed(length)} 0l-13 -7v14Z`} className="head" />
      </>
    );
  }
  return (
    <>
      <path d={blockArrow(length)} className="block casing" />
      <path d={blockArrow(length)} className="block" />
    </>
  );
}

interface FlightsProps {
  readonly flights: readonly SectorFlight[];
  readonly territories: readonly SectorTerritory[];
}

/** How far down in its territories a flight runs, from the middle, and where its head ends before that. */
const BELOW = 20;
const HEAD = 17;

/** Flights as broken lines through the territories that they enter; the reader’s plan with a ring for each of them. */
export const Flights = memo(function Flights({ flights, territories }: FlightsProps): ReactElement {
  const byId = new Map(territories.map((one) => [one.id, one]));
  return (
    <g className="flights">
      {distinct(flights, wayOf).map((flight) => {
        const way = flight.way.flatMap((id) => {
          const one = byId.get(id);
          return one === undefined ? [] : [lowered(middleOf(one))];
        });
        return <Flight key={wayOf(flight)} flight={flight} way={way} />;
      })}
    </g>
  );
});

const lowered = ({ x, y }: Point): Point => ({ x, y: y + BELOW });

function Flight({
  flight,
  way,
}: {
  readonly flight: SectorFlight;
  readonly way: readonly Point[];
}): ReactElement | null {
  const [first, last, before] = [way[0], way.at(-1), way.at(-2)];
  if (first === undefined || last === undefined || before === undefined) return null;
  const turn = Math.atan2(last.y - before.y, last.x - before.x);
  const neck = { x: last.x - Math.cos(turn) * HEAD, y: last.y - Math.sin(turn) * HEAD };
  const path = openPath([...way.slice(0, -1), neck]);
  return (
    <g
      className={kindOf(flight)}
      style={flight.isPlan ? undefined : { color: `var(--line-${flight.seat})` }}
    >
      <path d={path} className="path casing" />
      <path d={path} className="path" />
      <path
        d="M4 0l-17 -8v16Z"
        className="head"
        transform={`translate(${xy(last)}) rotate(${fixed((turn * 180) / Math.PI)})`}
      />
      {flight.isPlan ? (
        <>
          {way.slice(1, -1).map((at, i) => (
            <g key={`${xy(at)}`} className="count" transform={`translate(${xy(at)})`}>
              <circle r="9.5" />
              <text y="4">{i + 1}</text>
            </g>
          ))}
          <g className="take-off" transform={`translate(${xy(first)})`}>
            <circle r="14" />
            <path d={PLANE} transform="translate(-9.5 -9.5) scale(.79)" />
          </g>
        </>
      ) : null}
    </g>
  );
}
