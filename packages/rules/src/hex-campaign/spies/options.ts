import { lookup, sortedKeys } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { bare, knownHaunt, targetsIn } from '../places/spy-targets.ts';
import type { MovementOrderType, Piece, PieceId, Spy, SpyOption, SpyTarget, View } from '../types.ts';
import { SPY_MISSIONS } from '../types.ts';
import { spyMissionFault } from './check.ts';
import { switchFault } from './faults.ts';

/** HEX-SPY-11: the battle orders that spies may get. */
export function spyOptions(view: View): readonly SpyOption[] {
  return sortedKeys(view.pieces).flatMap((id) => {
    const piece = lookup(view.pieces, id);
    return piece?.kind === 'spy' ? missionsOf(view, piece) : [];
  });
}

/** Each mission that a spy may get in its hex, with what it could switch to first. HEX-SPY-07. */
function missionsOf(view: View, spy: Spy): readonly SpyOption[] {
  const others = switchTargets(view, spy);
  return SPY_MISSIONS.flatMap((mission): readonly SpyOption[] => {
    const fits = (switchTo: SpyTarget) => spyMissionFault(view, { piece: spy.id, mission, switchTo }) === null;
    const targets = others.filter(fits);
    const isOffered = spyMissionFault(view, { piece: spy.id, mission }) === null;
    return isOffered ? [{ phase: 'battle-orders', mission: { piece: spy.id, mission }, targets }] : [];
  });
}

/** HEX-SPY-07: what a spy could switch to without a die. */
function switchTargets(view: View, spy: Spy): readonly SpyTarget[] {
  const haunt = knownHaunt(view, spy.hex);
  return targetsIn(haunt, spy.seat)
    .filter((target) => switchFault(haunt, spy, target) === null)
    .map(bare);
}

/** HEX-SPY-09: what a free spy could infiltrate without a step. */
function targetsHere(view: View, spy: Spy): readonly SpyTarget[] {
  return spy.target === null ? targetsIn(knownHaunt(view, spy.hex), spy.seat).map(bare) : [];
}

/** HEX-SPY-07, -09: targets in a spy's own hex for its movement order. Nothing for other pieces. */
export function spyTargetsOf(view: View, piece: Piece, order: MovementOrderType): readonly SpyTarget[] {
  if (piece.kind !== 'spy') return [];
  if (order === 'guard') return switchTargets(view, piece);
  return order === 'path' ? targetsHere(view, piece) : [];
}

/** HEX-SPY-04: a spy's possible preferred targets along a path, as far as its seat knows; nothing for other pieces. */
export function spyWishes(view: View, piece: Piece, path: readonly HexKey[]): readonly SpyTarget[] {
  if (piece.kind !== 'spy') return [];
  return [...new Set(path)].flatMap((hex) => targetsIn(knownHaunt(view, hex), piece.seat).map(bare));
}

/** HEX-SPY-06: whether a piece is a spy that follows another piece. */
export const isInside = (piece: Piece, other: PieceId): boolean =>
  piece.kind === 'spy' && piece.target !== null && 'piece' in piece.target && piece.target.piece === other;
