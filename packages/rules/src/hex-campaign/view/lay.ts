import type { HexKey, SeatId } from '../../kernel/index.ts';
import { keysOf } from '../../kernel/index.ts';
import type { Grid } from '../movement/grid.ts';
import { gridOf, indexOf, keyAt } from '../movement/grid.ts';
import { NOBODY, ownersOf } from '../movement/ground.ts';
import { marksOf } from '../movement/marks.ts';
import { remembered } from '../movement/memo.ts';
import { linksAt, linksOf } from '../movement/roads.ts';
import { memoryOf } from '../sight/hex-memory.ts';
import type { Keepsake } from '../sight/hex-shelf.ts';
import { keepsake } from '../sight/hex-shelf.ts';
import type { KnownHex, SeenStronghold, State } from '../types.ts';
import { rollOf } from './roll.ts';
import { seenSite } from './seen.ts';

/** What of a state lies in its hexes, with the road links worked out once. */
export interface Lay {
  readonly state: State;
  readonly grid: Grid;
  readonly roads: Uint8Array;
  readonly undiscovered: Uint8Array;
  /** Number of the controller of each hex, and the hexes of each seat by its number. */
  readonly owners: Int8Array;
  readonly lands: readonly (readonly number[])[];
  /** Whose garrison stands in a hex. */
  readonly garrisons: ReadonlyMap<HexKey, SeatId>;
  /** 1 where there is more to be seen than ground and whose it is. */
  readonly special: Uint8Array;
  /** Hexes as strangers see and remember them, those alike as one: made when first asked for, the same for all. */
  readonly shown: Map<number, KnownHex>;
  readonly kept: Map<number, Keepsake>;
}

export const layOf: (state: State) => Lay = remembered((state: State) => {
  const grid = gridOf(state.chart);
  const owners = ownersOf(state);
  const roads = linksOf(state);
  const garrisons = new Map<HexKey, SeatId>();
  for (const { piece } of rollOf(state).placed) if (piece.kind === 'garrison') garrisons.set(piece.hex, piece.seat);
  const special = roads.slice();
  for (const places of [keysOf(state.sites), keysOf(state.strongholds), state.ruins, garrisons.keys()])
    for (const hex of places) special[indexOf(grid, hex)] = 1;
  const undiscovered = marksOf(grid)(state.undiscovered);
  const lands = landsOf(owners, state.seatOrder.length);
  return { state, grid, roads, undiscovered, owners, lands, garrisons, special, shown: new Map(), kept: new Map() };
});

function landsOf(owners: Int8Array, seats: number): readonly (readonly number[])[] {
  const lands: number[][] = Array.from({ length: seats }, () => []);
  for (let at = 0; at < owners.length; at++) lands[owners[at] ?? NOBODY]?.push(at);
  return lands;
}

export const ownerAt = ({ state, owners }: Lay, at: number): SeatId | null =>
  state.seatOrder[owners[at] ?? NOBODY] ?? null;

/** HEX-SIGHT-08: Stronghold level and owner, without its defences. */
export function seenStronghold(state: State, hex: HexKey): SeenStronghold | null {
  const stronghold = state.strongholds[hex];
  return stronghold === undefined ? null : { level: stronghold.level, owner: stronghold.owner, defences: null };
}

/**
 * A number that hexes share which look alike: most of a map is bare ground of this seat or that, and needs to be made
 * and kept once only. Below the number of hexes it is the index of one that looks like no other.
 */
function likeness({ grid, special, owners, undiscovered }: Lay, at: number): number {
  if (special[at] !== 0) return at;
  return grid.count + 2 * ((owners[at] ?? NOBODY) - NOBODY) + (undiscovered[at] ?? 0);
}

/** HEX-SIGHT-08: a hex as whoever has it in sight sees it. */
function shownHex(lay: Lay, at: number): KnownHex {
  const like = likeness(lay, at);
  const known = lay.shown.get(like);
  if (known !== undefined) return known;
  const { state, grid, roads, undiscovered } = lay;
  const hex = keyAt(grid, at);
  const site = state.sites[hex];
  const shown: KnownHex = {
    inSight: true,
    seenIn: state.turn,
    control: ownerAt(lay, at),
    site: site === undefined ? null : seenSite(site, false),
    stronghold: seenStronghold(state, hex),
    roads: linksAt(grid, roads, at),
    ruin: state.ruins.includes(hex),
    discovered: undiscovered[at] !== 1,
  };
  lay.shown.set(like, shown);
  return shown;
}

/** A hex in sight; for its owner, and where `seat` is null for everybody, with all that its site holds. */
export function trueHex(lay: Lay, at: number, seat: SeatId | null): KnownHex {
  const shown = shownHex(lay, at);
  if (shown.site === null || shown.control === null || (seat !== null && shown.control !== seat)) return shown;
  const site = lay.state.sites[keyAt(lay.grid, at)];
  return site === undefined ? shown : { ...shown, site: seenSite(site, true) };
}

/** HEX-SIGHT-11: a hex as it is remembered by whoever loses sight of it. */
export function keptHex(lay: Lay, at: number): Keepsake {
  // Whether it waits to be discovered nobody remembers.
  const like = lay.special[at] === 0 ? lay.grid.count + (lay.owners[at] ?? NOBODY) - NOBODY : at;
  const known = lay.kept.get(like);
  if (known !== undefined) return known;
  const { control, site, stronghold, roads, ruin } = shownHex(lay, at);
  const garrison = lay.garrisons.get(keyAt(lay.grid, at)) ?? null;
  const kept = keepsake(memoryOf(lay.state.turn, { control, site, stronghold, garrison, roads, ruin }));
  lay.kept.set(like, kept);
  return kept;
}
