import { keysOf } from '../../kernel/index.ts';
import { areFriends, ownersOf, relationsOf, seatNumber } from '../ground/ground.ts';
import type { Grid } from '../map/grid.ts';
import { gridOf, indexOf, keyAt } from '../map/grid.ts';
import type { HexIndex, PerHex, SeatIndex } from '../map/numbers.ts';
import { FIRST_HEX, NOBODY, noSeats } from '../map/numbers.ts';
import { factsOf, memoryOf } from '../schemas/hex-memory.ts';
import type { HexFacts, Memory, State } from '../types.ts';
import type { Keepsake } from './hex-cache.ts';
import { keepsake, rememberedAt } from './hex-cache.ts';
import type { Lay } from './lay.ts';
import { factsAt, isSecretCapital, keptHex, seenStronghold } from './lay.ts';

/** The owners of each hex's land and Stronghold, by seat number, and the friendships. */
interface Tenure {
  readonly seats: State['seatOrder'];
  readonly relations: Uint8Array;
  readonly land: PerHex<SeatIndex>;
  readonly forts: PerHex<SeatIndex>;
}

function tenureOf(state: State): Tenure {
  const grid = gridOf(state.chart);
  const forts = noSeats(grid.count);
  for (const hex of keysOf(state.strongholds)) {
    forts[indexOf(grid, hex)] = seatNumber(state.seatOrder, state.strongholds[hex]?.owner ?? null);
  }
  return { seats: state.seatOrder, relations: relationsOf(state), land: ownersOf(state), forts };
}

const isOurLand = (tenure: Tenure, seat: SeatIndex, at: HexIndex): boolean =>
  areFriends(tenure, seat, tenure.land[at] ?? NOBODY);

const isOurFort = (tenure: Tenure, seat: SeatIndex, at: HexIndex): boolean =>
  areFriends(tenure, seat, tenure.forts[at] ?? NOBODY);

/** Land and Strongholds that a seat and its allies have lost. */
export interface LostLand {
  /** By index, in the order of the map. */
  readonly hexes: (seat: SeatIndex) => readonly HexIndex[];
  /** Such a hex as the seat knew it without sight. */
  readonly kept: (lay: Lay, looks: Memory['looks'], seat: SeatIndex, at: HexIndex) => Keepsake;
}

/** Null if owners and alliances have not changed between two looks. */
export function lostLand(before: State, after: State): LostLand | null {
  const isSame =
    before.control === after.control && before.strongholds === after.strongholds && before.treaties === after.treaties;
  if (isSame) return null;
  const was = tenureOf(before);
  const is = tenureOf(after);
  const changed = changedHexes(gridOf(after.chart), was, is, before.treaties === after.treaties);
  const isLost = (seat: SeatIndex, at: HexIndex): boolean =>
    !isOurLand(is, seat, at) && (isOurLand(was, seat, at) || (isOurFort(was, seat, at) && !isOurFort(is, seat, at)));
  return {
    hexes: (seat) => changed.filter((at) => isLost(seat, at)),
    kept: (lay, looks, seat, at) =>
      isOurLand(was, seat, at) ? keptLand(lay, looks, was, seat, at) : keptFort(lay, looks, at),
  };
}

/** Hexes with another owner, or with any owner if allies may have parted. */
function changedHexes(grid: Grid, was: Tenure, is: Tenure, hasSameTreaties: boolean): readonly HexIndex[] {
  const found: HexIndex[] = [];
  for (let at = FIRST_HEX; at < grid.count; at++) {
    const isSame = was.land[at] === is.land[at] && was.forts[at] === is.forts[at];
    const isEmpty = was.land[at] === NOBODY && was.forts[at] === NOBODY;
    if (!isEmpty && !(isSame && hasSameTreaties)) found.push(at);
  }
  return found;
}

/** Own or allied land: everything except another seat's Stronghold in it, and a secret Capital that was never seen. */
function keptLand(lay: Lay, looks: Memory['looks'], was: Tenure, seat: SeatIndex, at: HexIndex): Keepsake {
  const id = was.seats[seat];
  const isStrange = was.forts[at] !== NOBODY && !isOurFort(was, seat, at);
  const isSecret = id !== undefined && isSecretCapital(lay, at, id);
  if (!isStrange && !isSecret) return keptHex(lay, at);
  const facts = factsAt(lay, at);
  const seen = factsOf(rememberedAt(lay.grid, looks, keyAt(lay.grid, at)));
  const open = isStrange ? { ...facts, stronghold: null, garrison: null } : facts;
  return keepsake(memoryOf(lay.state.turn, isSecret ? { ...open, capital: seen.capital } : open));
}

/** An own or allied Stronghold in the land of others: it, and everything else remembered. */
function keptFort(lay: Lay, looks: Memory['looks'], at: HexIndex): Keepsake {
  const hex = keyAt(lay.grid, at);
  const facts: HexFacts = {
    ...factsOf(rememberedAt(lay.grid, looks, hex)),
    stronghold: seenStronghold(lay.state, hex),
    garrison: lay.garrisons.get(hex) ?? null,
  };
  return keepsake(memoryOf(lay.state.turn, facts));
}
