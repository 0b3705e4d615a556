import type { SeatId } from '@sealed-orders/rules/kernel';
import type { Event } from '@sealed-orders/rules/node-campaign';
import type { Sentence } from '@sealed-orders/text';
import { describeEvent, type Words } from '@sealed-orders/text/node-campaign';
import { diceOf, seatOf, withoutRepeats } from '../report/log-lines.ts';

/** A step that somebody has read, with its events. */
export interface ReadStep {
  readonly n: number;
  readonly at: string;
  readonly events: readonly Event[];
}

/** One event of the log. */
export interface LogRow {
  readonly key: string;
  /** The number of its step, and when that was: only for the first row of a step. */
  readonly step: { readonly n: number; readonly at: string } | null;
  /** Whose it is; null: everyone's, or nobody's who plays. */
  readonly seat: SeatId | null;
  readonly sentence: Sentence;
  readonly dice: readonly number[];
  /** What was paid; null: it is not an order. */
  readonly cost: number | null;
  /** Who can see it. */
  readonly to: Event['to'];
}

/** The latest events, the last of them first: whole steps, as long as there are fewer rows than this. */
export function logRows(steps: readonly ReadStep[], words: Words, fewest: number): readonly LogRow[] {
  const rows: LogRow[] = [];
  for (const { n, at, events } of steps.toReversed()) {
    if (rows.length >= fewest) break;
    const told = withoutRepeats(events).toReversed();
    rows.push(
      ...told.map(
        (event, i): LogRow => ({
          key: `${n} ${told.length - i}`,
          step: i === 0 ? { n, at } : null,
          seat: seatOf(event),
          sentence: describeEvent(event, words),
          dice: diceOf(event),
          cost: costOf(event),
          to: event.to,
        }),
      ),
    );
  }
  return rows;
}

function costOf(event: Event): number | null {
  return 'paid' in event ? event.paid.cp + event.paid.acceleration : null;
}
