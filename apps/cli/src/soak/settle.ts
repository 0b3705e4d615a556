import { setTimeout as pause } from 'node:timers/promises';
import type { OpenHost } from '@sealed-orders/host';
import type { SoakMails } from './mails.ts';
import { until } from './wait.ts';

/** How often what would be told in some minutes is told now, ms. */
const BETWEEN = 500;

/** What would be told after five minutes. Whatever else waits, such as what has failed, waits as long as anywhere. */
const TOLD_LATER = `UPDATE news SET send_at = now()
  WHERE done_at IS NULL AND tries = 0 AND send_at > now() AND send_at = created_at + interval '5 minutes'`;
/** What the mail server has is not among it: its sender is about to note that. */
const ALL_LATER =
  'UPDATE news SET send_at = now() WHERE done_at IS NULL AND send_at > now() AND id <> ALL ($1::uuid[])';

/** Whoever is on the page is told by mail only after some minutes: here these are over at once. */
export function timePasses({ db }: OpenHost) {
  let isStopped = false;
  const passing = async (): Promise<void> => {
    while (!isStopped) {
      await db.pool.query(TOLD_LATER).catch(() => undefined);
      await pause(BETWEEN);
    }
  };
  const passed = passing();
  return {
    async stop() {
      isStopped = true;
      await passed;
    },
  };
}

/**
 * Resolves when every step that is due was made and everything that was to be told was told.
 * @param unnoted mails that were sent and that nobody may be left to note
 */
export async function settled({ db }: OpenHost, mails: SoakMails, unnoted: readonly string[]): Promise<void> {
  const { campaign, outbox, news } = db.prisma;
  await until('the steps that are due', async () => {
    const [due, untold] = await Promise.all([
      campaign.count({ where: { status: 'running', nextDue: { not: null } } }),
      outbox.count(),
    ]);
    return due === 0 && untold === 0;
  });
  const taken = mails.taken.map(({ id }) => id);
  await db.pool.query(ALL_LATER, [taken]);
  const where = { doneAt: null, id: { notIn: [...unnoted] } };
  await until('the mails', async () => (await news.count({ where })) === 0);
}
