import { lookup, present, remembered } from '../../kernel/index.ts';
import {
  BASE_INITIATIVE,
  TERRITORIES_PER_INITIATIVE,
  USUAL_MAJORS,
  USUAL_TARGET,
  USUAL_TERRITORIES,
} from '../data/grid.ts';
import type { Board, Settings, Side, Territory, TerritoryId } from '../types.ts';
import { SIDES } from '../vocabulary.ts';
import { territoryIdOf } from './numbered.ts';

type Size = Pick<Settings, 'rows' | 'linesPerSide'>;
type OnGrid = Pick<Board, 'settings' | 'territories'>;

export const otherSide = (side: Side): Side => (side === 'west' ? 'east' : 'west');

/** SEC-MAP-01: a place of the grid, before anything is in it. */
export interface Place {
  readonly id: TerritoryId;
  readonly home: Side;
  readonly column: number;
  readonly row: number;
}

/** SEC-MAP-01, -02: all territories in the order of their ids: West’s numbers, then East’s letters. */
export function places({ rows, linesPerSide }: Size): readonly Place[] {
  const size = rows * linesPerSide;
  return SIDES.flatMap((home) =>
    Array.from({ length: size }, (_, i) => ({
      id: territoryIdOf(home, i + 1),
      home,
      column: Math.floor(i / rows) + 1 + (home === 'west' ? 0 : linesPerSide),
      row: (i % rows) + 1,
    })),
  );
}

const FIRST_LETTER = 'A'.charCodeAt(0);

/** SEC-MAP-01: as it is printed: 8, B. */
export function printed(id: TerritoryId): string {
  const number = Number(id.slice(1));
  return id.startsWith('w') ? String(number) : String.fromCharCode(FIRST_LETTER + number - 1);
}

const orderOf = (id: string): number => Number(id.slice(1)) + (id.startsWith('w') ? 0 : 100);

/** The order in which rules take the lowest id. */
export const byId = (a: string, b: string): number => orderOf(a) - orderOf(b);

export const isTerritory = ({ territories }: OnGrid, id: TerritoryId): boolean => lookup(territories, id) !== undefined;
export const territoryOf = ({ territories }: Pick<Board, 'territories'>, id: TerritoryId): Territory =>
  present(lookup(territories, id), 'a territory of the grid');
export const territoriesOf = remembered((territories: Board['territories']): readonly Territory[] =>
  Object.values(territories).sort((a, b) => byId(a.id, b.id)),
);
export const isHeldBy = (board: Pick<Board, 'territories'>, id: TerritoryId, side: Side): boolean =>
  territoryOf(board, id).controller === side;

/** SEC-MAP-05: the neighbours of every territory, in order of their ids. The grid never changes, so they are found once. */
type Chart = ReadonlyMap<TerritoryId, readonly TerritoryId[]>;

const charted = (isNear: (columns: number, rows: number) => boolean) =>
  remembered((territories: Board['territories']): Chart => {
    const all = territoriesOf(territories);
    const near = (a: Place, b: Place): boolean => isNear(Math.abs(a.column - b.column), Math.abs(a.row - b.row));
    return new Map(all.map((one) => [one.id, all.filter((other) => near(one, other)).map(({ id }) => id)]));
  });
const CHARTS = {
  orthogonal: charted((columns, rows) => columns + rows === 1),
  diagonal: charted((columns, rows) => Math.max(columns, rows) === 1),
};

/** SEC-MAP-05: in the order of their ids. */
export const neighbours = ({ settings, territories }: OnGrid, id: TerritoryId): readonly TerritoryId[] =>
  CHARTS[settings.adjacency](territories).get(id) ?? [];

export const areAdjacent = (board: OnGrid, a: TerritoryId, b: TerritoryId): boolean => neighbours(board, a).includes(b);

/** SEC-MAP-04: the line of its home side: 1 faces the enemy. */
export const lineOf = ({ linesPerSide }: Size, { home, column }: Place): number =>
  home === 'west' ? linesPerSide - column + 1 : column - linesPerSide;

/** SEC-MAP-04: the territories of one line: a column, whoever holds them. */
export const inColumn = ({ territories }: Pick<Board, 'territories'>, column: number): readonly Territory[] =>
  territoriesOf(territories).filter((one) => one.column === column);

/** SEC-ISO-01: the column behind another, towards the home edge of a side; null: this is the home edge. */
export function columnBehind({ linesPerSide }: Size, side: Side, column: number): number | null {
  const behind = side === 'west' ? column - 1 : column + 1;
  return behind < 1 || behind > 2 * linesPerSide ? null : behind;
}

/** The second and third line of a side, and those behind. SEC-MAP-02, SEC-CR-07. */
const isRearLine = (size: Size, side: Side, place: Place): boolean => place.home === side && lineOf(size, place) > 1;

/** Where new or returning detachments go: the side's territories behind the first line, the last line first. SEC-CR-07. */
export const rearTerritories = (board: OnGrid, side: Side): readonly TerritoryId[] =>
  territoriesOf(board.territories)
    .filter((one) => isRearLine(board.settings, side, one) && one.controller === side)
    .sort((a, b) => lineOf(board.settings, b) - lineOf(board.settings, a) || byId(a.id, b.id))
    .map(({ id }) => id);

const sizeOf = ({ rows, linesPerSide }: Size): number => rows * linesPerSide;

/** SEC-INIT-02, SEC-MAP-02. */
export const initiativeOf = (size: Size, rating: number): number =>
  BASE_INITIATIVE + Math.ceil(rating / 2) + Math.floor((sizeOf(size) - USUAL_TERRITORIES) / TERRITORIES_PER_INITIATIVE);

/** SEC-VP-01, SEC-MAP-02. */
export const targetOf = (settings: Size & Pick<Settings, 'victoryTarget'>): number =>
  settings.victoryTarget ?? Math.ceil((USUAL_TARGET * sizeOf(settings)) / USUAL_TERRITORIES);

/** SEC-MAP-02, -03. */
export const majorCount = (size: Size): number => Math.ceil((USUAL_MAJORS * sizeOf(size)) / USUAL_TERRITORIES);

/** SEC-MAP-02: both ends of the last line, the others of that line from the second row on, then the line before it. */
export function defaultMajors(size: Size, side: Side): readonly TerritoryId[] {
  const own = places(size).filter(({ home }) => home === side);
  const rank = (place: Place): number => {
    const behind = size.linesPerSide - lineOf(size, place);
    const isEnd = place.row === 1 || place.row === size.rows;
    return behind * 10 * size.rows + (isEnd ? 0 : size.rows) + place.row;
  };
  return own
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, majorCount(size))
    .map(({ id }) => id)
    .sort(byId);
}
