import type { HexKey, SeatId } from '../../kernel/index.ts';
import { keysOf, listedKeys } from '../../kernel/index.ts';
import type { Grid } from '../movement/grid.ts';
import { gridOf, indexOf, keyAt } from '../movement/grid.ts';
import { ALLY, relationsOf } from '../movement/ground.ts';
import { remembered } from '../movement/memo.ts';
import { linksAt, linksOf } from '../movement/roads.ts';
import type { SightMask } from '../sight/sight.ts';
import type { HexMemory, KnownHex, SeenStronghold, State } from '../types.ts';
import { placedPieces } from './placed.ts';
import { seenSite } from './seen.ts';

/** What of a state lies in its hexes, with the road links worked out once. */
export interface Lay {
  readonly state: State;
  readonly grid: Grid;
  readonly roads: Uint8Array;
  readonly ruins: ReadonlySet<HexKey>;
  readonly undiscovered: ReadonlySet<HexKey>;
  /** Controller of each hex, by index. */
  readonly owners: readonly (SeatId | undefined)[];
  /** Whose garrison stands in a hex. */
  readonly garrisons: ReadonlyMap<HexKey, SeatId>;
  /** Hexes as strangers see and remember them, made when first asked for: the same for all of them. */
  readonly shown: KnownHex[];
  readonly kept: HexMemory[];
}

export const layOf: (state: State) => Lay = remembered((state: State) => {
  const grid = gridOf(state.chart);
  const garrisons = placedPieces(state).flatMap(({ piece }) =>
    piece.kind === 'garrison' ? [[piece.hex, piece.seat] as const] : [],
  );
  return {
    state,
    grid,
    roads: linksOf(state),
    ruins: new Set(state.ruins),
    undiscovered: new Set(state.undiscovered),
    owners: grid.keys.map((hex) => state.control[hex]),
    garrisons: new Map(garrisons),
    shown: [],
    kept: [],
  };
});

/** HEX-SIGHT-08: Stronghold level and owner, without its defences. */
function seenStronghold(state: State, hex: HexKey): SeenStronghold | null {
  const stronghold = state.strongholds[hex];
  return stronghold === undefined ? null : { level: stronghold.level, owner: stronghold.owner, defences: null };
}

/** HEX-SIGHT-08: a hex as whoever has it in sight sees it. */
function shownHex(lay: Lay, at: number): KnownHex {
  const known = lay.shown[at];
  if (known !== undefined) return known;
  const { state, grid, roads, ruins, undiscovered } = lay;
  const hex = keyAt(grid, at);
  const site = state.sites[hex];
  const shown: KnownHex = {
    inSight: true,
    seenIn: state.turn,
    control: lay.owners[at] ?? null,
    site: site === undefined ? null : seenSite(site, false),
    stronghold: seenStronghold(state, hex),
    roads: linksAt(grid, roads, at),
    ruin: ruins.has(hex),
    discovered: !undiscovered.has(hex),
  };
  lay.shown[at] = shown;
  return shown;
}

/** A hex in sight; for its owner with all that its site holds. */
export function trueHex(lay: Lay, at: number, isOwn: (seat: SeatId) => boolean): KnownHex {
  const shown = shownHex(lay, at);
  const site = shown.site === null ? undefined : lay.state.sites[keyAt(lay.grid, at)];
  if (site === undefined || shown.control === null || !isOwn(shown.control)) return shown;
  return { ...shown, site: seenSite(site, true) };
}

/** HEX-SIGHT-11: a hex as it is remembered by whoever loses sight of it. */
export function keptHex(lay: Lay, at: number): HexMemory {
  const known = lay.kept[at];
  if (known !== undefined) return known;
  const { control, site, stronghold, roads, ruin } = shownHex(lay, at);
  const garrison = lay.garrisons.get(keyAt(lay.grid, at)) ?? null;
  const kept: HexMemory = { turn: lay.state.turn, control, site, stronghold, garrison, roads, ruin };
  lay.kept[at] = kept;
  return kept;
}

const fromMemory = (memory: HexMemory): KnownHex => ({
  inSight: false,
  seenIn: memory.turn,
  control: memory.control,
  site: memory.site,
  stronghold: memory.stronghold,
  roads: memory.roads,
  ruin: memory.ruin,
  discovered: null,
});

const UNKNOWN: KnownHex = {
  inSight: false,
  seenIn: null,
  control: null,
  site: null,
  stronghold: null,
  roads: [],
  ruin: false,
  discovered: null,
};

/** Whether a seat is the viewer itself or an ally, whose places the viewer knows without seeing them. */
function isOurs(state: State, seat: SeatId): (other: SeatId) => boolean {
  const seats = state.seatOrder;
  const relations = relationsOf(state);
  const row = seats.indexOf(seat) * seats.length;
  const ours = new Set(seats.filter((_, other) => (relations[row + other] ?? ALLY + 1) <= ALLY));
  return (other) => ours.has(other);
}

/**
 * HEX-SIGHT-08, -11 and the fog table: hexes in sight as they are; own and allied ones as they are; the rest as last
 * seen. A remembered own or allied hex that has changed hands shows no controller: whose it is now nobody has told.
 * In the order of the map, so that not even the order tells anything.
 */
export function knownHexes(lay: Lay, seat: SeatId, mask: SightMask): Readonly<Record<HexKey, KnownHex>> {
  const known = remembrances(lay, seat);
  addOurs(lay, seat, mask, known);
  const isOwn = (other: SeatId) => other === seat;
  const hexes: Record<HexKey, KnownHex> = {};
  for (let at = 0; at < mask.length; at++) {
    const isInSight = mask[at] === 1;
    const one = isInSight ? trueHex(lay, at, isOwn) : known[at];
    if (one !== undefined) hexes[keyAt(lay.grid, at)] = one;
  }
  return hexes;
}

/** HEX-SIGHT-11: what the seat remembers, by hex index. */
function remembrances(lay: Lay, seat: SeatId): (KnownHex | undefined)[] {
  const { state, grid } = lay;
  const ours = isOurs(state, seat);
  const memories = state.memory[seat]?.hexes ?? {};
  const known = new Array<KnownHex | undefined>(grid.count).fill(undefined);
  for (const hex of listedKeys(memories)) {
    const memory = memories[hex];
    if (memory !== undefined) known[indexOf(grid, hex)] = withoutLost(fromMemory(memory), ours);
  }
  return known;
}

/** What needs no seeing: own and allied land and Strongholds, and control where it is public. */
function addOurs(lay: Lay, seat: SeatId, mask: SightMask, known: (KnownHex | undefined)[]): void {
  const { state, grid } = lay;
  const ours = isOurs(state, seat);
  const isOwn = (other: SeatId) => other === seat;
  const isPublic = state.settings.controlVisibility === 'public';
  for (const [at, owner] of lay.owners.entries()) {
    if (mask[at] === 1) continue;
    const control = owner ?? null;
    if (control !== null && ours(control)) known[at] = oursOutOfSight(lay, at, isOwn, ours);
    else if (isPublic && control !== (known[at]?.control ?? null)) known[at] = { ...(known[at] ?? UNKNOWN), control };
  }
  for (const hex of keysOf(state.strongholds)) {
    const at = indexOf(grid, hex);
    const owner = state.strongholds[hex]?.owner;
    if (owner === undefined || mask[at] === 1 || !ours(owner)) continue;
    known[at] = { ...(known[at] ?? UNKNOWN), stronghold: seenStronghold(state, hex) };
  }
}

function withoutLost(known: KnownHex, ours: (seat: SeatId) => boolean): KnownHex {
  const isLost = known.control !== null && ours(known.control);
  const isTaken = known.stronghold !== null && ours(known.stronghold.owner);
  if (!isLost && !isTaken) return known;
  return { ...known, control: isLost ? null : known.control, stronghold: isTaken ? null : known.stronghold };
}

/**
 * What the owner and his allies know of a hex out of sight: all but the Stronghold of a stranger in it, and whether it
 * waits to be discovered only the owner.
 */
function oursOutOfSight(
  lay: Lay,
  at: number,
  isOwn: (seat: SeatId) => boolean,
  ours: (seat: SeatId) => boolean,
): KnownHex {
  const hex = trueHex(lay, at, isOwn);
  const isStrange = hex.stronghold !== null && !ours(hex.stronghold.owner);
  const stronghold = isStrange ? null : hex.stronghold;
  const discovered = hex.control !== null && isOwn(hex.control) ? hex.discovered : null;
  return { ...hex, inSight: false, seenIn: null, stronghold, discovered };
}
