import type { SeatId } from '../../kernel/index.ts';
import { keysOf, lookup, remembered } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { SECRET_CAPITAL } from '../data/settlements.ts';
import { ownersOf } from '../ground/ground.ts';
import type { Grid } from '../map/grid.ts';
import { gridOf, indexOf, keyAt, markSides } from '../map/grid.ts';
import { hexMaskOf } from '../map/hex-mask.ts';
import type { HexIndex, PerHex, SeatIndex } from '../map/numbers.ts';
import { FIRST_HEX, NOBODY, noMarks } from '../map/numbers.ts';
import { linksAt } from '../map/roads.ts';
import { rollOf } from '../roll/roll.ts';
import { memoryOf } from '../schemas/hex-memory.ts';
import type { HexFacts, KnownHex, SeenStronghold, State } from '../types.ts';
import type { Keepsake } from './hex-cache.ts';
import { keepsake } from './hex-cache.ts';
import { seenSite } from './seen.ts';

/** The parts of a state that are in its hexes. */
export interface Lay {
  readonly state: State;
  readonly grid: Grid;
  /** The road links that were built. Those of settlements depend on what a viewer knows. HEX-MAP-03. */
  readonly roads: PerHex;
  readonly undiscovered: PerHex;
  /** Number of the controller of each hex, and the hexes of each seat by its number. */
  readonly owners: PerHex<SeatIndex>;
  readonly lands: readonly (readonly HexIndex[])[];
  /** The owner of the garrison in a hex. */
  readonly garrisons: ReadonlyMap<HexKey, SeatId>;
  /** The seat whose Capital a hex is. */
  readonly capitals: ReadonlyMap<HexKey, SeatId>;
  /** 1 if there is more to see than the ground and its controller. */
  readonly special: PerHex;
  /** Hexes as other seats see and remember them, equal ones shared: made on first request, the same for all. */
  readonly shown: Map<number, KnownHex>;
  readonly kept: Map<number, Keepsake>;
}

export const layOf: (state: State) => Lay = remembered((state: State) => {
  const grid = gridOf(state.chart);
  const owners = ownersOf(state);
  const roads = noMarks(grid.count);
  markSides(grid, roads, state.roads);
  const garrisons = new Map<HexKey, SeatId>();
  for (const { piece } of rollOf(state).placed) if (piece.kind === 'garrison') garrisons.set(piece.hex, piece.seat);
  const capitals = capitalsOf(state);
  const special = roads.slice();
  for (const places of [keysOf(state.sites), keysOf(state.strongholds), state.ruins, garrisons.keys(), capitals.keys()])
    for (const hex of places) special[indexOf(grid, hex)] = 1;
  const undiscovered = hexMaskOf(grid)(state.undiscovered);
  const lands = landsOf(owners, state.seatOrder.length);
  return {
    state,
    grid,
    roads,
    undiscovered,
    owners,
    lands,
    garrisons,
    capitals,
    special,
    shown: new Map(),
    kept: new Map(),
  };
});

function capitalsOf({ seatOrder, seats }: State): ReadonlyMap<HexKey, SeatId> {
  const found = new Map<HexKey, SeatId>();
  for (const seat of seatOrder) {
    const capital = lookup(seats, seat)?.capital ?? null;
    if (capital !== null) found.set(capital, seat);
  }
  return found;
}

function landsOf(owners: PerHex<SeatIndex>, seats: number): readonly (readonly HexIndex[])[] {
  const lands: HexIndex[][] = Array.from({ length: seats }, () => []);
  for (let at = FIRST_HEX; at < owners.length; at++) lands[owners[at] ?? NOBODY]?.push(at);
  return lands;
}

export const ownerAt = ({ state, owners }: Lay, at: HexIndex): SeatId | null =>
  state.seatOrder[owners[at] ?? NOBODY] ?? null;

/** HEX-RACE-DE-05: whether a hex is somebody else's Capital which not even allies know. */
export function isSecretCapital({ state, grid, capitals }: Lay, at: HexIndex, seat: SeatId): boolean {
  const owner = capitals.get(keyAt(grid, at));
  const faction = owner === undefined || owner === seat ? undefined : lookup(state.seats, owner)?.faction;
  return faction !== undefined && SECRET_CAPITAL.includes(faction);
}

/** HEX-SIGHT-08: Stronghold level and owner, without its defences. */
export function seenStronghold(state: State, hex: HexKey): SeenStronghold | null {
  const stronghold = state.strongholds[hex];
  return stronghold === undefined ? null : { level: stronghold.level, owner: stronghold.owner, defences: null };
}

/**
 * A number shared by hexes that look alike: most of a map is bare ground of some seat, and needs to be made
 * and kept once only. Below the number of hexes it is the index of one with a unique look.
 */
function likeness({ grid, special, owners, undiscovered }: Lay, at: HexIndex): number {
  if (special[at] !== 0) return at;
  return grid.count + 2 * ((owners[at] ?? NOBODY) - NOBODY) + (undiscovered[at] ?? 0);
}

/** HEX-SIGHT-08: a hex as viewers with it in sight see it. */
function shownHex(lay: Lay, at: HexIndex): KnownHex {
  const like = likeness(lay, at);
  const known = lay.shown.get(like);
  if (known !== undefined) return known;
  const { state, grid, roads, undiscovered } = lay;
  const hex = keyAt(grid, at);
  const site = state.sites[hex];
  const capital = lay.capitals.get(hex);
  const shown: KnownHex = {
    inSight: true,
    seenIn: state.turn,
    control: ownerAt(lay, at),
    site: site === undefined ? null : seenSite(site, false),
    stronghold: seenStronghold(state, hex),
    ...(capital === undefined ? {} : { capital }),
    roads: linksAt(grid, roads, at),
    ruin: state.ruins.includes(hex),
    discovered: undiscovered[at] !== 1,
  };
  lay.shown.set(like, shown);
  return shown;
}

/** A hex in sight; for its owner, and for everybody if `seat` is null, with everything in its site. */
export function trueHex(lay: Lay, at: HexIndex, seat: SeatId | null): KnownHex {
  const shown = shownHex(lay, at);
  if (shown.site === null || shown.control === null || (seat !== null && shown.control !== seat)) return shown;
  const site = lay.state.sites[keyAt(lay.grid, at)];
  return site === undefined ? shown : { ...shown, site: seenSite(site, true) };
}

/** HEX-SIGHT-11: a hex as remembered by viewers who lose sight of it. */
export function keptHex(lay: Lay, at: HexIndex): Keepsake {
  // Memories leave out whether it waits to be discovered.
  const like = lay.special[at] === 0 ? lay.grid.count + (lay.owners[at] ?? NOBODY) - NOBODY : at;
  const known = lay.kept.get(like);
  if (known !== undefined) return known;
  const kept = keepsake(memoryOf(lay.state.turn, factsAt(lay, at)));
  lay.kept.set(like, kept);
  return kept;
}

/** What viewers can remember of a hex in sight. */
export function factsAt(lay: Lay, at: HexIndex): HexFacts {
  const { control, site, stronghold, capital = null, roads, ruin } = shownHex(lay, at);
  const garrison = lay.garrisons.get(keyAt(lay.grid, at)) ?? null;
  return { control, site, stronghold, garrison, capital, roads, ruin };
}
