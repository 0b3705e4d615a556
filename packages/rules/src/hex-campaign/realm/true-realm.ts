import type { SeatId } from '../../kernel/index.ts';
import { lookup, remembered, sortedKeys } from '../../kernel/index.ts';
import { seatNumber, stillGroundOf } from '../ground/ground.ts';
import { rollOf } from '../roll/roll.ts';
import { seenPiece } from '../roll/seen-piece.ts';
import type { Reads } from '../turn/fields.ts';
import { newPieceId, newUnitId } from '../turn/play.ts';
import { heldUp } from '../turn/postponed.ts';
import type { State } from '../types.ts';
import { ownAffairs } from '../view/own.ts';
import type { Realm } from './realm.ts';
import { realmOf } from './realm-of.ts';

/** What all realms of a state have in common. Lines do not change it. */
const commonsOf = remembered((state: State) => ({
  settings: state.settings,
  turn: state.turn,
  chart: state.chart,
  ground: stillGroundOf(state),
  settlements: sortedKeys(state.sites).filter((hex) => state.sites[hex]?.kind === 'urban'),
  roads: state.roads,
  seats: state.seatOrder.flatMap((id) => lookup(state.seats, id) ?? []),
  treaties: state.treaties,
  pending: state.pending,
  heldUp: heldUp(state.battles),
}));

/** The true realm of a seat; null for an unknown seat. */
export function trueRealm(play: Reads<'before' | 'dice' | 'phase' | 'turn'>, state: State, seat: SeatId): Realm | null {
  const own = ownAffairs(state, seat);
  if (own === null) return null;
  const roll = rollOf(state);
  return realmOf(own, {
    ...commonsOf(state),
    isSetUp: play.phase === 'spending',
    pieces: (roll.own[seatNumber(state.seatOrder, seat)] ?? []).map(({ piece }) => piece),
    diplomats: roll.diplomats.flatMap((piece) => (piece.seat === seat ? [] : (seenPiece(state, piece) ?? []))),
    dice: play.dice,
    newId: (about) => newPieceId(play, `${seat}|${about}`),
    newUnitId: (about) => newUnitId(play, `${seat}|${about}`),
  });
}
