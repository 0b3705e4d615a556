import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Awaited, type Viewer, viewerKey } from '@sealed-orders/rules/kernel';
import type { LogInput } from '@sealed-orders/rules/log';
import type pg from 'pg';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { ask, type Statement } from '../database/statement.ts';
import type { KnownStep } from '../log/known-step.ts';
import type { Concerns } from '../log/log.ts';
import type { Shell } from '../shell/shell.ts';
import { haveSameText } from './same-text.ts';

const SEATS: Statement<{ seat: z.infer<typeof seatSchema> }> = {
  name: 'seats-of',
  text: 'SELECT seat FROM seat WHERE campaign_id = $1 ORDER BY position',
  row: z.object({ seat: seatSchema }),
};

/** A step that was made and is not written yet, with the step before it and its input. */
interface Fresh {
  readonly before: KnownStep;
  readonly step: KnownStep;
  readonly input: LogInput;
}

/**
 * The viewers whom a step concerns (docs/adr/0007-what-a-viewer-sees-of-the-log.md): everybody if it closed a phase;
 * otherwise those who gave the order, who may read one of its events, whose view or standings changed, or who owe
 * something different. This makes views, one in each turn of the event loop, but only for viewers who read and owe
 * nothing new, and never for a step that closed a phase.
 */
export async function concernsOf(shell: Shell, client: pg.PoolClient, fresh: Fresh): Promise<Concerns> {
  const { before, step } = fresh;
  if (step.opening !== before.opening) return 'all';
  const seats = await ask(client, SEATS, [step.campaign]);
  const viewers: readonly Viewer[] = [
    ...seats.map(({ seat }): Viewer => ({ kind: 'seat', seat })),
    { kind: 'spectator' },
  ];
  const concerned: string[] = [];
  for (const viewer of viewers) {
    await nextTurn();
    if (isGiver(viewer, fresh.input) || tells(shell, fresh, viewer)) concerned.push(viewerKey(viewer));
  }
  return concerned;
}

const isGiver = (viewer: Viewer, input: LogInput): boolean =>
  input.type === 'order' && viewer.kind === 'seat' && viewer.seat === input.seat;

/** Whether the viewer could notice the step by what they read, owe or see after it. */
function tells({ steps, rulesetOf }: Shell, { before, step }: Fresh, viewer: Viewer): boolean {
  if (rulesetOf(step.system).report(step.events, viewer).length > 0) return true;
  if (!haveSameText(owed(before, viewer), owed(step, viewer))) return true;
  const [knew, known] = [steps.look(before, viewer), steps.look(step, viewer)];
  return !haveSameText([knew.view, knew.standings], [known.view, known.standings]);
}

/** What the viewer owes. */
const owed = ({ awaited }: KnownStep, viewer: Viewer): readonly Awaited[] =>
  viewer.kind === 'seat' ? awaited.filter(({ seat }) => seat === viewer.seat) : [];
