import { centreOf, layoutOf } from '@sealed-orders/map/hex';
import { allHexes, type HexKey, hexAt, label, type MapSize } from '@sealed-orders/rules/space';
import { useMemo, useState } from 'react';
import { type Fit, fitOf, type Mark } from './calibration.ts';

export type Point = Mark['at'];

/** One of the three hexes that are marked: its number as it was typed, and where it is on the picture. */
interface Marking {
  readonly typed: string;
  readonly at: Point | null;
}

/** Three hexes in the corners: far apart, and not in a line. */
const corners = ({ columns, rows }: MapSize): readonly HexKey[] => [
  hexAt(0, 0),
  hexAt(columns - 1, 0),
  hexAt(0, rows - 1),
];

/** The marks on a picture, one after the other, and the place that they give it. */
export function useMarks(size: MapSize) {
  const [marks, setMarks] = useState(() =>
    corners(size).map((hex): Marking => ({ typed: label(size, hex), at: null })),
  );
  const [now, choose] = useState(0);
  const hexes = useMemo(() => new Map(allHexes(size).map((hex) => [label(size, hex), hex])), [size]);
  const change = (i: number, part: Partial<Marking>) =>
    setMarks((before) => before.map((mark, one) => (one === i ? { ...mark, ...part } : mark)));
  const set = (at: Point) => {
    change(now, { at });
    const next = marks.findIndex((mark, i) => i !== now && mark.at === null);
    if (next >= 0) choose(next);
  };
  const hexOf = ({ typed }: Marking): HexKey | null => hexes.get(typed.trim()) ?? null;
  const fit = useMemo(() => fitted(size, marks, hexes), [size, marks, hexes]);
  return { marks, now, choose, change, set, hexOf, fit };
}

/** Null: not all three are marked. */
function fitted(size: MapSize, marks: readonly Marking[], hexes: ReadonlyMap<string, HexKey>): Fit | null {
  const layout = layoutOf(size);
  const [a, b, c] = marks.flatMap(({ typed, at }): readonly Mark[] => {
    const hex = hexes.get(typed.trim());
    return at === null || hex === undefined ? [] : [{ at, on: centreOf(layout, hex) }];
  });
  return a === undefined || b === undefined || c === undefined ? null : fitOf([a, b, c]);
}

/** How far the worst mark is off, in hexes. */
export const offInHexes = (size: MapSize, off: number): number => off / (layoutOf(size).s * Math.sqrt(3));
