import type { Event, View } from '@sealed-orders/rules/sector-campaign';
import { replayedView } from './replayed-view.ts';

export { countersOf, moverOf, territoriesOf, wayOf, withMarks } from './marks.ts';

/** A step of the report. */
interface Told {
  readonly view: View;
  readonly events: readonly Event[];
}

/** What a replay plays. */
interface Story {
  /** What the reader knew before the first step; null: it is not loaded yet. */
  readonly before: View | null;
  readonly steps: readonly Told[];
  /** The events that are played; others happen with the one before them. */
  readonly beats: ReadonlySet<object>;
}

/** How far a replay has come. */
interface Moment {
  readonly view: View;
  /** What the current step has told so far; the last of them is the event that was played last. */
  readonly told: readonly Event[];
}

/** The board after an event; null: it is not known. @param current null: before the first event */
export function momentAt({ before, steps, beats }: Story, current: object | null): Moment | null {
  if (current === null) return before === null ? null : { view: before, told: [] };
  const at = steps.findIndex(({ events }) => events.some((event) => event === current));
  const step = steps[at];
  if (step === undefined) return null;
  const last = step.events.findIndex((event) => event === current);
  const told = step.events.slice(0, last + 1);
  const isOver = !step.events.slice(last + 1).some((event) => beats.has(event));
  const start = at === 0 ? before : (steps[at - 1]?.view ?? null);
  return { view: isOver || start === null ? step.view : replayedView(start, told, step.view), told };
}
