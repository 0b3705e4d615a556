import { BUILDING_TYPES, type Captives, type PieceId, type Site, type State } from '@sealed-orders/rules/hex-campaign';
import { keysOf, type SeatId, sortedKeys } from '@sealed-orders/rules/kernel';
import { allHexes, distance, type HexKey, neighbours } from '@sealed-orders/rules/space';
import type { Random } from '../random.ts';

/** How far from the Capitals land has been taken: far enough that some of it meets. */
const TAKEN = 6;

const isSea = ({ chart }: State, hex: HexKey): boolean => {
  const at = allHexes(chart.size).indexOf(hex);
  return chart.rows[Math.floor(at / chart.size.columns)]?.[at % chart.size.columns] === 's';
};

/** Land without anything on it goes to a seat whose Capital is near. Without it there are no borders, and no deals. */
export function withLand(state: State, random: Random): State {
  const control: Record<HexKey, SeatId> = { ...state.control };
  for (const hex of allHexes(state.chart.size)) {
    if (control[hex] !== undefined || state.sites[hex] !== undefined || !random.chance(45)) continue;
    const near = state.seatOrder.filter((seat) => {
      const capital = state.seats[seat]?.capital;
      return capital !== null && capital !== undefined && distance(capital, hex) <= TAKEN;
    });
    if (near.length > 0 && !isSea(state, hex)) control[hex] = random.pick(near);
  }
  return { ...state, control, undiscovered: state.undiscovered.filter((hex) => control[hex] === undefined) };
}

/** Dry land beside an army of a seat without a treaty with this one. */
function isFacing(state: State, pieces: State['pieces'], seat: SeatId, hex: HexKey): boolean {
  const isFoe = (other: SeatId): boolean =>
    other !== seat && !state.treaties.some(({ between }) => between.includes(seat) && between.includes(other));
  const beside = new Set(neighbours(hex));
  const foes = Object.values(pieces).filter((piece) => piece.kind === 'detachment' && isFoe(piece.seat));
  return foes.some((piece) => beside.has(piece.hex)) && !isSea(state, hex);
}

/** Half of the detachments have left the Capital: somewhere on land of their own, or beside it, where enemies may be near. */
export function scattered(state: State, random: Random): State {
  const pieces = { ...state.pieces };
  const held = new Set<HexKey>(Object.values(pieces).map(({ hex }) => hex));
  const free = allHexes(state.chart.size).filter((hex) => !held.has(hex) && state.sites[hex] === undefined);
  for (const id of sortedKeys(pieces)) {
    const piece = pieces[id];
    if (piece?.kind !== 'detachment' || !random.chance(50)) continue;
    const open = free.filter((hex) => !held.has(hex));
    const own = open.filter((hex) => state.control[hex] === piece.seat);
    const bold = random.chance(65) ? open.filter((hex) => isFacing(state, pieces, piece.seat, hex)) : [];
    const places = bold.length > 0 ? bold : own;
    if (places.length === 0) continue;
    const hex = random.pick(places);
    held.add(hex);
    pieces[id] = { ...piece, hex };
  }
  return { ...state, pieces };
}

/** Settlements with some more BP and with buildings of any sort. */
export function withWorks(state: State, random: Random): unknown {
  const enriched = (site: Site): unknown => {
    if (site.kind === 'resource') return site;
    const has = new Set<string>(site.buildings.map(({ type }) => type));
    const more = BUILDING_TYPES.filter((type) => type !== 'aspect-shrine' && !has.has(type) && random.chance(15));
    return {
      ...site,
      bp: site.bp + random.int(2000),
      buildings: [...site.buildings, ...more.map((type) => ({ type }))],
    };
  };
  return {
    ...state,
    sites: Object.fromEntries(Object.entries(state.sites).map(([hex, site]) => [hex, enriched(site)])),
  };
}

/** Who holds captives, and where: the prison of the Capital, or an army. */
function holderOf(state: State, captor: SeatId, random: Random): readonly [Captives['holder'], HexKey] | null {
  const guards = Object.values(state.pieces).filter((one) => one.kind === 'detachment' && one.seat === captor);
  const capital = state.seats[captor]?.capital ?? null;
  const site = capital === null ? undefined : state.sites[capital];
  const isJail = site?.kind === 'urban' && site.buildings.some(({ type }) => type === 'prison');
  if (isJail && capital !== null && random.chance(60)) return [{ kind: 'prison', hex: capital }, capital];
  if (guards.length < 2) return null;
  const guard = random.pick(guards);
  return [{ kind: 'piece', piece: guard.id }, guard.hex];
}

/** Some detachments are held by others, some of the Space Marines are in orbit. */
export function withCaptives(state: State, random: Random): State {
  const captives: Record<PieceId, Captives> = {};
  const pieces = { ...state.pieces };
  const orbit = { ...state.orbit };
  for (const id of sortedKeys(state.pieces)) {
    const piece = pieces[id];
    if (
      piece?.kind !== 'detachment' ||
      Object.values(captives).some(({ holder }) => 'piece' in holder && holder.piece === id)
    )
      continue;
    const isMarine = ['sm', 'ba'].includes(state.seats[piece.seat]?.faction ?? '');
    if (isMarine && random.chance(20)) {
      orbit[id] = piece;
      delete pieces[id];
      continue;
    }
    const captor = random.pick(state.seatOrder);
    const isFriend = state.treaties.some(({ between }) => between.includes(captor) && between.includes(piece.seat));
    if (captor === piece.seat || isFriend || !random.chance(25)) continue;
    const held = holderOf({ ...state, pieces }, captor, random);
    if (held === null) continue;
    const [holder, hex] = held;
    const turn = holder.kind === 'prison' ? 0 : null;
    captives[id] = { detachment: { ...piece, hex }, captor, holder, imprisoned: turn, jailed: turn };
    delete pieces[id];
  }
  return { ...state, pieces, orbit, captives };
}

/** Capitals of others, where diplomats are. */
export const foreignCapitals = (state: State, seat: SeatId): readonly HexKey[] =>
  keysOf(state.seats).flatMap((other) => (other === seat ? [] : (state.seats[other]?.capital ?? [])));
