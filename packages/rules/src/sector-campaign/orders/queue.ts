import { ALL_WELL, countersOf, refused } from '../board/board.ts';
import { isTerritory, otherSide, territoryOf } from '../board/grid.ts';
import type { Declaration, Instruction, Known, Order, Queue, Rejection } from '../types.ts';
import { declarationFaults, queuesFor } from './declarations.ts';

type SetQueue = Extract<Order, { readonly type: 'queue' }>;
type Choice = Instruction['choices'][number];

/** SEC-TURN-05: instructions for this queue, about territories that exist. Whether they are legal counts when they are due. */
export function queueFaults({ board }: Known, { queue, instructions }: SetQueue): readonly Rejection[] {
  const faults = instructions.flatMap(({ choices }, i) =>
    choices.flatMap(({ when, declaration }, k): readonly Rejection[] => {
      const path = ['instructions', i, 'choices', k];
      if (!queuesFor(declaration).includes(queue)) {
        return [refused('wrong-queue', 'SEC-TURN-05', [...path, 'declaration', 'type'])];
      }
      return when === null || isTerritory(board, when.territory)
        ? ALL_WELL
        : [refused('territory-unknown', 'SEC-TURN-05', [...path, 'when', 'territory'])];
    }),
  );
  return faults;
}

/** Whether a choice's condition holds, which depends only on what both sides can see. */
function holds({ board, side }: Known, when: Choice['when']): boolean {
  if (when === null) return true;
  const { is, territory } = when;
  const { controller, isAttacked } = territoryOf(board, territory);
  const isOccupied = (): boolean => countersOf(board, otherSide(side)).some(({ at }) => at === territory);
  switch (is) {
    case 'attacked':
      return isAttacked;
    case 'unattacked':
      return !isAttacked;
    case 'occupied':
      return isOccupied();
    case 'empty':
      return !isOccupied();
    case 'ours':
      return controller === side;
    case 'theirs':
      return controller !== side;
  }
}

/** The first instruction in a queue with a legal choice whose condition holds, and that choice; null: none. */
export function nextInstruction(
  known: Known,
  queue: Queue,
): { readonly place: number; readonly declaration: Declaration } | null {
  for (const [place, { choices }] of known.desk.queues[queue].entries()) {
    const found = choices.find(
      ({ when, declaration }) => holds(known, when) && declarationFaults(known, declaration).length === 0,
    );
    if (found !== undefined) return { place, declaration: found.declaration };
  }
  return null;
}
