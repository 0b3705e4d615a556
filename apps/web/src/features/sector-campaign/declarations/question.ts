import { lookup, type SeatId } from '@sealed-orders/rules/kernel';
import {
  asIfAsked,
  type Decision,
  type Declaration,
  knownOf,
  type Queue,
  queueAsked,
  type TerritoryId,
  type View,
} from '@sealed-orders/rules/sector-campaign';

/** What the reader's side is asked to decide now. */
export type Question =
  | { readonly kind: 'declare'; readonly queue: Queue; readonly decision: Decision }
  | {
      readonly kind: 'answer';
      readonly decision: 'first' | 'intercept' | 'escort' | 'flak';
      readonly at: TerritoryId | null;
    };

const ANSWERS = ['first', 'intercept', 'escort', 'flak'] as const;

/** Null: nothing, or something that has a page of its own. */
export function questionOf(view: View): Question | null {
  const known = knownOf(view);
  if (known === null) return null;
  const own = view.board.asked.filter(({ side }) => side === known.side);
  for (const { decision, territory } of own) {
    const answer = ANSWERS.find((one) => one === decision);
    if (answer !== undefined) return { kind: 'answer', decision: answer, at: territory };
  }
  const queue = queueAsked(known);
  const [first] = own;
  return queue === null || first === undefined ? null : { kind: 'declare', queue, decision: first.decision };
}

export const isCommander = ({ board, you }: Pick<View, 'board' | 'you'>): boolean =>
  you !== null && lookup(board.players, you)?.role === 'commander';

/** SEC-SETUP-05: whether the reader makes declarations or proposes them. */
export const maySettle = (view: View): boolean => isCommander(view) || view.board.settings.staffDeclares;

/** Who commands the reader's side; null: the reader has no side. */
export const commanderOf = ({ board, side }: Pick<View, 'board' | 'side'>): SeatId | null =>
  side === null ? null : board.sides[side].commander;

/** What the commander of the reader's side knows, for what staff members can only propose. */
export function commandView(view: View): View {
  const commander = commanderOf(view);
  return commander === null || view.you === commander ? view : { ...view, you: commander };
}

/** The queues of a turn. Deployment has its own page. */
export const TURN_QUEUES = ['air', 'scouting', 'moves', 'attacks', 'responses'] as const satisfies readonly Queue[];
export type TurnQueue = (typeof TURN_QUEUES)[number];

/** SEC-TURN-05: what can be queued after these declarations. @param attacked for responses: where the enemy attacks */
export const imagined = (
  view: View,
  queue: TurnQueue,
  done: readonly Declaration[],
  attacked: TerritoryId | null,
): View => asIfAsked(commandView(view), { queue, attacked, done });

/** The queue that the player most likely wants to fill next. */
export function nextQueue({ board }: Pick<View, 'board'>): TurnQueue {
  const { phase } = board;
  return TURN_QUEUES.find((one) => one === phase) ?? 'air';
}

export const hasProposals = (view: View): boolean => (knownOf(view)?.desk.proposals ?? []).length > 0;
