import { canonical, failed, ok, type Result, type SeatId, SYSTEMS } from '@sealed-orders/rules/kernel';
import { logInputSchema } from '@sealed-orders/rules/log';
import type pg from 'pg';
import { z } from 'zod';
import { isReferee } from '../access/in-charge.ts';
import { askOne, type Statement } from '../database/statement.ts';
import { unpacked } from '../log/packed.ts';
import { undoneIn } from '../log/undone.ts';
import { notOpen } from '../reading/not-open.ts';
import { actsFor } from '../seats/acts-for.ts';
import { readOrder } from '../sheets/read-sheet.ts';
import type { Shell } from '../shell/shell.ts';
import type { Refusal } from '../vocabulary/refusals.ts';
import type { CampaignId, Giving } from '../vocabulary/types.ts';
import { type Behind, madeIfCaughtUp, onceCaughtUp, type Request, type RequestedStep } from './by-hand.ts';
import { type Made, settleIfMade } from './made.ts';

/** An order on arrival for a seat, and who gives it: the seat itself, or a referee for it. */
interface OrderGiven extends Giving {
  readonly seat: SeatId;
  readonly giver: 'seat' | 'referee';
}

/** The number of the step in the log, and the step if this request made it. */
interface Answer {
  readonly n: number;
  readonly made: Made | null;
}

/**
 * Makes the step of an order on arrival, unless the seat has given an order with this nonce before. Then this does
 * nothing, and the answer is that order's step, even if the phase or the war is over by now. If the earlier order was a
 * different one, or a referee has undone its step, the answer is a refusal. A refused order leaves no trace, so it is
 * judged again (docs/adr/0014-an-order-is-given-once.md).
 */
export function giveOnce(
  shell: Shell,
  campaign: CampaignId,
  given: OrderGiven,
  request: Pick<Request, 'asked' | 'alongside'>,
): Promise<Result<{ readonly n: number }, Refusal>> {
  const first: First = (client) => firstAnswer(shell, client, campaign, given);
  return madeOnce(shell, { campaign, by: given.userId, ...request }, first);
}

/** The answer to a request that was made before, or why it does not count; null: it was not. */
export type First = (client: pg.PoolClient) => Promise<Result<Answer, Refusal> | null>;

/** Makes a step on request, unless the same request has made one before: then the answer is the first one. */
export async function madeOnce(
  shell: Shell,
  request: Request,
  first: First,
): Promise<Result<{ readonly n: number }, Refusal>> {
  const task = async (client: pg.PoolClient): Promise<Result<Answer, Refusal> | Behind> => {
    const earlier = await first(client);
    if (earlier !== null) return earlier;
    const made = await madeIfCaughtUp(shell, client, request);
    if (typeof made === 'string' || !made.ok) return made;
    return ok({ n: made.value.step.n, made: made.value });
  };
  const answer = await onceCaughtUp(shell, request.campaign, task, ({ made }) => settleIfMade(shell, made));
  return answer.ok ? ok({ n: answer.value.n }) : answer;
}

/** An order as its rules read it, if it can be given now: while the desk has paused the campaign, only one that waits. */
export function readNow({ held, ruleset }: RequestedStep, wanted: unknown): ReturnType<typeof readOrder> {
  if (!held.isOpen && !held.isPaused) return failed(notOpen(held));
  const read = readOrder(ruleset, wanted);
  const mayWait = read.ok && ruleset.whilePaused(read.value.order);
  return held.isPaused && !mayWait ? failed(notOpen(held)) : read;
}

/** A step that an order or a ruling made before. */
export interface Earlier {
  readonly n: number;
  readonly input: Uint8Array;
  readonly system: (typeof SYSTEMS)[number];
  /** The last step of the campaign. */
  readonly last: number;
}

export const earlierRow = z.object({
  n: z.number(),
  input: z.instanceof(Uint8Array),
  system: z.enum(SYSTEMS),
  last: z.number(),
});

/** No row for a user who may not give orders for the seat, whatever the nonce. */
const EARLIER: Statement<Earlier> = {
  name: 'earlier-order',
  text: `SELECT p.n, p.input, c.system, c.seq AS last FROM step p JOIN campaign c ON c.id = p.campaign_id
    WHERE p.campaign_id = $1 AND p.order_seat = $2 AND p.order_nonce = $3 AND CASE WHEN $5 THEN ${isReferee('$4')}
      ELSE EXISTS (SELECT FROM seat e WHERE e.campaign_id = $1 AND e.seat = $2 AND ${actsFor('e', '$4')}) END`,
  row: earlierRow,
};

/** The answer to an order whose nonce the seat has used before; null: it has not. */
async function firstAnswer(
  shell: Shell,
  client: pg.PoolClient,
  campaign: CampaignId,
  { seat, order, nonce, userId, giver }: OrderGiven,
): Promise<Result<Answer, Refusal> | null> {
  const isForSeat = giver === 'referee';
  const earlier = await askOne(client, EARLIER, [campaign, seat, nonce, userId, isForSeat]);
  if (earlier === null) return null;
  const { n, input, system, last } = earlier;
  const read = readOrder(shell.rulesetOf(system), order);
  if (!read.ok) return read;
  const logged = logInputSchema.parse(JSON.parse(await unpacked(input)));
  if (logged.type !== 'order') throw new Error(`step ${n} of campaign ${campaign} has the nonce of an order`);
  const isSame = (logged.by !== undefined) === isForSeat && canonical(logged.order) === canonical(read.value.order);
  if (!isSame) return failed({ code: 'nonce-used' });
  const isUndone = undoneIn(await shell.log.upTo(campaign, last, client)).has(n);
  return isUndone ? failed({ code: 'order-undone' }) : ok({ n, made: null });
}
