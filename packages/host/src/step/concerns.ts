import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Awaited, type SeatId, type Viewer, viewerKey } from '@sealed-orders/rules/kernel';
import type { LogInput } from '@sealed-orders/rules/log';
import type { KnownStep } from '../log/known-step.ts';
import type { Concerns } from '../log/log.ts';
import type { Shell } from '../shell/shell.ts';
import { haveSameText } from './same-text.ts';

/** A step that was made and is not written yet, with the step before it and its input. */
interface Fresh {
  readonly before: KnownStep;
  readonly step: KnownStep;
  readonly input: LogInput;
  /** All seats of the campaign, in their order at the table. */
  readonly seats: readonly SeatId[];
}

/**
 * The viewers whom a step concerns (docs/adr/0007-what-a-viewer-sees-of-the-log.md): everybody if it closed a phase;
 * otherwise those who gave the order, who may read one of its events, whose view or standings changed, or who owe
 * something different. This makes views, one in each turn of the event loop, but only for viewers who read and owe
 * nothing new, and never for a step that closed a phase.
 */
export async function concernsOf(shell: Shell, fresh: Fresh): Promise<Concerns> {
  const { before, step, seats } = fresh;
  if (step.opening !== before.opening) return 'all';
  const viewers: readonly Viewer[] = [...seats.map((seat): Viewer => ({ kind: 'seat', seat })), { kind: 'spectator' }];
  const concerned: string[] = [];
  for (const viewer of viewers)
    if (isTold(shell, fresh, viewer) || (await seesChange(shell, fresh, viewer))) concerned.push(viewerKey(viewer));
  return concerned;
}

/** Whether everybody could notice a step: what spectators see, all see. */
export const isNoticed = (concerns: Concerns): boolean =>
  concerns === 'all' || concerns.includes(viewerKey({ kind: 'spectator' }));

const isGiver = (viewer: Viewer, input: LogInput): boolean =>
  input.type === 'order' && viewer.kind === 'seat' && viewer.seat === input.seat;

/** Whether the viewer gave the order, or could notice the step by what they read or owe after it. */
function isTold({ rulesetOf }: Shell, { before, step, input }: Fresh, viewer: Viewer): boolean {
  if (isGiver(viewer, input)) return true;
  if (rulesetOf(step.system).report(step.events, viewer).length > 0) return true;
  return !haveSameText(owed(before, viewer), owed(step, viewer));
}

/** Whether the viewer could notice the step by what they see after it. */
async function seesChange({ steps }: Shell, { before, step }: Fresh, viewer: Viewer): Promise<boolean> {
  await nextTurn();
  const [knew, known] = [steps.look(before, viewer), steps.look(step, viewer)];
  return !haveSameText([knew.view, knew.standings], [known.view, known.standings]);
}

/** What the viewer owes. */
const owed = ({ awaited }: KnownStep, viewer: Viewer): readonly Awaited[] =>
  viewer.kind === 'seat' ? awaited.filter(({ seat }) => seat === viewer.seat) : [];
