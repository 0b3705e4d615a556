import type { Chart, Terrain } from '@sealed-orders/rules/hex-campaign';
import {
  allHexes,
  axial,
  columnRow,
  distance,
  type HexKey,
  hexAt,
  hexKey,
  type MapSize,
  within,
} from '@sealed-orders/rules/space';
import { hexProblemText } from '@sealed-orders/text/cli/hex-campaign';
import { Problem } from '../problem.ts';
import type { Given } from './format/given.ts';
import type { Frame } from './frame.ts';
import { moved } from './frame.ts';

const LETTERS: Readonly<Record<Terrain, string>> = { plains: 'p', hills: 'h', forest: 'f', jungle: 'j', sea: 's' };

/** The board of a scenario without a map: wide enough for the cases of the catalogue in all directions. */
const OPEN_BOARD = { size: { columns: 17, rows: 17 }, origin: { column: 8, row: 8 } };

/** The size of the board and the position of its `0,0`. */
export interface Board {
  readonly size: MapSize;
  readonly frame: Frame;
  readonly letters: readonly string[];
}

const numbers = (text: string, separator: string): readonly [number, number] => {
  const [first, second] = text.split(separator).map(Number);
  return [first ?? 0, second ?? 0];
};

/** The hex that a text names. */
function hexOf(text: string): HexKey {
  const [q, r] = numbers(text, ',');
  return hexKey(q, r);
}

export function boardOf(map: Given['map']): Board {
  const letters = map?.rows ?? [];
  const isOpen = map?.size === undefined && letters.length === 0;
  const [columns, rows] = map?.size === undefined ? [letters[0]?.length ?? 0, letters.length] : numbers(map.size, 'x');
  const size = isOpen ? OPEN_BOARD.size : { columns, rows };
  const { column, row } = isOpen ? OPEN_BOARD.origin : { column: 0, row: 0 };
  const isRagged = letters.some((row) => row.length !== size.columns) || ![0, size.rows].includes(letters.length);
  if (isRagged) throw new Problem(hexProblemText.unequalRows);
  const [originColumn, originRow] = map?.origin === undefined ? [column, row] : numbers(map.origin, ',');
  return { size, frame: axial(hexAt(originColumn, originRow)), letters };
}

/** All hexes of an area, `'0,0'` or `'0,0 +2'`, that are on the board, in the scenario's coordinates. */
export function areaOf(board: Board, text: string): readonly HexKey[] {
  const [centre = '', radius] = text.split(' +');
  if (radius === undefined) return [hexOf(centre)];
  const middle = axial(hexOf(centre));
  const { q, r } = board.frame;
  const found = within(board.size, hexKey(middle.q + q, middle.r + r), Math.min(Number(radius), 200));
  return found.map((hex) => {
    const there = axial(hex);
    return hexKey(there.q - q, there.r - r);
  });
}

/** The printed map of a board: its rows, or plains, with `terrain` on top. */
export function chartOf(board: Board, given: Pick<Given, 'terrain' | 'rivers' | 'airspaces' | 'names'>) {
  const { size, frame } = board;
  const grid = Array.from({ length: size.rows }, (_, row) => [...(board.letters[row] ?? 'p'.repeat(size.columns))]);
  for (const [area, terrain] of Object.entries(given.terrain ?? {})) {
    for (const hex of areaOf(board, area)) {
      const { q, r } = axial(hex);
      const { column, row } = columnRow(hexKey(q + frame.q, r + frame.r));
      const cells = grid[row];
      if (cells?.[column] === undefined) throw new Problem(hexProblemText.offTheBoard(area));
      cells[column] = LETTERS[terrain];
    }
  }
  return {
    size,
    rows: grid.map((cells) => cells.join('')),
    rivers: edgesIn(given.rivers ?? [], { size, frame }),
    ...(given.airspaces === undefined ? {} : { airspaces: given.airspaces }),
    names: moved(given.names ?? {}, frame),
  };
}

/** Edges moved onto the board, sorted as in states. Throws a Problem for anything that is not an edge of the board. */
export function edgesIn(edges: readonly string[], { size, frame }: Pick<Board, 'size' | 'frame'>): readonly string[] {
  return edges
    .map((edge) => {
      const there = String(moved(edge, frame));
      const [one, other] = there.split('|').map(hexOf);
      const isSide = one !== undefined && other !== undefined && distance(one, other) === 1;
      if (!isSide || !isOn(size, one) || !isOn(size, other)) throw new Problem(hexProblemText.notASide(edge));
      return there;
    })
    .sort();
}

function isOn({ columns, rows }: MapSize, hex: HexKey): boolean {
  const { column, row } = columnRow(hex);
  return column >= 0 && column < columns && row >= 0 && row < rows;
}

/** Whether a hex in the scenario's coordinates is land. */
export function isLand({ frame }: Board, chart: Pick<Chart, 'rows'>, hex: string): boolean {
  const { q, r } = axial(hexOf(hex));
  const { column, row } = columnRow(hexKey(q + frame.q, r + frame.r));
  return chart.rows[row]?.[column] !== LETTERS.sea;
}

/** The land hexes of a chart, in the scenario's coordinates. */
export function landOf(board: Board, chart: Pick<Chart, 'rows'>): readonly HexKey[] {
  const inScenario = allHexes(board.size).map((hex) => {
    const { q, r } = axial(hex);
    return hexKey(q - board.frame.q, r - board.frame.r);
  });
  return inScenario.filter((hex) => isLand(board, chart, hex));
}
