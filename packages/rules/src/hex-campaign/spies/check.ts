import { lookup } from '../../kernel/index.ts';
import { knownHaunt } from '../places/spy-targets.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault, rejected } from '../refusal/fault.ts';
import type { BattleSheet, PieceId, Rejection, SpyMission, View } from '../types.ts';
import { missionFault, switchFault } from './faults.ts';

/** HEX-SPY-11: faults in a sheet's missions that the seat can see. */
export function spyFaults(view: View, sheet: BattleSheet): readonly Rejection[] {
  const ordered = new Set<PieceId>();
  return sheet.spies.flatMap((order, i) => {
    const isTwice = ordered.has(order.piece);
    ordered.add(order.piece);
    const found = isTwice
      ? fault('piece-ordered-twice', 'HEX-BORD-16', { piece: order.piece }, ['piece'])
      : spyMissionFault(view, order);
    return found === null ? [] : [rejected(found, ['spies', i])];
  });
}

/** HEX-BORD-16, HEX-SPY-07, -11: why a spy cannot get this battle order. */
export function spyMissionFault(view: View, { piece, mission, switchTo }: SpyMission): Fault | null {
  const spy = lookup(view.pieces, piece);
  if (spy?.kind !== 'spy') return fault('piece-unknown', 'HEX-BORD-16', { piece }, ['piece']);
  const ofSwitch = switchTo === undefined ? null : switchFault(knownHaunt(view, spy.hex), spy, switchTo);
  return ofSwitch ?? missionFault(view.settings, switchTo ?? spy.target, mission);
}
