import { isAsked, knownOf } from '../board/board.ts';
import { isCommander } from '../orders/staff.ts';
import { claimFaults } from '../turn/absence.ts';
import type { Known, Option, View } from '../types.ts';
import { PREFERENCES, QUEUES, ROLLED_PHASES } from '../vocabulary.ts';
import { declaring, isLegal, plain } from './declarations.ts';

/** What the viewer can choose now, except in the set-up and in battles. */
export const optionsOnMap = (view: View): readonly Option[] =>
  optionsOf(view, (known) => [...declaring(known), ...decisions(known), ...lasting(known)]);

/**
 * What the viewer can choose now, judged by what the viewer knows. The staff can choose declarations at most.
 * @param ofCommander what a commander can choose
 */
export function optionsOf(view: View, ofCommander: (known: Known) => readonly Option[]): readonly Option[] {
  const known = knownOf(view);
  const { you, board } = view;
  if (you === null || known === null || board.ended !== null) return [];
  if (isCommander(board, you)) return ofCommander(known);
  return board.settings.staffDeclares ? declaring(known) : [];
}

/** Sealed sheets that the side owes. */
export const decisions = ({ board, side }: Known): readonly Option[] => [
  ...(isAsked(board, side, 'command') ? [{ type: 'command' } as const] : []),
  ...(isAsked(board, side, 'retreats') ? [{ type: 'withdraw' } as const] : []),
  ...(isAsked(board, side, 'score') ? [{ type: 'end-turn' } as const] : []),
];

/** What the commander can order no matter who is asked. */
export const lasting = (known: Known): readonly Option[] => [
  ...QUEUES.map((queue) => ({ type: 'queue', queue }) as const),
  ...ROLLED_PHASES.flatMap((phase) => PREFERENCES.map((who) => plain({ type: 'prefer', phase, who }))),
  ...known.desk.proposals.flatMap(({ number, declaration }) => [
    ...(isLegal(known, declaration) ? [plain({ type: 'adopt', proposal: number, into: 'now' })] : []),
    plain({ type: 'adopt', proposal: number, into: 'queue' }),
    plain({ type: 'decline', proposal: number }),
  ]),
  ...(claimFaults(known).length === 0 ? [plain({ type: 'claim-victory' })] : []),
  plain({ type: 'surrender' }),
];
