import type { Awaited } from '@sealed-orders/rules/kernel';
import type pg from 'pg';
import { dueOf, hasOwnTime, type KnownStep, matterOf, sheetSeats } from '../log/known-step.ts';
import { remindAt } from '../telling/remind-at.ts';
import { afterAWhile, type Telling, tell, tellAll } from '../telling/tell.ts';
import { isSamePlace } from './opening.ts';
import type { Written } from './write.ts';

/** A phase shorter than this is not worth a reminder, ms. */
const SHORT = 60 * 60_000;

const eventOf = (n: number, owed: Awaited): string => `${n}:${owed.seat}:${matterOf(owed)}`;

/**
 * The decisions that a step asks for and the one before it did not; of those without a time of their own, all that are
 * owed in a phase that it has opened.
 */
function newlyOwed(before: KnownStep | null, step: KnownStep): readonly Awaited[] {
  const known = new Set(before?.awaited.map((owed) => `${owed.seat} ${matterOf(owed)}`));
  const isNew = before?.opening !== step.opening;
  return step.awaited.filter((owed) => {
    if (owed.by !== 'order') return false;
    return (isNew && !hasOwnTime(step, owed)) || !known.has(`${owed.seat} ${matterOf(owed)}`);
  });
}

/** Writes the players' news of a step, in the transaction that writes the step, in one statement. */
export async function tellStep(
  client: pg.PoolClient,
  {
    entry,
    before,
    step,
    concerns,
    campaignStatus,
    now,
  }: Pick<Written, 'entry' | 'before' | 'step' | 'concerns' | 'campaignStatus' | 'now'>,
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
  const orders = newlyOwed(before, step);
  const sendAt = afterAWhile(now);
  const asking: Telling[] = [
    { kind: 'orders', event: String(opening), seats: sheets, sendAt },
    ...orders.map((owed): Telling => {
      const matter = hasOwnTime(step, owed) ? { matter: matterOf(owed) } : {};
      return { kind: 'decision', event: eventOf(entry.n, owed), seats: [owed.seat], sendAt, ...matter };
    }),
  ];
  const at = new Date(entry.input.at);
  const isLong = (due: Date | null): due is Date => due !== null && due.getTime() - at.getTime() >= SHORT;
  const inPhase = awaited.filter((owed) => owed.by === 'order' && !hasOwnTime(step, owed));
  const seats = [...new Set([...sheets, ...inPhase.map(({ seat }) => seat)])];
  const reminding: Telling[] = [
    ...(isLong(nextDue)
      ? [{ kind: 'reminder', event: String(opening), seats, sendAt: remindAt(at, nextDue, 0) } as const]
      : []),
    ...orders.flatMap((owed): readonly Telling[] => {
      const due = dueOf(step, owed);
      if (!isLong(due)) return [];
      const sendAt = remindAt(at, due, 0);
      return [{ kind: 'reminder', event: eventOf(entry.n, owed), seats: [owed.seat], sendAt, matter: matterOf(owed) }];
    }),
  ];
  await tellAll(
    client,
    { campaign, opening, now },
    {
      news: [...asking, ...reminding],
      hooks: concerns === 'all' && !isSamePlace(before, step) ? [{ kind: 'phase', event }] : [],
    },
  );
}
