import type { HexKey, SeatId } from '../../kernel/index.ts';
import { keysOf, wideRecord } from '../../kernel/index.ts';
import type { Grid } from '../movement/grid.ts';
import { gridOf, indexOf, keyAt } from '../movement/grid.ts';
import { ALLY, NOBODY, ownersOf, relationsOf } from '../movement/ground.ts';
import { remembered } from '../movement/memo.ts';
import { linksAt, linksOf } from '../movement/roads.ts';
import { memoryOf } from '../sight/hex-memory.ts';
import type { Keepsake } from '../sight/hex-shelf.ts';
import { keepsake, shelfOf } from '../sight/hex-shelf.ts';
import type { SightMask } from '../sight/sight.ts';
import type { KnownHex, SeenStronghold, State } from '../types.ts';
import { rollOf } from './roll.ts';
import { seenSite } from './seen.ts';

/** What of a state lies in its hexes, with the road links worked out once. */
export interface Lay {
  readonly state: State;
  readonly grid: Grid;
  readonly roads: Uint8Array;
  readonly ruins: ReadonlySet<HexKey>;
  readonly undiscovered: ReadonlySet<HexKey>;
  /** Number of the controller of each hex, and the hexes of each seat by its number. */
  readonly owners: Int8Array;
  readonly lands: readonly (readonly number[])[];
  /** Whose garrison stands in a hex. */
  readonly garrisons: ReadonlyMap<HexKey, SeatId>;
  /** Hexes as strangers see and remember them, made when first asked for: the same for all of them. */
  readonly shown: (KnownHex | undefined)[];
  readonly kept: (Keepsake | undefined)[];
}

export const layOf: (state: State) => Lay = remembered((state: State) => {
  const grid = gridOf(state.chart);
  const owners = ownersOf(state);
  const garrisons = new Map<HexKey, SeatId>();
  for (const { piece } of rollOf(state).placed) if (piece.kind === 'garrison') garrisons.set(piece.hex, piece.seat);
  return {
    state,
    grid,
    roads: linksOf(state),
    ruins: new Set(state.ruins),
    undiscovered: new Set(state.undiscovered),
    owners,
    lands: landsOf(owners, state.seatOrder.length),
    garrisons,
    // At their full length from the start: an array that is filled here and there becomes a slow table.
    shown: new Array<undefined>(grid.count).fill(undefined),
    kept: new Array<undefined>(grid.count).fill(undefined),
  };
});

function landsOf(owners: Int8Array, seats: number): readonly (readonly number[])[] {
  const lands: number[][] = Array.from({ length: seats }, () => []);
  for (let at = 0; at < owners.length; at++) lands[owners[at] ?? NOBODY]?.push(at);
  return lands;
}

/** HEX-SIGHT-08: Stronghold level and owner, without its defences. */
function seenStronghold(state: State, hex: HexKey): SeenStronghold | null {
  const stronghold = state.strongholds[hex];
  return stronghold === undefined ? null : { level: stronghold.level, owner: stronghold.owner, defences: null };
}

const ownerAt = ({ state, owners }: Lay, at: number): SeatId | null => state.seatOrder[owners[at] ?? NOBODY] ?? null;

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
    control: ownerAt(lay, at),
    site: site === undefined ? null : seenSite(site, false),
    stronghold: seenStronghold(state, hex),
    roads: linksAt(grid, roads, at),
    ruin: ruins.has(hex),
    discovered: !undiscovered.has(hex),
  };
  lay.shown[at] = shown;
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
  const known = lay.kept[at];
  if (known !== undefined) return known;
  const { control, site, stronghold, roads, ruin } = shownHex(lay, at);
  const garrison = lay.garrisons.get(keyAt(lay.grid, at)) ?? null;
  const kept = keepsake(memoryOf(lay.state.turn, { control, site, stronghold, garrison, roads, ruin }));
  lay.kept[at] = kept;
  return kept;
}

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

/** A seat and its allies, whose places it knows without seeing them. */
interface Friends {
  readonly seat: SeatId;
  readonly allies: readonly SeatId[];
}

function friendsOf(state: State, seat: SeatId): Friends {
  const seats = state.seatOrder;
  const relations = relationsOf(state);
  const row = seats.indexOf(seat) * seats.length;
  return { seat, allies: seats.filter((_, other) => relations[row + other] === ALLY) };
}

const isOurs = ({ seat, allies }: Friends, other: SeatId): boolean => other === seat || allies.includes(other);

/**
 * HEX-SIGHT-08, -11 and the fog table: hexes in sight as they are; own and allied ones as they are; the rest as last
 * seen. A remembered own or allied hex that has changed hands shows no controller: whose it is now nobody has told.
 * In the order of the map, so that not even the order tells anything.
 */
export function knownHexes(lay: Lay, seat: SeatId, mask: SightMask): Readonly<Record<HexKey, KnownHex>> {
  const us = friendsOf(lay.state, seat);
  const known = remembrances(lay, us);
  if (lay.state.settings.controlVisibility === 'public') addPublic(lay, known);
  addOurs(lay, us, mask, known);
  const keys: HexKey[] = [];
  const values: KnownHex[] = [];
  for (let at = 0; at < mask.length; at++) {
    const one = mask[at] === 1 ? trueHex(lay, at, seat) : known[at];
    if (one === undefined) continue;
    keys.push(keyAt(lay.grid, at));
    values.push(one);
  }
  return wideRecord({ keys, values });
}

/** HEX-SIGHT-11: what the seat remembers, by hex index. */
function remembrances({ state, grid }: Lay, us: Friends): (KnownHex | undefined)[] {
  const shelf = shelfOf(grid, state.memory[us.seat]?.hexes ?? {});
  const known = new Array<KnownHex | undefined>(grid.count).fill(undefined);
  for (let i = 0; i < shelf.places.length; i++) {
    const one = shelf.known[i];
    if (one !== undefined) known[shelf.places[i] ?? 0] = withoutLost(one, us);
  }
  return known;
}

/** Control as it is, where everybody may know it. */
function addPublic(lay: Lay, known: (KnownHex | undefined)[]): void {
  for (let at = 0; at < known.length; at++) {
    const control = ownerAt(lay, at);
    if (control !== (known[at]?.control ?? null)) known[at] = { ...(known[at] ?? UNKNOWN), control };
  }
}

/** What needs no seeing: own and allied land and Strongholds. */
function addOurs(lay: Lay, us: Friends, mask: SightMask, known: (KnownHex | undefined)[]): void {
  const { state, grid } = lay;
  for (const one of [us.seat, ...us.allies]) {
    for (const at of lay.lands[state.seatOrder.indexOf(one)] ?? []) {
      if (mask[at] !== 1) known[at] = oursOutOfSight(lay, at, us);
    }
  }
  for (const hex of keysOf(state.strongholds)) {
    const at = indexOf(grid, hex);
    const owner = state.strongholds[hex]?.owner;
    if (owner === undefined || mask[at] === 1 || !isOurs(us, owner)) continue;
    known[at] = { ...(known[at] ?? UNKNOWN), stronghold: seenStronghold(state, hex) };
  }
}

function withoutLost(known: KnownHex, us: Friends): KnownHex {
  const isLost = known.control !== null && isOurs(us, known.control);
  const isTaken = known.stronghold !== null && isOurs(us, known.stronghold.owner);
  if (!isLost && !isTaken) return known;
  return { ...known, control: isLost ? null : known.control, stronghold: isTaken ? null : known.stronghold };
}

/**
 * What the owner and his allies know of a hex out of sight: all but the Stronghold of a stranger in it, and whether it
 * waits to be discovered only the owner.
 */
function oursOutOfSight(lay: Lay, at: number, us: Friends): KnownHex {
  const hex = trueHex(lay, at, us.seat);
  const isStrange = hex.stronghold !== null && !isOurs(us, hex.stronghold.owner);
  const stronghold = isStrange ? null : hex.stronghold;
  const discovered = hex.control === us.seat ? hex.discovered : null;
  return { ...hex, inSight: false, seenIn: null, stronghold, discovered };
}
