import { lookup } from '../../kernel/index.ts';
import { ALL_WELL, countersOf, refused } from '../board/board.ts';
import { isTerritory, otherSide, territoryOf } from '../board/grid.ts';
import { drafted, knownIn, own, type Play, tell } from '../board/play.ts';
import type { Declaration, Instruction, Known, Order, Queue, Rejection, Side } from '../types.ts';
import { DECLARING_PHASES, SIDES } from '../vocabulary.ts';
import { declarationFaults, declare, queueAsked, queuesFor } from './declarations.ts';

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

/** SEC-TURN-05: replaces what was in the queue. */
export function setQueue(play: Play, side: Side, { queue, instructions }: SetQueue): void {
  play.state.desks[side].queues[queue] = drafted(instructions);
  const to = own(play, side);
  tell(play, { type: 'queued', rule: 'SEC-TURN-05', to, side, queue, instructions: instructions.length });
}

/** SEC-TURN-05: adds to the end of a queue, for a proposal that the commander adopts for later. */
export function addToQueue(play: Play, side: Side, declaration: Declaration): void {
  const [queue] = queuesFor(declaration);
  if (queue === undefined) return;
  const instructions = [
    ...play.state.desks[side].queues[queue],
    { choices: [{ when: null, declaration: drafted(declaration) }] },
  ];
  setQueue(play, side, { type: 'queue', queue, instructions });
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

/**
 * SEC-TURN-05: declares for a side that is asked and has left instructions: the same declaration, events and state as by hand.
 * Returns whether one was carried out.
 */
export function declareFromQueue(play: Play): boolean {
  for (const side of SIDES) {
    const known = knownIn(play, side);
    const queue = queueAsked(known);
    const next = queue === null ? null : nextInstruction(known, queue);
    if (queue === null || next === null) continue;
    const { place, declaration } = { place: next.place, declaration: drafted(next.declaration) };
    play.state.desks[side].queues[queue].splice(place, 1);
    play.state.desks[side].hasActed = true;
    declare(play, side, declaration);
    return true;
  }
  return false;
}

/** SEC-TURN-05: when a phase is over, what is left of its queue is not kept for the next turn. */
export function clearQueues(play: Play): void {
  const { phase } = play.state.board;
  const over = DECLARING_PHASES.filter((one) => one === phase);
  const queues: readonly Queue[] = phase === 'attacks' ? [...over, 'responses'] : over;
  for (const side of SIDES) {
    for (const queue of queues) {
      const instructions = lookup(play.state.desks[side].queues, queue)?.length ?? 0;
      if (instructions === 0) continue;
      play.state.desks[side].queues[queue] = [];
      tell(play, { type: 'queue-cleared', rule: 'SEC-TURN-05', to: own(play, side), side, queue, instructions });
    }
  }
}
