import type { HexKey } from '../../space/hex.ts';
import { guardedBy } from '../captives/burden.ts';
import { drawn } from '../dice/draw.ts';
import { keyAt, nextTo, SEA } from '../map/grid.ts';
import { EVERY_DIRECTION } from '../map/numbers.ts';
import { at } from '../turn/play.ts';
import type { BattleOrder, Detachment } from '../types.ts';
import { enterHex } from './enter.ts';
import { carriedClasses, stepFault } from './entry.ts';
import { isNextToFoe, isRefuge } from './hexes.ts';
import { refuseBattleOrder } from './orders.ts';
import type { BattleMovementPlay } from './play.ts';

type WithdrawOrder = Extract<BattleOrder, { type: 'withdraw' }>;

/** HEX-BORD-07: leaves for the ordered hex, or for another if only that one is away from enemies. */
export function withdrawFrom(play: BattleMovementPlay, piece: Detachment, order: WithdrawOrder): void {
  const hex = refugeFor(play, piece, order);
  if (hex === undefined) {
    refuseBattleOrder(play, piece, order, { rule: 'HEX-BORD-07', code: 'nowhere-to-withdraw' });
    return;
  }
  play.battleOrders.delete(piece.id);
  enterHex(play, piece, { order: order.type, hex, origin: piece.hex, fromOrbit: false });
}

function refugeFor(
  play: BattleMovementPlay,
  piece: Detachment,
  { to, retreat = [] }: WithdrawOrder,
): HexKey | undefined {
  const open = refuges(play, piece);
  const quiet = open.filter((hex) => !isNextToFoe(play, piece.seat, hex));
  const among = quiet.length > 0 ? quiet : open;
  const wished = [to, ...retreat].find((hex) => among.includes(hex));
  return wished ?? drawn(play.dice, 'HEX-BORD-07', piece.id, among);
}

/** HEX-BORD-07: the hexes around a detachment that are open to it. */
function refuges(play: BattleMovementPlay, piece: Detachment): readonly HexKey[] {
  const { grid } = play.ground;
  const from = at(play, piece.hex);
  const classes = carriedClasses(piece, guardedBy(play.captives.values(), piece.id));
  return EVERY_DIRECTION.flatMap((d) => {
    const to = nextTo(grid, from, d);
    if (to < 0 || grid.terrain[to] === SEA || stepFault(play.ground, classes, from, to) !== null) return [];
    const hex = keyAt(grid, to);
    return isRefuge(play, piece.seat, hex) ? [hex] : [];
  });
}
