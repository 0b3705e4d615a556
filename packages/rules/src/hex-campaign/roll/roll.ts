import { listingOf } from '../../kernel/index.ts';
import { gridOf } from '../map/grid.ts';
import type { HexIndex, Row, SeatIndex } from '../map/numbers.ts';
import { rowOfHexes, rowOfSeats, seatNumbers } from '../map/numbers.ts';
import type { Diplomat, Piece, PieceId, State } from '../types.ts';
import type { Frame, Placed } from './placed.ts';
import { placedIn } from './placed.ts';

/** HEX-SIGHT-08, HEX-SPY-02: who knows of a piece: nobody, allies and viewers with it in sight, or only the latter. */
export const SECRET = 0;
export const KNOWN_TO_ALLIES = 1;
const KNOWN_IN_SIGHT = 2;

/** The visibility of a kind of piece. */
export const secrecyOf = (kind: Piece['kind']): number =>
  kind === 'spy' ? SECRET : kind === 'diplomat' ? KNOWN_IN_SIGHT : KNOWN_TO_ALLIES;

/**
 * All pieces of a state in the order of their ids, and commonly needed facts as arrays by position in
 * that order.
 */
export interface Roll {
  readonly placed: readonly Placed[];
  readonly hexes: Row<HexIndex>;
  readonly seats: Row<SeatIndex>;
  readonly known: Uint8Array;
  /** The pieces of each seat, by its number. */
  readonly own: readonly (readonly Placed[])[];
  readonly diplomats: readonly Diplomat[];
}

type Whole = Pick<State, 'chart' | 'seatOrder' | 'settings' | 'pieces'>;

interface Called {
  readonly chart: State['chart'];
  readonly seatOrder: State['seatOrder'];
  readonly settings: State['settings'];
  readonly roll: Roll;
}

const called = new WeakMap<State['pieces'], Called>();

function calledFor({ chart, seatOrder, settings, pieces }: Whole): Roll | undefined {
  const known = called.get(pieces);
  const isSame = known?.chart === chart && known.seatOrder === seatOrder && known.settings === settings;
  return isSame ? known.roll : undefined;
}

/** The roll of a state, made once for all states that share their pieces. */
export function rollOf(state: Whole): Roll {
  return calledFor(state) ?? call(state, undefined);
}

/**
 * Makes the roll of new pieces from that of the previous state, if there was one: most pieces are
 * unchanged, and most others have only moved.
 */
export function carryRoll(before: Whole, pieces: State['pieces']): void {
  const earlier = calledFor(before);
  if (earlier !== undefined) call({ ...before, pieces }, earlier);
}

function call(state: Whole, earlier: Roll | undefined): Roll {
  const { chart, seatOrder, settings, pieces } = state;
  const frame: Frame = { grid: gridOf(chart), numbers: seatNumbers(seatOrder), settings };
  const roll = rollFrom(placedPieces(frame, pieces, earlier?.placed ?? []), seatOrder.length);
  called.set(pieces, { chart, seatOrder, settings, roll });
  return roll;
}

/** Pieces in the order of their ids, merged with those of an earlier roll. */
function placedPieces(frame: Frame, pieces: State['pieces'], earlier: readonly Placed[]): readonly Placed[] {
  const found: Placed[] = [];
  let i = 0;
  for (const piece of listingOf(pieces).values) {
    while (isBefore(earlier[i], piece.id)) i += 1;
    const same = earlier[i]?.piece.id === piece.id ? earlier[i] : undefined;
    found.push(placedIn(frame, piece, same));
  }
  return found;
}

/** Ids are the same strings from state to state, so that most compare by reference. */
const isBefore = (placed: Placed | undefined, id: PieceId): boolean =>
  placed !== undefined && placed.piece.id !== id && placed.piece.id < id;

function rollFrom(placed: readonly Placed[], seats: number): Roll {
  const own: Placed[][] = Array.from({ length: seats }, () => []);
  const roll = {
    placed,
    hexes: rowOfHexes(placed.length),
    seats: rowOfSeats(placed.length),
    known: new Uint8Array(placed.length),
    own,
    diplomats: placed.flatMap(({ piece }) => (piece.kind === 'diplomat' ? [piece] : [])),
  };
  for (let i = 0; i < placed.length; i++) {
    const one = placed[i];
    if (one === undefined) continue;
    roll.hexes[i] = one.at;
    roll.seats[i] = one.seat;
    roll.known[i] = secrecyOf(one.piece.kind);
    own[one.seat]?.push(one);
  }
  return roll;
}

/** Place of a piece in a roll, -1 if absent. */
export function placeIn({ placed }: Roll, id: PieceId): number {
  let [from, to] = [0, placed.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((placed[middle]?.piece.id ?? '') < id) from = middle + 1;
    else to = middle;
  }
  return placed[from]?.piece.id === id ? from : -1;
}
