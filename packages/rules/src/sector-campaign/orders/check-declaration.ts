import type { SeatId } from '../../kernel/index.ts';
import { knownOf, refused, sideOf, within } from '../board/board.ts';
import type { Declaration, Known, Order, Rejection, View } from '../types.ts';
import { declarationFaults } from './declarations.ts';
import { roleFaults } from './staff.ts';

/** Why a declaration would be refused, judged by what the seat knows. */
export const checkDeclaration = (view: View, seat: SeatId, declaration: Declaration): readonly Rejection[] =>
  checked(view, seat, { type: 'declare', declaration }, (known) =>
    within(['declaration'], declarationFaults(known, declaration)),
  );

/** Why the seat may not give any order of this type, or else what is wrong with this one. */
export function checked(
  view: View,
  seat: SeatId,
  order: Order,
  faults: (known: Known) => readonly Rejection[],
): readonly Rejection[] {
  const known = knownOf(view);
  if (known === null || sideOf(view.board, seat) !== known.side) return [refused('not-your-seat', 'SEC-SETUP-05')];
  if (view.board.ended !== null) return [refused('campaign-ended', 'SEC-VP-01')];
  const role = roleFaults(known, seat, order);
  return role.length > 0 ? role : faults(known);
}
