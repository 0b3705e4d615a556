import type { BrandedNumber, SeatId } from '../../kernel/index.ts';
import { keysOf, lookup, remembered, rememberedFor } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import type { Grid } from '../map/grid.ts';
import { gridOf, indexOf } from '../map/grid.ts';
import type { HexIndex, PerHex, SeatIndex } from '../map/numbers.ts';
import { NOBODY, noMarks, noSeats, overwrite, seatNumbers } from '../map/numbers.ts';
import { linksOf } from '../map/roads.ts';
import { rollOf } from '../roll/roll.ts';
import type { AirControl, Battle, Piece, SeenPiece, Settings, State, Treaty } from '../types.ts';

/** The relation of two seats, as an index into RELATIONS. */
export const OWN = 0;
export const ALLY = 1;
export const PACT = 2;
const ENEMY = 3;

/**
 * What movement needs to know. The server fills it from the state, the browser from its player's view, and the
 * rules are one set of functions over it. Arrays are by hex index; seats are numbers, their place in `seats`.
 */
export interface Ground {
  readonly grid: Grid;
  readonly seats: readonly SeatId[];
  readonly settings: Pick<Settings, 'minimumOneHex' | 'terrainRestriction' | 'trackedRiver'>;
  /** Bit d is set when a road link leaves in direction d. */
  readonly roads: PerHex;
  /** Controller of each hex. */
  readonly control: PerHex<SeatIndex>;
  /** Owners of the detachment and the garrison in each hex. */
  readonly detachments: PerHex<SeatIndex>;
  readonly garrisons: PerHex<SeatIndex>;
  /** Hexes in which two detachments have met: where one leaves, another may remain. */
  readonly crowded: Set<HexIndex>;
  /** Seat by seat. */
  readonly relations: Uint8Array;
  /** Convoys' places and owners: see {@link convoyCode}. */
  readonly convoys: Set<ConvoyCode>;
  /** Hexes with an Urban or Resource site. */
  readonly places: PerHex;
  /** Owner of the Stronghold in each hex. */
  readonly strongholds: PerHex<SeatIndex>;
  /** Known Capitals. HEX-DIP-12. */
  readonly capitals: Set<HexIndex>;
  /** Capitals that are closed to a seat's diplomats, coded as convoys are; a form knows of none. HEX-DIP-12. */
  readonly closed: Set<ConvoyCode>;
  /** Hexes where a battle waits to be fought, with the seats of both sides: closed to everybody. HEX-QB-11. */
  readonly waiting: Map<HexIndex, readonly SeatIndex[]>;
  /** Set when the air missions have been flown. */
  airControl: readonly AirControl[];
}

/** A hex and a seat in one number. */
export type ConvoyCode = BrandedNumber<'ConvoyCode'>;

export const convoyCode = (hex: HexIndex, seat: SeatIndex): ConvoyCode => (hex * 64 + seat) as ConvoyCode;

/** The number of a seat, {@link NOBODY} for none. */
export const seatNumber = (seats: readonly SeatId[], seat: SeatId | null): SeatIndex =>
  seat === null ? NOBODY : (seats.indexOf(seat) as SeatIndex);

/** HEX-DIP-09: the relations of all seats. */
export function relationTable(seats: readonly SeatId[], treaties: readonly Treaty[]): Uint8Array {
  const n = seats.length;
  const table = new Uint8Array(n * n).fill(ENEMY);
  for (let s = 0; s < n; s++) table[s * n + s] = OWN;
  for (const { kind, between } of treaties) {
    const a = seatNumber(seats, between[0]);
    const b = seatNumber(seats, between[1]);
    if (a < 0 || b < 0 || a === b) continue;
    const relation = kind === 'alliance' ? ALLY : PACT;
    for (const at of [a * n + b, b * n + a]) table[at] = Math.min(table[at] ?? ENEMY, relation);
  }
  return table;
}

/** The table of a state. */
export const relationsOf: (state: State) => Uint8Array = remembered((state: State) =>
  relationTable(state.seatOrder, state.treaties),
);

/** NOBODY is neither friend nor enemy. */
const STRANGER = 4;

/** The relation of seat a to seat b. */
export function relation(ground: Pick<Ground, 'relations' | 'seats'>, a: SeatIndex, b: SeatIndex): number {
  return a < 0 || b < 0 ? STRANGER : (ground.relations[a * ground.seats.length + b] ?? ENEMY);
}

/** Whether two seats are enemies. NOBODY has none. */
export const areEnemies = (ground: Pick<Ground, 'relations' | 'seats'>, a: SeatIndex, b: SeatIndex): boolean =>
  a >= 0 && b >= 0 && ground.relations[a * ground.seats.length + b] === ENEMY;

/** Own or allied. */
export const areFriends = (ground: Pick<Ground, 'relations' | 'seats'>, a: SeatIndex, b: SeatIndex): boolean =>
  a >= 0 && b >= 0 && (ground.relations[a * ground.seats.length + b] ?? ENEMY) <= ALLY;

/** What a ground is made from: the parts that state and view have in common. */
export interface Terrainless {
  readonly grid: Grid;
  readonly seats: readonly SeatId[];
  readonly settings: Settings;
  readonly treaties: readonly Treaty[];
  readonly airControl: readonly AirControl[];
  readonly roads: PerHex;
}

/** An empty ground. */
export function emptyGround(of: Terrainless): Ground {
  const { grid, seats, settings } = of;
  return {
    grid,
    seats,
    settings: {
      minimumOneHex: settings.minimumOneHex,
      terrainRestriction: settings.terrainRestriction,
      trackedRiver: settings.trackedRiver,
    },
    roads: of.roads,
    control: noSeats(grid.count),
    detachments: noSeats(grid.count),
    garrisons: noSeats(grid.count),
    crowded: new Set(),
    relations: relationTable(seats, of.treaties),
    convoys: new Set(),
    places: noMarks(grid.count),
    strongholds: noSeats(grid.count),
    capitals: new Set(),
    closed: new Set(),
    waiting: new Map(),
    airControl: of.airControl,
  };
}

/** Puts a piece on the ground: armies and convoys matter to others' moves, spies and diplomats do not. HEX-MOV-05. */
export function setDown(ground: Ground, piece: Pick<Piece | SeenPiece, 'kind' | 'seat' | 'hex'>): void {
  putDown(ground, piece.kind, indexOf(ground.grid, piece.hex), seatNumber(ground.seats, piece.seat));
}

/** The same by index of the hex and number of the seat. */
function putDown(ground: Ground, kind: Piece['kind'], at: HexIndex, seat: SeatIndex): void {
  if (at < 0) return;
  if (kind === 'detachment') {
    if (ground.detachments[at] !== NOBODY) ground.crowded.add(at);
    ground.detachments[at] = seat;
  }
  if (kind === 'garrison') ground.garrisons[at] = seat;
  if (kind === 'convoy') ground.convoys.add(convoyCode(at, seat));
}

/** HEX-DIP-12: where a Capital is, and whose diplomats it is closed to. */
export function markCapital(ground: Ground, capital: HexKey, closedTo: readonly SeatId[]): void {
  const at = indexOf(ground.grid, capital);
  ground.capitals.add(at);
  for (const seat of closedTo) ground.closed.add(convoyCode(at, seatNumber(ground.seats, seat)));
}

/** Number of the controller of each hex; made once for all states that share their control. Not to be changed. */
export const ownersOf: (state: State) => PerHex<SeatIndex> = rememberedFor(
  ({ control }) => control,
  ({ chart, seatOrder }) => [chart, seatOrder],
  ({ chart, seatOrder, control }) => {
    const grid = gridOf(chart);
    const owners = noSeats(grid.count);
    const numbers = seatNumbers(seatOrder);
    for (const key of keysOf(control)) {
      const at = indexOf(grid, key);
      const seat = control[key];
      if (at >= 0 && seat !== undefined) owners[at] = numbers.get(seat) ?? NOBODY;
    }
    return owners;
  },
);

/** HEX-BMOV-05, HEX-QB-11: closes the hexes of battles that were put off; both armies keep their zones of control. */
export function markWaiting(
  ground: Ground,
  battles: readonly (Pick<Battle, 'postponed' | 'hex'> & {
    readonly attacker: { readonly seat: SeatId | null };
    readonly defender: { readonly seat: SeatId | null } | null;
  })[],
): void {
  for (const { postponed, hex, attacker, defender } of battles) {
    if (!postponed) continue;
    const seats = [attacker.seat, defender?.seat ?? null].map((seat) => seatNumber(ground.seats, seat));
    ground.waiting.set(indexOf(ground.grid, hex), seats);
  }
}

/** The true ground of a state. The caller owns it and may mark moves in it. */
export function groundOf(state: State): Ground {
  const grid = gridOf(state.chart);
  const ground = emptyGround({
    grid,
    seats: state.seatOrder,
    settings: state.settings,
    treaties: state.treaties,
    airControl: state.airControl,
    roads: linksOf(state).slice(),
  });
  const numbers = seatNumbers(state.seatOrder);
  overwrite(ground.control, ownersOf(state));
  for (const key of keysOf(state.sites)) {
    const at = indexOf(grid, key);
    if (at >= 0) ground.places[at] = 1;
  }
  for (const key of keysOf(state.strongholds)) {
    const at = indexOf(grid, key);
    const owner = state.strongholds[key]?.owner;
    if (at >= 0 && owner !== undefined) ground.strongholds[at] = numbers.get(owner) ?? NOBODY;
  }
  for (const seat of state.seatOrder) {
    const capital = lookup(state.seats, seat)?.capital;
    if (capital !== null && capital !== undefined)
      markCapital(ground, capital, lookup(state.seats, seat)?.closedTo ?? []);
  }
  for (const { piece, at, seat } of rollOf(state).placed) putDown(ground, piece.kind, at, seat);
  markWaiting(ground, state.battles);
  return ground;
}

/** The same, made once for a state. Not to be changed. */
export const stillGroundOf: (state: State) => Ground = remembered(groundOf);
