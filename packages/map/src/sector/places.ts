import type { Point, Sheet } from '../board/sheet.ts';
import type { SectorTerritory, SectorView } from './sector-view.ts';

/** The size of a territory, in map units. */
export const TILE = { width: 148, height: 172 } as const;
/** What lies around the grid: room for orbit and the names of lines at the top. */
export const MARGIN = { side: 34, top: 92, foot: 34 } as const;
/** The side of a counter on the board, and of the box that it is drawn on. */
export const COUNTER = 38;
export const BOX = 44;

export const sheetOf = ({ columns, rows }: Pick<SectorView, 'columns' | 'rows'>): Sheet => ({
  width: 2 * MARGIN.side + columns * TILE.width,
  height: MARGIN.top + rows * TILE.height + MARGIN.foot,
});

type Place = Pick<SectorTerritory, 'column' | 'row'>;

/** The upper left corner of a territory. */
export const cornerOf = ({ column, row }: Place): Point => ({
  x: MARGIN.side + (column - 1) * TILE.width,
  y: MARGIN.top + (row - 1) * TILE.height,
});

export function middleOf(place: Place): Point {
  const { x, y } = cornerOf(place);
  return { x: x + TILE.width / 2, y: y + TILE.height / 2 };
}

const MARGIN_INSIDE = 13;
const FIRST_ROW = 46;
const MOST_ACROSS = 3;
const MOST_DOWN = 2;

/**
 * Where counters lie in a territory, from its corner: three across; where there are more than two rows, they overlap, so
 * that all of them are seen.
 */
export function counterPlaces(count: number): readonly Point[] {
  const room = TILE.width - 2 * MARGIN_INSIDE - COUNTER;
  const across = Math.max(MOST_ACROSS, Math.ceil(count / MOST_DOWN));
  return Array.from({ length: count }, (_, i) => ({
    x: MARGIN_INSIDE + ((i % across) * room) / (across - 1),
    y: FIRST_ROW + Math.floor(i / across) * (COUNTER + 10),
  }));
}

const AIR_BOX = { sign: 36, each: 26, side: 12, height: 31 } as const;
/** The side of an aircraft in its box. */
export const AIRCRAFT = 23;

/** The box for aircraft at the foot of a territory, from its corner. Many overlap, so that all stay in the territory. */
export function airBoxOf(count: number, hasPlate: boolean) {
  const each = Math.min(AIR_BOX.each, (TILE.width - 2 * AIR_BOX.side - AIR_BOX.sign) / count);
  const width = AIR_BOX.sign + count * each;
  const left = TILE.width - AIR_BOX.side - width;
  const top = TILE.height - (hasPlate ? 60 : 44);
  const places = Array.from({ length: count }, (_, i): Point => ({ x: left + 32 + i * each, y: top + 4 }));
  return { ...{ left, top, width, places }, height: AIR_BOX.height };
}
