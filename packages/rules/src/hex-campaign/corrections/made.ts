import type { SeatId } from '../../kernel/index.ts';
import { lookup, revised } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { areFriends, relationTable, seatNumber } from '../ground/ground.ts';
import { gridOf, indexOf, SEA } from '../map/grid.ts';
import { OFF_MAP } from '../map/numbers.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Army, Change, ChangeType, Piece, PieceId, RefusalCode, State } from '../types.ts';
import { BATTLE_SIDES } from '../types.ts';

const RULE = 'HEX-TURN-13';

/** Particulars of an edit, for its sentence. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

/** What one edit did: the state after it, what is said of it, and the seats that read it; null: everybody. */
export interface Made {
  readonly state: State;
  readonly facts: Facts;
  readonly to: readonly SeatId[] | null;
}

/** One edit: the state with it, or why the rules forbid it. */
export type Edits<Type extends ChangeType> = {
  readonly [One in Type]: (
    state: State,
    change: { readonly type: One } & Extract<Change, { readonly type: One }>,
  ) => Made | Fault;
};

export const no = (code: RefusalCode, facts: Fault['facts'] = {}, at: readonly string[] = []): Fault =>
  fault(code, RULE, facts, at);

export const isFault = (one: object): one is Fault => 'code' in one;

export const gone = (): Fault => no('not-correctable');

/** A table with one member replaced, added or, with null, removed. */
export const put = <Key extends string, Value>(
  table: Readonly<Record<Key, Value>>,
  key: Key,
  value: Value | null,
): Readonly<Record<Key, Value>> => revised(table, new Set([key]), value === null ? [] : [[key, value]]);

export const withPiece = (state: State, piece: Piece): State => ({
  ...state,
  pieces: put(state.pieces, piece.id, piece),
});

export const isArmy = (piece: Piece): piece is Army => piece.kind === 'detachment' || piece.kind === 'garrison';

export const piecesIn = (state: State, hex: HexKey): readonly Piece[] =>
  Object.values(state.pieces).filter((piece) => piece.hex === hex);

export const landFault = ({ chart }: State, hex: HexKey, at: string): Fault | null => {
  const grid = gridOf(chart);
  const index = indexOf(grid, hex);
  return index === OFF_MAP || grid.terrain[index] === SEA ? no('hex-not-land', {}, [at]) : null;
};

/** HEX-END-05: a seat that is still in the campaign. */
export function seatFault(state: State, seat: SeatId, at = 'seat'): Fault | null {
  const record = lookup(state.seats, seat);
  if (record === undefined) return no('seat-unknown', {}, [at]);
  return record.beaten === null ? null : no('seat-beaten', { seat }, [at]);
}

export function areOnOneSide({ seatOrder, treaties }: State, a: SeatId, b: SeatId): boolean {
  const relations = { seats: seatOrder, relations: relationTable(seatOrder, treaties) };
  return areFriends(relations, seatNumber(seatOrder, a), seatNumber(seatOrder, b));
}

/** HEX-MAP-09: an army in the hex whose owner is no friend of this seat. */
export function strangersFault(state: State, hex: HexKey, seat: SeatId, at: string): Fault | null {
  const other = piecesIn(state, hex).find((one) => isArmy(one) && !areOnOneSide(state, one.seat, seat));
  return other === undefined ? null : no('strangers-there', { hex, seat: other.seat }, [at]);
}

/** Whether a battle in the hex is being fought, or waits. */
export const battleFault = ({ battles }: State, hex: HexKey): Fault | null =>
  battles.some((battle) => battle.hex === hex && battle.defender !== null) ? no('battle-there', { hex }) : null;

/** The army takes part in a battle of this turn. */
export function fightFault({ battles }: State, piece: Piece): Fault | null {
  const fights = battles.some(
    (battle) =>
      BATTLE_SIDES.some((side) => battle[side]?.armies.includes(piece.id)) ||
      battle.supporters.some((one) => one.piece === piece.id),
  );
  return fights ? no('battle-under-way', { name: piece.name }) : null;
}

export const pieceOf = ({ pieces }: State, id: PieceId): Piece | undefined => lookup(pieces, id);

/** A piece on the map, or a detachment in orbit. */
export const ownedPiece = (state: State, id: PieceId): Piece | undefined =>
  pieceOf(state, id) ?? lookup(state.orbit, id);

/** The first of several faults. */
export const first = (...found: readonly (Fault | null)[]): Fault | null => found.find((one) => one !== null) ?? null;
