import type { RuleId, SeatId } from '../../kernel/index.ts';
import { lookup, present, tableFrom } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { areEnemies, convoyCode, relationTable, seatNumber, setDown } from '../ground/ground.ts';
import { indexOf } from '../map/grid.ts';
import type { HexIndex, SeatIndex } from '../map/numbers.ts';
import { NOBODY, overwrite } from '../map/numbers.ts';
import { roadLinks, settlementsIn } from '../map/roads.ts';
import type {
  Detachment,
  Faction,
  MovementOrder,
  OrderFailure,
  Piece,
  PieceId,
  State,
  Treaty,
  UnitId,
} from '../types.ts';
import type { Changes, Reads, Untold } from './fields.ts';
import { defenceIdFrom, pieceIdFrom, unitIdFrom } from './piece-id.ts';

/** The fields needed to record an event. */
export type Telling = Reads<'phase' | 'turn'> & Changes<'events'>;

/** The fields needed to put a piece on the map or remove it. */
export type Board = Reads<'battles' | 'ground'> & Changes<'civilians' | 'pieces' | 'pieceTable' | 'spies'>;

/** What a detachment can meet in a hex that it enters, besides armies. */
export const isCivilian = (piece: Piece): boolean => piece.kind === 'convoy' || piece.kind === 'diplomat';

/** HEX-DIP-09: whether two seats are enemies under the current treaties. */
export function areFoes({ ground }: Reads<'ground'>, a: SeatId, b: SeatId): boolean {
  return areEnemies(ground, seatNumber(ground.seats, a), seatNumber(ground.seats, b));
}

/** Records an event with its turn and phase. */
export function tell(play: Telling, event: Untold): void {
  play.events.push({ ...event, turn: play.turn, phase: play.phase });
}

/** HEX-END-05: the seats still in the campaign, in their order. */
export const seatsIn = ({ before, seats }: Reads<'before' | 'seats'>): readonly SeatId[] =>
  before.seatOrder.filter((seat) => (lookup(seats, seat)?.beaten ?? null) === null);

export const factionOf = ({ seats }: Pick<State, 'seats'>, seat: SeatId): Faction =>
  present(lookup(seats, seat), 'every piece is of a seat').faction;

/** The seat whose Capital a hex is, or null. */
export const capitalAt = ({ before, seats }: Reads<'before' | 'seats'>, hex: HexKey): SeatId | null =>
  before.seatOrder.find((seat) => lookup(seats, seat)?.capital === hex) ?? null;

/** Index of a hex of this campaign's map. */
export const at = (play: Reads<'ground'>, hex: HexKey): HexIndex => indexOf(play.ground.grid, hex);

/** Takes a piece off the ground, so that others no longer meet it there. */
function pickUp(play: Reads<'civilians' | 'ground' | 'pieces'>, piece: Piece): void {
  const hex = at(play, piece.hex);
  if (piece.kind === 'detachment') play.ground.detachments[hex] = besides(play, piece, hex);
  else if (piece.kind === 'garrison') play.ground.garrisons[hex] = NOBODY;
  else if (piece.kind === 'convoy') repack(play, piece, hex);
}

/** The owner of the other detachment in a hex: of a pending battle (HEX-BMOV-05), or of one called off (HEX-BMOV-08). */
function besides(play: Reads<'ground' | 'pieces'>, piece: Detachment, hex: HexIndex): SeatIndex {
  if (!play.ground.crowded.has(hex)) return NOBODY;
  for (const other of play.pieces.values()) {
    const isThere = other.kind === 'detachment' && other.id !== piece.id && other.hex === piece.hex;
    if (isThere) return seatNumber(play.ground.seats, other.seat);
  }
  return NOBODY;
}

/** Convoys share hexes: the hex stays marked while another one of the seat is there. */
function repack(play: Reads<'civilians' | 'ground' | 'pieces'>, piece: Piece, hex: HexIndex): void {
  for (const id of play.civilians) {
    const other = play.pieces.get(id);
    const isSame = other?.kind === 'convoy' && id !== piece.id && other.seat === piece.seat && other.hex === piece.hex;
    if (isSame) return;
  }
  play.ground.convoys.delete(convoyCode(hex, seatNumber(play.ground.seats, piece.seat)));
}

/** Replaces a piece by its new version. */
export function replacePiece(play: Board, piece: Piece): void {
  const old = play.pieces.get(piece.id);
  if (old !== undefined) pickUp(play, old);
  play.pieces.set(piece.id, piece);
  play.pieceTable = null;
  if (isCivilian(piece)) play.civilians.add(piece.id);
  if (piece.kind === 'spy') play.spies.add(piece.id);
  setDown(play.ground, piece);
}

export function removePiece(play: Board, piece: Piece): void {
  pickUp(play, piece);
  play.pieces.delete(piece.id);
  play.pieceTable = null;
  play.civilians.delete(piece.id);
  play.spies.delete(piece.id);
}

/** Makes a seat, or nobody, the controller of a hex. */
export function setControl(
  play: Reads<'before' | 'ground'> & Changes<'control'>,
  hex: HexKey,
  seat: SeatId | null,
): void {
  const { before } = play;
  const control: Record<HexKey, SeatId> = play.control === before.control ? tableFrom(before.control) : play.control;
  play.control = control;
  if (seat === null) delete control[hex];
  else control[hex] = seat;
  play.ground.control[at(play, hex)] = seatNumber(play.ground.seats, seat);
}

/** HEX-MAP-03: recomputes the road links after changes of roads or Urban hexes. */
export function relayRoads(play: Reads<'before' | 'ground' | 'roads' | 'sites'>): void {
  const { ground, roads, sites, before } = play;
  const settlements = settlementsIn(sites);
  const { grid } = ground;
  overwrite(ground.roads, roadLinks({ grid, built: roads, settlements, model: before.settings.roadModel }));
}

/** HEX-DIP-09: puts these treaties in force. */
export function setTreaties(play: Reads<'ground'> & Changes<'treaties'>, treaties: readonly Treaty[]): void {
  play.treaties = treaties;
  play.ground.relations.set(relationTable(play.ground.seats, treaties));
}

/** A name for a new piece that does not reveal where or when it was created. */
export function newPieceId(play: Reads<'before' | 'turn'>, about: string): PieceId {
  return pieceIdFrom(play.before.salt, `${play.turn}|${about}`);
}

/** A name for a new defence that does not tell how many the Stronghold had before. */
export function newDefenceId(play: Reads<'before' | 'turn'>, about: string): string {
  return defenceIdFrom(play.before.salt, `${play.turn}|${about}`);
}

/** A name for a new unit that does not tell how many others there are. */
export function newUnitId(play: Reads<'before' | 'turn'>, about: string): UnitId {
  return unitIdFrom(play.before.salt, `${play.turn}|${about}`);
}

/** Reports an impossible order to its owner, with the rule. */
export function refuse(
  play: Telling,
  rule: RuleId,
  piece: { seat: SeatId; id: PieceId },
  order: MovementOrder,
  code: OrderFailure,
): void {
  tell(play, {
    type: 'order-refused',
    rule,
    to: [piece.seat],
    seat: piece.seat,
    piece: piece.id,
    order: order.type,
    code,
  });
}
