import { lookup, type SeatId } from '@sealed-orders/rules/kernel';
import { type LogInput, logInputSchema } from '@sealed-orders/rules/log';
import { z } from 'zod';
import { seatSchema } from '../access/membership.ts';
import { ask, type Connection, type Statement } from '../database/statement.ts';
import type { RewindLoss } from '../deeds/types.ts';
import { unpacked } from '../log/packed.ts';
import { lastStep } from '../reading/look.ts';
import type { Shell } from '../shell/shell.ts';
import type { CampaignId } from '../vocabulary/types.ts';
import { phaseNumbered } from './targets.ts';

const INPUTS: Statement<{ input: Uint8Array }> = {
  name: 'inputs-of-steps',
  text: 'SELECT input FROM step WHERE campaign_id = $1 AND n = ANY ($2) ORDER BY n',
  row: z.object({ input: z.instanceof(Uint8Array) }),
};

/** The inputs of these steps, in their order. */
export async function inputsOf(
  on: Connection,
  campaign: CampaignId,
  steps: readonly number[],
): Promise<readonly LogInput[]> {
  const inputs: LogInput[] = [];
  for (const { input } of await ask(on, INPUTS, [campaign, steps]))
    inputs.push(logInputSchema.parse(JSON.parse(await unpacked(input))));
  return inputs;
}

const SEATS: Statement<{ seat: SeatId }> = {
  name: 'seats-in-order',
  text: 'SELECT seat FROM seat WHERE campaign_id = $1 ORDER BY position',
  row: z.object({ seat: seatSchema }),
};

const TOPICS: Statement<{ topic: string }> = {
  name: 'topics-since',
  text: 'SELECT topic FROM topic_outcome WHERE campaign_id = $1 AND n > $2 GROUP BY topic ORDER BY min(n), topic',
  row: z.object({ topic: z.string() }),
};

/** What would be undone if the war were taken back to the opening of the phase; null: no such phase stands. */
export async function rewindLoss(shell: Shell, campaign: CampaignId, opening: number): Promise<RewindLoss | null> {
  const last = await lastStep(shell, campaign);
  if (last === null || last.status === 'finished') return null;
  const phase = phaseNumbered(await shell.log.upTo(campaign, last.n), opening);
  if (phase === null) return null;
  const { opened, after, phases } = phase;
  const { pool } = shell.db;
  const numbers = after.map(({ n }) => n);
  const inputs = await inputsOf(pool, campaign, numbers);
  const [seats, topics] = await Promise.all([ask(pool, SEATS, [campaign]), ask(pool, TOPICS, [campaign, opened.n])]);
  return {
    phases,
    steps: after.filter(({ rewoundTo }) => rewoundTo === null).length,
    topics: topics.map(({ topic }) => topic),
    seats: seats.map(({ seat }) => ({
      seat,
      sheets: inputs.filter((input) => input.type === 'phase' && (lookup(input.sheets, seat) ?? null) !== null).length,
      orders: inputs.filter((input) => input.type === 'order' && input.seat === seat).length,
    })),
  };
}
