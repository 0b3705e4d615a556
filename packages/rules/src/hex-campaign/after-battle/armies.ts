import { captorArmy, seizeDetachment } from '../taking/seizing.ts';
import { removePiece, replacePiece, tell } from '../turn/play.ts';
import type { Army, BattleSide, PieceId } from '../types.ts';
import { hasLiving } from '../units/worth.ts';
import type { Fate } from './fates.ts';
import type { AfterBattlePlay } from './play.ts';
import type { Scene } from './scene.ts';

/** HEX-AFT-14: every army that took part, as it is afterwards; one without living models ceases to exist. */
export function layDownArmies({ play, contingents }: Scene, fates: readonly Fate[]): void {
  const units = new Map(fates.map(({ unit }) => [unit.id, unit]));
  for (const { army } of contingents) {
    layDown(play, { ...army, units: army.units.map((unit) => units.get(unit.id) ?? unit) });
  }
}

function layDown(play: AfterBattlePlay, army: Army): void {
  if (hasLiving(army.units)) {
    if (army.kind === 'detachment' && play.orbit.has(army.id)) play.orbit.set(army.id, army);
    else replacePiece(play, army);
    return;
  }
  if (!play.orbit.delete(army.id)) removePiece(play, army);
  const { seat, id: piece, name, hex } = army;
  tell(play, { type: 'detachment-lost', rule: 'HEX-AFT-14', to: [seat], seat, piece, name, hex });
}

/**
 * HEX-AFT-06, HEX-TBL-36: captures the remaining detachments of a side, and returns them. Garrisons are
 * never captured, nor are units that came to help, and NPC forces capture nobody (HEX-TBL-43).
 * @param victor the side whose army takes them
 */
export function captureDetachments(
  { play, battle, report, contingents }: Scene,
  side: BattleSide,
  victor: BattleSide,
): readonly PieceId[] {
  const captor = captorArmy(play, battle, victor);
  if (captor === null) return [];
  const captured: PieceId[] = [];
  const rule = report.surrender === side ? 'HEX-TBL-36' : 'HEX-AFT-06';
  for (const contingent of contingents) {
    const piece = play.pieces.get(contingent.army.id);
    if (contingent.side !== side || !contingent.isPrimary || piece?.kind !== 'detachment') continue;
    captured.push(piece.id);
    seizeDetachment(play, piece, { captor, hex: battle.hex, rule });
  }
  return captured;
}
