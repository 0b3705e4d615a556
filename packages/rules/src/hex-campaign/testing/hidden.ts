import fc from 'fast-check';
import type { SeatId } from '../../kernel/index.ts';
import { keysOf, lookup, seatId } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { within } from '../../space/hex.ts';
import { ALLY, relationsOf } from '../ground/ground.ts';
import { gridOf, indexOf, keyAt, SEA } from '../map/grid.ts';
import { readPiece, readSite } from '../notation.ts';
import { seenPiece } from '../roll/seen-piece.ts';
import { keptHex, layOf } from '../sight/lay.ts';
import { sightOf } from '../sight/sight.ts';
import type { Piece, Site, State, Unit } from '../types.ts';
import { tower } from './board.ts';

const BLUE = seatId('blue');

const NEW = ['infantry 4', 'wheeled 8', 'garrison', 'convoy 30', 'spy', 'diplomat', 'control', 'town', 'mine', 'fort'];

/** Changes that a seat cannot see: new things out of sight, and altered old ones. */
export const hidden = fc.record({
  extras: fc.array(fc.record({ place: fc.nat(10_000), what: fc.constantFrom(...NEW) }), {
    minLength: 1,
    maxLength: 6,
  }),
  /** Which pieces out of sight are changed or taken away, by number. */
  strangers: fc.array(
    fc.record({
      place: fc.nat(10_000),
      becomes: fc.constantFrom('gone', 'moved', 'tracked 6', 'diplomat', 'convoy 7'),
    }),
    { maxLength: 6 },
  ),
  /** Data of other seats' pieces and stores, in sight or not. */
  scrawl: fc.record({ name: fc.constantFrom('', 'Nobody', 'The Ninth'), bp: fc.nat(900), dxp: fc.nat(9) }),
  /** Hexes whose discovery flag is flipped. */
  flags: fc.array(fc.nat(10_000), { maxLength: 6 }),
});
export type Hidden = typeof hidden extends fc.Arbitrary<infer Value> ? Value : never;

/** The state changed wherever the seat cannot look. */
export function withHidden(state: State, seat: SeatId, change: Hidden): State {
  return withFlags(
    withScrawl(withStrangers(withExtras(state, seat, change), seat, change), seat, change),
    seat,
    change,
  );
}

/** Hexes neither in a seat's sight nor next to one that is, so that not even a road leads out of them. */
function darkHexes(state: State, seat: SeatId): readonly HexKey[] {
  const grid = gridOf(state.chart);
  const mask = sightOf(state).get(seat);
  const lit = new Set<HexKey>();
  for (const hex of grid.keys) {
    const places = [lookup(state.control, hex), lookup(state.strongholds, hex), lookup(state.sites, hex)];
    const isKnown = mask?.[indexOf(grid, hex)] === 1 || places.some((place) => place !== undefined);
    if (isKnown) for (const near of within(state.chart.size, hex, 1)) lit.add(near);
  }
  return grid.keys.filter((hex) => !lit.has(hex) && grid.terrain[indexOf(grid, hex)] !== SEA);
}

function withExtras(state: State, seat: SeatId, { extras }: Hidden): State {
  const dark = darkHexes(state, seat);
  const pieces: Record<string, Piece> = { ...state.pieces };
  const control: Record<HexKey, SeatId> = { ...state.control };
  const sites: Record<HexKey, Site> = { ...state.sites };
  const strongholds = { ...state.strongholds };
  const held = new Set(Object.values(state.pieces).map((piece) => piece.hex));
  const isSecret = state.settings.controlVisibility === 'lastSeen';
  for (const [i, { place, what }] of extras.entries()) {
    const hex = dark[place % Math.max(1, dark.length)];
    if (hex === undefined || held.has(hex)) continue;
    held.add(hex);
    if (what === 'control') {
      if (isSecret) control[hex] = BLUE;
    } else if (what === 'town') sites[hex] = readSite('city ork 400 bp: prison', 'Hidden');
    else if (what === 'mine') sites[hex] = readSite('resource 300');
    else if (what === 'fort') {
      strongholds[hex] = { level: 2, owner: BLUE, raised: 0, defences: [tower('d1', 'radar-tower')] };
    } else pieces[`hidden-${i}`] = readPiece(`hidden-${i}`, `blue ${what} @ ${hex}`);
  }
  return { ...state, pieces, control, sites, strongholds };
}

/** Owners of pieces that the seat cannot look into: everybody else. */
const isOthers = (piece: Piece, seat: SeatId): boolean => piece.seat !== seat;

/** HEX-SIGHT-11: the state of a seat that has once seen everything and now remembers it. */
export function withMemory(state: State, seat: SeatId): State {
  const lay = layOf(state);
  const looks = lay.grid.hexes.map((at) => ({ ...keptHex(lay, at).memory, hexes: [keyAt(lay.grid, at)] }));
  const ghosts = Object.fromEntries(
    unseenPieces(state, seat).flatMap((piece) => {
      const seen = seenPiece(state, piece);
      return seen === null ? [] : [[piece.id, { piece: seen, turn: state.turn }]];
    }),
  );
  return { ...state, memory: { ...state.memory, [seat]: { looks, ghosts } } };
}

/** Unseen pieces of neither the seat nor its allies. */
function unseenPieces(state: State, seat: SeatId): readonly Piece[] {
  const grid = gridOf(state.chart);
  const mask = sightOf(state).get(seat);
  const seats = state.seatOrder;
  const row = relationsOf(state).subarray(seats.indexOf(seat) * seats.length);
  return keysOf(state.pieces)
    .sort()
    .flatMap((id) => state.pieces[id] ?? [])
    .filter((piece) => (row[seats.indexOf(piece.seat)] ?? 0) > ALLY && mask?.[indexOf(grid, piece.hex)] !== 1);
}

const isAlone = (piece: Piece, pieces: Readonly<Record<string, Piece>>): boolean =>
  Object.values(pieces).every(({ id, hex }) => id === piece.id || hex !== piece.hex);

function withStrangers(state: State, seat: SeatId, { strangers }: Hidden): State {
  const pieces: Record<string, Piece> = { ...state.pieces };
  const unseen = unseenPieces(state, seat);
  const dark = darkHexes(state, seat);
  const held = new Set(Object.values(pieces).map((piece) => piece.hex));
  for (const { place, becomes } of strangers) {
    const piece = unseen[place % Math.max(1, unseen.length)];
    if (piece === undefined || pieces[piece.id] === undefined) continue;
    const elsewhere = dark[place % Math.max(1, dark.length)];
    // Two armies in one hex would fight, and a battle is no secret.
    if (becomes === 'tracked 6' && !isAlone(piece, pieces)) continue;
    if (becomes === 'gone') delete pieces[piece.id];
    else if (becomes !== 'moved') pieces[piece.id] = readPiece(piece.id, `${piece.seat} ${becomes} @ ${piece.hex}`);
    else if (elsewhere !== undefined && !held.has(elsewhere)) pieces[piece.id] = { ...piece, hex: elsewhere };
    held.add(pieces[piece.id]?.hex ?? piece.hex);
  }
  return { ...state, pieces };
}

const worn = (units: readonly Unit[], name: string): readonly Unit[] => units.map((unit) => ({ ...unit, name }));

/** Names, stores, experience, instructions and buildings of others: facts that sight does not show. */
function withScrawl(state: State, seat: SeatId, { scrawl }: Hidden): State {
  const { name, bp, dxp } = scrawl;
  const written = (piece: Piece): Piece => {
    if (!isOthers(piece, seat)) return piece;
    if (piece.kind === 'convoy') return { ...piece, name, bp };
    if (piece.kind === 'detachment') {
      return { ...piece, name, dxp, treatment: 'destroy', units: worn(piece.units, name) };
    }
    return piece.kind === 'garrison' ? { ...piece, name, units: worn(piece.units, name) } : { ...piece, name };
  };
  const stored = (hex: HexKey, site: Site): Site => {
    if (lookup(state.control, hex) === seat) return site;
    return site.kind === 'urban' ? { ...site, bp, buildings: [] } : { ...site, yield: 50 };
  };
  const pieces = Object.fromEntries(Object.values(state.pieces).map((piece) => [piece.id, written(piece)]));
  const sites = Object.fromEntries(
    keysOf(state.sites).flatMap((hex) => {
      const site = state.sites[hex];
      return site === undefined ? [] : [[hex, stored(hex, site)] as const];
    }),
  );
  return { ...state, pieces, sites };
}

/** HEX-CLAIM-10: flags of hexes out of sight. */
function withFlags(state: State, seat: SeatId, { flags }: Hidden): State {
  const dark = darkHexes(state, seat);
  const undiscovered = new Set(state.undiscovered);
  for (const flag of flags) {
    const hex = dark[flag % Math.max(1, dark.length)];
    if (hex === undefined) continue;
    if (!undiscovered.delete(hex)) undiscovered.add(hex);
  }
  return { ...state, undiscovered: [...undiscovered].sort() };
}
