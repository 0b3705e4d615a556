import type { Dice, EdgeKey, HexKey, Instant, RuleId, SeatId } from '../../kernel/index.ts';
import { tableFrom } from '../../kernel/index.ts';
import { indexOf } from '../movement/grid.ts';
import type { Ground } from '../movement/ground.ts';
import { areEnemies, convoyCode, relationTable, seatNumber, setDown } from '../movement/ground.ts';
import { roadLinks } from '../movement/roads.ts';
import type {
  AirMission,
  AirSupport,
  Battle,
  BattleOrder,
  Captives,
  Construction,
  Deal,
  Delivery,
  Detachment,
  Event,
  Faction,
  InitiativeRoll,
  MovementOrder,
  PastAirControl,
  Pending,
  Phase,
  Piece,
  PieceId,
  Recon,
  SeatState,
  Sheet,
  Site,
  State,
  Stronghold,
  Treaty,
} from '../types.ts';
import { pieceIdFrom } from './piece-id.ts';

/** An event of a piece that was moved this turn, for the rules that look back on the moves. */
export interface Moved {
  readonly order: MovementOrder;
  readonly trail: readonly HexKey[];
  /** HEX-MOV-17: whether the last step went along a road. */
  readonly byRoad: boolean;
}

/** A loss whose former owner learns who did it only if he sees the taker when the phase is over. HEX-MOV-06. */
export interface Loss {
  readonly owner: SeatId;
  readonly taker: SeatId;
  readonly piece: PieceId;
  readonly hex: HexKey;
  /** Whether whoever has the hex in sight can tell from it who did it. */
  readonly shows: () => boolean;
  readonly told: (by: SeatId | null) => Untold;
}

type Distributed<Union> = Union extends Event ? Omit<Union, 'turn' | 'phase'> : never;
/** An event before the turn and phase are written on it. */
export type Untold = Distributed<Event>;

/**
 * A turn while it is played: the working copy of a state that belongs to one step alone. The functions of the phases
 * change it; the state that it was made from stays as it is.
 */
export interface Play {
  readonly before: State;
  readonly dice: Dice;
  readonly at: Instant;
  readonly sheets: Readonly<Record<SeatId, Sheet | null>>;
  readonly ground: Ground;
  readonly events: Event[];
  /** Changed by {@link replacePiece} and {@link removePiece} alone. */
  readonly pieces: Map<PieceId, Piece>;
  /** The pieces as a state has them; null while none has been made since one changed. */
  pieceTable: State['pieces'] | null;
  /** Convoys and diplomats: what a detachment can meet in a hex that it enters. */
  readonly civilians: Set<PieceId>;
  readonly spies: Set<PieceId>;
  readonly seats: Record<SeatId, SeatState>;
  /** The table of the state before, until {@link setControl} first writes to it. */
  control: Readonly<Record<HexKey, SeatId>>;
  readonly sites: Record<HexKey, Site>;
  readonly strongholds: Record<HexKey, Stronghold>;
  /** 1 for each hex that waits to be discovered, by index. */
  readonly undiscovered: Uint8Array;
  readonly ruins: Set<HexKey>;
  readonly moved: Map<PieceId, Moved>;
  readonly losses: Loss[];
  /** HEX-MOV-06: convoys taken this turn, which move no more, whoever has them at last. */
  readonly captured: Set<PieceId>;
  readonly discoveries: { readonly seat: SeatId; readonly hex: HexKey; readonly event: Untold }[];
  /** Road links that were built. After a change {@link relayRoads}. */
  readonly roads: Set<EdgeKey>;
  readonly orbit: Map<PieceId, Detachment>;
  readonly captives: Map<PieceId, Captives>;
  constructions: readonly Construction[];
  /** After a change {@link setTreaties}. */
  treaties: readonly Treaty[];
  deals: readonly Deal[];
  deliveries: readonly Delivery[];
  raided: State['raided'];
  airMissions: readonly AirMission[];
  airSupport: readonly AirSupport[];
  airControlBefore: readonly PastAirControl[];
  recon: Readonly<Record<SeatId, Recon>>;
  pending: readonly Pending[];
  initiative: readonly InitiativeRoll[];
  battleInitiative: readonly InitiativeRoll[];
  battles: readonly Battle[];
  battleMoves: State['battleMoves'];
  /** Battle orders of this step that are in force and not carried out yet, seat by seat as in the sheets. HEX-BMOV-03. */
  readonly battleOrders: Map<PieceId, BattleOrder>;
  /** Detachments that rumours make late in this step. HEX-SPY-11. */
  readonly rumours: Set<PieceId>;
  funReports: State['funReports'];
  ended: State['ended'];
  memory: State['memory'];
  /** As everybody last looked. HEX-SIGHT-09. */
  lastLook: State;
  phase: Phase;
  turn: number;
}

/** What a detachment can meet in a hex that it enters, besides armies. */
export const isCivilian = (piece: Piece): boolean => piece.kind === 'convoy' || piece.kind === 'diplomat';

/** HEX-DIP-09: whether two seats are enemies as the treaties stand. */
export function areFoes({ ground }: Play, a: SeatId, b: SeatId): boolean {
  return areEnemies(ground, seatNumber(ground.seats, a), seatNumber(ground.seats, b));
}

/** Writes an event down with its turn and phase. */
export function tell(play: Play, event: Untold): void {
  play.events.push({ ...event, turn: play.turn, phase: play.phase });
}

/** HEX-END-05: the seats that are still in the war, in their order. */
export const seatsIn = ({ before, seats }: Play): readonly SeatId[] =>
  before.seatOrder.filter((seat) => (seats[seat]?.beaten ?? null) === null);

export const factionOf = (play: Play, seat: SeatId): Faction => play.seats[seat]?.faction ?? 'ig';

/** Index of a hex of this campaign's map. */
export const at = (play: Play, hex: HexKey): number => indexOf(play.ground.grid, hex);

/** Takes a piece off the ground, so that others no longer meet it there. */
function pickUp(play: Play, piece: Piece): void {
  const hex = at(play, piece.hex);
  if (piece.kind === 'detachment') play.ground.detachments[hex] = besides(play, piece);
  else if (piece.kind === 'garrison') play.ground.garrisons[hex] = -1;
  else if (piece.kind === 'convoy') repack(play, piece, hex);
}

/** Whose other detachment stands in the hex of one: only where a battle is pending. HEX-BMOV-05. */
function besides(play: Play, piece: Detachment): number {
  if (!play.battles.some(({ hex }) => hex === piece.hex)) return -1;
  for (const other of play.pieces.values()) {
    const isThere = other.kind === 'detachment' && other.id !== piece.id && other.hex === piece.hex;
    if (isThere) return seatNumber(play.ground.seats, other.seat);
  }
  return -1;
}

/** Convoys share hexes: the hex stays marked while another one of the seat stands there. */
function repack(play: Play, piece: Piece, hex: number): void {
  for (const id of play.civilians) {
    const other = play.pieces.get(id);
    const isSame = other?.kind === 'convoy' && id !== piece.id && other.seat === piece.seat && other.hex === piece.hex;
    if (isSame) return;
  }
  play.ground.convoys.delete(convoyCode(hex, seatNumber(play.ground.seats, piece.seat)));
}

/** Puts a piece in place of what it was. */
export function replacePiece(play: Play, piece: Piece): void {
  const old = play.pieces.get(piece.id);
  if (old !== undefined) pickUp(play, old);
  play.pieces.set(piece.id, piece);
  play.pieceTable = null;
  if (isCivilian(piece)) play.civilians.add(piece.id);
  if (piece.kind === 'spy') play.spies.add(piece.id);
  setDown(play.ground, piece);
}

export function removePiece(play: Play, piece: Piece): void {
  pickUp(play, piece);
  play.pieces.delete(piece.id);
  play.pieceTable = null;
  play.civilians.delete(piece.id);
  play.spies.delete(piece.id);
}

/** Makes a seat, or nobody, the controller of a hex. */
export function setControl(play: Play, hex: HexKey, seat: SeatId | null): void {
  const { before } = play;
  const control: Record<HexKey, SeatId> = play.control === before.control ? tableFrom(before.control) : play.control;
  play.control = control;
  if (seat === null) delete control[hex];
  else control[hex] = seat;
  play.ground.control[at(play, hex)] = seatNumber(play.ground.seats, seat);
}

/** HEX-MAP-03: works the road links out again after roads or Urban hexes have come or gone. */
export function relayRoads(play: Play): void {
  const { ground, roads, sites, before } = play;
  ground.roads.set(roadLinks(ground.grid, [...roads], sites, before.settings.roadModel));
}

/** HEX-DIP-09: makes these the treaties in force. */
export function setTreaties(play: Play, treaties: readonly Treaty[]): void {
  play.treaties = treaties;
  play.ground.relations.set(relationTable(play.ground.seats, treaties));
}

/** A name for a new piece that tells nobody where or when it came to be. */
export function newPieceId(play: Play, about: string): PieceId {
  return pieceIdFrom(play.before.salt, `${play.turn}|${about}`);
}

/** An order that turned out impossible: told to its owner, with the rule. */
export function refuse(
  play: Play,
  rule: RuleId,
  piece: { seat: SeatId; id: PieceId },
  order: MovementOrder,
  code: string,
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
