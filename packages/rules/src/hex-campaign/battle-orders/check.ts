import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault, rejected } from '../refusal/fault.ts';
import type { BattleOrder, BattleSheet, PieceId, Rejection, View } from '../types.ts';
import { armyFault } from './army-faults.ts';
import { ownArmy } from './known.ts';
import { supportFault, withdrawFault } from './other-faults.ts';
import { targetFault, targetHex } from './target-faults.ts';

/** HEX-BORD: faults in the armies' battle orders that the seat can see, at most one per order. */
export function battleOrderFaults(view: View, sheet: BattleSheet): readonly Rejection[] {
  const ordered = new Set<PieceId>();
  const drops = new Set<HexKey>();
  return sheet.orders.flatMap((order, i) => {
    const isTwice = ordered.has(order.piece);
    ordered.add(order.piece);
    const found = isTwice
      ? fault('piece-ordered-twice', 'HEX-BORD-01', { piece: order.piece }, ['piece'])
      : (battleOrderFault(view, order) ?? dropTwiceFault(view, order, drops));
    return found === null ? [] : [rejected(found, ['orders', i])];
  });
}

/** HEX-BORD-01: why an army of the viewer may not get this order, whatever the other orders. */
function battleOrderFault(view: View, order: BattleOrder): Fault | null {
  const army = ownArmy(view, order.piece);
  if (army === null) return strangerFault(view, order);
  const found = armyFault(view, army, order.type);
  if (found !== null || army.piece.kind === 'garrison') return found;
  const { piece, inOrbit } = army;
  switch (order.type) {
    case 'attack':
    case 'planned-attack':
    case 'raid':
    case 'planned-raid':
      return targetFault(view, piece, inOrbit, order);
    case 'withdraw':
      return withdrawFault(view, piece, order.to);
    case 'support':
      return supportFault(view, piece, order.target);
    case 'defend':
    case 'guard':
      return null;
  }
}

function strangerFault(view: View, { piece, type }: BattleOrder): Fault {
  const other = lookup(view.pieces, piece);
  if (other === undefined) return fault('piece-unknown', 'HEX-BORD-01', { piece }, ['piece']);
  return fault('order-not-for-piece', 'HEX-BORD-01', { piece, kind: other.kind, order: type }, ['type']);
}

/** HEX-BORD-13: no two detachments of a player land in one hex. */
function dropTwiceFault(view: View, order: BattleOrder, drops: Set<HexKey>): Fault | null {
  if (!('target' in order) || order.type === 'support' || ownArmy(view, order.piece)?.inOrbit !== true) return null;
  const hex = targetHex(view, order.target);
  if (hex === null) return null;
  if (drops.has(hex)) return fault('drop-twice', 'HEX-BORD-13', { hex }, ['target']);
  drops.add(hex);
  return null;
}
