import { distance } from '../../space/hex.ts';
import type { Detachment, Force, Pending, PieceId } from '../types.ts';
import { beginBattle, forcesSide } from './battle.ts';
import { armiesIn, battleIn } from './hexes.ts';
import { dropOrder } from './orders.ts';
import type { BattleMovementPlay } from './play.ts';

/**
 * HEX-CLAIM-13: discovered forces attack their finder before anybody else moves, in the order of discovery: several
 * that one detachment found attack together. Those whose finder is gone disband.
 */
export function forcesAttack(play: BattleMovementPlay): void {
  const found = new Map<PieceId, Pending[]>();
  for (const one of play.pending) {
    if (one.kind === 'enemies') found.set(one.piece, [...(found.get(one.piece) ?? []), one]);
  }
  play.pending = play.pending.filter(({ kind }) => kind !== 'enemies');
  for (const [id, forces] of found) {
    const finder = play.pieces.get(id);
    if (finder?.kind === 'detachment') attackFinder(play, finder, forces);
  }
}

function attackFinder(play: BattleMovementPlay, finder: Detachment, found: readonly Pending[]): void {
  const { hex } = finder;
  if (battleIn(play, hex) !== null) return;
  dropOrder(play, finder.id);
  const forces = found.map(({ faction, points, hex: from }): Force => ({ faction, points, hex: from }));
  const first = forces[0]?.hex ?? hex;
  const origin = distance(first, hex) === 1 ? first : null;
  const attacker = forcesSide(forces);
  beginBattle(play, { hex, kind: 'attack', origin, home: null, attacker, defenders: armiesIn(play, hex) });
}
