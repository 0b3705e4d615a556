import { lookup } from '@sealed-orders/rules/kernel';
import {
  awaiting,
  type BattleId,
  type Decision,
  type ForceId,
  type NodeId,
  type View,
} from '@sealed-orders/rules/node-campaign';

/** A decision of the reader's that the war waits for. */
export interface ToDo {
  readonly decision: Decision;
  /** The battle that it is about, and where that is; null: none. */
  readonly battle: { readonly id: BattleId; readonly node: NodeId } | null;
  /** The battleforce whose roster is missing; null: it is about something else. */
  readonly force: { readonly id: ForceId; readonly name: string } | null;
  /** Until when, as an instant; null: there is no deadline, or the reader does not know it. */
  readonly until: string | null;
  /** How many of the same kind there are, this one included. */
  readonly count: number;
}

/** What the reader owes, the most urgent first; rosters as one. */
export function toDoOf(view: View): readonly ToDo[] {
  const all = awaiting(view)
    .filter(({ seat }) => seat === view.you)
    .map(({ decision, due, topic }): ToDo => {
      const battle = topic === null ? undefined : lookup(view.battles, topic);
      const force = Object.values(view.forces).find(({ id }) => due === `roster:${id}`);
      return {
        decision,
        battle: battle === undefined ? null : { id: battle.id, node: battle.node },
        force: force === undefined ? null : { id: force.id, name: force.name },
        until: due === null ? null : (lookup(view.timers, due) ?? null),
        count: 1,
      };
    })
    .sort((a, b) => urgency(a) - urgency(b));
  const rosters = all.filter(({ decision }) => decision === 'roster').length;
  const first = all.findIndex(({ decision }) => decision === 'roster');
  return all.flatMap((one, i) => {
    if (one.decision !== 'roster') return [one];
    return i === first ? [{ ...one, count: rosters }] : [];
  });
}

const urgency = ({ until }: ToDo): number => (until === null ? Number.MAX_SAFE_INTEGER : Date.parse(until));
