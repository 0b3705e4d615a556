import type { HexKey } from '@sealed-orders/rules/space';
import { type Box, widthOf } from '../board/lettering.ts';
import type { Point } from '../board/sheet.ts';
import type { SeatLetter } from '../symbols/seats.ts';
import { letterAt } from './chunks.ts';
import { centreOf, type Layout } from './layout.ts';
import type { MapModel, SiteSymbol } from './model.ts';
import type { Placed } from './placement.ts';
import { type Room, roomOn } from './room.ts';

/** A Capital at the farthest level: a plate with its seat's letter and its name, and a line to its hex if off it. */
export interface Plate {
  readonly hex: HexKey;
  readonly letter: SeatLetter | null;
  readonly name: string;
  /** The Capital itself. */
  readonly foot: Point;
  readonly box: Box;
  /** Height of the plate, in map units. */
  readonly height: number;
}

/** In pixels of the screen. */
const HEIGHT = 18;
const LETTERS = 12;
/** How far from its Capital a plate may be, in heights of it, the nearest first; and in which directions. */
const DISTANCES = [0.9, 1.4, 2, 2.7, 3.5, 4.5, 6, 8, 11];
const DIRECTIONS = [90, 270, 0, 180, 45, 135, 225, 315, 60, 120, 240, 300];

const isCapital = (site: SiteSymbol): boolean => site.size === 4 || site.stronghold === 3;

/**
 * Places of Capitals' plates when hexes are small: beside counters and each other, however many there are.
 * `pixel`: map units a pixel of the screen.
 */
export function platesAt(layout: Layout, pixel: number, model: MapModel, places: readonly Placed[]): readonly Plate[] {
  const room = roomOn(layout);
  for (const { x, y, scale } of places) room.take(boxAbout({ x, y }, 62 * scale, 62 * scale));
  const capitals = model.sites.filter(isCapital);
  for (const { hex } of capitals) room.take(boxAbout(centreOf(layout, hex), layout.s, layout.s));
  return capitals.map((site) => plateOf(layout, pixel, model, site, room));
}

function plateOf(layout: Layout, pixel: number, model: MapModel, site: SiteSymbol, room: Room): Plate {
  const foot = centreOf(layout, site.hex);
  const height = HEIGHT * pixel;
  const name = site.name ?? '';
  const letters = name === '' ? 0 : widthOf(name, LETTERS * pixel, 'unit') + 0.5 * height;
  const spots = spotsAbout(layout, foot, height + letters, height);
  const box = spots.find((spot) => room.isFree(spot)) ?? spots[0] ?? boxAbout(foot, height + letters, height);
  room.take(box);
  const control = letterAt(layout, model.control, site.hex);
  return { hex: site.hex, letter: site.holder ?? seatOf(model, control), name, foot, box, height };
}

/** The seat whose letter is on the map; null: none. */
function seatOf({ letters }: MapModel, control: string): SeatLetter | null {
  return [...letters.values()].find((letter) => letter === control) ?? null;
}

/** Boxes round a point, the nearest first, none beyond the edge of the sheet. */
function spotsAbout({ width, height, s }: Layout, foot: Point, wide: number, high: number): readonly Box[] {
  const boxes = DISTANCES.flatMap((distance) =>
    DIRECTIONS.map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const [right, down] = [Math.cos(angle), -Math.sin(angle)];
      const by = distance * high;
      return boxAbout(
        { x: foot.x + right * (by + wide / 2 + s * 0.3), y: foot.y + down * (by + high / 2) },
        wide,
        high,
      );
    }),
  );
  return boxes.map((box) => shifted(box, width, height));
}

/** Moved just enough to be fully on the sheet. */
function shifted(box: Box, width: number, height: number): Box {
  const dx = Math.max(0, -box.left) - Math.max(0, box.right - width);
  const dy = Math.max(0, -box.top) - Math.max(0, box.bottom - height);
  return { left: box.left + dx, top: box.top + dy, right: box.right + dx, bottom: box.bottom + dy };
}

const boxAbout = ({ x, y }: Point, wide: number, high: number): Box => ({
  left: x - wide / 2,
  top: y - high / 2,
  right: x + wide / 2,
  bottom: y + high / 2,
});
