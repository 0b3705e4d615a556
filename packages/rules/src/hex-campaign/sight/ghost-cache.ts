import type { Listing } from '../../kernel/index.ts';
import { listingOf, tableOf } from '../../kernel/index.ts';
import type { Grid } from '../map/grid.ts';
import { indexOf } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import type { Ghost, Memory, PieceId } from '../types.ts';

/** The ghosts of a memory in the order of their ids, with the hex index of each. */
export interface GhostCache extends Listing<PieceId, Ghost> {
  readonly places: readonly HexIndex[];
}

const caches = new WeakMap<Memory['ghosts'], GhostCache>();

/** The lists of a table; made once for it. */
export function ghostsIn(grid: Grid, table: Memory['ghosts']): GhostCache {
  const made = caches.get(table);
  if (made !== undefined) return made;
  const { keys, values } = listingOf(table);
  const cache = { keys, values, places: values.map(({ piece }) => indexOf(grid, piece.hex)) };
  caches.set(table, cache);
  return cache;
}

/**
 * A table with some ghosts removed and others added; the same object if nothing changed.
 * @param isGone called for each ghost with its id and hex index
 * @param come new ghosts in the order of their ids
 */
export function withGhosts(
  grid: Grid,
  table: Memory['ghosts'],
  isGone: (id: PieceId, at: HexIndex) => boolean,
  come: readonly Ghost[],
): Memory['ghosts'] {
  const old = ghostsIn(grid, table);
  const keys: PieceId[] = [];
  const values: Ghost[] = [];
  const places: HexIndex[] = [];
  const add = (id: PieceId, ghost: Ghost, at: HexIndex): void => {
    keys.push(id);
    values.push(ghost);
    places.push(at);
  };
  let next = 0;
  const addBefore = (id: PieceId | null): void => {
    for (let one = come[next]; one !== undefined && (id === null || one.piece.id < id); one = come[++next]) {
      add(one.piece.id, one, indexOf(grid, one.piece.hex));
    }
  };
  for (let i = 0; i < old.keys.length; i++) {
    const [id, ghost, at] = [old.keys[i], old.values[i], old.places[i]];
    if (id === undefined || ghost === undefined || at === undefined || isGone(id, at)) continue;
    addBefore(id);
    add(id, ghost, at);
  }
  if (come.length === 0 && keys.length === old.keys.length) return table;
  addBefore(null);
  const changed = tableOf({ keys, values });
  caches.set(changed, { keys, values, places });
  return changed;
}
