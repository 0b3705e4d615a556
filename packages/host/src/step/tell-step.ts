import type pg from 'pg';
import { sheetSeats } from '../log/known-step.ts';
import { remindAt } from '../telling/remind-at.ts';
import { afterAWhile, type Telling, tell, tellAll } from '../telling/tell.ts';
import type { Written } from './write.ts';

/** A phase shorter than this is not worth a reminder, ms. */
const SHORT = 60 * 60_000;

/** Writes the players' news of a step, in the transaction that writes the step, in one statement. */
export async function tellStep(
  client: pg.PoolClient,
  {
    entry,
    step,
    concerns,
    campaignStatus,
    now,
  }: Pick<Written, 'entry' | 'step' | 'concerns' | 'campaignStatus' | 'now'>,
): Promise<void> {
  const { campaign, opening, awaited } = step;
  const { status, nextDue } = campaignStatus;
  const event = String(entry.n);
  if (status === 'finished' || status === 'paused')
    return tell(client, {
      campaign,
      opening,
      now,
      kind: status === 'finished' ? 'ended' : 'paused',
      event,
      seats: null,
    });
  const sheets = concerns === 'all' ? sheetSeats(step) : [];
  const orders = awaited.filter(({ by }) => by === 'order');
  const sendAt = afterAWhile(now);
  const asking: Telling[] = [
    { kind: 'orders', event: String(opening), seats: sheets, sendAt },
    ...orders.map(({ seat, decision }): Telling => {
      return { kind: 'decision', event: `${opening}:${seat}:${decision}`, seats: [seat], sendAt };
    }),
  ];
  const at = new Date(entry.input.at);
  const isLong = nextDue !== null && nextDue.getTime() - at.getTime() >= SHORT;
  const seats = [...new Set([...sheets, ...orders.map(({ seat }) => seat)])];
  const reminding: Telling[] = isLong
    ? [{ kind: 'reminder', event: String(opening), seats, sendAt: remindAt(at, nextDue, 0) }]
    : [];
  await tellAll(
    client,
    { campaign, opening, now },
    { news: [...asking, ...reminding], hooks: concerns === 'all' ? [{ kind: 'phase', event }] : [] },
  );
}
