import { lookup } from '../../kernel/index.ts';
import { drafted, knownIn, own, type Play, tell } from '../board/play.ts';
import type { Declaration, Order, Queue, Side } from '../types.ts';
import { DECLARING_PHASES, SIDES } from '../vocabulary.ts';
import { queueAsked, queuesFor } from './declarations.ts';
import { declare } from './declarations-in-play.ts';
import { nextInstruction } from './queue.ts';

type SetQueue = Extract<Order, { readonly type: 'queue' }>;

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
