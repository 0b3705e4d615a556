import type { HexKey, SeatId } from '../../kernel/index.ts';
import { keysOf, wideRecord } from '../../kernel/index.ts';
import { indexOf, keyAt } from '../movement/grid.ts';
import { ALLY, relationsOf } from '../movement/ground.ts';
import { shelfOf } from '../sight/hex-shelf.ts';
import type { SightMask } from '../sight/sight.ts';
import type { KnownHex, State } from '../types.ts';
import type { Lay } from './lay.ts';
import { ownerAt, seenStronghold, trueHex } from './lay.ts';

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
  const known = new Array<KnownHex | undefined>(grid.count).fill(undefined);
  for (const shelved of shelfOf(grid, state.memory[us.seat]?.looks ?? []).shelved) {
    if (shelved === null) continue;
    const one = withoutLost(shelved.known, us);
    for (const at of shelved.places) known[at] = one;
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
