import type { Rejection } from '../../kernel/index.ts';
import { lookup } from '../../kernel/index.ts';
import { supportFault } from '../air/support.ts';
import type { Fault } from '../turn/sheet-faults.ts';
import { fault, rejected } from '../turn/sheet-faults.ts';
import type { BattleSheet, PieceId, SpyMission, View } from '../types.ts';
import { missionFault, switchFault } from './faults.ts';
import { knownHaunt } from './targets.ts';

/** HEX-SPY-11, HEX-AIR-10: what of a sheet the seat can see to be wrong. */
export function battleFaults(view: View, sheet: BattleSheet): readonly Rejection[] {
  const ordered = new Set<PieceId>();
  const spies = sheet.spies.flatMap((order, i) => {
    const isTwice = ordered.has(order.piece);
    ordered.add(order.piece);
    const found = isTwice
      ? fault('piece-ordered-twice', 'HEX-BORD-16', { piece: order.piece }, ['piece'])
      : spyMissionFault(view, order);
    return found === null ? [] : [rejected(found, ['spies', i])];
  });
  return [...spies, ...supportFaults(view, sheet)];
}

/** HEX-BORD-16, HEX-SPY-07, -11: why a spy cannot be told this in the battle orders. */
export function spyMissionFault(view: View, { piece, mission, switchTo }: SpyMission): Fault | null {
  const spy = lookup(view.pieces, piece);
  if (spy?.kind !== 'spy') return fault('piece-unknown', 'HEX-BORD-16', { piece }, ['piece']);
  const ofSwitch = switchTo === undefined ? null : switchFault(knownHaunt(view, spy.hex), spy, switchTo);
  return ofSwitch ?? missionFault(view.settings, switchTo ?? spy.target, mission);
}

function supportFaults(view: View, sheet: BattleSheet): readonly Rejection[] {
  const taken = new Set<number>();
  return sheet.airSupport.flatMap((order, i) => {
    const found = supportFault(view, order, taken);
    if (found !== null) return [rejected(found, ['airSupport', i])];
    taken.add(order.support);
    return [];
  });
}
