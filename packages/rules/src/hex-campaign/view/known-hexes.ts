import type { HexKey, SeatId } from '../../kernel/index.ts';
import { keysOf } from '../../kernel/index.ts';
import type { Grid } from '../movement/grid.ts';
import { indexOf, keyAt } from '../movement/grid.ts';
import { ALLY, relationTable } from '../movement/ground.ts';
import { linksAt, roadLinks } from '../movement/roads.ts';
import type { SightMask } from '../sight/sight.ts';
import type { HexMemory, KnownHex, SeenStronghold, State } from '../types.ts';
import { seenSite } from './seen.ts';

/** What of a state lies in its hexes, with the road links worked out once. */
export interface Lay {
  readonly state: State;
  readonly grid: Grid;
  readonly roads: Uint8Array;
  readonly ruins: ReadonlySet<HexKey>;
}

export const layOf = (state: State, grid: Grid): Lay => ({
  state,
  grid,
  roads: roadLinks(grid, state.roads, state.sites, state.settings.roadModel),
  ruins: new Set(state.ruins),
});

/** HEX-SIGHT-08: Stronghold level and owner, without its defences. */
function seenStronghold(state: State, hex: HexKey): SeenStronghold | null {
  const stronghold = state.strongholds[hex];
  return stronghold === undefined ? null : { level: stronghold.level, owner: stronghold.owner };
}

/** A hex as it is, for who sees or owns it. */
export function trueHex(lay: Lay, at: number, isOwn: (seat: SeatId) => boolean): Omit<KnownHex, 'inSight' | 'seenIn'> {
  const { state, grid, roads, ruins } = lay;
  const hex = keyAt(grid, at);
  const control = state.control[hex] ?? null;
  const site = state.sites[hex];
  return {
    control,
    site: site === undefined ? null : seenSite(site, control !== null && isOwn(control)),
    stronghold: seenStronghold(state, hex),
    roads: linksAt(grid, roads, at),
    ruin: ruins.has(hex),
  };
}

const fromMemory = (memory: HexMemory): KnownHex => ({
  inSight: false,
  seenIn: memory.turn,
  control: memory.control,
  site: memory.site,
  stronghold: memory.stronghold,
  roads: memory.roads,
  ruin: memory.ruin,
});

const UNKNOWN: KnownHex = {
  inSight: false,
  seenIn: null,
  control: null,
  site: null,
  stronghold: null,
  roads: [],
  ruin: false,
};

/** Whether a seat is the viewer itself or an ally, whose places the viewer knows without seeing them. */
export function isOurs(state: Pick<State, 'seatOrder' | 'treaties'>, seat: SeatId): (other: SeatId) => boolean {
  const seats = state.seatOrder;
  const relations = relationTable(seats, state.treaties);
  const row = seats.indexOf(seat) * seats.length;
  return (other) => (relations[row + seats.indexOf(other)] ?? ALLY + 1) <= ALLY;
}

/**
 * HEX-SIGHT-08, -11 and the fog table: hexes in sight as they are; own and allied ones as they are; the rest as last
 * seen. A remembered own or allied hex that has changed hands shows no controller: whose it is now nobody has told.
 */
export function knownHexes(lay: Lay, seat: SeatId, mask: SightMask): Readonly<Record<HexKey, KnownHex>> {
  const { state, grid } = lay;
  const known: Record<HexKey, KnownHex> = {};
  const isOwn = (other: SeatId) => other === seat;
  const ours = isOurs(state, seat);
  const memories = state.memory[seat]?.hexes ?? {};
  for (const hex of keysOf(memories)) {
    const memory = memories[hex];
    if (memory !== undefined && mask[indexOf(grid, hex)] !== 1) known[hex] = withoutLost(fromMemory(memory), ours);
  }
  for (const hex of keysOf(state.control)) {
    const at = indexOf(grid, hex);
    const control = state.control[hex];
    if (control === undefined || mask[at] === 1) continue;
    if (ours(control)) known[hex] = oursOutOfSight(lay, at, isOwn, ours);
    else if (state.settings.controlVisibility === 'public') known[hex] = { ...(known[hex] ?? UNKNOWN), control };
  }
  for (const hex of keysOf(state.strongholds)) {
    const owner = state.strongholds[hex]?.owner;
    if (owner === undefined || mask[indexOf(grid, hex)] === 1 || !ours(owner)) continue;
    known[hex] = { ...(known[hex] ?? UNKNOWN), stronghold: seenStronghold(state, hex) };
  }
  for (let at = 0; at < mask.length; at++) {
    if (mask[at] !== 1) continue;
    known[keyAt(grid, at)] = { inSight: true, seenIn: state.turn, ...trueHex(lay, at, isOwn) };
  }
  return known;
}

function withoutLost(known: KnownHex, ours: (seat: SeatId) => boolean): KnownHex {
  const isLost = known.control !== null && ours(known.control);
  const isTaken = known.stronghold !== null && ours(known.stronghold.owner);
  if (!isLost && !isTaken) return known;
  return { ...known, control: isLost ? null : known.control, stronghold: isTaken ? null : known.stronghold };
}

/** What the owner knows of a hex out of sight: all but the Stronghold of a stranger in it. */
function oursOutOfSight(
  lay: Lay,
  at: number,
  isOwn: (seat: SeatId) => boolean,
  ours: (seat: SeatId) => boolean,
): KnownHex {
  const hex = trueHex(lay, at, isOwn);
  const isStrange = hex.stronghold !== null && !ours(hex.stronghold.owner);
  return { inSight: false, seenIn: null, ...hex, stronghold: isStrange ? null : hex.stronghold };
}
