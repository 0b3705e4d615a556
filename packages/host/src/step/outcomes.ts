import { type SeatId, type Topic, type Viewer, viewerKey } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { ask, type Statement } from '../database/statement.ts';
import type { KnownStep } from '../log/known-step.ts';
import type { Shell } from '../shell/shell.ts';

const SEATS: Statement<{ seat: SeatId }> = {
  name: 'seats-told',
  text: 'SELECT seat FROM seat WHERE campaign_id = $1 ORDER BY position',
  row: z.object({ seat: seatSchema }),
};

const NOTE: Statement<{ topic: string }> = {
  name: 'note-outcomes',
  text: `INSERT INTO topic_outcome (campaign_id, topic, n, round, seats, viewers)
    SELECT $1, g.topic, $2, $3, ARRAY(SELECT jsonb_array_elements_text(g.seats)),
      ARRAY(SELECT jsonb_array_elements_text(g.viewers))
    FROM jsonb_to_recordset($4::jsonb) AS g (topic text, seats jsonb, viewers jsonb)
    RETURNING topic`,
  row: z.object({ topic: z.string() }),
};

interface Outcome {
  readonly topic: string;
  readonly seats: ReadonlySet<SeatId>;
  readonly viewers: readonly string[];
}

/**
 * Notes which viewers learned from a step how a topic ended, in the step's transaction. Only the game's own `report`
 * decides who may read an outcome; the referee reads all.
 */
export async function noteOutcomes(shell: Shell, client: pg.PoolClient, step: KnownStep): Promise<void> {
  const told = (viewer: Viewer): readonly Topic[] => {
    const ruleset = shell.rulesetOf(step.system);
    return ruleset.outcomes(ruleset.report(step.events, viewer));
  };
  const known = told({ kind: 'referee' });
  if (known.length === 0) return;
  const outcomes = new Map<string, Outcome>();
  const note = ({ id, seats }: Topic, key: string | null): void => {
    const { seats: before = new Set<SeatId>(), viewers = [] } = outcomes.get(id) ?? {};
    const isNew = key !== null && !viewers.includes(key);
    outcomes.set(id, {
      topic: id,
      seats: new Set([...before, ...seats]),
      viewers: isNew ? [...viewers, key] : viewers,
    });
  };
  for (const topic of known) note(topic, null);
  const seats = await ask(client, SEATS, [step.campaign]);
  const viewers: readonly Viewer[] = [
    ...seats.map(({ seat }): Viewer => ({ kind: 'seat', seat })),
    { kind: 'spectator' },
  ];
  for (const viewer of viewers) for (const topic of told(viewer)) note(topic, viewerKey(viewer));
  const rows = [...outcomes.values()].map((one) => ({ ...one, seats: [...one.seats] }));
  await ask(client, NOTE, [step.campaign, step.n, step.summary.round, JSON.stringify(rows)]);
}
