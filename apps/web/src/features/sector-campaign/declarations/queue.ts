import type { SeatId } from '@sealed-orders/rules/kernel';
import {
  checkDeclaration,
  type Declaration,
  type Desk,
  type Instruction,
  type Order,
  type Rejection,
  type TerritoryId,
  type View,
} from '@sealed-orders/rules/sector-campaign';
import { commanderOf, imagined, TURN_QUEUES, type TurnQueue } from './question.ts';

export type Choice = Instruction['choices'][number];
export type When = Choice['when'];

/** An order that replaces a queue. */
export const queueOrder = (queue: TurnQueue, instructions: readonly Instruction[]): Order => ({
  type: 'queue',
  queue,
  instructions: instructions.map(({ choices }) => ({ choices: [...choices] })),
});

/** Replaces the instruction at a place. @param place null: adds it at the end */
export function withInstruction(
  all: readonly Instruction[],
  place: number | null,
  instruction: Instruction,
): readonly Instruction[] {
  return place === null ? [...all, instruction] : all.map((one, i) => (i === place ? instruction : one));
}

export const withoutInstruction = (all: readonly Instruction[], place: number): readonly Instruction[] =>
  all.filter((_, i) => i !== place);

/** Moves an instruction one place up; the first stays where it is. */
export function earlier(all: readonly Instruction[], place: number): readonly Instruction[] {
  const [moved, before] = [all[place], all[place - 1]];
  if (moved === undefined || before === undefined) return all;
  return all.map((one, i) => (i === place - 1 ? moved : i === place ? before : one));
}

/** The declarations expected from a queue: the first choice of each instruction. */
export const expected = (all: readonly Instruction[]): readonly Declaration[] =>
  all.flatMap(({ choices }) => choices[0]?.declaration ?? []);

/** A queue, with what would keep each instruction from being declared, one after the other, as the board is now. */
export interface ListedQueue {
  readonly queue: TurnQueue;
  readonly lines: readonly { readonly instruction: Instruction; readonly refusal: Rejection | null }[];
}

/** The queues that are not empty. SEC-TURN-05. */
export const listedQueues = (view: View, desk: Pick<Desk, 'queues'>): readonly ListedQueue[] =>
  TURN_QUEUES.flatMap((queue) => {
    const all = desk.queues[queue];
    if (all.length === 0) return [];
    const lines = all.map((instruction, i) => ({ instruction, refusal: refusalIn(view, queue, all, i) }));
    return [{ queue, lines }];
  });

/** Where a queued response expects the attack: the territory in its condition; null: it names none. */
export const expectedAttack = ({ choices }: Instruction): TerritoryId | null =>
  choices.find(({ when }) => when?.is === 'attacked')?.when?.territory ?? null;

/** Null: one of its choices would be legal, or it responds to an attack that nobody can foresee. */
function refusalIn(view: View, queue: TurnQueue, all: readonly Instruction[], place: number): Rejection | null {
  const instruction = all[place];
  const seat: SeatId | null = commanderOf(view);
  if (instruction === undefined || seat === null) return null;
  const attacked = expectedAttack(instruction);
  if (queue === 'responses' && attacked === null) return null;
  const then = imagined(view, queue, expected(all.slice(0, place)), attacked);
  const refusals = instruction.choices.map(({ declaration }) => {
    const [first] = checkDeclaration(then, seat, declaration);
    return first ?? null;
  });
  return refusals.includes(null) ? null : (refusals[0] ?? null);
}
