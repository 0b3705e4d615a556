import type { SeatId } from '../../kernel/index.ts';
import { keysOf, lookup, wideRecord } from '../../kernel/index.ts';
import type { EdgeKey, HexKey } from '../../space/hex.ts';
import { ALLY, relationsOf, seatNumber } from '../ground/ground.ts';
import { indexOf, keyAt } from '../map/grid.ts';
import type { HexIndex } from '../map/numbers.ts';
import { FIRST_HEX } from '../map/numbers.ts';
import { linksAt, roadLinks } from '../map/roads.ts';
import { hexCacheOf } from '../sight/hex-cache.ts';
import type { Lay } from '../sight/lay.ts';
import { isSecretCapital, ownerAt, seenStronghold, trueHex } from '../sight/lay.ts';
import type { SightMask } from '../sight/sight.ts';
import type { KnownHex, State } from '../types.ts';

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
  /** All seats with a Capital, which is public. */
  readonly withCapitals: readonly SeatId[];
}

function friendsOf(state: State, seat: SeatId): Friends {
  const seats = state.seatOrder;
  const relations = relationsOf(state);
  const row = seats.indexOf(seat) * seats.length;
  return {
    seat,
    allies: seats.filter((_, other) => relations[row + other] === ALLY),
    withCapitals: seats.filter((other) => (lookup(state.seats, other)?.capital ?? null) !== null),
  };
}

const isOurs = ({ seat, allies }: Friends, other: SeatId): boolean => other === seat || allies.includes(other);

/**
 * HEX-SIGHT-08, -11 and the fog table: hexes in sight, own and allied ones as they are; the rest as last
 * seen. A remembered own or allied hex, or Stronghold, that has changed hands shows no owner: its present owner
 * is unknown. In map order, so that not even the order reveals anything.
 */
export function knownHexes(lay: Lay, seat: SeatId, mask: SightMask): Readonly<Record<HexKey, KnownHex>> {
  const us = friendsOf(lay.state, seat);
  const known = remembrances(lay, us);
  if (lay.state.settings.controlVisibility === 'public') addPublic(lay, known);
  addOurs(lay, us, mask, known);
  for (let at = FIRST_HEX; at < mask.length; at++) if (mask[at] === 1) known[at] = trueHex(lay, at, seat);
  return hexTable(lay, known);
}

/** Every hex as it is, for the referee. */
export function allHexes(lay: Lay): Readonly<Record<HexKey, KnownHex>> {
  return hexTable(
    lay,
    lay.grid.hexes.map((at) => trueHex(lay, at, null)),
  );
}

/** Hexes by their keys, with the road links that follow from them. */
function hexTable(lay: Lay, known: (KnownHex | undefined)[]): Readonly<Record<HexKey, KnownHex>> {
  addLinks(lay, known);
  const keys: HexKey[] = [];
  const values: KnownHex[] = [];
  for (const at of lay.grid.hexes) {
    const one = known[at];
    if (one === undefined) continue;
    keys.push(keyAt(lay.grid, at));
    values.push(one);
  }
  return wideRecord({ keys, values });
}

/** HEX-MAP-03: the links that a viewer can tell from known roads and settlements, and no others. */
function addLinks({ grid, state }: Lay, known: (KnownHex | undefined)[]): void {
  const built: EdgeKey[] = [...(state.chart.roads ?? [])];
  const settlements: HexKey[] = [];
  for (const at of grid.hexes) {
    const one = known[at];
    if (one === undefined) continue;
    for (const road of one.roads) built.push(road);
    if (one.site?.kind === 'urban') settlements.push(keyAt(grid, at));
  }
  const links = roadLinks({ grid, built, settlements, model: state.settings.roadModel });
  for (let at = FIRST_HEX; at < links.length; at++) {
    const one = known[at];
    if (links[at] === 0 || one === undefined) continue;
    const roads = linksAt(grid, links, at);
    if (roads.length > one.roads.length) known[at] = { ...one, roads };
  }
}

/** HEX-SIGHT-11: what the seat remembers, by hex index. */
function remembrances({ state, grid }: Lay, us: Friends): (KnownHex | undefined)[] {
  const known = new Array<KnownHex | undefined>(grid.count).fill(undefined);
  for (const cached of hexCacheOf(grid, lookup(state.memory, us.seat)?.looks ?? []).cachedLooks) {
    if (cached === null) continue;
    const one = withoutFallen(withoutLost(cached.known, us), us);
    for (const at of cached.places) known[at] = one;
  }
  return known;
}

/** Actual control, if public. */
function addPublic(lay: Lay, known: (KnownHex | undefined)[]): void {
  for (let at = FIRST_HEX; at < known.length; at++) {
    const control = ownerAt(lay, at);
    if (control !== (known[at]?.control ?? null)) known[at] = { ...(known[at] ?? UNKNOWN), control };
  }
}

/** Known without sight: own and allied land and Strongholds. */
function addOurs(lay: Lay, us: Friends, mask: SightMask, known: (KnownHex | undefined)[]): void {
  const { state, grid } = lay;
  for (const one of [us.seat, ...us.allies]) {
    for (const at of lay.lands[seatNumber(state.seatOrder, one)] ?? []) {
      if (mask[at] !== 1) known[at] = oursOutOfSight(lay, at, us, known[at]);
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
  const { control, stronghold } = known;
  const isLost = control !== null && isOurs(us, control);
  const isTaken = stronghold !== null && stronghold.owner !== null && isOurs(us, stronghold.owner);
  if (!isLost && !isTaken) return known;
  return {
    ...known,
    control: isLost ? null : control,
    stronghold: isTaken ? { ...stronghold, owner: null } : stronghold,
  };
}

/** HEX-CLAIM-22: everybody knows that a Capital has fallen, so it is no longer remembered as one. */
function withoutFallen(known: KnownHex, { withCapitals }: Friends): KnownHex {
  const isFallen = known.capital !== undefined && !withCapitals.includes(known.capital);
  return isFallen ? withCapital(known, undefined) : known;
}

function withCapital({ capital: _, ...known }: KnownHex, capital: SeatId | undefined): KnownHex {
  return capital === undefined ? known : { ...known, capital };
}

/**
 * What the owner and allies know of a hex out of sight: everything except another seat's Stronghold; whether it
 * waits to be discovered, only the owner. Allies know of a secret Capital only what they have seen.
 */
function oursOutOfSight(lay: Lay, at: HexIndex, us: Friends, seen: KnownHex | undefined): KnownHex {
  const hex = trueHex(lay, at, us.seat);
  const owner = hex.stronghold?.owner ?? null;
  const isStrange = owner !== null && !isOurs(us, owner);
  const stronghold = isStrange ? null : hex.stronghold;
  const discovered = hex.control === us.seat ? hex.discovered : null;
  const known: KnownHex = { ...hex, inSight: false, seenIn: null, stronghold, discovered };
  return isSecretCapital(lay, at, us.seat) ? withCapital(known, seen?.capital) : known;
}
