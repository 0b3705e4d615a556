import { centreOf, layoutOf } from '@sealed-orders/map/hex';
import { allHexes, type HexKey, hexAt, label, type MapSize } from '@sealed-orders/rules/space';
import { useMemo, useState } from 'react';
import { type Fit, fitOf, type Pin } from './calibration.ts';

export type Point = Pin['at'];

/** One of the three pinned hexes: its number as typed, and its place on the picture. */
interface TypedPin {
  readonly typed: string;
  readonly at: Point | null;
}

/** Three hexes in the corners: far apart, and not in a line. */
const corners = ({ columns, rows }: MapSize): readonly HexKey[] => [
  hexAt(0, 0),
  hexAt(columns - 1, 0),
  hexAt(0, rows - 1),
];

/** The pins on a picture, one after the other, and the resulting placement. */
export function usePins(size: MapSize) {
  const [pins, setPins] = useState(() => corners(size).map((hex): TypedPin => ({ typed: label(size, hex), at: null })));
  const [now, choose] = useState(0);
  const hexes = useMemo(() => new Map(allHexes(size).map((hex) => [label(size, hex), hex])), [size]);
  const change = (i: number, part: Partial<TypedPin>) =>
    setPins((before) => before.map((pin, one) => (one === i ? { ...pin, ...part } : pin)));
  const set = (at: Point) => {
    change(now, { at });
    const next = pins.findIndex((pin, i) => i !== now && pin.at === null);
    if (next >= 0) choose(next);
  };
  const hexOf = ({ typed }: TypedPin): HexKey | null => hexes.get(typed.trim()) ?? null;
  const fit = useMemo(() => fitted(size, pins, hexes), [size, pins, hexes]);
  return { pins, now, choose, change, set, hexOf, fit };
}

/** Null: not all three are pinned. */
function fitted(size: MapSize, pins: readonly TypedPin[], hexes: ReadonlyMap<string, HexKey>): Fit | null {
  const layout = layoutOf(size);
  const [a, b, c] = pins.flatMap(({ typed, at }): readonly Pin[] => {
    const hex = hexes.get(typed.trim());
    return at === null || hex === undefined ? [] : [{ at, on: centreOf(layout, hex) }];
  });
  return a === undefined || b === undefined || c === undefined ? null : fitOf([a, b, c]);
}

/** How far off the worst pin is, in hexes. */
export const offInHexes = (size: MapSize, off: number): number => off / (layoutOf(size).s * Math.sqrt(3));
