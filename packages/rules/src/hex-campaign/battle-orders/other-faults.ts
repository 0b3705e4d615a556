import { lookup } from '../../kernel/index.ts';
import type { HexKey } from '../../space/hex.ts';
import { stepFault } from '../battle-movement/entry.ts';
import { SUPPORTED_WITHIN } from '../data/battle-orders.ts';
import { knownGround } from '../ground/known-ground.ts';
import { directionTo, steps } from '../map/grid.ts';
import type { Fault } from '../refusal/fault.ts';
import { fault } from '../refusal/fault.ts';
import type { Detachment, PieceId, RefusalCode, View } from '../types.ts';
import { friendFault, partnerFault, refugeFault } from './hex-faults.ts';
import { knownClasses, knownIndex, relationOf } from './known.ts';

/** HEX-BORD-07: why a detachment may not withdraw to a hex. */
export function withdrawFault(view: View, piece: Detachment, to: HexKey): Fault | null {
  const ground = knownGround(view);
  const from = knownIndex(view, piece.hex);
  const into = knownIndex(view, to);
  if (directionTo(ground.grid, from, into) < 0) return fault('withdraw-too-far', 'HEX-BORD-07', { hex: to }, ['to']);
  const there = { piece, to: into };
  const found =
    refugeFault(view, there) ??
    stepFault(ground, knownClasses(view, piece), from, into) ??
    partnerFault(view, there) ??
    friendFault(view, there, false);
  return found === null ? null : { ...found, at: ['to'] };
}

/** HEX-BORD-12, HEX-DIP-07: why a detachment may not support another army. */
export function supportFault(view: View, piece: Detachment, target: PieceId): Fault | null {
  const refused = (code: RefusalCode) => fault(code, 'HEX-BORD-12', { target }, ['target']);
  // One in orbit may be ordered to attack any hex: its target is not known here.
  const isAbove = lookup(view.own?.orbit ?? {}, target) !== undefined;
  if (isAbove) return null;
  const supported = friendlyArmy(view, target);
  if (supported === null || target === piece.id) return refused('support-nobody');
  if (supported.kind === 'garrison' && !view.settings.supportGarrisons) return refused('support-garrison');
  const { grid } = knownGround(view);
  const away = steps(grid, knownIndex(view, piece.hex), knownIndex(view, supported.hex));
  return away <= SUPPORTED_WITHIN ? null : refused('support-too-far');
}

/** An own army, or an ally's that is known. */
function friendlyArmy(view: View, id: PieceId): { readonly kind: string; readonly hex: HexKey } | null {
  const own = lookup(view.pieces, id);
  const allied = lookup(view.seen, id);
  const found = own ?? (allied !== undefined && relationOf(view, allied.seat) === 'ally' ? allied : undefined);
  return found?.kind === 'detachment' || found?.kind === 'garrison' ? found : null;
}
