import type pg from 'pg';
import { tellHooks } from '../hooks/tell.ts';
import { sheetSeats } from '../play/known-step.ts';
import type { Written } from '../step/write.ts';
import { remindAt } from './remind-at.ts';
import { afterAWhile, tell } from './tell.ts';

/** A phase shorter than this is not worth a reminder, ms. */
const SHORT = 60 * 60_000;

/** Writes what a step tells its players outside the site, in the transaction that writes the step. */
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
  const news = { campaign, opening, now };
  if (status === 'finished' || status === 'paused') {
    const kind = status === 'finished' ? 'ended' : 'paused';
    return tell(client, { ...news, kind, event: String(entry.n), seats: null });
  }
  if (concerns === 'all') await tellHooks(client, { ...news, kind: 'phase', event: String(entry.n) });
  const sheets = sheetSeats(step);
  const asking = { ...news, sendAt: afterAWhile(now) };
  if (concerns === 'all') await tell(client, { ...asking, kind: 'orders', event: String(opening), seats: sheets });
  const orders = awaited.filter(({ by }) => by === 'order');
  for (const { seat, decision } of orders)
    await tell(client, { ...asking, kind: 'decision', event: `${opening}:${seat}:${decision}`, seats: [seat] });
  if (nextDue === null || nextDue.getTime() - Date.parse(entry.input.at) < SHORT) return;
  const seats = [...new Set([...(concerns === 'all' ? sheets : []), ...orders.map(({ seat }) => seat)])];
  const sendAt = remindAt(new Date(entry.input.at), nextDue);
  await tell(client, { ...news, kind: 'reminder', event: String(opening), seats, sendAt });
}
