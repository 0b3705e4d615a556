import { type Event, nodeCampaign } from '@sealed-orders/rules/node-campaign';
import { diceOf, type LogStep } from './log-lines.ts';

/** One line of the log beside the map: what was done, with the dice and the price of it. */
export interface DockRow<Step extends LogStep> {
  readonly event: Event;
  readonly step: Step;
  readonly dice: readonly number[];
  /** In command points; null: it was no order. */
  readonly cost: number | null;
}

const costOf = (event: Event): number | null =>
  event.type === 'ordered' || event.type === 'order-cancelled' ? event.paid.cp + event.paid.acceleration : null;

/** What was done in these steps, the latest first. What it set off is in the log itself. */
export const dockRows = <Step extends LogStep>(steps: readonly Step[], most: number): readonly DockRow<Step>[] =>
  steps.flatMap(rowsOf).toReversed().slice(0, most);

function rowsOf<Step extends LogStep>(step: Step): readonly DockRow<Step>[] {
  const { events } = step;
  const deeds = nodeCampaign.deeds(events).toSorted((a, b) => events.indexOf(a) - events.indexOf(b));
  return deeds.map((event, i) => {
    const end = deeds[i + 1];
    const own = events.slice(events.indexOf(event), end === undefined ? events.length : events.indexOf(end));
    return { event, step, dice: own.flatMap(diceOf), cost: costOf(event) };
  });
}
